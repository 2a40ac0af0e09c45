/**
 * Printed cards on a real table, pushed together edge to edge. Two convex cards overlap if some point of one less a point of
 * the other is the origin: the outline of all these differences says how deep they overlap, how far they are apart, and how
 * far one must be pushed.
 */
import type { Misfit, PlannedCard } from "../../../src/track/track.ts";
import { laid, printedPoint, type Table } from "./cells.ts";
import { dot, minus, NEAR, type Point, plus, ROOT_3, times, towards } from "./points.ts";
import { type Touch, touchOf } from "./touches.ts";

/** Cards laid by hand are as near as that, in mm. */
const SLACK = 2;

/** The corners of a card, counter-clockwise. */
type Paper = readonly Point[];

/** By the later card; empty while cards are apart. Distances in sides of a cell. */
export function misfitsOn(table: Table): readonly Misfit[] {
  const { track } = table.plan;
  const numbers = track.map((_, index) => index);
  const joins = numbers.slice(1).map((index) => touchOf(table, index - 1, index));
  if (joins.includes(undefined)) return [];
  const papers = track.map(paperOf);
  let by: Point = [0, 0];
  const moved = numbers.map((index): Point => {
    const join = joins[index - 1];
    if (join) by = plus(by, pushed(table, [index - 1, index], papers, join));
    return by;
  });
  return numbers.flatMap((later) =>
    numbers.slice(0, Math.max(0, later - 1)).flatMap((earlier) => {
      const apart = minus(moved[later] as Point, moved[earlier] as Point);
      const found = misfitOf(table, [earlier, later], papers, apart);
      return found ? [{ cards: [earlier, later] as const, ...found }] : [];
    }),
  );
}

function misfitOf(
  table: Table,
  [earlier, later]: readonly [number, number],
  papers: readonly Paper[],
  apart: Point,
): Omit<Misfit, "cards"> | undefined {
  const one = table.plan.track[earlier] as PlannedCard;
  const other = table.plan.track[later] as PlannedCard;
  const slack = SLACK / one.map.print.side;
  const isWithin = ([x, y]: Point): boolean => Math.abs(x) <= slack && Math.abs(y) <= slack;
  if (areCutAlongCells(one, other) && isWithin(apart)) return undefined;
  const lying = (papers[later] as Paper).map((corner) => plus(corner, apart));
  const distance = distanceBetween(papers[earlier] as Paper, lying);
  const isCovered = distance < -slack;
  const touch = touchOf(table, earlier, later);
  if (touch === undefined)
    return distance > slack ? undefined : { kind: isCovered ? "overlap" : "touch", by: { x: 0, y: 0 } };
  const off = minus(apart, pushed(table, [earlier, later], papers, touch));
  return isWithin(off) ? undefined : { kind: isCovered ? "overlap" : "off", by: { x: off[0], y: off[1] } };
}

const areCutAlongCells = (one: PlannedCard, other: PlannedCard): boolean =>
  one.map.print.isPatch === true && other.map.print.isPatch === true;

/** How far the later card is pushed from its place on the lattice, in the direction of the touch, to lie beside the other. */
function pushed(
  table: Table,
  [first, second]: readonly [number, number],
  papers: readonly Paper[],
  { sides }: Touch,
): Point {
  const one = table.plan.track[first] as PlannedCard;
  if (areCutAlongCells(one, table.plan.track[second] as PlannedCard)) return [0, 0];
  const pair = [papers[first] as Paper, papers[second] as Paper] as const;
  const ways = sides.map((side) => towards(table.shape, side));
  // At a corner of squares edges meet on both sides; hexagons are pushed once, between the sides.
  if (table.shape === "square")
    return ways.map((way) => times(edgeToEdge(...pair, way), way)).reduce(plus, [0, 0]);
  const sum = ways.reduce(plus, [0, 0]);
  const way = times(1 / Math.hypot(...sum), sum);
  return times(untilApart(...pair, way), way);
}

/** How far the other card is pushed until all of it is beyond the first one in that direction, and touches. */
const edgeToEdge = (one: Paper, other: Paper, way: Point): number =>
  Math.max(...one.map((corner) => dot(corner, way))) - Math.min(...other.map((corner) => dot(corner, way)));

/** How far the other card is pushed until the two only touch, somewhere. */
function untilApart(one: Paper, other: Paper, way: Point): number {
  const reach = edgesOf(differences(one, other)).flatMap(({ outwards, height }) => {
    const against = -dot(outwards, way);
    return against > NEAR ? [height / against] : [];
  });
  return Math.min(...reach);
}

/** At a right angle to an edge of either card; below 0 the depth by which they overlap. */
const distanceBetween = (one: Paper, other: Paper): number =>
  Math.max(...edgesOf(differences(one, other)).map(({ height }) => -height));

/** The outline of all points of the other card less those of the first, counter-clockwise. */
function differences(one: Paper, other: Paper): readonly Point[] {
  const all = other.flatMap((corner) => one.map((from) => minus(corner, from)));
  const sorted = [...all].sort((a, b) => (Math.abs(a[0] - b[0]) < NEAR ? a[1] - b[1] : a[0] - b[0]));
  const chain = (points: readonly Point[]): readonly Point[] => {
    const kept: Point[] = [];
    for (const point of points) {
      while (kept.length > 1 && turnOf(kept.at(-2) as Point, kept.at(-1) as Point, point) < NEAR) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

/** Above 0 where the way over the three points bends to the left. */
const turnOf = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

/** The direction outwards of each edge, and how far out it is. */
function edgesOf(
  outline: readonly Point[],
): readonly { readonly outwards: Point; readonly height: number }[] {
  return outline.map((corner, index) => {
    const [x, y] = minus(outline[(index + 1) % outline.length] as Point, corner);
    const outwards = times(1 / Math.hypot(x, y), [y, -x]);
    return { outwards, height: dot(corner, outwards) };
  });
}

/** The corners of a card where the lattice has it. */
function paperOf(card: PlannedCard): Paper {
  const { cells, print } = card.map;
  if (cells.shape === "square") {
    const { columns, rows } = cells;
    return box(-print.across, -print.along, columns + print.across, rows + print.along).map((corner) =>
      laid(card, corner),
    );
  }
  if (print.outline) return print.outline.map((corner) => laid(card, corner));
  const [wide, high] = cells.shape === "pointy-hex" ? [ROOT_3 / 2, 1] : [1, ROOT_3 / 2];
  const middles = card.map.squares.map(({ name }) => printedPoint(cells, name));
  const x = Math.max(...middles.map((middle) => middle[0])) + wide + print.across;
  const y = Math.max(...middles.map((middle) => middle[1])) + high + print.along;
  return box(-x, -y, x, y).map((corner) => laid(card, corner));
}

const box = (left: number, bottom: number, right: number, top: number): readonly Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** A misfit that is almost one of the judge's is the same one. */
export const isSameMisfit = (one: Misfit, other: Misfit): boolean =>
  one.kind === other.kind &&
  String(one.cards) === String(other.cards) &&
  Math.hypot(one.by.x - other.by.x, one.by.y - other.by.y) < NEAR;
