/**
 * Splits a track into parts that are drawn one by one: cards far from all others form parts of their own, whatever the
 * distance. So a drawing is never much larger than its cards, and a misplaced card is obvious.
 */
import { counted } from "../../diagnostics/words.ts";
import type { TrackSquare } from "../../track/track.ts";
import type { Plane } from "./plane.ts";

export interface Part {
  /** In units of the drawing. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Indices from 0, in travelling order. */
  readonly cards: readonly number[];
}

/** Maximum number of empty cells between cards of one part. */
const NEAR = 2;

/** In the order of their first cards. */
export function partsOf(squares: readonly TrackSquare[], plane: Plane): readonly Part[] {
  let parts: readonly Part[] = [];
  for (const card of cardsOf(squares, plane)) {
    // A merged part can be near to others.
    let own = card;
    for (;;) {
      const near = parts.filter((part) => gap(part, own, plane).every((cells) => cells <= NEAR));
      if (near.length === 0) break;
      parts = parts.filter((part) => !near.includes(part));
      own = near.reduce(together, own);
    }
    parts = [...parts, own];
  }
  return [...parts].sort((a, b) => (a.cards[0] ?? 0) - (b.cards[0] ?? 0));
}

/** "9990 empty columns to the right and 2 empty rows up": the distance between two parts. */
export function apartWords(from: Part, to: Part, plane: Plane): string {
  const [columns, rows] = gap(from, to, plane);
  return [
    columns > 0
      ? `${counted(columns, "empty column")} to the ${to.left > from.right ? "right" : "left"}`
      : "",
    rows > 0 ? `${counted(rows, "empty row")} ${to.bottom > from.top ? "up" : "down"}` : "",
  ]
    .filter((words) => words !== "")
    .join(" and ");
}

/** Empty columns and rows between two boxes, begun ones too; 0 if they touch or overlap in that direction. */
function gap(one: Part, other: Part, { across, up }: Plane): readonly [columns: number, rows: number] {
  return [
    Math.ceil(Math.max(0, other.left - one.right - 1, one.left - other.right - 1) / across),
    Math.ceil(Math.max(0, other.bottom - one.top - 1, one.bottom - other.top - 1) / up),
  ];
}

function cardsOf(squares: readonly TrackSquare[], { across, up, unitOf }: Plane): readonly Part[] {
  const cards = new Map<number, Part>();
  for (const { card, column, row } of squares) {
    const [left, bottom] = unitOf([column, row]);
    const own = { left, right: left + across - 1, bottom, top: bottom + up - 1, cards: [card] };
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
