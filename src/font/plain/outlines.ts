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

/** Takes an outline from contour to contour, y up. */
export interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  /** A quadratic curve. */
  curve(controlX: number, controlY: number, x: number, y: number): void;
  close(): void;
}

/** The points of a glyph; lists of one length. */
interface Points {
  readonly xs: number[];
  readonly ys: number[];
  readonly areOn: boolean[];
  /** The points at which contours end. */
  readonly areLast: boolean[];
}

const [ON_CURVE, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [1, 2, 4, 8, 16, 32];
/** Levels of composite glyphs; fonts have two. */
const DEPTH = 6;
const MOST_POINTS = 100_000;

/**
 * Draws a glyph with a pen; undefined for fonts without such outlines.
 * @throws RangeError or NotPlain for a glyph that exceeds its table or its bounds
 */
export function outlinesOf(tables: Tables): ((id: number, pen: Pen) => void) | undefined {
  const [head, loca, glyf] = [tables.get("head"), tables.get("loca"), tables.get("glyf")];
  if (!head || !loca || !glyf) return undefined;
  const rangeOf = glyphRanges(head, loca);
  const addPoints = (id: number, depth: number, points: Points): void => {
    const range = rangeOf(id);
    if (!range) throw new NotPlain();
    const [at, end] = range;
    if (at === end) return;
    const contours = glyf.getInt16(at);
    if (contours >= 0) addSimple(points, glyf, at + GLYPH_HEADER, contours);
    else if (depth === DEPTH) throw new NotPlain();
    else addComposite(points, glyf, at + GLYPH_HEADER, (part) => addPoints(part, depth + 1, points));
  };
  return (id, pen) => {
    const points: Points = { xs: [], ys: [], areOn: [], areLast: [] };
    addPoints(id, 0, points);
    draw(points, pen);
  };
}

function addSimple({ xs, ys, areOn, areLast }: Points, glyf: DataView, at: number, contours: number): void {
  if (contours === 0) return;
  const first = xs.length;
  const count = glyf.getUint16(at + contours * 2 - 2) + 1;
  let place = at + contours * 2 + 2 + glyf.getUint16(at + contours * 2);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.getUint8(place++);
    flags.push(flag);
    if (flag & REPEAT) for (let left = glyf.getUint8(place++); left > 0; left--) flags.push(flag);
  }
  place = addNumbers(xs, glyf, place, flags, X_SHORT, X_SAME);
  addNumbers(ys, glyf, place, flags, Y_SHORT, Y_SAME);
  for (const flag of flags) {
    areOn.push((flag & ON_CURVE) !== 0);
    areLast.push(false);
  }
  for (let contour = 0; contour < contours; contour++) {
    const last = glyf.getUint16(at + contour * 2);
    if (last < flags.length) areLast[first + last] = true;
  }
}

/** Each number is the difference from the one before. @returns where the numbers end */
function addNumbers(
  into: number[],
  glyf: DataView,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
): number {
  let place = start;
  let last = 0;
  for (const flag of flags) {
    if (flag & short) last += flag & same ? glyf.getUint8(place++) : -glyf.getUint8(place++);
    else if (!(flag & same)) {
      last += glyf.getInt16(place);
      place += 2;
    }
    into.push(last);
  }
  return place;
}

function addComposite(points: Points, glyf: DataView, start: number, addPart: (id: number) => void): void {
  const { xs, ys } = points;
  const first = xs.length;
  let last = MORE;
  for (const { id, flags, at } of componentsAt(glyf, start)) {
    const from = xs.length;
    addPart(id);
    const [dx, dy, scale] =
      flags & WORDS
        ? [glyf.getInt16(at + 4), glyf.getInt16(at + 6), at + 8]
        : [glyf.getInt8(at + 4), glyf.getInt8(at + 5), at + 6];
    const [xx, xy, yx, yy] = scalesAt(glyf, scale, flags);
    for (let index = from; index < xs.length; index++) {
      const [x, y] = [xs[index] as number, ys[index] as number];
      xs[index] = x * xx + y * xy + dx;
      ys[index] = y * yy + x * yx + dy;
    }
    if (xs.length - first > MOST_POINTS) throw new NotPlain();
    last = flags;
  }
  if (last & MORE) throw new NotPlain();
}

type Scales = readonly [xx: number, xy: number, yx: number, yy: number];

function scalesAt(glyf: DataView, at: number, flags: number): Scales {
  const scale = (index: number): number => glyf.getInt16(at + index * 2) / 0x4000;
  if (flags & SCALE) return [scale(0), 0, 0, scale(0)];
  if (flags & TWO_SCALES) return [scale(0), 0, 0, scale(1)];
  return flags & MATRIX ? [scale(0), scale(1), scale(2), scale(3)] : [1, 0, 0, 1];
}

function draw(points: Points, pen: Pen): void {
  let first = 0;
  for (let index = 0; index < points.areLast.length; index++)
    if (points.areLast[index]) {
      drawContour(points, first, index, pen);
      first = index + 1;
    }
}

/** A contour may begin with a point off the curve: it then starts at its last point, or halfway to that. */
function drawContour({ xs, ys, areOn }: Points, first: number, last: number, pen: Pen): void {
  const isFirstOn = areOn[first] as boolean;
  let isBeforeOn = isFirstOn || (areOn[last] as boolean);
  let [x, y] = [xs[first] as number, ys[first] as number];
  if (!isFirstOn) {
    const [lastX, lastY] = [xs[last] as number, ys[last] as number];
    [x, y] = isBeforeOn ? [lastX, lastY] : [(x + lastX) / 2, (y + lastY) / 2];
  }
  const [startX, startY] = [x, y];
  pen.move(x, y);
  let hasControl = !isFirstOn;
  let [controlX, controlY] = [x, y];
  for (let index = isFirstOn ? first + 1 : first; index <= last; index++) {
    const [nextX, nextY, isOn] = [xs[index] as number, ys[index] as number, areOn[index] as boolean];
    if (isBeforeOn && isOn) pen.line(nextX, nextY);
    else if (!isBeforeOn && isOn) {
      pen.curve(hasControl ? controlX : x, hasControl ? controlY : y, nextX, nextY);
      hasControl = false;
    } else {
      if (!isBeforeOn) pen.curve(x, y, (x + nextX) / 2, (y + nextY) / 2);
      [controlX, controlY] = [nextX, nextY];
      hasControl = true;
    }
    [x, y] = [nextX, nextY];
    isBeforeOn = isOn;
  }
  if (hasControl) pen.curve(controlX, controlY, startX, startY);
  pen.close();
}
