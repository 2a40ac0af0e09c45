/**
 * What the designer needs to know of the lattice that map cards lie on: the outlines of a card's cells in each turn, where a
 * card that is dragged snaps to, and how far an arrow key moves it. Points are in sides of a cell, x to the right, y up. Pure.
 * Everything else of this view goes by outlines and does not know the shape of a cell.
 */
import type { LatticeKind } from "../../../../game/cells/cells.ts";
import type { MapCard } from "../../../../game/map-cards.ts";
import { kindOf, tileOfCard } from "../../../../track/lattice/tile-of.ts";
import type { PlannedCard } from "../../../../track/track.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A position on the lattice, as scenarios write it. */
export type At = readonly [column: number, row: number];

/** A cell of a card in position. */
export interface CellShape {
  /** As printed: "b2". */
  readonly name: string;
  readonly terrain: string;
  readonly centre: Point;
  readonly outline: readonly Point[];
}

/** A card in one of its turns, with its `at` at the origin. */
export interface CardShape {
  readonly cells: readonly CellShape[];
  readonly bars: readonly { readonly from: Point; readonly to: Point }[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export type Direction = "up" | "down" | "left" | "right";

export type CardTurn = PlannedCard["turn"];

const latticeOf = (map: MapCard): LatticeKind => kindOf([{ map }]);

/** The next turn, clockwise or back. */
export function nextTurn(map: MapCard, turn: CardTurn, by: 1 | -1): CardTurn {
  const { turns } = latticeOf(map);
  const at = turns.indexOf(turn);
  return turns[(at + by + turns.length) % turns.length] as CardTurn;
}

const shapes = new WeakMap<MapCard, Map<CardTurn, CardShape>>();

/** Each is made once. */
export function shapeOf(map: MapCard, turn: CardTurn): CardShape {
  const known = shapes.get(map) ?? new Map<CardTurn, CardShape>();
  shapes.set(map, known);
  const shape = known.get(turn) ?? madeShape(map, turn);
  known.set(turn, shape);
  return shape;
}

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });

function madeShape(map: MapCard, turn: CardTurn): CardShape {
  const { squares, bars } = map;
  const { kind, turned, turnedPoint } = tileOfCard({ map });
  const shown = squares.map(({ name, terrain, column, row }) => {
    const place = turned([column, row], turn);
    return {
      name,
      terrain,
      centre: pointOf(kind.centreOf(place)),
      outline: kind.outlineOf(place).map(pointOf),
    };
  });
  return {
    cells: shown,
    bars: bars.map(({ from, to }) => ({
      from: pointOf(turnedPoint(from, turn)),
      to: pointOf(turnedPoint(to, turn)),
    })),
    box: boxOf(shown.flatMap(({ outline }) => outline)),
  };
}

function boxOf(points: readonly Point[]): CardShape["box"] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Where the origin of a card at this position is. */
export function pointAt(map: MapCard, at: At): Point {
  const { centreOf } = latticeOf(map);
  const [[x, y], [left, bottom]] = [centreOf(at), centreOf([0, 0])];
  return { x: x - left, y: y - bottom };
}

/** The position whose origin is nearest to a point. */
export function atNear(map: MapCard, { x, y }: Point): At {
  const [across, along] = [pointAt(map, [1, 0]), pointAt(map, [0, 1])];
  const area = across.x * along.y - across.y * along.x;
  const exact = [(x * along.y - y * along.x) / area, (y * across.x - x * across.y) / area] as const;
  const [column, row] = [Math.floor(exact[0]), Math.floor(exact[1])];
  let best: At = [column, row];
  let least = Number.POSITIVE_INFINITY;
  for (const at of [best, [column + 1, row], [column, row + 1], [column + 1, row + 1]] as const) {
    const point = pointAt(map, at);
    const far = Math.hypot(point.x - x, point.y - y);
    if (far < least - NEARLY) [best, least] = [at, far];
  }
  return best;
}

