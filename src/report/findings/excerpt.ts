/** One line of a source with a marked range, cut to fit a terminal. */
import { type Cell, cellsOf } from "../text/cells.ts";

export interface Excerpt {
  readonly text: string;
  /** Columns before the mark, and width of the mark in columns (at least 1). */
  readonly indent: number;
  readonly length: number;
}

/** Maximum width of an excerpt in columns, including the signs for omitted text. */
export const WIDEST = 100;
/** Columns to keep before the mark when a line is cut. */
const BEFORE = 30;
const CUT = "…";
/** UTF-16 units to read on each side of the mark: a template may be a single long line that fifty findings show. */
const FAR = 2_000;

/** @param start UTF-16 offset in the line, as is `end`; an end beyond the line stops at its end */
export function excerptOf(line: string, start: number, end: number): Excerpt {
  const trimmed = line.trimEnd();
  const written = start >= trimmed.length ? line : trimmed;
  const skipped = start > FAR ? borderAt(written, start - FAR) : 0;
  const near = written.slice(skipped, borderAt(written, start + FAR));
  const cells = cellsOf(near);
  const first = firstFrom(cells, start - skipped);
  const last = Math.max(first + 1, firstFrom(cells, end - skipped));
  const [from, to] = windowOf(cells, first);
  const shown = cells.slice(from, to);
  const lead = from + skipped > 0 ? CUT : "";
  const tail = to < cells.length || skipped + near.length < written.length ? CUT : "";
  const indent = widthOf(cells.slice(from, first)) + lead.length;
  const length = Math.max(1, widthOf(cells.slice(first, Math.min(last, to))));
  return { text: lead + shown.map(({ text }) => text).join("") + tail, indent, length };
}

/** The offset, or the one before it if it is between the halves of a surrogate pair. */
const borderAt = (line: string, offset: number): number =>
  /[\uDC00-\uDFFF]/.test(line[offset] ?? "") ? offset - 1 : offset;

/** Which cells to show: all if they fit, else a window that begins a little before the mark. */
function windowOf(cells: readonly Cell[], first: number): readonly [from: number, to: number] {
  if (widthOf(cells) <= WIDEST) return [0, cells.length];
  let from = first;
  let before = 0;
  while (from > 0 && before + (cells[from - 1] as Cell).width <= BEFORE)
    before += (cells[--from] as Cell).width;
  let to = from;
  let width = 2 * CUT.length;
  while (to < cells.length && width + (cells[to] as Cell).width <= WIDEST)
    width += (cells[to++] as Cell).width;
  return [from, to];
}

function firstFrom(cells: readonly Cell[], offset: number): number {
  const index = cells.findIndex((cell) => cell.offset >= offset);
  return index === -1 ? cells.length : index;
}

const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0);
