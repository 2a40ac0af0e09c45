/**
 * Writes src/host/icon-artists.ts anew, who drew each icon of the installed game-icons package: the package does not say,
 * but the repository that it is made from has a folder for each artist and a licence file that names them.
 * Usage, after the package was updated: node dist/tools/write-icon-artists.js <checkout of github.com/game-icons/icons>
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { ArtistIcons, IconArtist } from "../host/icon-artist.ts";
import { createIconSet } from "../host/icon-set.ts";

const TARGET = "src/host/icon-artists.ts";

/** Folders that the licence file does not name, with the artists as the website writes them. */
const UNNAMED: Readonly<Record<string, string>> = {
  seregacthtuf: "SeregaCthtuf",
  "various-artists": "Various artists",
};

const [, , checkout] = process.argv;
if (checkout === undefined) throw new Error("usage: node dist/tools/write-icon-artists.js <checkout>");
writeFileSync(TARGET, moduleOf(artistsIn(checkout)));

function artistsIn(root: string): readonly ArtistIcons[] {
  const named = artistsNamedIn(readFileSync(join(root, "license.txt"), "utf8"));
  const owners = ownersIn(root);
  const missing = createIconSet()
    .names()
    .filter((name) => !owners.has(name));
  if (missing.length > 0) throw new Error(`no folder of ${root} has ${missing.join(", ")}`);
  const folders = [...new Set(owners.values())].sort();
  return folders.map((folder) => {
    const icons = [...owners].flatMap(([name, owner]) => (owner === folder ? [name] : [])).sort();
    return { folder, ...artistOf(folder, named), icons: icons.join(" ") };
  });
}

/** The folder of each name of the package. Of several artists with one name the package has the last one's drawing. */
function ownersIn(root: string): ReadonlyMap<string, string> {
  const known = new Set(createIconSet().names());
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pairs = folders
    .map(({ name }) => name)
    .sort()
    .flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((file): readonly (readonly [string, string])[] =>
        file.endsWith(".svg") && known.has(file.slice(0, -".svg".length))
          ? [[file.slice(0, -".svg".length), folder]]
          : [],
      ),
    );
  return new Map(pairs);
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
  return `/** Who drew each icon of the game-icons package. Written by \`tools/write-icon-artists.ts\`: do not edit it by hand. */
import type { ArtistIcons } from "./icon-artist.ts";

export const ICON_ARTISTS: readonly ArtistIcons[] = [
${artists.map(entryOf).join("\n")}
];
`;
}

function entryOf({ folder, name, address, licence, icons }: ArtistIcons): string {
  const fields = Object.entries({ folder, name, address, licence }).flatMap(([key, value]) =>
    value === undefined ? [] : [`    ${key}: ${JSON.stringify(value)},`],
  );
  return ["  {", ...fields, `    icons: \`\n${wrapped(icons)}\`,`, "  },"].join("\n");
}

/** In lines of at most 110 characters. */
function wrapped(words: string): string {
  return words.replaceAll(/(.{1,110})(?: |$)/g, "$1\n").trimEnd();
}
