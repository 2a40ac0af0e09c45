/**
 * The printed fields of a deck's cards as numbers of texts, kept from one check to the next: only new cards are read. A card
 * that is the same object is written as before.
 */
import type { Card } from "../../game/game.ts";
import { exchanged } from "../folds.ts";
import type { NumberedTexts } from "./numbered/numbered-texts.ts";

/** The card lacks the field. */
export const ABSENT = -1;
/** Its value is a list or a map, or no text. */
export const OTHER = -2;

/** Cards with a row of cells each: that of card `n` is from `starts[n]` to `starts[n + 1]`. */
export interface DeckRows {
  readonly cards: readonly Card[];
  readonly starts: Int32Array;
  /** The number of each text, or one of the values above. */
  readonly cells: Int32Array;
}

/** What rows depend on apart from their cards. */
interface Basis {
  readonly texts: NumberedTexts;
  /** Names the fields that are printed of any card. */
  readonly printed: string;
}

/** The rows of a game's decks. */
export class KnownRows {
  #before = new Map<string, DeckRows & Basis>();
  #now = new Map<string, DeckRows & Basis>();

  /** Forgets the decks that were not asked for since this was last called. */
  forgetOthers(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  /**
   * The rows of a deck, of which only those of cards that are new since the last time are read.
   * @param read adds the cells of a card
   */
  rowsOf(
    deck: string,
    cards: readonly Card[],
    basis: Basis,
    read: (card: Card, cells: number[]) => void,
  ): DeckRows {
    const found = this.#before.get(deck);
    const before = found?.texts === basis.texts && found.printed === basis.printed ? found : undefined;
    const rows = { ...rowsAfter(before ?? NOTHING, cards, read), ...basis };
    this.#now.set(deck, rows);
    return rows;
  }
}

const NOTHING: DeckRows = { cards: [], starts: new Int32Array(1), cells: new Int32Array(0) };

function rowsAfter(
  before: DeckRows,
  cards: readonly Card[],
  read: (card: Card, cells: number[]) => void,
): DeckRows {
  if (before.cards === cards) return before;
  const { start, removed, added } = exchanged(before.cards, cards);
  const [from, to] = [before.starts[start] as number, before.starts[start + removed.length] as number];
  const ends: number[] = [];
  const cells: number[] = [];
  for (const card of added) {
    read(card, cells);
    ends.push(from + cells.length);
  }
  const all = new Int32Array(before.cells.length - (to - from) + cells.length);
  all.set(before.cells.subarray(0, from));
  all.set(cells, from);
  all.set(before.cells.subarray(to), from + cells.length);
  const starts = new Int32Array(cards.length + 1);
  starts.set(before.starts.subarray(0, start + 1));
  starts.set(ends, start + 1);
  const moved = from + cells.length - to;
  for (let card = start + added.length; card < cards.length; card++)
    starts[card + 1] = (before.starts[card + 1 - added.length + removed.length] as number) + moved;
  return { cards, starts, cells: all };
}
