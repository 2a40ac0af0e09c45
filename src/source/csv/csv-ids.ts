/**
 * Ids of rows by a pattern of their deck: `{Card Name}` is the cell of a column, `{@number:03}` the row's number among
 * the cards. Ids of cards keep their capitals, those of a table's rows do not; characters not allowed in ids become hyphens.
 */
import { filled, type Placeholder, placeholdersOf } from "../placeholder.ts";
import type { TextRange } from "../tree.ts";
import type { Column } from "./csv-header.ts";
import type { Cell } from "./csv-rows.ts";

/** The number of a card, like `@card.number` in templates. */
export const CARD_NUMBER = "@number";

const NAME = /[^{}:]+/;

/** An id, the cell it is made from, and that cell's header. */
export interface RowId {
  readonly text: string;
  readonly at: TextRange;
  readonly header: TextRange;
}

export const placeholdersInIds = (pattern: string): readonly Placeholder[] => placeholdersOf(pattern, NAME);

/** "The Crow's Nest" is The-Crow-s-Nest; empty if no character can be kept. */
export function idFrom(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
}

/**
 * Returns the id of each row; undefined if a cell of the pattern is empty or none of its characters can be kept.
 * @param orders the pattern, and whether ids are in lower case
 */
export function idMaker(
  { ids: pattern, lowerIds = false }: { readonly ids?: string; readonly lowerIds?: boolean },
  columns: readonly Column[],
): (row: readonly Cell[], number: number) => RowId | undefined {
  if (pattern === undefined) return () => undefined;
  const byName = new Map(columns.map(({ name }, index) => [name, index]));
  const first = placeholdersInIds(pattern).map(({ name }) => byName.get(name));
  const place = first.find((index) => index !== undefined) ?? 0;
  return (row, number) => {
    let isWhole = true;
    const made = filled(pattern, NAME, ({ name }) => {
      const value = name === CARD_NUMBER ? String(number) : idFrom(row[byName.get(name) ?? -1]?.text ?? "");
      isWhole &&= value !== "";
      return value;
    });
    const text = lowerIds ? made.toLowerCase() : made;
    const at = row[place] ?? row[0];
    const header = columns[place];
    return isWhole && at && header
      ? { text, at: { start: at.start, end: at.end }, header: { start: header.start, end: header.end } }
      : undefined;
  };
}
