/**
 * Crop marks: thin lines in the margins that continue every cut line to the edge of the paper, for through cuts. The
 * middle of a line is on the trim. They never touch a card or its bleed.
 */
import type { PathItem } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import type { Frame, Span } from "../frame.ts";
import type { Segment } from "./mark-items.ts";
import { BLACK, lines } from "./mark-items.ts";

/** From the bleed to the start of a mark, if there is room. */
const CLEARANCE = 0.5;

/** Length of marks that leave the rest of a margin for words. */
export const SHORT_MARK = 2;

/** The columns and rows that have a card: nothing is cut along the others. */
export function usedSpans({ columns, rows }: Frame, trims: readonly Box[]): Pick<Frame, "columns" | "rows"> {
  const isInside = ({ start, end }: Span, middle: number): boolean => middle > start && middle < end;
  return {
    columns: columns.filter((column) => trims.some(({ x, width }) => isInside(column, x + width / 2))),
    rows: rows.filter((row) => trims.some(({ y, height }) => isInside(row, y + height / 2))),
  };
}

/**
 * Marks at both ends of every cut line, because a ruler needs two; with a gap between cards, each of its sides has its
 * own.
 * @param margin what the printer cannot reach: if little more than that is free, marks start nearer to the bleed.
 */
export function cropMarks(frame: Frame, margin: number): readonly PathItem[] {
  const { page, columns, rows, extent, close } = frame;
  const xs = cutLines(columns);
  const ys = cutLines(rows);
  const bottom = page.height - extent.y - extent.height;
  const right = page.width - extent.x - extent.width;
  const segments: Segment[] = [
    ...marks(xs, lengthOf(extent.y, margin), (x, length) => [x, 0, x, length]),
    ...marks(xs, lengthOf(bottom, margin), (x, length) => {
      const end = close?.below ? Math.min(length, SHORT_MARK) : length;
      return [x, page.height - length, x, page.height - length + end];
    }),
    ...marks(ys, lengthOf(extent.x, margin), (y, length) => {
      const start = close?.beside ? Math.max(0, length - SHORT_MARK) : 0;
      return [start, y, length, y];
    }),
    ...marks(ys, lengthOf(right, margin), (y, length) => [page.width - length, y, page.width, y]),
  ];
  return segments.length > 0 ? [lines(segments, BLACK)] : [];
}

/** Where the trims begin and end, shared lines once. */
export function cutLines(spans: readonly Span[]): readonly number[] {
  const all = spans.flatMap(({ start, end }) => [start, end]);
  return all.filter((line, index) => index === 0 || line - (all[index - 1] ?? 0) > 1e-6);
}

/** Length of a mark that starts at the edge of the paper, `free` mm away from the bleed. */
function lengthOf(free: number, margin: number): number {
  const clearance = Math.min(CLEARANCE, Math.max(0, (free - margin) / 2));
  return Math.max(0, free - clearance);
}

const marks = (
  at: readonly number[],
  length: number,
  draw: (line: number, length: number) => Segment,
): Segment[] => (length > 0 ? at.map((line) => draw(line, length)) : []);
