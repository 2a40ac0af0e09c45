/**
 * Path data of scenes and of glyph outlines: parsed, transformed by a matrix, written in short form.
 * Limits: absolute M L C Q Z only; scenes and fonts provide nothing else.
 */
import { boundedMap } from "../units/bounded-map.ts";
import type { Box } from "../units/box.ts";
import { round } from "../units/length.ts";
import type { Matrix } from "../units/matrix.ts";

export interface PathSegment {
  readonly command: "M" | "L" | "C" | "Q" | "Z";
  /** Pairs of x and y: one for M and L, two for Q, three for C, none for Z. */
  readonly values: readonly number[];
}

const PARTS = /([MLCQZ])([^MLCQZ]*)/g;
const NUMBERS = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;
const ARITY = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const;

/** Parses path data; numbers after the first set of a command repeat it (after M as L), as in SVG. */
export function segmentsOf(d: string): readonly PathSegment[] {
  const segments: PathSegment[] = [];
  for (const [, letter, rest] of d.matchAll(PARTS)) {
    const command = letter as PathSegment["command"];
    const size = ARITY[command];
    if (size === 0) {
      segments.push({ command, values: [] });
      continue;
    }
    const numbers = rest?.match(NUMBERS)?.map(Number) ?? [];
    for (let at = 0; at + size <= numbers.length; at += size) {
      const repeated = command === "M" && at > 0 ? "L" : command;
      segments.push({ command: repeated, values: numbers.slice(at, at + size) });
    }
  }
  return segments;
}

/** The segments transformed by a matrix. */
export function moveSegments(segments: readonly PathSegment[], matrix: Matrix): readonly PathSegment[] {
  const [a, b, c, d, e, f] = matrix;
  return segments.map(({ command, values }) => {
    const moved: number[] = [];
    for (let at = 0; at < values.length; at += 2) {
      const x = values[at] as number;
      const y = values[at + 1] as number;
      moved.push(a * x + c * y + e, b * x + d * y + f);
    }
    return { command, values: moved };
  });
}

/** The same curve with every Q converted to the equivalent C. */
export function cubicSegments(segments: readonly PathSegment[]): readonly PathSegment[] {
  let x = 0;
  let y = 0;
  return segments.map((segment) => {
    const from = [x, y] as const;
    const { values } = segment;
    if (values.length > 0) [x, y] = values.slice(-2) as [number, number];
    if (segment.command !== "Q") return segment;
    const [qx, qy] = values as [number, number];
    const towards = (end: number, control: number): number => end + (2 / 3) * (control - end);
    const first = [towards(from[0], qx), towards(from[1], qy)];
    return { command: "C", values: [...first, towards(x, qx), towards(y, qy), x, y] };
  });
}

/** Writes path data with rounded numbers and no more separators than it needs. */
export function writePath(segments: readonly PathSegment[], decimals: number): string {
  // Joined at the end: a text that grows by additions is put together anew whenever it is written into another one.
  const parts: string[] = [];
  for (const { command, values } of segments) {
    parts.push(command);
    for (const [index, value] of values.entries()) {
      const written = String(round(value, decimals));
      parts.push(index > 0 && !written.startsWith("-") ? ` ${written}` : written);
    }
  }
  return parts.join("");
}

const shortPaths = boundedMap<string>(500);

/** Path data with rounded numbers, cached: cards of one deck share most of theirs. */
export function shortPath(d: string, decimals: number): string {
  return shortPaths.getOrMake(`${decimals} ${d}`, () => writePath(segmentsOf(d), decimals));
}

/** The box around all points and control points; undefined for an empty path. */
export function boundsOf(segments: readonly PathSegment[]): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { values } of segments) {
    for (let at = 0; at < values.length; at += 2) {
      const x = values[at] as number;
      const y = values[at + 1] as number;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
