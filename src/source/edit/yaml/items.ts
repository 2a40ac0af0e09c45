/**
 * Edits that add, remove and move items of a YAML list, such as the cards of a deck. An item takes its lines and the
 * comments right above it along; headings, which stand above several items, stay until all of these are gone. Blank lines
 * between items are kept up. Limit: items that share lines without brackets are left alone.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import type { SourceFile, SourceList, SourceMap, TextRange } from "../../tree.ts";
import { entryOf, moveItem } from "../node-edits.ts";
import { rangeEdit } from "../value-edit.ts";
import { columnAt, isInBrackets, lineEndAt, lineEndOf, lineStartAt, nextLineAt } from "./layout.ts";
import { removedItem, withoutLines } from "./remove.ts";

/** An item on lines of its own. */
interface ItemLines extends TextRange {
  /** Where its dash is; `start` may be that of a comment above, always at the beginning of a line. */
  readonly dash: number;
  /** A heading right above. */
  readonly heading: TextRange | undefined;
  /** There is an empty line above. */
  readonly isApart: boolean;
}

/** A list that is the value of a field, such as `cards`, of the file's map. */
export interface ListAt {
  readonly file: SourceFile;
  readonly root: SourceMap;
  readonly key: string;
}

function listOf({ root, key }: ListAt): SourceList | undefined {
  const value = entryOf(root, key)?.value;
  return value?.kind === "list" ? value : undefined;
}

/** True if items of the list are written on lines of their own; also if it is empty, when they will be. */
export function isByLines(at: ListAt): boolean {
  const list = listOf(at);
  return !list || list.items.length === 0 || !isInBrackets(at.file, list);
}

/** The column of the dashes. */
export function dashColumn(at: ListAt): number {
  const list = listOf(at);
  return list && list.items.length > 0 && !isInBrackets(at.file, list) ? columnAt(at.file, list.start) : 2;
}

/**
 * @param index the place of the first new item
 * @param texts the items, without dashes; further lines indented already
 */
export function insertedItems(
  at: ListAt,
  index: number,
  texts: readonly string[],
): readonly TextEdit[] | undefined {
  const { file } = at;
  const list = listOf(at);
  if (!list || list.items.length === 0) return [firstItems(at, texts)];
  if (isInBrackets(file, list)) {
    const before = list.items[index - 1];
    const place = before?.end ?? (list.items[0]?.start as number);
    const text = before ? texts.map((one) => `, ${one}`).join("") : texts.map((one) => `${one}, `).join("");
    return [rangeEdit(file, { start: place, end: place }, text)];
  }
  const lines = linesOf(file, list);
  if (!lines) return undefined;
  const lineEnd = lineEndOf(file);
  const margin = " ".repeat(columnAt(file, list.start));
  const gap = isSpaced(lines) ? lineEnd : "";
  const before = lines[index - 1];
  if (!before) {
    const start = lineStartAt(file, (lines[0] as ItemLines).start);
    const text = texts.map((one) => `${margin}- ${one}${lineEnd}${gap}`).join("");
    return [rangeEdit(file, { start, end: start }, text)];
  }
  const text = texts.map((one) => `${lineEnd}${gap}${margin}- ${one}`).join("");
  return [rangeEdit(file, { start: before.end, end: before.end }, text)];
}

/** The items of a list that had none: `cards: []`, or `cards:` without a value. */
function firstItems({ file, root, key }: ListAt, texts: readonly string[]): TextEdit {
  const entry = entryOf(root, key);
  const lineEnd = lineEndOf(file);
  const lines = texts.map((one) => `${lineEnd}  - ${one}`).join("");
  if (!entry) {
    const end = file.text.trimEnd().length;
    return rangeEdit(file, { start: end, end }, `${lineEnd}${key}:${lines}`);
  }
  const colon = file.text.indexOf(":", entry.keyRange.end);
  const end = Math.max(entry.value.end, colon + 1);
  // A comment behind the brackets stays on the line.
  const rest = lineEndAt(file, end);
  return rangeEdit(file, { start: colon + 1, end: rest }, file.text.slice(end, rest).trimEnd() + lines);
}

/** @param indices of items, in any order */
export function removedItems(at: ListAt, indices: readonly number[]): readonly TextEdit[] | undefined {
  const { file, root, key } = at;
  const list = listOf(at);
  const entry = entryOf(root, key);
  if (!list || !entry) return undefined;
  const gone = new Set(indices);
  if (gone.size === list.items.length) {
    const colon = file.text.indexOf(":", entry.keyRange.end);
    return [rangeEdit(file, { start: colon + 1, end: list.end }, " []")];
  }
  if (isInBrackets(file, list))
    return gone.size === 1 ? removedItem(file, list, indices[0] as number) : undefined;
  const lines = linesOf(file, list);
  if (!lines) return undefined;
  return [...gone].sort((a, b) => a - b).flatMap((index) => removedLines(file, lines, index, gone));
}

