/** Finds the column of a spreadsheet that names the cards, and why a column with a better name cannot. */
import type { ColumnCells } from "./guess-columns.ts";

/** Names of columns that name a card, the best first. */
const IDS = [
  /^id$/i,
  /^(unique|card)[ _-]?id$/i,
  /[ _-]id$/i,
  /^(code|key|slug)$/i,
  /^(card )?(name|title)$/i,
  /^(card|character|creature)$/i,
];
/** How many of these can only mean ids. */
const PLAIN_IDS = 3;
const LONGEST_ID = 80;

/** Turns a cell into an id; empty if no character can be kept. */
type ToId = (text: string) => string;

/** The column whose cells make ids by `toId`: every row has one, and all are different, ignoring case. */
export function idColumn(columns: readonly ColumnCells[], toId: ToId): string | undefined {
  return IDS.flatMap(
    (pattern) => columns.find(({ name, cells }) => pattern.test(name) && areIds(cells, toId)) ?? [],
  )[0]?.name;
}

function areIds(cells: readonly string[], toId: ToId): boolean {
  const ids = cells.map((cell) => toId(cell).toLowerCase());
  return (
    ids.length > 0 &&
    ids.every((id) => id !== "" && id.length <= LONGEST_ID) &&
    new Set(ids).size === ids.length
  );
}

/** A column of ids that cannot name the cards: the first row without an id, or with the id of an earlier row. */
export interface RefusedIds {
  readonly name: string;
  readonly rows: readonly number[];
}

/** The first column with an id's name that cannot name the cards. */
export function refusedIds(columns: readonly ColumnCells[], toId: ToId): RefusedIds | undefined {
  const named = IDS.slice(0, PLAIN_IDS).flatMap(
    (pattern) => columns.find(({ name }) => pattern.test(name)) ?? [],
  );
  const [column] = named;
  return column && !areIds(column.cells, toId)
    ? { name: column.name, rows: rowsOfFault(column.cells, toId) }
    : undefined;
}

function rowsOfFault(cells: readonly string[], toId: ToId): readonly number[] {
  const seen = new Map<string, number>();
  for (const [row, cell] of cells.entries()) {
    const id = toId(cell).toLowerCase();
    if (id === "" || id.length > LONGEST_ID) return [row];
    const other = seen.get(id);
    if (other !== undefined) return [other, row];
    seen.set(id, row);
  }
  return [];
}
