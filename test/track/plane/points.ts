/** Points and directions on paper: x to the right and y upwards, in sides of a cell. */
import type { Side } from "../../../src/schema/files.ts";
import type { CellShape } from "../../../src/units/cells.ts";

export type Point = readonly [x: number, y: number];

/** Nothing that is meant to differ is nearer than that. */
export const NEAR = 1e-6;

export const ROOT_3 = Math.sqrt(3);

export const plus = (one: Point, other: Point): Point => [one[0] + other[0], one[1] + other[1]];
export const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
export const times = (by: number, [x, y]: Point): Point => [by * x, by * y];
export const dot = (one: Point, other: Point): number => one[0] * other[0] + one[1] * other[1];
export const distance = (one: Point, other: Point): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);
export const areNear = (one: Point, other: Point): boolean => distance(one, other) < NEAR;
export const halfway = (one: Point, other: Point): Point => times(0.5, plus(one, other));

/** Clockwise about the origin. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (-degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Where the sides of a cell are, in degrees clockwise from the north. */
export const BEARINGS: Readonly<Record<CellShape, readonly (readonly [Side, number])[]>> = {
  square: [
    ["north", 0],
    ["east", 90],
    ["south", 180],
    ["west", 270],
  ],
  "pointy-hex": [
    ["north-east", 30],
    ["east", 90],
    ["south-east", 150],
    ["south-west", 210],
    ["west", 270],
    ["north-west", 330],
  ],
  "flat-hex": [
    ["north", 0],
    ["north-east", 60],
    ["south-east", 120],
    ["south", 180],
    ["south-west", 240],
    ["north-west", 300],
  ],
};

/** Of length 1. */
export function towards(shape: CellShape, side: Side): Point {
  const bearing = BEARINGS[shape].find(([name]) => name === side)?.[1];
  if (bearing === undefined) throw new Error(`no side to the ${side}`);
  return turned([0, 1], bearing);
}
