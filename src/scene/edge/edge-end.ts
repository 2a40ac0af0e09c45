/**
 * How far a drawing extends beyond the cut at one place, and whether it has an edge there: a gradual fade has no edge.
 * Limit: a fade made of many narrow strips is judged as the edge of its last strip.
 */
import { type Ink, LEAST_INK, USUAL_BLEED } from "./edge-leaves.ts";

/**
 * The ink at a place this many mm beyond the cut; below 0 inside it. @param least amount of ink, by default LEAST_INK
 */
export type InkAt = (by: number, least?: number) => Ink | undefined;

/**
 * mm off the line, on either side, where the drawing is sampled: cutters and eyes do not distinguish this from the line
 * itself.
 */
export const OFF = 0.2;
/** mm between sampled depths beyond the cut, until no more ink is found. */
const DEPTH_STEP = 0.5;
/** mm; the edge between the last two depths is located to this accuracy. */
const EXACT = 0.05;

/** Both in mm beyond the cut: there is ink at the first, and none at the second or as far as was sampled. */
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

/** mm; over this distance the fading of the ink is measured. */
export const SLOPE = 0.2;
/** A fade need not be quite even. */
const UNEVEN = 1.5;

/**
 * True if ink falls below `least` only because it fades all the way: an edge falls by more.
 * @param edge the last ink above `least`
 * @param within the ink SLOPE mm further inside
 * @param gap mm from the last ink to the first place below `least`
 */
export function fadesOut(edge: Ink, within: Ink | undefined, gap: number, least: number): boolean {
  if (within?.leaf !== edge.leaf) return false;
  const perMm = (within.amount - edge.amount) / SLOPE;
  return perMm > 0 && edge.amount - least <= UNEVEN * perMm * gap;
}

/** Fading ink fainter than this may be cut through. */
const FAINT = 0.2;

/**
 * The same for an edge found by `endOf`. Without bleed, the cut is an edge of everything that is not faint there
 * already.
 */
export function endsFading(inkAt: InkAt, { last, next }: End, inside: Ink, bleed: number): boolean {
  if (bleed === 0 && inside.amount >= FAINT) return false;
  const edge = inkAt(last);
  return edge !== undefined && fadesOut(edge, inkAt(last - SLOPE), next - last, LEAST_INK);
}
