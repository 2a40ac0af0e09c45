/** The faces of dice, upright: their outline, and the positions of their signs. Lengths in mm. */
import type { Point, Size } from "../units/box.ts";
import { areaOf, boxOf, distance, type Polygon, rectangle, regular } from "./polygon.ts";

/** `corners`: a triangle with a sign at each corner. */
export type FaceForm = "triangle" | "square" | "pentagon" | "kite" | "corners";

export interface DieFace {
  /** Clockwise; all but the square are on their base with a corner up, which comes first. */
  readonly outline: Polygon;
  /** Positions of its signs: one in the middle, or one at each corner. */
  readonly signs: readonly FaceSign[];
}

export interface FaceSign {
  readonly centre: Point;
  /** The largest square around the centre that is available for the sign, before it is turned. */
  readonly room: Size;
  /** Degrees clockwise from the top of the face to the top of the sign. */
  readonly turn: number;
}

/** @param edge for a kite, the longer one */
export function dieFace(form: FaceForm, edge: number): DieFace {
  switch (form) {
    case "square":
      return withSign(rectangle(edge, edge), at(edge / 2, edge / 2));
    case "triangle":
      return withSign(triangle(edge));
    case "pentagon":
      return withSign(pentagon(edge));
    case "kite":
      return withSign(kite(edge));
    case "corners":
      return withCornerSigns(triangle(edge));
  }
}

function triangle(edge: number): Polygon {
  const height = (edge * Math.sqrt(3)) / 2;
  return [at(edge / 2, 0), at(edge, height), at(0, height)];
}

function pentagon(edge: number): Polygon {
  const outline = regular(5, edge / (2 * Math.sin(Math.PI / 5)));
  const { x: left, y: top } = boxOf(outline);
  return outline.map(({ x, y }) => at(x - left, y - top));
}

/**
 * Ten kites make a pentagonal trapezohedron: its side corners are on a cylinder every 36 degrees, alternately higher
 * and lower, and both tips on the axis. That kites are flat does not determine their slope; here it is 45 degrees,
 * about that of commercial dice. On a cylinder of radius 1, the distance down the slope is √2 to the blunt corner and
 * √2 cos 36° to the side corners, which are sin 36° to the left and right.
 */
function kite(edge: number): Polygon {
  const [along, aside] = [Math.SQRT2 * Math.cos(Math.PI / 5), Math.sin(Math.PI / 5)];
  const scale = edge / Math.hypot(along, aside);
  const corners = [at(aside, 0), at(2 * aside, along), at(aside, Math.SQRT2), at(0, along)];
  return corners.map(({ x, y }) => at(x * scale, y * scale));
}

function withSign(outline: Polygon, centre = inCentre(outline)): DieFace {
  return { outline, signs: [{ centre, room: squareAround(outline, centre), turn: 0 }] };
}

/**
 * From a corner of a triangle to the middle of its sign's square, as a share of the distance to the middle of the
 * triangle, so that the square touches both sides and leaves the same room for those of the other corners.
 */
const CORNER_SHARE = 1 / (1 + 1 / Math.sqrt(3));

function withCornerSigns(outline: Polygon): DieFace {
  const middle = inCentre(outline);
  const signs = outline.map((corner, index): FaceSign => {
    const [x, y] = [(middle.x - corner.x) * CORNER_SHARE, (middle.y - corner.y) * CORNER_SHARE];
    const room = square((2 * Math.hypot(x, y)) / (1 + Math.sqrt(3)));
    return { centre: at(corner.x + x, corner.y + y), room, turn: 120 * index };
  });
  return { outline, signs };
}

/** Centre of the circle that touches all edges, on the axis below the first corner. */
function inCentre(outline: Polygon): Point {
  const around = outline.reduce((sum, point, index) => sum + distance(point, after(outline, index)), 0);
  const radius = (2 * areaOf(outline)) / around;
  const [tip, side] = [outline[0] as Point, outline[1] as Point];
  return at(tip.x, tip.y + (radius * distance(tip, side)) / (side.x - tip.x));
}

/** The largest upright square around a point within a convex outline. */
function squareAround(outline: Polygon, centre: Point): Size {
  const halves = outline.map((point, index) => {
    const { x, y } = after(outline, index);
    const outwards = at(y - point.y, point.x - x);
    const away = (point.x - centre.x) * outwards.x + (point.y - centre.y) * outwards.y;
    return away / (Math.abs(outwards.x) + Math.abs(outwards.y));
  });
  return square(2 * Math.min(...halves));
}

const after = (outline: Polygon, index: number): Point => outline[(index + 1) % outline.length] as Point;
const at = (x: number, y: number): Point => ({ x, y });
const square = (side: number): Size => ({ width: side, height: side });
