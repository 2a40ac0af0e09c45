/**
 * The game-icons set: 6 MB of JSON, which is read at the first question for an icon. The first few icons are found in its
 * text, one by one; for more of them, and for names that are not found so, all of it is parsed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type IconArtist, iconAddress, iconTitle } from "./icon-artist.ts";
import { ICON_ARTISTS } from "./icon-artists.ts";

/** Drawings of game-icons.net by name; each is the inside of an SVG of `size` x `size` units. */
export interface IconSet {
  readonly size: number;
  bodyOf(name: string): string | undefined;
  names(): readonly string[];
  /** What a credit of the icon names; undefined where there is no such icon. */
  creditOf(name: string): IconCredit | undefined;
}

export interface IconCredit {
  /** Such as "Crystal ball". */
  readonly title: string;
  /** The icon's page. */
  readonly address: string;
  readonly artist: IconArtist;
}

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Finding one takes a millisecond, parsing twelve, and the memory for all. */
const MOST_FOUND = 8;

export function createIconSet(): IconSet {
  let bytes: Buffer | undefined;
  let file: IconFile | undefined;
  let artists: ReadonlyMap<string, IconArtist> | undefined;
  let found = 0;
  const read = (): Buffer => {
    bytes ??= readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"));
    return bytes;
  };
  const parsed = (): IconFile => {
    file ??= JSON.parse(read().toString("utf8")) as IconFile;
    return file;
  };
  return {
    size: 512,
    bodyOf: (name) =>
      (file || found++ >= MOST_FOUND ? undefined : foundIn(read(), name)) ?? bodyIn(parsed(), name),
    names: () => Object.keys(parsed().icons),
    creditOf: (name) => {
      artists ??= artistsByIcon();
      const { aliases = {} } = artists.has(name) ? {} : parsed();
      const icon = (Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined) ?? name;
      const artist = artists.get(icon);
      return artist && { title: iconTitle(icon), address: iconAddress(artist.folder, icon), artist };
    },
  };
}

function artistsByIcon(): ReadonlyMap<string, IconArtist> {
  return new Map(
    ICON_ARTISTS.flatMap(({ icons, ...artist }) =>
      icons
        .trim()
        .split(/\s+/)
        .map((name) => [name, artist] as const),
    ),
  );
}

/** As the file of the pinned version is laid out: a line for each body. */
function foundIn(bytes: Buffer, name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  const before = `\n\t\t"${name}": {\n\t\t\t"body": `;
  const at = bytes.indexOf(before);
  if (at < 0) return undefined;
  const from = at + before.length;
  const line = bytes.toString("utf8", from, bytes.indexOf("\n", from));
  return JSON.parse(line.replace(/,$/, "")) as string;
}

function bodyIn({ icons, aliases }: IconFile, name: string): string | undefined {
  if (Object.hasOwn(icons, name)) return icons[name]?.body;
  const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  return parent === undefined ? undefined : icons[parent]?.body;
}
