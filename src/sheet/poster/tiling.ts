/**
 * Divides one direction of a poster into overlapping windows: as few as suffice, all about the same size, with joins on
 * the preferred lines if that costs no window. Numbers only, in mm of the poster.
 */
import type { Span } from "../frame.ts";

/** How a poster is divided in one direction. */
export interface Cutting {
  readonly length: number;
  /** The longest window that fits a page. */
  readonly most: number;
  /** Length of the part that a window shares with the next one. */
  readonly overlap: number;
  /** Lines on which a join looks good: the best, then alternatives if none of them is possible, and so on. */
  readonly seams: readonly (readonly number[])[];
}

/** Which windows are narrow: those at the start, those at the end, or none. */
export type Lean = "even" | "start" | "end";
export const LEANS: readonly Lean[] = ["even", "end", "start"];

/** A hair too long counts as fitting: 25.4 mm is not exact in binary. */
const HAIR = 1e-6;

/** Both strips of a window and as much between them: anything narrower is hard to hold and to glue. */
const LEAST = 3;

/** How many windows are needed; `most` must be above `overlap`. */
export function countWindows({ length, most, overlap }: Cutting): number {
  return Math.max(1, Math.ceil((length - overlap - HAIR) / (most - overlap)));
}

/** The windows from first to last. With several, `most` must be five times the overlap or more. */
export function windowsOf(cutting: Cutting, lean: Lean): readonly Span[] {
  const { length, overlap } = cutting;
  const count = countWindows(cutting);
  const starts = [0];
  for (let index = 1; index < count; index += 1)
    starts.push(nextStart(cutting, lean, count - index, starts.at(-1) ?? 0));
  return starts.map((start, index) => ({ start, end: (starts[index + 1] ?? length - overlap) + overlap }));
}

/** Where the next window starts, with `left` windows still to come, including it. */
function nextStart(
  { length, most, overlap, seams }: Cutting,
  lean: Lean,
  left: number,
  last: number,
): number {
  const step = most - overlap;
  const leastStep = (LEAST - 1) * overlap;
  const earliest = Math.max(last + leastStep, length - overlap - left * step);
  const latest = Math.min(last + step, length - overlap - left * leastStep);
  const even = last + (length - overlap - last) / (left + 1);
  const wish = lean === "even" ? even : lean === "start" ? earliest : latest;
  const fitting = seams
    .map((lines) => lines.map((line) => line - overlap).filter((start) => isWithin(start, earliest, latest)))
    .find((starts) => starts.length > 0);
  return nearestTo(wish, fitting ?? []) ?? Math.min(latest, Math.max(earliest, wish));
}

const isWithin = (value: number, low: number, high: number): boolean =>
  value >= low - HAIR && value <= high + HAIR;

const nearestTo = (wish: number, starts: readonly number[]): number | undefined =>
  starts.reduce<number | undefined>(
    (best, start) => (best === undefined || Math.abs(start - wish) < Math.abs(best - wish) ? start : best),
    undefined,
  );
