/** How the parts of a YAML file are laid out: lines, indentation, brackets, and where a value is written. */
import type { SourceEntry, SourceFile, SourceMap, SourceNode, TextRange } from "../../tree.ts";

/** The line ends of a file; those of its first line decide. */
export function lineEndOf({ text }: SourceFile): string {
  const feed = text.indexOf("\n");
  if (feed === -1) return text.includes("\r") ? "\r" : "\n";
  return text[feed - 1] === "\r" ? "\r\n" : "\n";
}

export const lineStartAt = ({ text }: SourceFile, offset: number): number =>
  text.lastIndexOf("\n", offset - 1) + 1;

/** Before the line break. */
export function lineEndAt({ text }: SourceFile, offset: number): number {
  const end = text.indexOf("\n", offset);
  if (end === -1) return text.length;
  return end > offset && text[end - 1] === "\r" ? end - 1 : end;
}

/** The start of the next line; the end of the text if there is none. */
export function nextLineAt({ text }: SourceFile, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

/** Number of characters before an offset in its line. */
export const columnAt = (file: SourceFile, offset: number): number => offset - lineStartAt(file, offset);

export const isInBrackets = ({ text }: SourceFile, { start }: SourceNode): boolean =>
  text[start] === "{" || text[start] === "[";

/** A value as it is written behind its key. */
export interface WrittenValue extends TextRange {
  /** What is written is an alias: the value itself is elsewhere. */
  readonly isAlias: boolean;
}

const ALIAS = /\s*:?\s*(\*[^\s,[\]{}]+)/y;

/** Where the value of an own entry of a map is written; an anchor before it is not part of it. */
export function writtenValue({ text }: SourceFile, { keyRange, value }: SourceEntry): WrittenValue {
  if (value.start >= keyRange.end) return { start: value.start, end: value.end, isAlias: false };
  ALIAS.lastIndex = keyRange.end;
  const alias = ALIAS.exec(text)?.[1];
  const end = alias === undefined ? keyRange.end : ALIAS.lastIndex;
  return { start: end - (alias?.length ?? 0), end, isAlias: true };
}

/** The entries that are written in the map itself, without those that `<<` merges into it. */
export function ownEntries(file: SourceFile, map: SourceMap): readonly SourceEntry[] {
  const own: SourceEntry[] = [];
  let at = map.start;
  for (const entry of map.entries) {
    if (entry.keyRange.start < at || entry.keyRange.start >= map.end) break;
    own.push(entry);
    at = writtenValue(file, entry).end;
  }
  return own;
}
