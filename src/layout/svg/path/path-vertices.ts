/**
 * The corners of a path for markers: where each written command ends, and the direction there (SVG 2, section 13.5.2). An
 * arc is one command, however many curves draw it.
 */
import svgpath from "svgpath";
import { parsePath, type Segment } from "./path-data.ts";

export interface Vertex {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise on the page: halfway between the incoming and the outgoing line. */
  readonly angle: number;
}

/** What one written command draws. */
export type Stroke = readonly Segment[];

/** Path data command by command, up to the first fault. */
export function parseStrokes(text: string): readonly Stroke[] {
  const strokes: Stroke[] = [];
  svgpath(text)
    .abs()
    .unshort()
    .iterate((written, _index, x, y) => {
      if (written[0] === "M" || written[0] === "Z") {
        strokes.push([written as unknown as Segment]);
        return;
      }
      strokes.push(parsePath(`M${x} ${y}${written.join(" ")}`).segments.slice(1));
    });
  return strokes;
}

type Direction = readonly [dx: number, dy: number];

interface Corner {
  readonly x: number;
  readonly y: number;
  into: Direction | undefined;
  out: Direction | undefined;
}

export function verticesOf(strokes: readonly Stroke[]): readonly Vertex[] {
  const corners: Corner[] = [];
  let start: Corner | undefined;
  for (const stroke of strokes) {
    const [first] = stroke;
    const before = corners.at(-1);
    if (first?.[0] === "M") {
      start = { x: first[1], y: first[2], into: undefined, out: undefined };
      corners.push(start);
    } else if (before && start)
      corners.push(first?.[0] === "Z" ? closed(before, start) : drawn(before, stroke));
  }
  return corners.map(({ x, y, into, out }) => ({ x, y, angle: between(into ?? out, out ?? into) }));
}

/** The corner at the end of a command; the corner before gets the direction of the line that leaves it. */
function drawn(before: Corner, stroke: Stroke): Corner {
  const points: (readonly [number, number])[] = [[before.x, before.y]];
  for (const [, ...numbers] of stroke)
    for (let at = 0; at + 1 < numbers.length; at += 2)
      points.push([numbers[at] as number, numbers[at + 1] as number]);
  const [x, y] = points.at(-1) as readonly [number, number];
  const into = directionOf(points.toReversed());
  before.out ??= directionOf(points) ?? before.into;
  return { x, y, into: into ? [-into[0], -into[1]] : before.into, out: undefined };
}

/** Both ends of a closed line point the same way: halfway between its last and its first direction. */
function closed(before: Corner, start: Corner): Corner {
  const corner = drawn(before, [["L", start.x, start.y]]);
  start.into = corner.into;
  corner.out = start.out;
  return corner;
}

/** From the first point to the first different one; undefined if all are the same. */
function directionOf(points: readonly (readonly [number, number])[]): Direction | undefined {
  const [x, y] = points[0] as readonly [number, number];
  const other = points.find((point) => point[0] !== x || point[1] !== y);
  return other && [other[0] - x, other[1] - y];
}

function between(into: Direction | undefined, out: Direction | undefined): number {
  if (!into || !out) return 0;
  const [a, b] = [into, out].map(([dx, dy]) => Math.atan2(dy, dx)) as [number, number];
  const turn = b - a;
  const half = a + turn / 2 + (Math.abs(turn) > Math.PI ? Math.PI : 0);
  return (half * 180) / Math.PI;
}
