/**
 * The game-icons set: 6 MB of JSON, read when the first icon is requested. The first few icons are found in its text one by
 * one; for more of them, and for names not found that way, all of it is parsed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Drawings of game-icons.net by name; each is the inside of an SVG of `size` x `size` units. */
export interface IconSet {
  readonly size: number;
  bodyOf(name: string): string | undefined;
  names(): readonly string[];
}

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Finding one takes a millisecond; parsing takes twelve, and the memory for all. */
const MOST_FOUND = 8;

export function createIconSet(): IconSet {
  let bytes: Buffer | undefined;
  let file: IconFile | undefined;
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
  };
}

/** Relies on the layout of the pinned version's file: a line for each body. */
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
