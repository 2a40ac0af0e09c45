/** Entries of maps of regular YAML (yaml-regular.ts): names, all different. */
import { isReservedName } from "../../../diagnostics/reserved-names.ts";
import type { SourceEntry } from "../../tree.ts";
import { YAML_LIMITS } from "../yaml-limits.ts";
import type { Cursor } from "./regular-cursor.ts";
import { textOfWords } from "./regular-scalars.ts";

/** Longer ones are left to the library, which refuses those beyond 1,024. */
const LONGEST_NAME = 200;
const SLOTS = 256;
/** Up to this many names are compared one by one; more are looked up. */
const FEW = 16;

/** The entries of a map that is being read. */
export interface Entries {
  readonly list: SourceEntry[];
  /** The names of a map that has more than a few. */
  names: Set<string> | undefined;
}

export const noEntries = (): Entries => ({ list: [], names: undefined });

/** The field name in `cursor.words`, as one shared text; undefined if it means something else. */
export function nameOfWords(cursor: Cursor): string | undefined {
  const { text, names, words } = cursor;
  const { start, end, quoted, escapes } = words;
  if (quoted || escapes) return quotedName(cursor);
  const slot = (text.charCodeAt(start) * 7 + text.charCodeAt(end - 1) * 31 + end - start) % SLOTS;
  const remembered = names[slot];
  if (remembered?.length === end - start && text.startsWith(remembered, start)) return remembered;
  const name = text.slice(start, end);
  if (!isUsable(name) || name === "<<") return undefined;
  names[slot] = internal(name);
  return names[slot];
}

/** False if the map already has the name, or the maximum number of names. */
export function isFree(entries: Entries, key: string): boolean {
  const { list } = entries;
  if (list.length >= FEW) return isFreeAmongMany(entries, key);
  for (let index = 0; index < list.length; index += 1) if (list[index]?.key === key) return false;
  return true;
}

function isFreeAmongMany(entries: Entries, key: string): boolean {
  entries.names ??= new Set(entries.list.map((entry) => entry.key));
  if (entries.names.has(key) || entries.list.length >= YAML_LIMITS.keys) return false;
  entries.names.add(key);
  return true;
}

function quotedName(cursor: Cursor): string | undefined {
  const name = textOfWords(cursor);
  return name !== undefined && isUsable(name) ? name : undefined;
}

const isUsable = (name: string): boolean =>
  name !== "" && name.length <= LONGEST_NAME && !isReservedName(name);

/** The same text as the engine interns it for property names, which is fast to compare. */
export const internal = (name: string): string => Object.keys({ [name]: 0 })[0] ?? name;