/** Lengths that differ less are equal. */
const NEARLY = 1e-6;

const DIRECTIONS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * One step of an arrow key: to the cell that is most in its direction. Where two are equally so, they take turns, so that two
 * steps lead straight on, and a step back leads back.
 */
export function stepped(map: MapCard, at: At, direction: Direction): At {
  const { sides, stepTo, up, across } = latticeOf(map);
  const to = DIRECTIONS[direction];
  const steps = sides.map((side) => {
    const step = stepTo(side);
    const { x, y } = pointAt(map, step);
    return { step, ahead: x * to.x + y * to.y, aside: x * to.y + y * to.x };
  });
  const most = Math.max(...steps.map(({ ahead }) => ahead));
  const best = steps
    .filter(({ ahead }) => ahead > most - NEARLY)
    .sort((a, b) => b.aside * sign(to) - a.aside * sign(to));
  const line = to.x === 0 ? up(at) : across(at);
  const { step } = best[best.length > 1 && Math.abs(line) % 2 === 1 ? 1 : 0] as (typeof steps)[number];
  return [at[0] + step[0], at[1] + step[1]];
}

/** So that what is aside is the same side for both directions of a line. */
const sign = ({ x, y }: Point): number => Math.sign(x + y);

/** A position moved as another one was. */
export const shifted = ([column, row]: At, from: At, to: At): At => [
  column + to[0] - from[0],
  row + to[1] - from[1],
];

/** Where a card has to be put so that its middle is near a point. */
export function atAround(map: MapCard, turn: CardTurn, middle: Point): At {
  const { box } = shapeOf(map, turn);
  return atNear(map, { x: middle.x - box.x - box.width / 2, y: middle.y - box.y - box.height / 2 });
}

/** Where a card is after it was turned in its place, so that after all turns it is where it was. */
export function turnedAt(map: MapCard, at: At, from: CardTurn, to: CardTurn): At {
  const [before, after] = [anchorOf(map, from), anchorOf(map, to)];
  return [at[0] + before[0] - after[0], at[1] + before[1] - after[1]];
}

/** The cell that a card is turned about: of hexagons the one in the middle, which `at` names. */
function anchorOf(map: MapCard, turn: CardTurn): At {
  const { box } = shapeOf(map, turn);
  return map.cells.shape === "square" ? [Math.floor(box.width / 2), Math.floor(box.height / 2)] : [0, 0];
}

/** A stretch of the lattice that recurs, for its drawing: its size, and the outlines of all cells that reach into it. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly (readonly Point[])[];
}

export function groundOf(map: MapCard): Ground {
  const { outlineOf, centreOf } = latticeOf(map);
  const around = [-2, -1, 0, 1, 2, 3];
  const cells = around.flatMap((column) => around.map((row) => [column, row] as const));
  const [left, bottom] = centreOf([0, 0]);
  const centres = cells.map((at) => centreOf(at)).map(([x, y]) => ({ x: x - left, y: y - bottom }));
  const period = (along: "x" | "y", other: "x" | "y"): number =>
    Math.min(
      ...centres
        .filter((one) => Math.abs(one[other]) < NEARLY && one[along] > NEARLY)
        .map((one) => one[along]),
    );
  return {
    width: period("x", "y"),
    height: period("y", "x"),
    outlines: cells.map((at) => outlineOf(at).map(pointOf)),
  };
}

/** Points of one lattice, such as the centres of cells, are the same where their keys are. */
export const cellKey = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;

/** The middle of each edge of a cell. */
export const edgeMiddles = (outline: readonly Point[]): readonly Point[] =>
  outline.map((one, index) => {
    const other = outline.at(index - 1) as Point;
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  });

/** Whether a point is within the outline of a cell. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  for (const [index, one] of outline.entries()) {
    const other = outline.at(index - 1) as Point;
    if (one.y > y === other.y > y) continue;
    if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  }
  return isIn;
}
