/**
 * Outlines of TrueType glyphs (OpenType 1.9, "glyf"): contours of points, of which those off the curve control quadratic
 * curves. Composite glyphs are made of others. Limits: static fonts; points of components are not matched.
 */
import type { Tables } from "../tables/directory.ts";
import {
  componentsAt,
  GLYPH_HEADER,
  glyphRanges,
  MATRIX,
  MORE,
  SCALE,
  TWO_SCALES,
  WORDS,
} from "../tables/glyph-data.ts";
import { NotPlain } from "./run.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
  readonly isLast: boolean;
}

/** Letters of SVG's path data with their numbers, y up. */
export type Command = readonly [letter: "M" | "L" | "Q" | "Z", ...numbers: number[]];

const [ON_CURVE, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [1, 2, 4, 8, 16, 32];
/** Levels of composite glyphs; fonts have two. */
const DEPTH = 6;
const MOST_POINTS = 100_000;

/**
 * The drawing of a glyph; undefined for fonts without such outlines.
 * @throws RangeError or NotPlain for a glyph that exceeds its table or its bounds
 */
export function outlinesOf(tables: Tables): ((id: number) => readonly Command[]) | undefined {
  const [head, loca, glyf] = [tables.get("head"), tables.get("loca"), tables.get("glyf")];
  if (!head || !loca || !glyf) return undefined;
  const rangeOf = glyphRanges(head, loca);
  const pointsOf = (id: number, depth: number): readonly Point[] => {
    const range = rangeOf(id);
    if (!range) throw new NotPlain();
    const [at, end] = range;
    if (at === end) return [];
    const contours = glyf.getInt16(at);
    if (contours >= 0) return simplePoints(glyf, at + GLYPH_HEADER, contours);
    if (depth === DEPTH) throw new NotPlain();
    return compositePoints(glyf, at + GLYPH_HEADER, (part) => pointsOf(part, depth + 1));
  };
  return (id) => commandsOf(pointsOf(id, 0));
}

function simplePoints(glyf: DataView, at: number, contours: number): readonly Point[] {
  if (contours === 0) return [];
  const ends = new Set(Array.from({ length: contours }, (_, index) => glyf.getUint16(at + index * 2)));
  const count = glyf.getUint16(at + contours * 2 - 2) + 1;
  let place = at + contours * 2 + 2 + glyf.getUint16(at + contours * 2);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.getUint8(place++);
    flags.push(flag);
    if (flag & REPEAT) for (let left = glyf.getUint8(place++); left > 0; left--) flags.push(flag);
  }
  const numbers = (short: number, same: number): number[] => {
    let last = 0;
    return flags.map((flag) => {
      if (flag & short) last += flag & same ? glyf.getUint8(place++) : -glyf.getUint8(place++);
      else if (!(flag & same)) {
        last += glyf.getInt16(place);
        place += 2;
      }
      return last;
    });
  };
  const xs = numbers(X_SHORT, X_SAME);
  const ys = numbers(Y_SHORT, Y_SAME);
  return flags.map((flag, index) => ({
    x: xs[index] as number,
    y: ys[index] as number,
    isOn: (flag & ON_CURVE) !== 0,
    isLast: ends.has(index),
  }));
}

function compositePoints(glyf: DataView, start: number, partOf: (id: number) => readonly Point[]): Point[] {
  const points: Point[] = [];
  let last = MORE;
  for (const { id, flags, at } of componentsAt(glyf, start)) {
    const part = partOf(id);
    const [dx, dy, scale] =
      flags & WORDS
        ? [glyf.getInt16(at + 4), glyf.getInt16(at + 6), at + 8]
        : [glyf.getInt8(at + 4), glyf.getInt8(at + 5), at + 6];
    const [xx, xy, yx, yy] = scalesAt(glyf, scale, flags);
    for (const { x, y, ...rest } of part)
      points.push({ x: x * xx + y * xy + dx, y: y * yy + x * yx + dy, ...rest });
    if (points.length > MOST_POINTS) throw new NotPlain();
    last = flags;
  }
  if (last & MORE) throw new NotPlain();
  return points;
}

type Scales = readonly [xx: number, xy: number, yx: number, yy: number];

function scalesAt(glyf: DataView, at: number, flags: number): Scales {
  const scale = (index: number): number => glyf.getInt16(at + index * 2) / 0x4000;
  if (flags & SCALE) return [scale(0), 0, 0, scale(0)];
  if (flags & TWO_SCALES) return [scale(0), 0, 0, scale(1)];
  return flags & MATRIX ? [scale(0), scale(1), scale(2), scale(3)] : [1, 0, 0, 1];
}

function commandsOf(points: readonly Point[]): readonly Command[] {
  const commands: Command[] = [];
  let contour: Point[] = [];
  for (const point of points) {
    contour.push(point);
    if (!point.isLast) continue;
    draw(contour, commands);
    contour = [];
  }
  return commands;
}

/** A contour may begin with a point off the curve: it then starts at its last point, or halfway to that. */
function draw(contour: readonly Point[], commands: Command[]): void {
  const [first, last] = [contour[0] as Point, contour.at(-1) as Point];
  const start = first.isOn ? first : last.isOn ? last : middle(first, last);
  commands.push(["M", start.x, start.y]);
  let control = first.isOn ? undefined : start;
  for (let index = first.isOn ? 1 : 0; index < contour.length; index++) {
    const point = contour[index] as Point;
    const before = index === 0 ? start : (contour[index - 1] as Point);
    if (before.isOn && point.isOn) commands.push(["L", point.x, point.y]);
    else if (!before.isOn && point.isOn) {
      const { x, y } = control ?? before;
      commands.push(["Q", x, y, point.x, point.y]);
      control = undefined;
    } else {
      if (!before.isOn) {
        const { x, y } = middle(before, point);
        commands.push(["Q", before.x, before.y, x, y]);
      }
      control = point;
    }
  }
  if (control) commands.push(["Q", control.x, control.y, start.x, start.y]);
  commands.push(["Z"]);
}

const middle = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOn: false,
  isLast: false,
});