function removedLines(
  file: SourceFile,
  lines: readonly ItemLines[],
  index: number,
  gone: ReadonlySet<number>,
): readonly TextEdit[] {
  const item = lines[index] as ItemLines;
  const group = lines.findIndex(({ heading }, other) => other > index && heading !== undefined);
  const isWholeGroup =
    item.heading !== undefined &&
    lines.slice(index, group === -1 ? undefined : group).every((_, nth) => gone.has(index + nth));
  const start = isWholeGroup && item.heading ? item.heading.start : item.start;
  const isLast = index === lines.length - 1;
  const next = lines[index + 1];
  const above = item.isApart && (isLast || next?.isApart) && !(item.heading && !isWholeGroup);
  return [withoutLines(file, { start: above ? firstBlankLine(file, start) : start, end: item.end })];
}

/** The start of the empty lines above a line. */
function firstBlankLine(file: SourceFile, start: number): number {
  let at = lineStartAt(file, start);
  while (at > 0) {
    const above = lineStartAt(file, at - 1);
    if (file.text.slice(above, at).trim() !== "") return at;
    at = above;
  }
  return at;
}

/** Takes an item to another place; those between move up or down. */
export function movedItem(at: ListAt, from: number, to: number): readonly TextEdit[] | undefined {
  const { file } = at;
  const list = listOf(at);
  if (!list || from === to) return undefined;
  if (isInBrackets(file, list)) return moveItem(file, list, from, to);
  const lines = linesOf(file, list);
  const [item, target] = [lines?.[from], lines?.[to]];
  if (!lines || !item || !target) return undefined;
  const lineEnd = lineEndOf(file);
  const text = file.text.slice(lineStartAt(file, item.start), item.end);
  const gap = isSpaced(lines) ? lineEnd : "";
  const cut = removedLines(file, lines, from, new Set([from]));
  if (to > from)
    return [...cut, rangeEdit(file, { start: target.end, end: target.end }, lineEnd + gap + text)];
  const start = lineStartAt(file, target.start);
  return [rangeEdit(file, { start, end: start }, text + lineEnd + gap), ...cut];
}

/** The text of an item, without its dash, an anchor, and the comments above. */
export const textOfItem = (file: SourceFile, list: SourceList, index: number): string | undefined => {
  const item = list.items[index];
  return item && file.text.slice(item.start, item.end);
};

/** Empty lines between items are the rule. */
const isSpaced = (lines: readonly ItemLines[]): boolean =>
  lines.slice(1).filter(({ isApart }) => isApart).length * 2 > lines.length - 1;

const DASH = /-[ \t]*(?:&\S+[ \t]*)?(?:#[^\n]*)?(?:\r?\n[ \t]*)*$/;

/** Undefined if an item shares a line with another or is elsewhere, as an alias is. */
function linesOf(file: SourceFile, { items, start: first }: SourceList): readonly ItemLines[] | undefined {
  const lines: ItemLines[] = [];
  let above = lineStartAt(file, first);
  for (const [index, { start, end }] of items.entries()) {
    if (start < above) return undefined;
    const from = Math.max(above, start - 400);
    const match = DASH.exec(file.text.slice(from, start));
    const dash = match ? from + match.index : -1;
    if (dash === -1 || file.text.slice(lineStartAt(file, dash), dash).trim() !== "") return undefined;
    const limit = index === 0 ? 0 : above;
    lines.push({
      dash,
      start: commentAbove(file, dash, limit),
      end: lineEndAt(file, end),
      heading: undefined,
      isApart: false,
    });
    above = nextLineAt(file, end);
  }
  return withHeadings(file, lines);
}

/** The start of the comments that are right above a line on lines of their own; of the line itself if there are none. */
function commentAbove(file: SourceFile, dash: number, limit: number): number {
  let start = lineStartAt(file, dash);
  while (start > limit) {
    const above = lineStartAt(file, start - 1);
    if (!/^[ \t]*#/.test(file.text.slice(above, start))) break;
    start = above;
  }
  return start;
}

const MOST_WORDS = 6;

/** Tells headings from remarks about the item below: short, without a full stop, above more than one item. */
function withHeadings(file: SourceFile, lines: readonly ItemLines[]): readonly ItemLines[] {
  return lines.map((item, index) => {
    const next = lines[index + 1];
    const text = file.text.slice(item.start, lineStartAt(file, item.dash)).trim();
    const isShort = text !== "" && !/\n/.test(text) && text.split(/\s+/).length <= MOST_WORDS + 1;
    const isAlone = !next || next.start < lineStartAt(file, next.dash) || isApart(file, next.start);
    const isHeading = isShort && !/[.?!;,]$/.test(text) && !isAlone;
    const start = isHeading ? lineStartAt(file, item.dash) : item.start;
    const heading = isHeading ? { start: item.start, end: start } : undefined;
    return { ...item, start, heading, isApart: isApart(file, item.start) };
  });
}

/** An empty line is above. */
function isApart(file: SourceFile, start: number): boolean {
  const from = lineStartAt(file, start);
  return from > 0 && file.text.slice(lineStartAt(file, from - 1), from).trim() === "";
}
