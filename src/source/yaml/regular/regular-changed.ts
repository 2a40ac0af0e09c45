/**
 * Reads a regular file (yaml-regular.ts) whose text has changed at one place within the list at its end, such as a card
 * of a deck: only the items there are read, all others are used again with the notes on them. The result is the same
 * as that of reading everything; test/source/regular-changed.test.ts compares the two.
 */
import { aroundChange, changeBetween } from "../../text/change.ts";
import type {
  SourceDocument,
  SourceEntry,
  SourceFile,
  SourceMap,
  SourceNode,
  TextRange,
} from "../../tree.ts";
import { readTableItems } from "./regular-block.ts";
import { type Cursor, isAtEnd, newCursor, returnTo } from "./regular-cursor.ts";
import { RegularTable } from "./regular-table.ts";

/**
 * @param before the document of the earlier text
 * @param isIrregular true for a text with characters that the quick reader does not accept
 * @returns undefined if the change is elsewhere, or the text is no longer regular
 */
export function readChanged(
  file: SourceFile,
  before: SourceDocument,
  isIrregular: (text: string) => boolean,
): Pick<SourceDocument, "root" | "comments"> | undefined {
  const known = listAtEnd(before);
  const change = changeBetween(before.text, file.text);
  if (!known || isIrregular(aroundChange(file.text, change))) return undefined;
  const { dashes } = known.table;
  const first = countBefore(dashes, change.start) - 1;
  const start = dashes[first];
  if (start === undefined) return undefined;
  const table = known.table.beginning(file, first);
  const items = known.items.slice(0, first).map((item, index) => table.itemAt(item, index));
  const cursor = cursorAt(file, start, known.table.values);
  let next = countBefore(dashes, change.end - change.moved);
  const placeOfNext = (): number => (dashes[next] ?? Number.POSITIVE_INFINITY) + change.moved;
  const isKnown = (at: number): boolean => {
    while (placeOfNext() < at) next += 1;
    return placeOfNext() === at;
  };
  const end = readTableItems(cursor, items, table, isKnown);
  if (end === undefined || (end === "end" && !isAtEnd(cursor))) return undefined;
  if (end === "end") next = dashes.length;
  const commentsFrom = dashes[next] ?? Number.POSITIVE_INFINITY;
  table.addMoved(known.table, next, change.moved);
  for (const item of known.items.slice(next))
    items.push(table.itemAt(movedBy(change.moved, item), items.length));
  return {
    root: withItems(known, items, table.ended(cursor.count)),
    comments: [
      ...before.comments.filter((comment) => comment.start < start),
      ...cursor.comments,
      ...before.comments
        .filter((comment) => comment.start > commentsFrom)
        .map((comment) => movedBy(change.moved, comment)),
    ],
  };
}

interface ListAtEnd {
  readonly root: SourceMap;
  readonly entry: SourceEntry;
  readonly start: number;
  readonly items: readonly SourceNode[];
  readonly table: RegularTable;
}

/** A list of maps, with a table, that is the last thing of a file. */
function listAtEnd({ root }: SourceDocument): ListAtEnd | undefined {
  const entry = root?.kind === "map" ? root.entries.at(-1) : undefined;
  if (root?.kind !== "map" || entry?.value.kind !== "list") return undefined;
  const { items, start, table } = entry.value;
  const isOfMaps = items.every(({ kind }) => kind === "map");
  return isOfMaps && table instanceof RegularTable ? { root, entry, start, items, table } : undefined;
}

function withItems(
  { root, entry, start }: ListAtEnd,
  items: readonly SourceNode[],
  table: RegularTable,
): SourceMap {
  const { end } = items.at(-1) as SourceNode;
  const value = { kind: "list", items, start, end, table } as const;
  return { ...root, entries: [...root.entries.slice(0, -1), { ...entry, value }], end };
}

/** At an item's dash, with this many values before it. */
function cursorAt(file: SourceFile, dash: number, values: number): Cursor {
  const cursor = newCursor(file);
  returnTo(cursor, dash);
  cursor.count = values;
  return cursor;
}

/** How many of the places, in ascending order, are before this one. */
function countBefore(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const movedBy = (by: number, { start, end }: TextRange): TextRange => ({ start: start + by, end: end + by });
