/** The text width of a booklet's page: the layout of pages and the drawings made for them must agree on it. */
import type { Size } from "./box.ts";

/** On either side of the text, as a share of the page's width: gives lines of some 70 letters on a page of 140 mm. */
export const SIDE_MARGIN = 0.12;

/** Of a page, in whole mm: 106 on the usual one of 139.7 mm. */
export const textWidthOf = ({ width }: Pick<Size, "width">): number =>
  Math.floor(width * (1 - 2 * SIDE_MARGIN));
