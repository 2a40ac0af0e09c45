/**
 * Places a line's segments in reading order, which is the order in which PDF readers extract text. Neighbours of one
 * face are merged, spaces included. Within a run the characters are ordered from left to right, as the glyphs are.
 */
import type { Face } from "../../../font/face.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";
import { inVisualOrder } from "../bidi.ts";
import type { FaceRun, IconSegment, Segment } from "../words/words.ts";

interface InOrder {
  /** Left end, in user units. */
  readonly x: number;
  /** Number of the first of its segments in reading order. */
  first: number;
}

/** Successive glyphs of one face on a line; lengths in em, except x. */
export interface PlacedGlyphs extends InOrder {
  readonly kind: "glyphs";
  readonly face: Face;
  /** None of them is empty. */
  readonly runs: ShapedRun[];
  /** The space added after each run; undefined if there is none. */
  extras: number[] | undefined;
}

export interface PlacedIcon extends InOrder {
  readonly kind: "icon";
  readonly segment: IconSegment;
}

export type Placed = PlacedGlyphs | PlacedIcon;

/**
 * Places a line's segments side by side from `x` on; `stretch` gives the em to add after a segment, by its place
 * (justified text).
 */
export function placeSegments(
  segments: readonly Segment[],
  x: number,
  size: number,
  stretch?: (place: number) => number,
): Placed[] {
  const placed: Placed[] = [];
  let left = x;
  const place = (segment: Segment, first: number): void => {
    const extra = stretch?.(first) ?? 0;
    if (segment.kind === "icon") placed.push({ kind: "icon", x: left, first, segment });
    else {
      const { runs } = segment.word;
      let runLeft = left;
      for (const one of segment.level % 2 === 1 ? runs.toReversed() : runs) {
        append(placed, one, runLeft, first);
        runLeft += one.run.width * size;
      }
      if (extra !== 0) widenLast(placed, extra);
    }
    left += (segment.width + extra) * size;
  };
  if (segments.every(isLeftToRight)) {
    for (let index = 0; index < segments.length; index++) place(segments[index] as Segment, index);
    return placed;
  }
  for (const { segment, first } of inVisualOrder(numbered(segments))) place(segment, first);
  return placed.sort((a, b) => a.first - b.first);
}

const isLeftToRight = ({ level }: Segment): boolean => level === 0;

const numbered = (segments: readonly Segment[]) =>
  segments.map((segment, first) => ({ segment, level: segment.level, first }));

function append(placed: Placed[], { face, run }: FaceRun, x: number, first: number): void {
  let into = placed[placed.length - 1];
  if (into?.kind !== "glyphs" || into.face !== face) {
    into = { kind: "glyphs", x, first, face, runs: [], extras: undefined };
    placed.push(into);
  }
  if (first < into.first) into.first = first;
  if (run.ids.length === 0) return;
  into.runs.push(run);
  into.extras?.push(0);
}

function widenLast(placed: readonly Placed[], extra: number): void {
  const last = placed.at(-1);
  if (last?.kind !== "glyphs" || last.runs.length === 0) return;
  last.extras ??= last.runs.map(() => 0);
  last.extras.push((last.extras.pop() ?? 0) + extra);
}
