/**
 * Outlines of TrueType glyphs (OpenType 1.9, "glyf"): contours of points, of which those off the curve steer quadratic
 * curves. Composite glyphs are put together of others. Limits: static fonts; points of components are not matched.
 */
import { NotPlain } from "./run.ts";
import type { Tables } from "./tables.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
  readonly isLast: boolean;
}

/** Letters of SVG's path data with their numbers, y up. */
export type Command = readonly [letter: "M" | "L" | "Q" | "Z", ...numbers: number[]];

const [ON_CURVE, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [1, 2, 4, 8, 16, 32];
const [WORDS, SCALE, MORE, XY_SCALE, TWO_BY_TWO] = [1, 8, 32, 64, 128];
/** Glyphs of glyphs of glyphs; fonts have two levels. */
const DEPTH = 6;
const MOST_POINTS = 100_000;

/**
 * The drawing of a glyph; undefined for fonts without such outlines.
 * @throws RangeError or NotPlain for a glyph that goes beyond its table or its bounds
 */
export function outlinesOf(tables: Tables): ((id: number) => readonly Command[]) | undefined {
  const [head, loca, glyf] = [tables.get("head"), tables.get("loca"), tables.get("glyf")];
  if (!head || !loca || !glyf) return undefined;
  const isLong = head.getInt16(50) !== 0;
  const offsetOf = (id: number): number => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2);
  const pointsOf = (id: number, depth: number): readonly Point[] => {
    const at = offsetOf(id);
    if (at === offsetOf(id + 1)) return [];
    const contours = glyf.getInt16(at);
    if (contours >= 0) return simplePoints(glyf, at + 10, contours);
    if (depth === DEPTH) throw new NotPlain();
    return compositePoints(glyf, at + 10, (part) => pointsOf(part, depth + 1));
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

function compositePoints(glyf: DataView, from: number, partOf: (id: number) => readonly Point[]): Point[] {
  const points: Point[] = [];
  let place = from;
  let flags = MORE;
  const number = (): number => {
    place += 2;
    return glyf.getInt16(place - 2);
  };
  while (flags & MORE) {
    flags = number();
    const part = partOf(number() & 0xffff);
    const [dx, dy] = flags & WORDS ? [number(), number()] : [glyf.getInt8(place++), glyf.getInt8(place++)];
    const [xx, xy, yx, yy] = scales(flags, () => number() / 0x4000);
    for (const { x, y, ...rest } of part)
      points.push({ x: x * xx + y * xy + dx, y: y * yy + x * yx + dy, ...rest });
    if (points.length > MOST_POINTS) throw new NotPlain();
  }
  return points;
}

type Scales = readonly [xx: number, xy: number, yx: number, yy: number];

function scales(flags: number, next: () => number): Scales {
  if (flags & SCALE) {
    const scale = next();
    return [scale, 0, 0, scale];
  }
  if (flags & XY_SCALE) return [next(), 0, 0, next()];
  return flags & TWO_BY_TWO ? [next(), next(), next(), next()] : [1, 0, 0, 1];
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

/** A contour may begin with a point off the curve: then at its last point, or halfway to that. */
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
