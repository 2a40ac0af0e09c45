/** How large squares are drawn, and where the lines between them lie. */
import type { Part } from "./parts.ts";

export interface Form {
  /** Characters of a square between its lines. */
  readonly width: number;
  readonly height: number;
  /** Squares carry their whole names; otherwise their names as printed, and the cards their positions. */
  readonly isNamed: boolean;
}

export const FULL: Form = { width: 6, height: 2, isNamed: true };
export const COMPACT: Form = { width: 3, height: 2, isNamed: false };
/** Room for the name as printed, and for one mark. */
export const NARROW: Form = { width: 2, height: 2, isNamed: false };

/** The largest form in which all parts fit; the narrow one when none does. */
export function formFor(parts: readonly Part[], columns: number): Form {
  const widest = Math.max(...parts.map(({ left, right }) => right - left + 1));
  const fits = ({ width }: Form): boolean => widest * (width + 1) + 1 <= columns;
  return [FULL, COMPACT].find(fits) ?? NARROW;
}

/** Where a corner of the lattice is drawn; rows grow upwards, lines downwards. */
export function spotOf(
  { left, top }: Part,
  { width, height }: Form,
  [column, row]: readonly [number, number],
) {
  return { x: (column - left) * (width + 1), y: (top + 1 - row) * (height + 1) };
}
