/** The pages of a poster: their windows in rows and columns, their names, and those that would show nothing. */
import type { Box, Size } from "../../units/box.ts";
import { overlaps } from "../../units/box.ts";
import type { Span } from "../frame.ts";
import { turned } from "../plan/grid.ts";
import type { Piece, PrintProfile } from "../sheet.ts";
import { roomOn } from "./poster-bands.ts";
import type { Cutting } from "./tiling.ts";
import { countWindows, LEANS, windowsOf } from "./tiling.ts";

/** A piece that is larger than the paper. All lengths in mm from the top left of its trim. */
export interface Poster extends Piece {
  /** The areas with content; absent = all of it. Pages that show none of them are not printed. */
  readonly areas?: readonly Box[];
  /** Lines on which a join of two pages looks good: the best, then the next best, and so on. */
  readonly seams?: Readonly<Record<"x" | "y", readonly (readonly number[])[]>>;
}

/** One page's part of the poster. */
export interface Tile {
  /** "B3": second row, third column. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly window: Box;
  readonly isPrinted: boolean;
}

export interface PosterPlan {
  readonly page: Size;
  readonly columns: readonly Span[];
  readonly rows: readonly Span[];
  /** Row by row. */
  readonly tiles: readonly Tile[];
  readonly printed: readonly Tile[];
}

/** Glue strip where pages overlap, in mm: 10 of the trade's usual 10 to 15, because it costs less paper. */
export const OVERLAP = 10;

/** Smaller windows would be little more than their glue strips. */
export const LEAST_WINDOW = 5 * OVERLAP;

/** No one glues more pages than this together. */
export const MOST_PAGES = 100;

/** The pages, in both orientations of the paper, with room for a window; the given orientation first. */
export function posterPages({ paper, margin }: PrintProfile): readonly Size[] {
  return [{ width: paper.width, height: paper.height }, turned(paper)].filter((page) => {
    const { width, height } = roomOn(page, margin);
    return Math.min(width, height) >= LEAST_WINDOW;
  });
}

/** Pages in all rows and columns, including empty ones; infinite for an invalid size. */
export function countPages(poster: Poster, page: Size, margin: number): number {
  const { across, down } = cuttings(poster, page, margin);
  const count = countWindows(across) * countWindows(down);
  return Number.isFinite(count) ? count : Number.POSITIVE_INFINITY;
}

/**
 * The plan with the fewest sheets; among equals the first page and the most even windows. Undefined if there are too
 * many.
 */
export function planPoster(poster: Poster, profile: PrintProfile): PosterPlan | undefined {
  const plans = posterPages(profile)
    .filter((page) => countPages(poster, page, profile.margin) <= MOST_PAGES)
    .flatMap((page) => plansOn(poster, page, profile.margin));
  const [first, ...others] = plans;
  return (
    first && others.reduce((best, plan) => (plan.printed.length < best.printed.length ? plan : best), first)
  );
}

/** "A" to "Z", then "AA". */
function rowName(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26));
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter;
}

function plansOn(poster: Poster, page: Size, margin: number): readonly PosterPlan[] {
  const { across, down } = cuttings(poster, page, margin);
  return LEANS.flatMap((aside) =>
    LEANS.map((downwards) => planOf(poster, page, windowsOf(across, aside), windowsOf(down, downwards))),
  );
}

function cuttings({ trim, seams }: Poster, page: Size, margin: number): { across: Cutting; down: Cutting } {
  const { width, height } = roomOn(page, margin);
  return {
    across: { length: trim.width, most: width, overlap: OVERLAP, seams: seams?.x ?? [] },
    down: { length: trim.height, most: height, overlap: OVERLAP, seams: seams?.y ?? [] },
  };
}

function planOf({ areas }: Poster, page: Size, columns: readonly Span[], rows: readonly Span[]): PosterPlan {
  const tiles = rows.flatMap((down, row) =>
    columns.map((across, column): Tile => {
      const window = boxOf(across, down);
      const own = boxOf(ownPart(across, column), ownPart(down, row));
      const isPrinted = areas === undefined || areas.some((area) => overlaps(area, own));
      return { name: `${rowName(row)}${column + 1}`, row, column, window, isPrinted };
    }),
  );
  return { page, columns, rows, tiles, printed: tiles.filter(({ isPrinted }) => isPrinted) };
}

/** What stays visible when the previous page is on top: every point of the poster belongs to exactly one page. */
const ownPart = ({ start, end }: Span, index: number): Span => ({
  start: index === 0 ? start : start + OVERLAP,
  end,
});

export const boxOf = (across: Span, down: Span): Box => ({
  x: across.start,
  y: down.start,
  width: across.end - across.start,
  height: down.end - down.start,
});
