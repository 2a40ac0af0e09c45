/** Outlines: "loca" and "glyf". Every point of every glyph is where its glyph's data says, and parts are no circle. */
import type { Tables } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";
import { tableIn } from "./measures.ts";

const [X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME] = [2, 4, 8, 16, 32];
const [WORDS, PLACED, SCALE, MORE, TWO_SCALES, MATRIX] = [1, 2, 8, 32, 64, 128];
const HEADER = 10;
/** Of glyphs that there can be, and of the end; the engine reads the table to its own end. */
const MOST_PLACES = 0x10001;
/** Glyphs of glyphs of glyphs; fonts have two levels. */
export const DEPTH = 5;
/** Of one glyph with all its parts; ornate initials have a few thousand. */
const MOST_POINTS = 20_000;
const MOST_CONTOURS = 2_000;
/**
 * Of all glyphs with their parts, and for each byte of their data; fonts of Chinese have some 3 million in 4 MB. The limits
 * of `glyph-parts.ts` are higher, whatever a font is like, so that no font is sound here and refused there.
 */
const MOST_POINTS_OF_ALL = 500_000;
const MOST_POINTS_A_BYTE = 1;

export function checkGlyphs(tables: Tables, glyphs: number): void {
  const isLong = tableIn(tables, "head", 54).getUint16(50) === 1;
  const loca = tableIn(tables, "loca", (glyphs + 1) * (isLong ? 4 : 2));
  demand(loca.byteLength <= MOST_PLACES * 4);
  const glyf = tableIn(tables, "glyf", 0);
  const placeOf = (id: number): number => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2);
  const parts = new Map<number, readonly number[]>();
  const points = new Uint32Array(glyphs);
  let from = placeOf(0);
  for (let id = 0; id < glyphs; id++) {
    const to = placeOf(id + 1);
    demand(from <= to && to <= glyf.byteLength);
    if (from < to) {
      const contours = glyf.getInt16(from);
      if (contours < 0) parts.set(id, partsOf(glyf, from + HEADER, to, glyphs));
      else points[id] = pointsOf(glyf, from + HEADER, to, contours);
    }
    from = to;
  }
  const most = MOST_POINTS_OF_ALL + MOST_POINTS_A_BYTE * glyf.byteLength;
  demand(allPoints(points, parts, glyphs) <= most);
}

/** How many points the glyph has, whose data ends at `to`. */
function pointsOf(glyf: DataView, start: number, to: number, contours: number): number {
  if (contours === 0) return 0;
  demand(contours <= MOST_CONTOURS);
  let last = -1;
  let at = start;
  for (const end = start + contours * 2; at < end; at += 2) {
    demand(glyf.getUint16(at) > last);
    last = glyf.getUint16(at);
  }
  demand(last < MOST_POINTS);
  at += 2 + glyf.getUint16(at);
  let left = last + 1;
  let length = 0;
  while (left > 0) {
    const flag = glyf.getUint8(at++);
    const times = flag & REPEAT ? 1 + glyf.getUint8(at++) : 1;
    length += times * (sizeOf(flag, X_SHORT, X_SAME) + sizeOf(flag, Y_SHORT, Y_SAME));
    left -= times;
  }
  demand(left === 0 && at + length <= to);
  return last + 1;
}

function sizeOf(flag: number, short: number, same: number): number {
  if (flag & short) return 1;
  return flag & same ? 0 : 2;
}

/** The glyphs that a glyph is put together from. */
function partsOf(glyf: DataView, start: number, to: number, glyphs: number): readonly number[] {
  const parts: number[] = [];
  let at = start;
  for (let flags = MORE; flags & MORE; ) {
    flags = glyf.getUint16(at);
    const part = glyf.getUint16(at + 2);
    demand((flags & PLACED) !== 0 && part < glyphs);
    parts.push(part);
    at += 4 + (flags & WORDS ? 4 : 2) + scalesOf(flags);
    demand(at <= to && parts.length <= MOST_CONTOURS);
  }
  return parts;
}

/** Bytes; which of two kinds counts is not said anywhere. */
function scalesOf(flags: number): number {
  demand([SCALE, TWO_SCALES, MATRIX].filter((kind) => flags & kind).length <= 1);
  if (flags & SCALE) return 2;
  if (flags & TWO_SCALES) return 4;
  return flags & MATRIX ? 8 : 0;
}

/** The points of all glyphs, those of the parts among them. @throws Doubtful for one that goes too deep, or too far */
function allPoints(
  points: Uint32Array,
  parts: ReadonlyMap<number, readonly number[]>,
  glyphs: number,
): number {
  const heights = new Uint8Array(glyphs);
  const find = (id: number, depth: number): void => {
    const own = parts.get(id);
    if (!own || (heights[id] as number) > 0) return;
    demand(depth <= DEPTH);
    // a part without points takes its time, too
    let [sum, height] = [own.length, 0];
    for (const part of own) {
      find(part, depth + 1);
      sum += points[part] as number;
      height = Math.max(height, heights[part] as number);
    }
    demand(sum <= MOST_POINTS && height < DEPTH);
    points[id] = sum;
    heights[id] = height + 1;
  };
  let all = 0;
  for (let id = 0; id < glyphs; id++) {
    find(id, 1);
    all += points[id] as number;
  }
  return all;
}
