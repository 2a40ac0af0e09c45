/** Cards that were read as items of a table: their fields are found without a tree. */
import { nodeAt } from "../../source/locate.ts";
import type { FieldTable, SourceDocument, SourceRef, Sources } from "../../source/tree.ts";

/** The table of a list of cards. */
export interface CardTable {
  readonly file: SourceDocument;
  readonly table: FieldTable;
  /** Index of the name `each` among those of the table; -1 if no item has it. */
  readonly each: number;
}

/** Returns the table that a card is in; undefined if its list has none. The cards of a deck come in a row from one list. */
export function cardTables(sources: Sources): (card: SourceRef) => CardTable | undefined {
  let last: SourceRef | undefined;
  let found: CardTable | undefined;
  return (card) => {
    if (!last || !isSameList(card, last)) found = tableOf(sources, card);
    last = card;
    return found;
  };
}

/** The number of an item's field with this name; -1 if there is none. @param name its index among those of the table */
export function fieldIn(table: FieldTable, item: number, name: number): number {
  const first = table.firstOf(item);
  const end = table.firstOf(item + 1);
  // Names are numbered by their first use: most items have all of them in this order.
  if (name >= 0 && first + name < end && table.nameOf(first + name) === name) return first + name;
  for (let field = first; field < end; field++) if (table.nameOf(field) === name) return field;
  return NONE;
}

const NONE = -1;

/** True for an item that is one card: not a map in brackets, nor an `each:`, which makes many. */
export function isOneCard({ table, each }: CardTable, item: number): boolean {
  const hasFields = table.firstOf(item) < table.firstOf(item + 1);
  return hasFields && (each === NONE || fieldIn(table, item, each) === NONE);
}

function isSameList(one: SourceRef, other: SourceRef): boolean {
  if (one.file !== other.file || one.path.length !== other.path.length) return false;
  for (let step = 0; step < one.path.length - 1; step++)
    if (one.path[step] !== other.path[step]) return false;
  return true;
}

function tableOf(sources: Sources, { file: path, path: steps }: SourceRef): CardTable | undefined {
  const file = sources.get(path);
  const list = file?.root && nodeAt(file.root, steps.slice(0, -1));
  const table = list?.kind === "list" ? list.table : undefined;
  return file && table && { file, table, each: table.names.indexOf("each") };
}
