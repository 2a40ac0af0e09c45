/**
 * How far a drawing goes on beyond the cut at one place, and whether it has an edge there: what fades out gradually ends
 * nowhere. Limit: a fade made of many narrow strips is judged as the edge of its last strip.
 */
import { type Ink, LEAST_INK, USUAL_BLEED } from "./edge-leaves.ts";

/** The ink at a place so many mm beyond the cut; below 0 inside it. @param least amount of ink, by default LEAST_INK */
export type InkAt = (by: number, least?: number) => Ink | undefined;

/** mm off the line, on either side, where it is looked: what cutters and eyes do not tell from the line itself. */
export const OFF = 0.2;
/** mm from depth to depth beyond the cut, until no more ink is found. */
const DEPTH_STEP = 0.5;
/** mm; the edge is looked for between the last two depths until it is known as exactly as this. */
const EXACT = 0.05;

/** Both in mm beyond the cut: there is ink at the one, and none at the other or as far as it is looked. */
export interface End {
  readonly last: number;
  readonly next: number;
}

/** The edge of what is painted at -OFF and not at the end of the bleed, to EXACT mm. */
export function endOf(inkAt: InkAt, bleed: number): End {
  const most = Math.max(OFF, bleed > 0 ? bleed - OFF : USUAL_BLEED);
  let last = -OFF;
  let next = OFF;
  while (next < most && inkAt(next)) {
    last = next;
    next = Math.min(most, next + DEPTH_STEP);
  }
  while (next - last > EXACT) {
    const middle = (last + next) / 2;
    if (inkAt(middle)) last = middle;
    else next = middle;
  }
  return { last, next };
}

/** mm; over this distance it is looked how fast the ink becomes fainter. */
export const SLOPE = 0.2;
/** A fade need not be quite even. */
const UNEVEN = 1.5;

/**
 * True where ink falls below `least` only because it becomes fainter all the way: an edge falls by more.
 * @param edge the last ink above `least`
 * @param within the ink SLOPE mm further inside
 * @param gap mm from the last ink to the first place below `least`
 */
export function fadesOut(edge: Ink, within: Ink | undefined, gap: number, least: number): boolean {
  if (within?.leaf !== edge.leaf) return false;
  const perMm = (within.amount - edge.amount) / SLOPE;
  return perMm > 0 && edge.amount - least <= UNEVEN * perMm * gap;
}

/** Ink fainter than this may be cut through while it fades out. */
const FAINT = 0.2;

/** The same for an edge found by `endOf`. Without bleed, the cut is an edge of all that is not faint there already. */
export function endsFading(inkAt: InkAt, { last, next }: End, inside: Ink, bleed: number): boolean {
  if (bleed === 0 && inside.amount >= FAINT) return false;
  const edge = inkAt(last);
  return edge !== undefined && fadesOut(edge, inkAt(last - SLOPE), next - last, LEAST_INK);
}
