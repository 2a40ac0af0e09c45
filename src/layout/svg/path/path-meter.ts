/**
 * Lengths along a path: the point after a given length, and the direction there. Curves are measured in short straight
 * steps, which is exact to a thousandth of their length.
 */
import type { Point } from "../../../units/box.ts";
import type { Segment } from "./path-data.ts";

export interface PathMeter {
  readonly length: number;
  /** The point after a length and the direction in degrees, clockwise; undefined beyond the ends. */
  at(length: number): { readonly point: Point; readonly angle: number } | undefined;
}

/** Straight steps of one curve. */
const STEPS = 100;

interface Step {
  readonly from: Point;
  readonly to: Point;
  readonly start: number;
  readonly length: number;
}

/** Measures all subpaths together, one after the other. */
export function measurePath(segments: readonly Segment[]): PathMeter {
  const steps: Step[] = [];
  let length = 0;
  let from: Point = { x: 0, y: 0 };
  let start = from;
  const go = (to: Point): void => {
    const step = { from, to, start: length, length: Math.hypot(to.x - from.x, to.y - from.y) };
    if (step.length > 0) steps.push(step);
    length += step.length;
    from = to;
  };
  for (const segment of segments) {
    if (segment[0] === "M") {
      from = { x: segment[1], y: segment[2] };
      start = from;
    } else if (segment[0] === "Z") go(start);
    else if (segment[0] === "L") go({ x: segment[1], y: segment[2] });
    else if (segment[0] === "C") for (const point of pointsOf(from, segment)) go(point);
  }
  return { length, at: (along) => placeAt(steps, along, length) };
}

function pointsOf(
  from: Point,
  [, x1, y1, x2, y2, x, y]: Extract<Segment, readonly ["C", ...unknown[]]>,
): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    const s = 1 - t;
    const mix = (a: number, b: number, c: number, d: number): number =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) };
  });
}

function placeAt(steps: readonly Step[], along: number, length: number): ReturnType<PathMeter["at"]> {
  if (along < 0 || along > length) return undefined;
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle] as Step).start <= along) low = middle;
    else high = middle - 1;
  }
  const step = steps[low];
  if (!step) return undefined;
  const share = (along - step.start) / step.length;
  const [dx, dy] = [step.to.x - step.from.x, step.to.y - step.from.y];
  const point = { x: step.from.x + share * dx, y: step.from.y + share * dy };
  return { point, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
