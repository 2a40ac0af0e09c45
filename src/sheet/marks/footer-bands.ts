/**
 * The possible places of a footer: strips of the margin at the printable edge, divided into cells by the crop marks.
 */
import type { Box } from "../../units/box.ts";
import type { Matrix } from "../../units/matrix.ts";
import { multiply, rotate, translate } from "../../units/matrix.ts";
import type { Frame, Span } from "../frame.ts";
import { SHORT_MARK } from "./crop-marks.ts";

/** A strip in its own coordinates: x along it in reading direction, y across it. */
export interface Band {
  readonly transform: Matrix;
  readonly cells: readonly Box[];
}

/** Distance to the cards' bleed, and to the crop marks at both ends of a cell. */
const CLEARANCE = 0.5;
const PADDING = 1;

/** More depth would only move text away from the edge, towards the cards. In mm. */
export const MOST_DEPTH = 7.5;

/** How a strip may be divided into cells. */
interface Cutting {
  readonly marks: boolean;
  /** Marks are short: words are beyond them. */
  readonly close: boolean | undefined;
  /** The fold line goes through the strip. */
  readonly folded: boolean;
}

/**
 * The bottom strip, and the left one, read upwards, the deeper first. Cells are between cut lines, and on either side
 * of a fold line; without marks, or beyond short ones, a strip is one cell.
 */
export function bandsOf(frame: Frame, margin: number, marks: boolean): readonly Band[] {
  const { page, columns, rows, extent, close, fold } = frame;
  const below = page.height - margin - (extent.y + extent.height + CLEARANCE);
  const beside = extent.x - CLEARANCE - margin;
  const upwards = rows
    .map(({ start, end }) => ({ start: page.height - end, end: page.height - start }))
    .reverse();
  const bottom = band(below, columns, { marks, close: close?.below, folded: fold === "vertical" }, (depth) =>
    translate(0, page.height - margin - depth),
  );
  const left = band(beside, upwards, { marks, close: close?.beside, folded: fold === "horizontal" }, () =>
    multiply(translate(margin, page.height), rotate(-90)),
  );
  return below >= beside ? [...bottom, ...left] : [...left, ...bottom];
}

function band(
  room: number,
  spans: readonly Span[],
  { marks, close, folded }: Cutting,
  place: (depth: number) => Matrix,
): Band[] {
  const free = marks && close ? room - SHORT_MARK - CLEARANCE : room;
  if (free <= 0) return [];
  const depth = Math.min(MOST_DEPTH, free);
  const half = spans.length / 2;
  const wholes = folded ? [spans.slice(0, half), spans.slice(half)] : [spans];
  const cells = (marks && !close ? spans : wholes.map(around)).map(({ start, end }) => ({
    x: start + PADDING,
    y: 0,
    width: Math.max(0, end - start - 2 * PADDING),
    height: depth,
  }));
  return [{ transform: place(depth), cells }];
}

const around = (spans: readonly Span[]): Span => ({
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
});
