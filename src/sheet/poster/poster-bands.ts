/**
 * What a page of a poster keeps free around its window, beyond the printer's margin. From the window outwards: bleed
 * where the poster ends, crosses, words; below it the footer too. All in mm.
 */
import type { Box, Size } from "../../units/box.ts";

/** Room beside and above a window, and below it. */
const BAND = 6;
const BOTTOM_BAND = 10.5;

/** Bleed beyond the poster's edge. The trade's usual 3 would push the crosses off the paper, with no benefit here. */
export const BLEED_ROOM = 2;

/** From a window's edge to the middle of a cross, and the length of each of its arms. */
export const CROSS_AT = 4;
export const CROSS_ARM = 1.5;

/** The part of a page that may show the poster. */
export function roomOn(page: Size, margin: number): Box {
  const beside = margin + BAND;
  return {
    x: beside,
    y: beside,
    width: page.width - 2 * beside,
    height: page.height - beside - margin - BOTTOM_BAND,
  };
}
