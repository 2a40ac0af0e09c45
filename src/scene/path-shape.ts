/**
 * Paths as polygons, for spatial queries: is a point inside, how far is it from the line.
 * Limits: each curve is eight straight pieces, accurate to about a hundredth of its size.
 */
import { boundedMap } from "../units/bounded-map.ts";
import type { Box, Point } from "../units/box.ts";
import { distanceToLine } from "../units/outline.ts";
import { boundsOf, cubicSegments, type PathSegment, segmentsOf } from "./path-data.ts";
import type { FillRule } from "./scene.ts";

export interface PathShape {
  /** Around all points and control points; undefined for an empty path. */
  readonly box: Box | undefined;
  /** The subpaths as x, y, x, y ... */
  readonly lines: readonly (readonly number[])[];
}

const PIECES = 8;

const shapes = boundedMap<PathShape>(2_000);

/** The box alone is cheap; the polygon is made on demand. Cards of one deck share most of theirs. */
export function pathShape(d: string): PathShape {
  return shapes.getOrMake(d, () => {
    const segments = segmentsOf(d);
    let lines: PathShape["lines"] | undefined;
    return {
      box: boundsOf(segments),
      get lines() {
        lines ??= flatten(cubicSegments(segments));
        return lines;
      },
    };
  });
}

/** True if inside the filled path; open subpaths are closed for it, as in SVG. */
export function isInside({ lines }: PathShape, rule: FillRule, { x, y }: Point): boolean {
  let winding = 0;
  let crossings = 0;
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const next = at + 2 < line.length ? at + 2 : 0;
      const x1 = line[at] as number;
      const y1 = line[at + 1] as number;
      const x2 = line[next] as number;
      const y2 = line[next + 1] as number;
      if (y1 > y === y2 > y || x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue;
      crossings++;
      winding += y2 > y1 ? 1 : -1;
    }
  return rule === "evenodd" ? crossings % 2 === 1 : winding !== 0;
}

/** How far a point is from the path's line. */
export function distanceFrom({ lines }: PathShape, { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines)
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x1, y1] = [line[at] as number, line[at + 1] as number];
      const [x2, y2] = [line[at + 2] as number, line[at + 3] as number];
      least = Math.min(least, distanceToLine(x, y, x1, y1, x2, y2));
    }
  return least;
}

/** Curves as straight pieces. */
export function flatten(segments: readonly PathSegment[]): readonly (readonly number[])[] {
  const lines: number[][] = [];
  let line: number[] = [];
  const start = (x: number, y: number): void => {
    line = [x, y];
    lines.push(line);
  };
  for (const { command, values } of segments) {
    const [x = 0, y = 0] = command === "Z" ? line : values;
    if (command === "M") start(x, y);
    else if (command === "L") line.push(x, y);
    else if (command === "C") curve(line, values);
    else {
      line.push(x, y);
      // What follows a Z without an M starts where the closed subpath started.
      start(x, y);
    }
  }
  return lines.filter(({ length }) => length > 2);
}

function curve(line: number[], values: readonly number[]): void {
  const [x1, y1, x2, y2, x3, y3] = values as [number, number, number, number, number, number];
  const [x0, y0] = line.slice(-2) as [number, number];
  for (let piece = 1; piece <= PIECES; piece++) {
    const t = piece / PIECES;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    line.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}
