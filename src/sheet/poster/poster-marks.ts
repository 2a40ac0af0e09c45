/**
 * The lines of a poster's page. Solid ones in the margins show where to cut; a dashed hairline in a glue strip shows
 * where the edge of the page on top goes, and is hidden by it; crosses in the margins are on the same points of the
 * poster on both neighbours.
 *
 * The page to the left and the page above go on top: a page is cut at its right and bottom edge, and glued at its left
 * and top one.
 */
import type { PathItem } from "../../scene/scene.ts";
import type { Point, Size } from "../../units/box.ts";
import { mmOfPt } from "../../units/length.ts";
import { cropMarks } from "../marks/crop-marks.ts";
import type { Segment } from "../marks/mark-items.ts";
import { BLACK, LINE_WIDTH, lines, WHITE } from "../marks/mark-items.ts";
import { CROSS_ARM, CROSS_AT } from "./poster-bands.ts";
import type { PosterPage } from "./poster-page.ts";
import { OVERLAP } from "./poster-plan.ts";

/** Finer than the dashes of a fold, so that no one folds here. */
const DASH = [mmOfPt(2), mmOfPt(2)];

/** All lines of a page. `margin` mm are outside the printer's reach. */
export function posterMarks(page: PosterPage, size: Size, margin: number): readonly PathItem[] {
  const crosses = crossesOf(page).flatMap(crossAt);
  const glue = glueLines(page);
  return [
    ...cuts(page, size, margin),
    ...(glue.length > 0 ? [lines(glue, WHITE), lines(glue, BLACK, DASH)] : []),
    ...(crosses.length > 0 ? [lines(crosses, BLACK)] : []),
  ];
}

/** Middles of the registration crosses: beside both ends of every glue strip of the page. */
export function crossesOf({ window, neighbours }: PosterPage): readonly Point[] {
  const { left, right, top, bottom } = edgesOf(window);
  const { left: before, right: after, above, below } = neighbours;
  const xs = [...(before ? [left + OVERLAP / 2] : []), ...(after ? [right - OVERLAP / 2] : [])];
  const ys = [...(above ? [top + OVERLAP / 2] : []), ...(below ? [bottom - OVERLAP / 2] : [])];
  return [
    ...xs.flatMap((x) => [
      { x, y: top - CROSS_AT },
      { x, y: bottom + CROSS_AT },
    ]),
    ...ys.flatMap((y) => [
      { x: left - CROSS_AT, y },
      { x: right + CROSS_AT, y },
    ]),
  ];
}

/** Where a page is glued it is not cut. */
function cuts({ window, clip, neighbours }: PosterPage, page: Size, margin: number): readonly PathItem[] {
  const { left, right, top, bottom } = edgesOf(window);
  const columns = [{ start: neighbours.left ? right : left, end: right }];
  const rows = [{ start: neighbours.above ? bottom : top, end: bottom }];
  return cropMarks({ page, columns, rows, extent: clip }, margin);
}

/** Their outer side is on the edge that they show, so that nothing of them stays visible. */
function glueLines({ window, neighbours }: PosterPage): Segment[] {
  const { left, right, top, bottom } = edgesOf(window);
  const within = OVERLAP - LINE_WIDTH / 2;
  return [
    ...(neighbours.left ? [[left + within, top, left + within, bottom] as const] : []),
    ...(neighbours.above ? [[left, top + within, right, top + within] as const] : []),
  ];
}

const crossAt = ({ x, y }: Point): Segment[] => [
  [x - CROSS_ARM, y, x + CROSS_ARM, y],
  [x, y - CROSS_ARM, x, y + CROSS_ARM],
];

const edgesOf = ({ x, y, width, height }: PosterPage["window"]) => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
});
