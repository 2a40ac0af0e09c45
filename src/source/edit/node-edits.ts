/**
 * Edits that add and remove fields of YAML maps, and move items of lists, in the existing layout: in brackets or one per
 * line. Comments are kept; one on the line of a removed field is removed with it.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import type { SourceEntry, SourceFile, SourceList, SourceMap, TextRange } from "../tree.ts";
import { rangeEdit } from "./value-edit.ts";

export function entryOf(map: SourceMap, key: string): SourceEntry | undefined {
  return map.entries.find((entry) => entry.key === key);
}

/** Adds fields ("turn: 90") after an existing one. */
export function insertFields(
  file: SourceFile,
  map: SourceMap,
  { keyRange, value }: SourceEntry,
  fields: readonly string[],
): TextEdit {
  if (isInBrackets(file, map)) {
    const at = { start: value.end, end: value.end };
    return rangeEdit(file, at, fields.map((field) => `, ${field}`).join(""));
  }
  const end = lineEnd(file, value.end);
  const indent = " ".repeat(keyRange.start - lineStart(file, keyRange.start));
  return rangeEdit(
    file,
    { start: end, end },
    fields.map((field) => `${eol(file)}${indent}${field}`).join(""),
  );
}

export function removeField(file: SourceFile, map: SourceMap, entry: SourceEntry): TextEdit {
  const index = map.entries.findIndex(({ keyRange }) => keyRange.start === entry.keyRange.start);
  const [before, behind] = [map.entries[index - 1], map.entries[index + 1]];
  // The first one follows the dash or the bracket, which are kept.
  if (!before)
    return rangeEdit(
      file,
      { start: entry.keyRange.start, end: behind?.keyRange.start ?? entry.value.end },
      "",
    );
  if (isInBrackets(file, map)) return rangeEdit(file, { start: before.value.end, end: entry.value.end }, "");
  const start = lineEnd(file, before.value.end);
  return rangeEdit(file, { start, end: lineEnd(file, entry.value.end) }, "");
}

export function removeItem(file: SourceFile, { items }: SourceList, index: number): TextEdit | undefined {
  const [before, item, behind] = [items[index - 1], items[index], items[index + 1]];
  if (!item) return undefined;
  if (behind) return rangeEdit(file, { start: item.start, end: behind.start }, "");
  return rangeEdit(file, { start: before?.end ?? item.start, end: item.end }, "");
}

/**
 * Moves an item of a list to another place, shifting those in between. Items on separate lines take their lines with
 * them, including comments; otherwise only their characters change places.
 */
export function moveItem(file: SourceFile, list: SourceList, from: number, to: number): readonly TextEdit[] {
  const ranges = linesOfItems(file, list) ?? list.items;
  const order = [...ranges.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  return order.flatMap((source, place) => {
    const [slot, moved] = [ranges[place], ranges[source]];
    if (source === place || !slot || !moved) return [];
    return [rangeEdit(file, slot, file.text.slice(moved.start, moved.end))];
  });
}

/** From after the indentation of an item's dash to the end of its last line; undefined if items share lines. */
function linesOfItems(file: SourceFile, { items }: SourceList): readonly TextRange[] | undefined {
  const ranges = items.map(({ start, end }) => {
    const first = lineStart(file, start);
    const dash = /^\s*/.exec(file.text.slice(first))?.[0].length ?? 0;
    return { start: first + dash, end: lineEnd(file, end) };
  });
  const isOwn = ranges.every(
    ({ start }, index) =>
      file.text[start] === "-" && (index === 0 || start >= (ranges[index - 1] as TextRange).end),
  );
  return isOwn ? ranges : undefined;
}

function isInBrackets({ text }: SourceFile, { start }: SourceMap): boolean {
  return text[start] === "{";
}

const eol = ({ text }: SourceFile): string => (text.includes("\r\n") ? "\r\n" : "\n");

function lineStart({ text }: SourceFile, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Before the line break. */
function lineEnd({ text }: SourceFile, offset: number): number {
  const end = text.indexOf("\n", offset);
  if (end === -1) return text.length;
  return text[end - 1] === "\r" ? end - 1 : end;
}
