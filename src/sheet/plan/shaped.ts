/** Shaped pieces: their distance, how they interlock, and the lines on which they are cut and folded. */
import type { Item } from "../../scene/scene.ts";
import type { Nesting } from "../../shape/die-line.ts";
import { grown, isBox, outset, type Polygon } from "../../shape/polygon.ts";
import type { Point } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { apply } from "../../units/matrix.ts";
import { GREY, LINE_WIDTH, lines, outlines, type Segment, WHITE } from "../marks/mark-items.ts";
import { placementMatrix } from "../placement-matrix.ts";
import type { Piece, Placement } from "../sheet.ts";

/** Between pieces that are cut with scissors: room to turn them, and for bleed on both sides. */
export const SCISSORS_GAP = 3;

/** Dashes and spaces of a fold, short enough for small nets. */
const FOLD_DASH = [1, 1];

/** A guillotine cuts it out with straight cuts from edge to edge; anything with slits needs scissors anyway. */
export const isCutStraight = ({ dieLine }: Piece): boolean =>
  dieLine === undefined || (dieLine.slits.length === 0 && isBox(dieLine.outline));

/** Space between pieces of a class: the profile's gap, and room for scissors if they are needed. */
export const gapFor = (pieces: readonly Piece[], gap: number): number =>
  pieces.every(isCutStraight) ? gap : Math.max(gap, SCISSORS_GAP);

/** From one row to the next if each is in the gaps of the previous one. */
export function rowPitch(nesting: Nesting, height: number, gap: number): number {
  const slanted = (gap * Math.sqrt(3)) / 2;
  return nesting === "round" ? (height * Math.sqrt(3)) / 2 + slanted : (height * 3) / 4 + slanted;
}

/** The printed area of a piece that is not a rectangle: everything within `bleed` mm of its outline. */
export function clipOutline(
  { dieLine }: Piece,
  { trim, turn }: Pick<Placement, "trim" | "turn">,
  bleed: number,
): readonly Point[] | undefined {
  if (!dieLine || isBox(dieLine.outline)) return undefined;
  const matrix = placementMatrix({ trim, turn });
  return grown(dieLine.outline, bleed).map((point) => apply(matrix, point));
}

/**
 * Cut lines wherever straight cuts do not suffice, also of cards among such pieces, and fold lines, of all pieces on a
 * side. Each is dark with white beside or under it, and so visible on any background.
 */
export function dieLineMarks(placements: readonly Placement[], cards: readonly Piece[]): readonly Item[] {
  if (cards.every(({ dieLine }) => dieLine === undefined)) return [];
  const pieces = new Map(cards.map((piece) => [piece.id, piece]));
  const areMarked = cards.every(isCutStraight);
  const cuts: (readonly Point[])[] = [];
  const slits: Segment[] = [];
  const folds: Segment[] = [];
  for (const placement of placements) {
    const piece = pieces.get(placement.piece);
    if (!areMarked && piece && isCutStraight(piece)) cuts.push(cornersOf(placement.trim));
    if (!piece?.dieLine) continue;
    const matrix = placementMatrix(placement);
    const { outline, slits: inside, folds: bends } = piece.dieLine;
    if (!isCutStraight(piece)) cuts.push(outline.map((point) => apply(matrix, point)));
    for (const slit of inside) slits.push(...segmentsOf(slit.map((point) => apply(matrix, point))));
    for (const { from, to } of bends) folds.push(...segmentsOf([apply(matrix, from), apply(matrix, to)]));
  }
  return [
    ...(cuts.length > 0 ? [outlines(cuts.map(besideIt), WHITE), outlines(cuts, GREY)] : []),
    ...(slits.length > 0 ? [lines(slits.map(besideSlit), WHITE), lines(slits, GREY)] : []),
    ...(folds.length > 0 ? [lines(folds, WHITE), lines(folds, GREY, FOLD_DASH)] : []),
  ];
}

/** A line close around a cut, on the waste. */
const besideIt = (outline: readonly Point[]): Polygon => outset(outline, LINE_WIDTH);

function besideSlit([x1, y1, x2, y2]: Segment): Segment {
  const away = LINE_WIDTH / Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [(y2 - y1) * away, (x1 - x2) * away];
  return [x1 + x, y1 + y, x2 + x, y2 + y];
}

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    return [before.x, before.y, point.x, point.y];
  });
