/** Sizes of a deck's cards in mm; of a deck that cannot be used, those of a poker card, so that its cards have a place. */
import type { DeckData } from "../../../index.ts";

export interface Measures {
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly corner: number;
  readonly bleed: number;
  readonly safe: number;
}

export function measuresOf({ size, corner = 0, bleed = 0, safe = 0 }: DeckData): Measures {
  return { ...(size ?? { width: 63.5, height: 88.9 }), corner, bleed, safe };
}

/** Larger and smaller pieces than cards are drawn nearer to the size of cards; mm. */
const LEAST_SIDE = 50;
const MOST_SIDE = 140;

/** How much larger than cards of usual size a deck is drawn. */
export function scaleOf({ width, height }: Measures): number {
  const side = Math.max(width, height);
  return Math.min(MOST_SIDE, Math.max(LEAST_SIDE, side)) / side;
}
