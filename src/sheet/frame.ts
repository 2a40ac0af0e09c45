/** What a page prints, as its margins need it: the columns and rows of trims, and the box around all bleed. */
import type { Box, Point, Size } from "../units/box.ts";
import { unionOf } from "../units/box.ts";
import { grow } from "./bleed.ts";
import type { Axis } from "./mirror.ts";
import { mirrorBox } from "./mirror.ts";
import type { Grid, NestedRows } from "./plan/grid.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Frame {
  readonly page: Size;
  /** Trims from left to right and from top to bottom; a folded page counts fronts and backs. */
  readonly columns: readonly Span[];
  readonly rows: readonly Span[];
  /** All trims with their maximum bleed. */
  readonly extent: Box;
  /** Where the page is folded in the middle; columns or rows beyond it are backs. */
  readonly fold?: Axis;
  /** Sides with cut lines so close that no words fit between them: marks are short there, and words are outside. */
  readonly close?: { readonly below: boolean; readonly beside: boolean };
}

/** Space between cut lines, in mm, that has room for a line of words or the shorter rulers. */
const WIDE = 40;

const isClose = (length: number): boolean => length < WIDE;

/** The frame of a whole grid, however many of its slots are filled, with bleed up to `bleed` mm. */
export function frameOf(grid: Grid, bleed: number): Frame {
  const { page, x, y, columns, rows, card, gap, room, fold, nested } = grid;
  const across = nested ? [rowSpan(grid, nested)] : spans(x, columns, card.width, gap);
  const down = spans(y, rows, card.height, nested ? nested.pitch - card.height : gap);
  const extent = grow(boxAround(across, down), {
    top: Math.min(bleed, room.top),
    right: Math.min(bleed, room.right),
    bottom: Math.min(bleed, room.bottom),
    left: Math.min(bleed, room.left),
  });
  const close = { below: isClose(card.width), beside: isClose(card.height) };
  if (fold === undefined) return { page, columns: across, rows: down, extent, close };
  return {
    page,
    fold,
    close,
    columns: fold === "vertical" ? [...across, ...mirrored(across, page.width)] : across,
    rows: fold === "horizontal" ? [...down, ...mirrored(down, page.height)] : down,
    extent: unionOf([extent, mirrorBox(extent, fold, page)]) ?? extent,
  };
}

export function moveFrame(frame: Frame, by: Point): Frame {
  const move = (span: Span, shift: number): Span => ({ start: span.start + shift, end: span.end + shift });
  return {
    ...frame,
    columns: frame.columns.map((span) => move(span, by.x)),
    rows: frame.rows.map((span) => move(span, by.y)),
    extent: moveBox(frame.extent, by),
  };
}

/** The same on the other side of the paper. */
export function mirrorFrame(frame: Frame, axis: Axis): Frame {
  const { page, columns, rows, extent } = frame;
  return {
    ...frame,
    columns: axis === "vertical" ? mirrored(columns, page.width) : columns,
    rows: axis === "horizontal" ? mirrored(rows, page.height) : rows,
    extent: mirrorBox(extent, axis, page),
  };
}

export const moveBox = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** The box around all trims of a frame. */
export function trimsOf(frame: Frame): Box {
  return boxAround(frame.columns, frame.rows);
}

function boxAround(columns: readonly Span[], rows: readonly Span[]): Box {
  const x = columns[0]?.start ?? 0;
  const y = rows[0]?.start ?? 0;
  return { x, y, width: (columns.at(-1)?.end ?? x) - x, height: (rows.at(-1)?.end ?? y) - y };
}

const spans = (start: number, count: number, length: number, gap: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const from = start + index * (length + gap);
    return { start: from, end: from + length };
  });

/** Of rows that interlock: no cut goes from edge to edge. */
function rowSpan({ x, columns, rows, card, gap }: Grid, { shift, fewer }: NestedRows): Span {
  const long = columns * (card.width + gap) - gap;
  return { start: x, end: x + long + (fewer === 0 && rows > 1 ? shift : 0) };
}

const mirrored = (spans: readonly Span[], length: number): Span[] =>
  spans.map((span) => ({ start: length - span.end, end: length - span.start })).reverse();
