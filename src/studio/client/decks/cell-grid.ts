/**
 * Where the cells of a deck are on the table. All cells of a deck have one size, so places follow from numbers: far cells need
 * not be in the page. Lengths are in px.
 */
import type { Measures } from "./measures.ts";
import type { Spot } from "./walk.ts";

export interface CellLook {
  /** Pixels of a mm. */
  readonly mm: number;
  /** Front and back beside each other. */
  readonly isTwoSided: boolean;
  readonly hasBleed: boolean;
}

export interface CellGrid {
  readonly columns: number;
  /** Of one cell. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Of all cells together. */
  readonly width: number;
  readonly height: number;
}

/** Around the faces of a cell, between two faces, and between two cells; CAPTION is the height of the words below. */
const PADDING = 6;
const FACE_GAP = 6;
const CAPTION = 21;
const ACROSS = 16;
const DOWN = 12;

/** How much larger cells may be drawn than their zoom says, so that they fill a row to its end. */
const MOST_GROWTH = 1.3;

/** Pixels of a mm with which as many cells as fit in a row fill it, whether the deck has so many or not. */
export function filledMm({ width, bleed }: Measures, look: CellLook, available: number): number {
  const { mm, isTwoSided, hasBleed } = look;
  const faces = (width + (hasBleed ? 2 * bleed : 0)) * (isTwoSided ? 2 : 1);
  const others = 2 * PADDING + (isTwoSided ? FACE_GAP : 0);
  const fitting = Math.max(1, Math.floor((available + ACROSS) / (faces * mm + others + ACROSS)));
  const room = (available + ACROSS) / fitting - ACROSS - others;
  // rounded down, so that the last one stays in its row
  return Math.max(mm, Math.min(mm * MOST_GROWTH, Math.floor((room / faces) * 1000) / 1000));
}

export function cellGrid(
  { width, height, bleed }: Measures,
  { mm, isTwoSided, hasBleed }: CellLook,
  count: number,
  available: number,
): CellGrid {
  const around = hasBleed ? 2 * bleed : 0;
  const faceWidth = (width + around) * mm;
  const faces = isTwoSided ? 2 * faceWidth + FACE_GAP : faceWidth;
  const cell = {
    width: Math.min(available, faces + 2 * PADDING),
    height: (height + around) * mm + CAPTION + 2 * PADDING,
  };
  const fitting = Math.floor((available + ACROSS) / (cell.width + ACROSS));
  const columns = Math.max(1, Math.min(count, fitting));
  const rows = Math.ceil(count / columns);
  return {
    columns,
    cell,
    width: columns * (cell.width + ACROSS) - ACROSS,
    height: Math.max(0, rows * (cell.height + DOWN) - DOWN),
  };
}

/** Of the cell at an index, from the left upper corner of the first. */
export function spotOf({ columns, cell }: CellGrid, index: number): Spot {
  const x = (index % columns) * (cell.width + ACROSS);
  const y = Math.floor(index / columns) * (cell.height + DOWN);
  return { x, y, ...cell };
}

/** The indexes [from, to) of the cells in the rows that touch the stripe from `top` to `bottom`. */
export function cellsBetween(
  { columns, cell }: CellGrid,
  count: number,
  top: number,
  bottom: number,
): readonly [from: number, to: number] {
  const step = cell.height + DOWN;
  // a row ends before its gap
  const first = Math.max(0, Math.floor((top + DOWN) / step));
  const beyond = Math.max(first, Math.ceil(bottom / step));
  return [Math.min(count, first * columns), Math.min(count, beyond * columns)];
}
