/**
 * One smooth curve through points: centripetal Catmull-Rom, which makes no loops or kinks where points are unevenly
 * spaced (Yuksel, Schaefer, Keyser, "Parameterization and applications of Catmull-Rom curves", 2011), as Bézier pieces.
 */
import type { Point } from "../../units/box.ts";
import { round } from "../../units/length.ts";

/** From the previous point to `to`, with its two control points. */
export interface CurvePiece {
  readonly start: Point;
  readonly one: Point;
  readonly two: Point;
  readonly to: Point;
}

/** A piece for each two consecutive points; points at the same place are merged. */
export function smoothThrough(points: readonly Point[]): readonly CurvePiece[] {
  const own = points.filter((point, index) => index === 0 || distance(point, points[index - 1] as Point) > 0);
  return own.slice(1).map((to, index) => {
    const start = own[index] as Point;
    const before = own[index - 1] ?? mirrored(to, start);
    const after = own[index + 2] ?? mirrored(start, to);
    return { start, one: control(before, start, to), two: control(after, to, start), to };
  });
}

/** As SVG path data with a precision of a micrometre; "" for fewer than two points. */
export function pathOf(pieces: readonly CurvePiece[]): string {
  const [first] = pieces;
  if (!first) return "";
  return `M${words(first.start)}${pieces.map(({ one, two, to }) => `C${words(one)} ${words(two)} ${words(to)}`).join("")}`;
}

/** The halfway point of a piece, and the direction of travel there in degrees clockwise from the right. */
export function middleOf({ start, one, two, to }: CurvePiece): { readonly at: Point; readonly turn: number } {
  const at = {
    x: (start.x + 3 * one.x + 3 * two.x + to.x) / 8,
    y: (start.y + 3 * one.y + 3 * two.y + to.y) / 8,
  };
  const turn = Math.atan2(to.y + two.y - one.y - start.y, to.x + two.x - one.x - start.x);
  return { at, turn: (turn * 180) / Math.PI };
}

/** The control point beside `at` towards `to`, for a curve that comes from `from`. */
function control(from: Point, at: Point, to: Point): Point {
  const near = Math.sqrt(distance(at, to));
  const far = Math.sqrt(distance(from, at));
  // The tangent of the centripetal curve in `at`, a third of a knot's length along.
  const along = (axis: "x" | "y"): number => {
    const a = near * near * (at[axis] - from[axis]);
    const b = far * far * (to[axis] - at[axis]);
    return at[axis] + (a + b) / (3 * far * (near + far));
  };
  return { x: along("x"), y: along("y") };
}

const mirrored = (point: Point, at: Point): Point => ({ x: 2 * at.x - point.x, y: 2 * at.y - point.y });

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const words = ({ x, y }: Point): string => `${round(x, 3)} ${round(y, 3)}`;
