/**
 * Splits a track into parts that are drawn one by one: cards far from all others form parts of their own, whatever the
 * distance. So a drawing is never much larger than its cards, and a misplaced card is obvious.
 */
import { counted } from "../../diagnostics/words.ts";
import type { TrackSquare } from "../../track/track.ts";

export interface Part {
  /** In squares of the lattice. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Indices from 0, in travelling order. */
  readonly cards: readonly number[];
}

/** Maximum number of empty squares between cards of one part. */
const NEAR = 2;

/** In the order of their first cards. */
export function partsOf(squares: readonly TrackSquare[]): readonly Part[] {
  let parts: readonly Part[] = [];
  for (const card of cardsOf(squares)) {
    // A merged part can be near to others.
    let own = card;
    for (;;) {
      const near = parts.filter((part) => gap(part, own).every((squares) => squares <= NEAR));
      if (near.length === 0) break;
      parts = parts.filter((part) => !near.includes(part));
      own = near.reduce(together, own);
    }
    parts = [...parts, own];
  }
  return [...parts].sort((a, b) => (a.cards[0] ?? 0) - (b.cards[0] ?? 0));
}

/** "9990 empty columns to the right and 2 empty rows up": the distance between two parts. */
export function apartWords(from: Part, to: Part): string {
  const [columns, rows] = gap(from, to);
  return [
    columns > 0
      ? `${counted(columns, "empty column")} to the ${to.left > from.right ? "right" : "left"}`
      : "",
    rows > 0 ? `${counted(rows, "empty row")} ${to.bottom > from.top ? "up" : "down"}` : "",
  ]
    .filter((words) => words !== "")
    .join(" and ");
}

/** Empty columns and rows between two boxes; 0 if they touch or overlap in that direction. */
function gap(one: Part, other: Part): readonly [columns: number, rows: number] {
  return [
    Math.max(0, other.left - one.right - 1, one.left - other.right - 1),
    Math.max(0, other.bottom - one.top - 1, one.bottom - other.top - 1),
  ];
}

function cardsOf(squares: readonly TrackSquare[]): readonly Part[] {
  const cards = new Map<number, Part>();
  for (const { card, column, row } of squares) {
    const own = { left: column, right: column, bottom: row, top: row, cards: [card] };
    const known = cards.get(card);
    cards.set(card, known ? { ...together(known, own), cards: [card] } : own);
  }
  return [...cards.values()];
}

function together(one: Part, other: Part): Part {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
    cards: [...one.cards, ...other.cards].sort((a, b) => a - b),
  };
}
