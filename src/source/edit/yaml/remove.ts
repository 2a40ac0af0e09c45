/** Edits that remove an entry of a map or an item of a list, with its line or its comma. Comments of others stay. */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import type { SourceEntry, SourceFile, SourceList, SourceMap, TextRange } from "../../tree.ts";
import { rangeEdit } from "../value-edit.ts";
import { isInBrackets, lineEndAt, lineStartAt, nextLineAt, writtenValue } from "./layout.ts";

/** Undefined if what is left would not be a map. */
export function removedEntry(
  file: SourceFile,
  map: SourceMap,
  entry: SourceEntry,
): readonly TextEdit[] | undefined {
  const written = { start: entry.keyRange.start, end: writtenValue(file, entry).end };
  if (isInBrackets(file, map)) return [rangeEdit(file, withComma(file, written), "")];
  return entry.keyRange.start === map.start
    ? withoutFirst(file, map, written)
    : [withoutLines(file, written)];
}

/** Undefined for an item that shares its line. */
export function removedItem(
  file: SourceFile,
  list: SourceList,
  index: number,
): readonly TextEdit[] | undefined {
  const item = list.items[index];
  if (!item) return undefined;
  if (isInBrackets(file, list)) return [rangeEdit(file, withComma(file, item), "")];
  const dash = file.text.lastIndexOf("-", item.start - 1);
  if (file.text.slice(dash + 1, item.start).trim() !== "") return undefined;
  const isFirst = index === 0 && file.text.slice(lineStartAt(file, dash), dash).trim() !== "";
  return isFirst ? undefined : [withoutLines(file, { start: dash, end: item.end })];
}

/** The range with the comma before it, or for the first one with the comma behind it. */
function withComma({ text }: SourceFile, { start, end }: TextRange): TextRange {
  const before = /,\s*$/.exec(text.slice(Math.max(0, start - 1000), start))?.[0];
  if (before !== undefined) return { start: start - before.length, end };
  const behind = /^\s*,[ \t]*(?:\r?\n[ \t]*)?/.exec(text.slice(end))?.[0] ?? "";
  return { start, end: end + behind.length };
}

/** The first entry is behind the dash of an item, which stays. */
function withoutFirst(
  file: SourceFile,
  map: SourceMap,
  { start, end }: TextRange,
): readonly TextEdit[] | undefined {
  if (file.text.slice(lineStartAt(file, start), start).trim() === "")
    return [withoutLines(file, { start, end })];
  const next = nextLineAt(file, end);
  if (next >= map.end) return undefined;
  const indent = /^[ \t]*/.exec(file.text.slice(next))?.[0].length ?? 0;
  return [rangeEdit(file, { start, end: next + indent }, "")];
}

/** All lines of a range, with the line break behind them or, at the end of the file, the one before. */
export function withoutLines(file: SourceFile, { start, end }: TextRange): TextEdit {
  const from = lineStartAt(file, start);
  const to = nextLineAt(file, end);
  const isLast = to === lineEndAt(file, end) && from > 0;
  const before = isLast ? lineEndAt(file, lineStartAt(file, from - 1)) : from;
  return rangeEdit(file, { start: before, end: to }, "");
}
