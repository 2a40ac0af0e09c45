/** Pages of a printed poster as a person sees them: squares, crosses, cut lines, dashed lines, and how pages join. */
import { readFileSync } from "node:fs";
import { type DrawnPath, drawnPaths, type Edges, type Spot } from "./drawn-paths.ts";
import { textOfPages, withPdf } from "./read-pdf.ts";

/** All in mm from the page's top left. */
export interface PrintedPage {
  /** "B2", as printed on the page. */
  readonly name: string;
  /** The part of the poster that it shows. */
  readonly shown: Edges;
  /** Squares of which it shows some part. */
  readonly squares: readonly Edges[];
  /** Middles of the registration crosses above and below what it shows, and beside it. */
  readonly crosses: { readonly above: readonly Spot[]; readonly beside: readonly Spot[] };
  /** Where lines in the margin say to cut, from left to right and from top to bottom. */
  readonly cuts: { readonly x: readonly number[]; readonly y: readonly number[] };
  /** Where dashed lines say that the page on top ends. */
  readonly glue: { readonly x: readonly number[]; readonly y: readonly number[] };
}

/** From positions on one page to those on the page below it in the pile. */
export type Shift = Spot;

export async function posterPagesOf(file: string): Promise<readonly PrintedPage[]> {
  const bytes = readFileSync(file);
  const texts = await textOfPages(bytes);
  return withPdf(bytes, async (pdf) => {
    const pages: PrintedPage[] = [];
    for (const [index, text] of texts.entries()) {
      const paths = await drawnPaths(await pdf.getPage(index + 1));
      pages.push(pageOf(/page ([A-Z]\d+)/.exec(text)?.[1] ?? "", paths));
    }
    return pages;
  });
}

/** How to move `other`, the page to the right or below, so that the join's crosses coincide: one shift per cross. */
export function shiftsOnto(page: PrintedPage, other: PrintedPage, side: "right" | "below"): readonly Shift[] {
  const last = side === "right" ? lastTwo(page.crosses.above, "x") : lastTwo(page.crosses.beside, "y");
  const first = side === "right" ? firstTwo(other.crosses.above, "x") : firstTwo(other.crosses.beside, "y");
  return last.map((cross, index) => {
    const partner = first[index] as Spot;
    return { x: cross.x - partner.x, y: cross.y - partner.y };
  });
}

export const moved = ({ left, top, right, bottom }: Edges, { x, y }: Shift): Edges => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

function pageOf(name: string, paths: readonly DrawnPath[]): PrintedPage {
  const shown = paths.find(({ clip }) => clip)?.clip;
  if (!shown) throw new Error(`page ${name} shows nothing of the poster`);
  const inside = paths.filter(({ clip }) => clip).map(({ edges }) => edges);
  const marks = paths.filter(({ clip }) => !clip);
  const solid = segmentsOf(marks.filter(({ isDashed }) => !isDashed));
  const dashed = segmentsOf(marks.filter(({ isDashed }) => isDashed));
  const crosses = crossesOf(solid);
  const isAbove = ({ y }: Spot): boolean => y < shown.top || y > shown.bottom;
  return {
    name,
    shown,
    squares: inside.filter((edges) => isAboutASquare(edges) && isShown(edges, shown)),
    crosses: {
      above: crosses.filter(isAbove),
      beside: crosses.filter((cross) => !isAbove(cross)),
    },
    cuts: linesOf(solid.filter(({ edges }) => edges.left < 0.1 || edges.top < 0.1)),
    glue: linesOf(dashed),
  };
}

/** Wide enough that a wrong size would be seen, and narrow enough that nothing else is taken for a square. */
const isAboutASquare = ({ left, top, right, bottom }: Edges): boolean =>
  [right - left, bottom - top].every((length) => length > 24.8 && length < 26);

const isShown = (edges: Edges, shown: Edges): boolean =>
  edges.left < shown.right - 0.1 &&
  edges.right > shown.left + 0.1 &&
  edges.top < shown.bottom - 0.1 &&
  edges.bottom > shown.top + 0.1;

interface Segment {
  readonly edges: Edges;
  readonly middle: Spot;
  readonly length: number;
  readonly isUpright: boolean;
}

function segmentsOf(paths: readonly DrawnPath[]): readonly Segment[] {
  return paths
    .flatMap(({ strokes }) => strokes)
    .flatMap(([from, to, ...more]) => {
      if (!from || !to || more.length > 0) return [];
      const edges = {
        left: Math.min(from.x, to.x),
        top: Math.min(from.y, to.y),
        right: Math.max(from.x, to.x),
        bottom: Math.max(from.y, to.y),
      };
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return { edges, middle, length, isUpright: Math.abs(to.x - from.x) < 1e-3 };
    });
}

/** Two lines of 3 mm with a common middle. */
function crossesOf(segments: readonly Segment[]): readonly Spot[] {
  const arms = segments.filter(({ length }) => Math.abs(length - 3) < 0.01);
  return arms
    .filter(({ isUpright }) => isUpright)
    .filter((arm) =>
      arms.some(
        (other) =>
          !other.isUpright &&
          Math.abs(other.middle.x - arm.middle.x) < 0.01 &&
          Math.abs(other.middle.y - arm.middle.y) < 0.01,
      ),
    )
    .map(({ middle }) => middle);
}

const linesOf = (segments: readonly Segment[]): { x: readonly number[]; y: readonly number[] } => ({
  x: inOrder(segments.filter(({ isUpright }) => isUpright).map(({ middle }) => middle.x)),
  y: inOrder(segments.filter(({ isUpright }) => !isUpright).map(({ middle }) => middle.y)),
});

const inOrder = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** The two farthest to one side, in the order of the other direction. */
const lastTwo = (crosses: readonly Spot[], axis: "x" | "y"): readonly Spot[] => pairOf(crosses, axis, -1);
const firstTwo = (crosses: readonly Spot[], axis: "x" | "y"): readonly Spot[] => pairOf(crosses, axis, 1);

function pairOf(crosses: readonly Spot[], axis: "x" | "y", sign: 1 | -1): readonly Spot[] {
  const across = axis === "x" ? "y" : "x";
  return [...crosses]
    .sort((a, b) => sign * (a[axis] - b[axis]))
    .slice(0, 2)
    .sort((a, b) => a[across] - b[across]);
}
