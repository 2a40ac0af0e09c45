/**
 * Turns a line's segments into items, in reading order, which is the order in which readers of a PDF take them.
 * Neighbours of one face become one item, spaces included. In an item the characters stand from left to
 * right, as the glyphs do; each glyph's own characters read as written.
 */
import type { GlyphsItem, Origin } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { inVisualOrder } from "./bidi.ts";
import type { Face, GlyphRun } from "./face.ts";
import type { IconSegment, Segment } from "./segment.ts";
import type { TextStyle } from "./text-spec.ts";

interface InOrder {
  /** Left end, in user units. */
  readonly x: number;
  /** Number of the first of its segments in reading order. */
  first: number;
}

type Offset = readonly [dx: number, dy: number];

/** Glyphs of one face that follow one another on a line; lengths in em but for x. */
export interface PlacedGlyphs extends InOrder {
  readonly kind: "glyphs";
  readonly face: Face;
  readonly ids: number[];
  readonly advances: number[];
  /** Undefined when no glyph is shifted. */
  offsets: Offset[] | undefined;
  readonly text: string[];
}

export interface PlacedIcon extends InOrder {
  readonly kind: "icon";
  readonly segment: IconSegment;
}

export type Placed = PlacedGlyphs | PlacedIcon;

/** Sets a line's segments side by side from `x` on; `stretch` gives the em to add after a segment (justified text). */
export function placeSegments(
  segments: readonly Segment[],
  x: number,
  size: number,
  stretch?: (segment: Segment) => number,
): Placed[] {
  const placed: Placed[] = [];
  let left = x;
  const place = (segment: Segment, first: number): void => {
    const extra = stretch?.(segment) ?? 0;
    if (segment.kind === "icon") placed.push({ kind: "icon", x: left, first, segment });
    else {
      const { runs } = segment.word;
      let runLeft = left;
      for (const run of segment.level % 2 === 1 ? runs.toReversed() : runs) {
        append(placed, run, runLeft, first);
        runLeft += run.width * size;
      }
      widenLast(placed, extra);
    }
    left += (segment.width + extra) * size;
  };
  if (segments.every(({ level }) => level === 0)) {
    segments.forEach(place);
    return placed;
  }
  for (const { segment, first } of inVisualOrder(numbered(segments))) place(segment, first);
  return placed.sort((a, b) => a.first - b.first);
}

const numbered = (segments: readonly Segment[]) =>
  segments.map((segment, first) => ({ segment, level: segment.level, first }));

const NOT_SHIFTED: Offset = [0, 0];

function append(placed: Placed[], run: GlyphRun, x: number, first: number): void {
  let into = placed.at(-1);
  if (into?.kind !== "glyphs" || into.face !== run.face) {
    into = { kind: "glyphs", x, first, face: run.face, ids: [], advances: [], offsets: undefined, text: [] };
    placed.push(into);
  }
  into.first = Math.min(into.first, first);
  if (run.offsets) into.offsets ??= into.ids.map(() => NOT_SHIFTED);
  for (let index = 0; index < run.ids.length; index++) {
    into.ids.push(run.ids[index] as number);
    into.advances.push(run.advances[index] as number);
    into.offsets?.push(run.offsets?.[index] ?? NOT_SHIFTED);
    into.text.push(run.text[index] as string);
  }
}

function widenLast(placed: readonly Placed[], extra: number): void {
  const last = placed.at(-1);
  if (extra === 0 || last?.kind !== "glyphs" || last.advances.length === 0) return;
  last.advances.push((last.advances.pop() ?? 0) + extra);
}

/** The item of placed glyphs; undefined when there are none. */
export function glyphsItem(
  { x, face, ids, advances, offsets, text }: PlacedGlyphs,
  baseline: number,
  size: number,
  style: Pick<TextStyle, "fill" | "stroke">,
  origin: Origin,
): GlyphsItem | undefined {
  if (ids.length === 0) return undefined;
  const shifted = offsets?.some(([dx, dy]) => dx !== 0 || dy !== 0) ? offsets : undefined;
  // Copies take no more memory than they need, unlike lists that grew.
  return {
    kind: "glyphs",
    face: face.key,
    size,
    x,
    y: baseline,
    fill: style.fill,
    stroke: style.stroke,
    ids: ids.slice(),
    advances: advances.map((advance) => advance * size),
    ...(shifted ? { offsets: shifted.map(([dx, dy]) => [dx * size, dy * size] as const) } : {}),
    text: text.slice(),
    origin,
  };
}

/** The box around the outlines of placed glyphs, without their stroke; undefined when all are blank. */
export function inkOf(
  { x, face, ids, advances, offsets }: PlacedGlyphs,
  baseline: number,
  size: number,
): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let pen = 0;
  for (let index = 0; index < ids.length; index++) {
    const bounds = face.boundsOf(ids[index] as number);
    if (bounds) {
      const [dx, dy] = offsets?.[index] ?? NOT_SHIFTED;
      left = Math.min(left, pen + dx + bounds[0]);
      top = Math.min(top, dy - bounds[3]);
      right = Math.max(right, pen + dx + bounds[2]);
      bottom = Math.max(bottom, dy - bounds[1]);
    }
    pen += advances[index] ?? 0;
  }
  if (right < left) return undefined;
  return {
    x: x + left * size,
    y: baseline + top * size,
    width: (right - left) * size,
    height: (bottom - top) * size,
  };
}
