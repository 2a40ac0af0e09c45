/**
 * Finds the column of a spreadsheet that says how often each card is printed, by names and cells. A column with such a name
 * is used even if some of its cells are not counts: each of those is reported when the deck is checked.
 */
import type { ColumnCells } from "./guess-columns.ts";

/** Column names for the number of copies, the clearest first; a full stop at the end is ignored. */
const COPIES = [
  /^(@?copies|kopien|exemplare|copias|copie|exemplaires|ejemplares)$/i,
  /^(#|no\.?|nr\.?|num\.?|number|count|qty\.?|quantity|anzahl) (of )?(copies|cards|kopien|karten)$/i,
  /^(qty|quantity|anzahl|menge|stück|stückzahl|stk|quantité|qté|cantidad|quantità)$/i,
  /^(@?count|(card|item)[ _-]?count|amount)$/i,
];
/** Names that often mean the card's number instead. */
const MAYBE_COPIES = /^(number|num|no|nr|#|x)$/i;
const MOST_LIKELY_COPIES = 20;
/** Larger numbers are not copies. */
const MOST_COPIES = 99;

export interface CopiesGuess {
  readonly name: string | undefined;
  /** Columns whose names mean the same, less clearly or further to the right. */
  readonly others: readonly string[];
  /** The first cell that is not a count, in the chosen column or, if there is none, in one with such a name. */
  readonly odd: { readonly name: string; readonly row: number; readonly cell: string } | undefined;
}

export function guessCopies(columns: readonly ColumnCells[]): CopiesGuess {
  const named = COPIES.flatMap((pattern) => columns.filter(({ name }) => pattern.test(plain(name))));
  const fitting = named.filter(({ cells }) => areMostlyNumbers(cells));
  const chosen = fitting[0] ?? columns.find(isLikely);
  const asked = chosen ?? named[0];
  const row = asked?.cells.findIndex((cell) => cell !== "" && !isCount(cell)) ?? -1;
  const others = fitting.slice(1).map(({ name }) => name);
  const odd = asked && row !== -1 ? { name: asked.name, row, cell: asked.cells[row] as string } : undefined;
  return { name: chosen?.name, others, odd };
}

/** The column that says how often a card is printed. */
export const copiesColumn = (columns: readonly ColumnCells[]): string | undefined =>
  guessCopies(columns).name;

const plain = (name: string): string => name.normalize("NFC").replace(/\.$/, "");

/** 2, or 2.0 as written by programs that format all numbers alike. */
const isCount = (cell: string): boolean => /^\d{1,3}(\.0+)?$/.test(cell) && Number(cell) <= MOST_COPIES;

/** Also true if all cells are empty: then there is one copy of each card. */
function areMostlyNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const numbers = filled.filter((cell) => /^-?\d{1,2}([.,]\d+)?$/.test(cell));
  return numbers.length * 2 >= filled.length;
}

function isLikely({ name, cells }: ColumnCells): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const areCounts = filled.every((cell) => isCount(cell) && Number(cell) <= MOST_LIKELY_COPIES);
  return MAYBE_COPIES.test(plain(name)) && filled.length > 0 && areCounts && !areNumbersOfCards(cells);
}

/** 1, 2, 3 ... or any numbers without repeats: they number the cards. */
const areNumbersOfCards = (cells: readonly string[]): boolean =>
  cells.length > 1 && new Set(cells).size === cells.length;
