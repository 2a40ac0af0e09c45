/**
 * Whole cards with their margins as convex outlines: how far two are apart, and how far one must be pushed to lie beside
 * another. Lengths in sides of a cell, x to the right and y up.
 */
import { turnedPoint } from "../../game/cells/hexes.ts";
import { extentOf } from "../../game/decks/map-print.ts";
import type { PlannedCard, TableShift } from "../track.ts";
import { kindOf, sizeOf } from "./tile-of.ts";

type Corner = TableShift;

/** The corners of a card, one after the other. */
export type Paper = readonly Corner[];

/** Where the card is on the lattice. */
export function paperOf(card: Pick<PlannedCard, "map" | "at" | "turn">): Paper {
  const { map, at, turn } = card;
  const { across, along, outline } = map.print;
  if (map.cells.shape === "square") {
    const { columns, rows } = sizeOf(card);
    const [x, y] = turn % 180 === 0 ? [across, along] : [along, across];
    return box(at[0] - x, at[1] - y, at[0] + columns + x, at[1] + rows + y);
  }
  const { width, height } = extentOf(map.cells);
  const [x, y] = [width / 2 + across, height / 2 + along];
  const printed =
    outline ?? box(-x, -y, x, y).map((corner): readonly [number, number] => [corner.x, corner.y]);
  const [centreX, centreY] = kindOf([card]).centreOf(at);
  return printed.map((corner) => {
    const [right, up] = turnedPoint(corner, turn);
    return { x: centreX + right, y: centreY + up };
  });
}

const box = (left: number, bottom: number, right: number, top: number): Paper => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];

export const shiftedPaper = (paper: Paper, { x, y }: TableShift): Paper =>
  paper.map((corner) => ({ x: corner.x + x, y: corner.y + y }));

/** A quick test: true if the boxes around two cards are further apart than that. */
export function areFarApart(one: Paper, other: Paper, distance: number): boolean {
  const apart = (axis: "x" | "y"): number =>
    Math.max(leastOf(other, axis) - mostOf(one, axis), leastOf(one, axis) - mostOf(other, axis));
  return apart("x") > distance || apart("y") > distance;
}

function leastOf(paper: Paper, axis: "x" | "y"): number {
  let least = Number.POSITIVE_INFINITY;
  for (const corner of paper) least = Math.min(least, corner[axis]);
  return least;
}

function mostOf(paper: Paper, axis: "x" | "y"): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const corner of paper) most = Math.max(most, corner[axis]);
  return most;
}

/**
 * The distance between two cards, measured at a right angle to one of their edges: 0 if they touch, below 0 the depth by
 * which they overlap.
 */
export function distanceTo(one: Paper, other: Paper): number {
  return Math.max(...directions(one, other).map((direction) => gapAlong(one, other, direction)));
}

/** How far the other card moves in that direction until it only touches the first one. */
export function pushedBy(one: Paper, other: Paper, way: TableShift): TableShift {
  const length = Math.hypot(way.x, way.y);
  const [x, y] = [way.x / length, way.y / length];
  const needed = directions(one, other).flatMap((direction) => {
    const along = direction.x * x + direction.y * y;
    return along > NEAR ? [-gapAlong(one, other, direction) / along] : [];
  });
  const by = Math.min(...needed);
  // Lengths of edges are not exact in binary.
  return Math.abs(by) < NEAR ? { x: 0, y: 0 } : { x: by * x, y: by * y };
}

const NEAR = 1e-9;

/** Outwards from each edge of either card. */
function directions(one: Paper, other: Paper): readonly TableShift[] {
  return [one, other].flatMap((paper) =>
    paper.flatMap((corner, index) => {
      const next = paper[(index + 1) % paper.length] as Corner;
      const [x, y] = [next.y - corner.y, corner.x - next.x];
      const length = Math.hypot(x, y);
      const outwards = { x: x / length, y: y / length };
      return [outwards, { x: -outwards.x, y: -outwards.y }];
    }),
  );
}

function gapAlong(one: Paper, other: Paper, { x, y }: TableShift): number {
  const heights = (paper: Paper): readonly number[] => paper.map((corner) => corner.x * x + corner.y * y);
  return Math.min(...heights(other)) - Math.max(...heights(one));
}
