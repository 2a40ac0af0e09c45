/** The text of a booklet's page, as far as its width goes: what sets pages and what is drawn for them agree on it. */
import type { Size } from "./box.ts";

/** On either side of the text, as a share of the page's width: lines of some 70 letters on a page of 140 mm. */
export const SIDE_MARGIN = 0.12;

/** Of a page, in whole mm: 106 on the usual one of 139.7 mm. */
export const textWidthOf = ({ width }: Pick<Size, "width">): number =>
  Math.floor(width * (1 - 2 * SIDE_MARGIN));
