/** Where a footer may stand: strips of the margin at the printable edge, cut into cells by the crop marks. */
import type { Box } from "../units/box.ts";
import type { Matrix } from "../units/matrix.ts";
import { multiply, rotate, translate } from "../units/matrix.ts";
import type { Frame, Span } from "./frame.ts";

/** A strip in its own coordinates: x along it in reading direction, y across it. */
export interface Band {
  readonly transform: Matrix;
  readonly cells: readonly Box[];
}

/** Distance to the cards' bleed, and to the crop marks at both ends of a cell. */
const CLEARANCE = 0.5;
const PADDING = 1;

/** More depth would only move text away from the edge, towards the cards. */
const MOST_DEPTH = 7.5;

/**
 * The bottom strip, and the left one that reads upwards, the deeper first. Cells lie between cut lines; without marks
 * a strip is one cell.
 */
export function bandsOf(frame: Frame, margin: number, marks: boolean): readonly Band[] {
  const { page, columns, rows, extent } = frame;
  const below = page.height - margin - (extent.y + extent.height + CLEARANCE);
  const beside = extent.x - CLEARANCE - margin;
  const upwards = rows
    .map(({ start, end }) => ({ start: page.height - end, end: page.height - start }))
    .reverse();
  const bottom = band(below, columns, marks, (depth) => translate(0, page.height - margin - depth));
  const left = band(beside, upwards, marks, () => multiply(translate(margin, page.height), rotate(-90)));
  return below >= beside ? [...bottom, ...left] : [...left, ...bottom];
}

function band(
  free: number,
  spans: readonly Span[],
  marks: boolean,
  place: (depth: number) => Matrix,
): Band[] {
  if (free <= 0) return [];
  const depth = Math.min(MOST_DEPTH, free);
  const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  const cells = (marks ? spans : [whole]).map(({ start, end }) => ({
    x: start + PADDING,
    y: 0,
    width: Math.max(0, end - start - 2 * PADDING),
    height: depth,
  }));
  return [{ transform: place(depth), cells }];
}
