/**
 * MakePlayingCards and Printer's Studio: pictures of 300 dpi with 36 px of bleed. The shop's text says 1/8 in, its pixels
 * say 36, and a picture of 1/8 in is scaled without a word, so 36 it is.
 */
import { mmOfPx, type Product, type Shop } from "./product.ts";

/** px on each side, and as much again inside the cut. */
const MPC_BLEED_PX = 36;
const BLEED = mmOfPx(MPC_BLEED_PX);

/** A trim in mm, and px of it with bleed. */
const SIZES: readonly (readonly [
  id: string,
  trim: readonly [width: number, height: number],
  canvas: readonly [width: number, height: number],
  differs?: string,
])[] = [
  ["poker", [63.5, 88.9], [822, 1122]],
  [
    "63x88",
    [63, 88],
    [816, 1110],
    "2.48 x 3.46 in, which the shop calls 63 x 88 mm: 88 mm would be 1 px more",
  ],
  ["bridge", [57.15, 88.9], [747, 1122]],
  ["tarot", [69.85, 120.65], [897, 1497]],
  ["mini", [44.45, 63.5], [597, 822]],
  ["domino", [44.45, 88.9], [597, 1122]],
  ["square-2.5in", [63.5, 63.5], [822, 822]],
  ["square-3.5in", [88.9, 88.9], [1122, 1122]],
  ["business", [50.8, 88.9], [672, 1122]],
];

const PRODUCTS: readonly Product[] = SIZES.map(([id, trim, canvas, differs]) => ({
  id,
  shape: "card",
  trim: { width: trim[0], height: trim[1] },
  bleed: BLEED,
  safe: BLEED,
  canvas: { width: canvas[0], height: canvas[1] },
  ...(differs !== undefined && { differs }),
}));

export const MPC: Shop = {
  id: "mpc",
  title: "MakePlayingCards",
  source:
    "makeplayingcards.com/faq-photo.aspx (36 px) as quoted in public code; poker by two sources, tarot and domino by one, the others computed",
  verified: "2026-11-28",
  products: PRODUCTS,
};

export const PRINTERS_STUDIO: Shop = {
  id: "printersstudio",
  title: "Printer's Studio",
  source:
    "the same engine and canvases as MakePlayingCards, by mpc-autofill ceb7c3b (2026-08-09); its own pages were not seen",
  verified: "2026-11-28",
  products: PRODUCTS,
};
