/** The rows that are shown and their order: both are of the view alone, and change no file. */
import type { CardData, DeckData } from "../../../index.ts";
import { type Column, textOf, valueAt } from "./columns.ts";

export interface Row {
  readonly card: CardData;
  /** Its number in the deck, from 1. */
  readonly number: number;
}

export interface Sorting {
  readonly key: string;
  readonly isDown: boolean;
}

/** @param words all of them must be in some cell of a row, in capitals or not */
export function rowsOf(
  { cards, defaults }: DeckData,
  columns: readonly Column[],
  words: string,
  sorting: Sorting | undefined,
): readonly Row[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const rows = cards
    .map((card, index): Row => ({ card, number: index + 1 }))
    .filter(({ card }) => {
      if (wanted.length === 0) return true;
      const text = columns
        .map(({ path }) => textOf(valueAt(card.values, path)))
        .join("\n")
        .toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  const column = columns.find(({ key }) => key === sorting?.key);
  if (!sorting || !column) return rows;
  const keyed = rows.map((row) => ({
    row,
    value: valueAt({ ...defaults, ...row.card.values }, column.path),
  }));
  const sign = sorting.isDown ? -1 : 1;
  return keyed
    .sort((a, b) => order(a.value, b.value, sign) || a.row.number - b.row.number)
    .map(({ row }) => row);
}

type Value = CardData["values"][string] | undefined;

const words = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Rows without a value come last in both directions. */
function order(a: Value, b: Value, sign: number): number {
  const [one, other] = [textOf(a), textOf(b)];
  if (one === "" || other === "") return Number(one === "") - Number(other === "");
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  return sign * words.compare(one, other);
}
