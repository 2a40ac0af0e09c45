/**
 * What the designer needs to know of the lattice that map cards lie on: the outlines of a card's cells in each turn, where a
 * card that is dragged snaps to, and how far an arrow key moves it. Points are in cells, x to the right, y up. Pure.
 * Limit: squares; everything else of this view goes by outlines and does not know the shape of a cell.
 */
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

/** The next turn, clockwise or back. */
export function nextTurn(map: MapCard, turn: CardTurn, by: 1 | -1): CardTurn {
  const { turns } = kindOf([{ map }]);
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

function madeShape(map: MapCard, turn: CardTurn): CardShape {
  const { squares, bars } = map;
  const { kind, turned, turnedPoint } = tileOfCard({ map });
  const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });
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
export const pointAt = ([x, y]: At): Point => ({ x, y });

/** The position whose origin is nearest to a point. */
export const atNear = ({ x, y }: Point): At => [Math.round(x), Math.round(y)];

const STEPS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** One step of an arrow key. */
export const stepped = ([column, row]: At, direction: Direction): At => [
  column + STEPS[direction].x,
  row + STEPS[direction].y,
];

/** A position moved as another one was. */
export const shifted = ([column, row]: At, from: At, to: At): At => [
  column + to[0] - from[0],
  row + to[1] - from[1],
];

/** Where a card has to be put so that its middle is near a point. */
export function atAround(map: MapCard, turn: CardTurn, middle: Point): At {
  const { box } = shapeOf(map, turn);
  return atNear({ x: middle.x - box.x - box.width / 2, y: middle.y - box.y - box.height / 2 });
}

/** Where a card is after it was turned in its place, so that after all turns it is where it was. */
export function turnedAt(map: MapCard, at: At, from: CardTurn, to: CardTurn): At {
  const [before, after] = [anchorOf(shapeOf(map, from)), anchorOf(shapeOf(map, to))];
  return [at[0] + before[0] - after[0], at[1] + before[1] - after[1]];
}

/** The cell that a card is turned about. */
const anchorOf = ({ box }: CardShape): At => [Math.floor(box.width / 2), Math.floor(box.height / 2)];

/** Points of one lattice, such as the centres of cells, are the same where their keys are. */
export const cellKey = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;

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
