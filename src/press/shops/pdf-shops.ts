/** Shops that take PDFs: a page for each side, as large as the card with its bleed. */
import type { Evidence } from "./product.ts";

export const PAGE_ORDERS = ["back-front", "front-back", "fronts-last-back", "fronts-backs"] as const;
/**
 * `back-front`: the back of each card before its front; `front-back`: after it; `fronts-last-back`: all fronts, then the
 * back that they share; `fronts-backs`: fronts in one file, backs in the same order in another.
 */
export type PageOrder = (typeof PAGE_ORDERS)[number];

export interface PdfShop extends Evidence {
  readonly id: string;
  readonly title: string;
  /** mm. */
  readonly bleed: number;
  readonly safe: number;
  /** The first is the usual one. */
  readonly orders: readonly [PageOrder, ...PageOrder[]];
  /** A file for each deck, or one for all cards of a size. */
  readonly fileFor: "deck" | "size";
  /** mm of the sizes that the shop is known to cut, upright; absent = any. */
  readonly sizes?: readonly (readonly [width: number, height: number])[];
  /** What it says about colours, as a sentence. */
  readonly colours: string;
}

export const DRIVETHRU: PdfShop = {
  id: "drivethru",
  title: "DriveThruCards",
  source:
    "help.drivethrupartners.com article 12780748203543 and zendesk article 227867607 (1/8 in, poker page 2.75 x 3.75 in, page order)",
  verified: "2026-11-28",
  bleed: 3.175,
  safe: 3.175,
  orders: ["back-front"],
  fileFor: "deck",
  sizes: [[63.5, 88.9]],
  colours:
    "the shop asks for PDF/X-1a in CMYK with at most 240 % ink; this PDF is RGB (sRGB) and not PDF/X: convert it, and look at the result, before you upload it",
};

export const FACTORY: PdfShop = {
  id: "factory",
  title: "Generic European print shop",
  source:
    "published instructions of Panda GM, LongPack and MB Print (3 mm of bleed; 3 mm inside, MB Print 4 mm)",
  verified: "2026-11-28",
  bleed: 3,
  /** The most that one of them asks for. */
  safe: 4,
  orders: ["front-back", "fronts-last-back", "fronts-backs"],
  fileFor: "size",
  colours:
    "print shops ask for CMYK, most for FOGRA39; this PDF is RGB (sRGB) and not PDF/X: the shop converts it, or you do",
};
