/**
 * What print shops make, as data: the size of a finished piece, how far it is drawn beyond the cut, and how far inside
 * the cut everything important must be. Every shop says where its numbers come from and when they were looked up, and
 * each product can be checked by itself: its canvas must be its trim and twice its bleed.
 */
import type { Size } from "../../units/box.ts";
import { MM_PER_UNIT } from "../../units/length.ts";

/** Where numbers come from. */
export interface Evidence {
  readonly source: string;
  /** The day on which they were looked up, as 2026-11-30. */
  readonly verified: string;
}

export type ProductShape = "card" | "round" | "hexagon" | "square" | "board" | "other";

export interface Product {
  /** As the shop names it. */
  readonly id: string;
  readonly shape: ProductShape;
  /** mm, cut. */
  readonly trim: Size;
  /** mm on each side. */
  readonly bleed: number;
  /** mm inside the cut. */
  readonly safe: number;
  /** px of a picture with bleed; absent for shops that take PDFs. */
  readonly canvas?: Size;
  /** What its second picture is, such as "back" or "inside"; absent if it has none, or if the shop does not say. */
  readonly second?: string;
  /** Why the canvas is not the trim and twice the bleed. */
  readonly differs?: string;
  /** It needs more than pictures in colour, costs more, or has an outline of its own: never chosen without being named. */
  readonly special?: true;
}

export interface Shop extends Evidence {
  /** The name of its target. */
  readonly id: string;
  readonly title: string;
  readonly products: readonly Product[];
}

/** Resolution that shops ask for. */
export const SHOP_DPI = 300;

export const pxOf = (mm: number, dpi = SHOP_DPI): number => Math.round((mm * dpi) / MM_PER_UNIT.in);
export const mmOfPx = (px: number, dpi = SHOP_DPI): number => (px * MM_PER_UNIT.in) / dpi;

/**
 * px by which the canvas is larger than trim and bleed, in width and height: 0 and 0 for a product that is right. Half a
 * px less or more is rounding.
 */
export function canvasError({ canvas, trim, bleed }: Product): Size {
  if (!canvas) return { width: 0, height: 0 };
  const error = (px: number, mm: number): number => {
    const exact = px - ((mm + 2 * bleed) * SHOP_DPI) / MM_PER_UNIT.in;
    return Math.abs(exact) <= 0.51 ? 0 : Math.round(exact * 10) / 10;
  };
  return { width: error(canvas.width, trim.width), height: error(canvas.height, trim.height) };
}
