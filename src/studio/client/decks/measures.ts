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
