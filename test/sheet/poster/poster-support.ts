/** What tests of posters read from a page, in the poster's coordinates or the page's. */
import type { SheetSide } from "../../../src/sheet/sheet.ts";
import type { Box, Point } from "../../../src/units/box.ts";
import { cropMarksOf, foldLinesOf, type Line, linesOf } from "../support.ts";

/** Position of the poster's own corner on the page. */
export function cornerOf({ placements: [placement] }: SheetSide): Point {
  if (!placement) throw new Error("a page of a poster without the poster");
  return placement.trim;
}

/** The part of the poster that a page shows, in the poster's coordinates. */
export function windowOf(side: SheetSide): Box {
  const { x, y } = cornerOf(side);
  return { ...side.trimBox, x: side.trimBox.x - x, y: side.trimBox.y - y };
}

/** Middles of the registration crosses, on the page. */
export function crossesOf(side: SheetSide): readonly Point[] {
  const short = linesOf(side).filter(
    ({ from, to, colour }) => colour === "#000000" && lengthOf(from, to) < 4,
  );
  const across = short.filter(({ from, to }) => from.y === to.y);
  const down = short.filter(({ from, to }) => from.x === to.x);
  return across
    .map((line) => middleOf(line))
    .filter((middle) => down.some((line) => near(middleOf(line), middle)));
}

export const glueLinesOf = (side: SheetSide): readonly Line[] => foldLinesOf(side);

/** The point of the poster under a point of the page. */
export function onPoster(side: SheetSide, { x, y }: Point): Point {
  const corner = cornerOf(side);
  return { x: x - corner.x, y: y - corner.y };
}

export const near = (a: Point, b: Point, tolerance = 1e-3): boolean => lengthOf(a, b) <= tolerance;

/** Solid black lines that are not part of a cross. */
export const cutMarksOf = (side: SheetSide): readonly Line[] =>
  cropMarksOf(side).filter((line) => !crossesOf(side).some((cross) => near(middleOf(line), cross)));

const lengthOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = ({ from, to }: Line): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
