/** Folds what is printed: parts are identified by the folds that they share, and turned about them in space. */
import type { DieLine, Fold } from "../../src/shape/die-line.ts";
import type { Point } from "../../src/units/box.ts";

/** x, y as on the paper (y up), z towards the reader. */
export type Spot = readonly [x: number, y: number, z: number];

export interface Solid {
  readonly panels: readonly (readonly Spot[])[];
  readonly tabs: readonly (readonly Spot[])[];
}

interface PaperPart {
  readonly outline: readonly Point[];
  move: ((spot: Spot) => Spot) | undefined;
}

/** @param bend by how many degrees a fold bends backwards, away from the reader: for all folds, or for each one */
export function foldedUp({ panels, tabs, folds }: DieLine, bend: number | ((fold: Fold) => number)): Solid {
  const parts = [...panels.map(({ outline }) => outline), ...tabs].map(
    (outline): PaperPart => ({ outline, move: undefined }),
  );
  const [first] = parts;
  if (first) first.move = (spot) => spot;
  const waiting = [first];
  for (let part = waiting.shift(); part; part = waiting.shift())
    for (const fold of folds) {
      if (!hasEdge(part, fold)) continue;
      const move = part.move as (spot: Spot) => Spot;
      for (const other of parts)
        if (!other.move && hasEdge(other, fold)) {
          other.move = (spot) => move(turned(spot, fold, degreesOf(bend, fold), part as PaperPart));
          waiting.push(other);
        }
    }
  const inSpace = ({ outline, move }: PaperPart): readonly Spot[] => {
    if (!move) throw new Error("a part of the net has no fold");
    return outline.map(({ x, y }) => move([x, -y, 0]));
  };
  return {
    panels: parts.slice(0, panels.length).map(inSpace),
    tabs: parts.slice(panels.length).map(inSpace),
  };
}

const degreesOf = (bend: number | ((fold: Fold) => number), fold: Fold): number =>
  typeof bend === "number" ? bend : bend(fold);

const isAt = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

function hasEdge({ outline }: PaperPart, { from, to }: Fold): boolean {
  return outline.some((corner, index) => {
    const next = outline[(index + 1) % outline.length] as Point;
    return (isAt(corner, from) && isAt(next, to)) || (isAt(corner, to) && isAt(next, from));
  });
}

/** About the fold, so that the part beyond it, seen from the part that stays, goes back. */
function turned([x, y, z]: Spot, { from, to }: Fold, degrees: number, stays: PaperPart): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: -(to.y - from.y) / length };
  const inside = stays.outline.reduce((sum, point) => sum + side(point, from, along), 0);
  const beyond = inside > 0 ? -1 : 1;
  const out = { x: along.y * beyond, y: -along.x * beyond };
  const [px, py] = [x - from.x, y + from.y];
  const [a, o] = [px * along.x + py * along.y, px * out.x + py * out.y];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [newOut, newZ] = [o * cos + z * sin, z * cos - o * sin];
  return [from.x + a * along.x + newOut * out.x, -from.y + a * along.y + newOut * out.y, newZ];
}

/** Positive on the side to which `out` points with `beyond` 1. */
const side = ({ x, y }: Point, from: Point, along: Point): number =>
  (x - from.x) * along.y - (-y + from.y) * along.x;
