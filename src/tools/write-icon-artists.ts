/**
 * Regenerates src/icons/artists.ts, the artists of the icons in the installed game-icons package: the package does not
 * name them, but the repository it is made from has a folder for each artist and a licence file that names them. Usage,
 * after updating the package: node dist/tools/write-icon-artists.js <checkout of github.com/game-icons/icons>
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import type { ArtistIcons, IconArtist } from "../icons/artist.ts";

const TARGET = "src/icons/artists.ts";

const PACKAGE = "@iconify-json/game-icons";
const require = createRequire(import.meta.url);
const { icons: drawings, aliases } = require(`${PACKAGE}/icons.json`) as {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
};
const { version } = require(`${PACKAGE}/package.json`) as { readonly version: string };

/**
 * Folders that the licence file does not name, with the artists as on the website. Neither says who the "various
 * artists" are.
 */
const UNNAMED: Readonly<Record<string, string>> = {
  seregacthtuf: "SeregaCthtuf",
  "various-artists": "Various artists",
};

/** Minimum number of equal characters of path data: two points or more. */
const LEAST_SHARED = 16;

const LINE_LENGTH = 110;

const [, , checkout] = process.argv;
if (checkout === undefined) throw new Error("usage: node dist/tools/write-icon-artists.js <checkout>");
const commit = execFileSync("git", ["-C", checkout, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
writeFileSync(TARGET, moduleOf(artistsIn(checkout)));

function artistsIn(root: string): readonly ArtistIcons[] {
  const named = artistsNamedIn(readFileSync(join(root, "license.txt"), "utf8"));
  const owners = ownersIn(root);
  const missing = Object.keys(drawings).filter((name) => !owners.has(name));
  if (missing.length > 0) throw new Error(`no folder of ${root} has ${missing.join(", ")}`);
  const iconsOf = new Map<string, string[]>();
  for (const [name, owner] of owners) iconsOf.set(owner, [...(iconsOf.get(owner) ?? []), name]);
  const most = Math.max(...[...iconsOf.values()].map((names) => names.length));
  return [...iconsOf.keys()].sort().map((folder) => {
    const names = (iconsOf.get(folder) ?? []).sort();
    return {
      folder,
      ...artistOf(folder, named),
      icons: names.length === most ? names.length : names.join(" "),
    };
  });
}

/** The folder of each icon in the package. If several artists have an icon of that name, the one whose drawing is in the package. */
function ownersIn(root: string): ReadonlyMap<string, string> {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const candidates = new Map<string, string[]>();
  for (const folder of folders.map(({ name }) => name).sort())
    for (const file of readdirSync(join(root, folder))) {
      const name = file.slice(0, -".svg".length);
      if (!file.endsWith(".svg") || !Object.hasOwn(drawings, name)) continue;
      candidates.set(name, [...(candidates.get(name) ?? []), folder]);
    }
  return new Map([...candidates].map(([name, own]) => [name, ownerOf(name, own, root)]));
}

/** The package has the same path in a shorter form: the drawing with the longest common prefix is the match. */
function ownerOf(name: string, folders: readonly string[], root: string): string {
  const [only] = folders;
  if (only !== undefined && folders.length === 1) return only;
  const drawn = pathOf(drawings[name]?.body ?? "");
  const shared = folders.map((folder) => {
    const path = pathOf(readFileSync(join(root, folder, `${name}.svg`), "utf8"));
    return { folder, length: sharedLength(drawn, path) };
  });
  const [best, next] = shared.sort((a, b) => b.length - a.length);
  if (!best || best.length < LEAST_SHARED || best.length === next?.length)
    throw new Error(`cannot determine whose ${name} is in the package: ${folders.join(", ")}`);
  return best.folder;
}

/** All path data except the black background square. */
function pathOf(svg: string): string {
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, data = ""]) => data);
  return paths.filter((data) => !/^M0,? ?0h512v512H0z$/i.test(data)).join(" ");
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Lines such as "- Zeromancer - CC0" or "- Lorc, http://lorcblog.blogspot.com". */
function artistsNamedIn(licence: string): readonly Omit<IconArtist, "folder">[] {
  return [...licence.matchAll(/^- (.+?)(?:, (\S+?))?( - CC0)?\s*$/gm)].map(([, name = "", address, cc0]) => ({
    name,
    ...(address === undefined ? {} : { address }),
    licence: cc0 ? "CC0 1.0" : "CC BY 3.0",
  }));
}

/** "lucasms" is Lucas, "heavenly-dog" is HeavenlyDog: the same letters, or the first of them. */
function artistOf(folder: string, named: readonly Omit<IconArtist, "folder">[]): Omit<IconArtist, "folder"> {
  const letters = lettersOf(folder);
  const same = named.find(({ name }) => lettersOf(name) === letters);
  const found = same ?? named.find(({ name }) => letters.startsWith(lettersOf(name)));
  const name = UNNAMED[folder];
  if (!found && name === undefined) throw new Error(`license.txt does not name the artist of ${folder}/`);
  return found ?? { name: name as string, licence: "CC BY 3.0" };
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function moduleOf(artists: readonly ArtistIcons[]): string {
  const others = Object.entries(aliases).map(([name, { parent }]) => `  ["${name}", "${parent}"],`);
  return `/**
 * Who drew each icon of the game-icons package. Written by \`tools/write-icon-artists.ts\`: do not edit it by hand.
 * Made for ${PACKAGE} ${version}, from commit ${commit} of github.com/game-icons/icons.
 */
import type { ArtistIcons } from "./artist.ts";

/** Other names of icons. */
export const ICON_ALIASES: ReadonlyMap<string, string> = new Map([
${others.join("\n")}
]);

export const ICON_ARTISTS: readonly ArtistIcons[] = [
${artists.map(entryOf).join("\n")}
];
`;
}

/** On one line if it fits. */
function entryOf({ icons, ...artist }: ArtistIcons): string {
  const fields = Object.entries(artist).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const short = `  { ${[...fields, `icons: ${JSON.stringify(icons)}`].join(", ")} },`;
  if (typeof icons === "number" || short.length <= LINE_LENGTH) return short;
  const lines = fields.map((field) => `    ${field},`);
  return ["  {", ...lines, `    icons: \`\n${wrapped(icons)}\`,`, "  },"].join("\n");
}

function wrapped(words: string): string {
  return words.replaceAll(new RegExp(`(.{1,${LINE_LENGTH}})(?: |$)`, "g"), "$1\n").trimEnd();
}
