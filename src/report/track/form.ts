/** How large squares are drawn, and where the lines between them are. */
import type { Part } from "./parts.ts";

export interface Form {
  /** Width of a square between its lines, in characters. */
  readonly width: number;
  readonly height: number;
  /** Squares show their full names; otherwise their names as printed, and the cards show their positions. */
  readonly isNamed: boolean;
}

export const FULL: Form = { width: 6, height: 2, isNamed: true };
const COMPACT: Form = { width: 3, height: 2, isNamed: false };
/** Fits the name as printed and one mark. */
export const NARROW: Form = { width: 2, height: 2, isNamed: false };

/** The largest form in which all parts fit; the narrow one if none does. */
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
