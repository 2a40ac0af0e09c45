/**
 * Sizes of cards in common use. Trim sizes in mm; inch sizes are converted exactly.
 * Limits: rectangular cards only; if printers disagree about a name, the comment says which size is meant.
 */
import type { CardSize } from "../game.ts";

/** Corner of The Game Crafter's decks: 1/8 in. */
const EIGHTH_INCH = 3.175;
/** Corner that European printers round by default (Panda, corner punches for home use). */
const EUROPEAN = 3;

const SIZES: readonly (readonly [id: string, width: number, height: number, corner: number])[] = [
  // 2.5 x 3.5 in: The Game Crafter "poker deck", DriveThruCards "US poker".
  ["poker-us", 63.5, 88.9, EIGHTH_INCH],
  // 63 x 88 mm: trading cards; MakePlayingCards rounds them by 2.5 mm. Never the same as poker-us.
  ["poker-eu", 63, 88, 2.5],
  // 2.25 x 3.5 in; in Europe often 57 x 89 mm.
  ["bridge", 57.15, 88.9, EIGHTH_INCH],
  // 2.75 x 4.75 in; in Europe 70 x 120 mm.
  ["tarot", 69.85, 120.65, EIGHTH_INCH],
  // 1.75 x 2.5 in.
  ["mini-us", 44.45, 63.5, EIGHTH_INCH],
  // 44 x 68 mm; some printers cut 44 x 67 or 44 x 63.
  ["mini-eu", 44, 68, EUROPEAN],
  ["euro", 59, 92, EUROPEAN],
  ["japanese", 59, 86, EUROPEAN],
  // 2.5 and 3.5 in square.
  ["square-s", 63.5, 63.5, EIGHTH_INCH],
  ["square-l", 88.9, 88.9, EIGHTH_INCH],
  ["euro-square", 70, 70, EIGHTH_INCH],
  // 3.5 x 5.5 in, as The Game Crafter has it; elsewhere "jumbo" may be 3.5 x 5 in.
  ["jumbo", 88.9, 139.7, EIGHTH_INCH],
  // 1.75 x 3.5 in.
  ["domino", 44.45, 88.9, EIGHTH_INCH],
  // 1.25 x 1.75 in.
  ["micro", 31.75, 44.45, EIGHTH_INCH],
  // 2 x 3.5 in and 3 x 3.5 in.
  ["business", 50.8, 88.9, EIGHTH_INCH],
  ["divider", 76.2, 88.9, EIGHTH_INCH],
  // The Game Crafter's "mint tin" and "US game" decks; the trim is not its canvas less the bleed.
  ["mint-tin", 52, 87, EIGHTH_INCH],
  ["us-game", 56, 87, EIGHTH_INCH],
];

/** The presets by name, as written in `size:` of a deck. */
export const CARD_SIZES: ReadonlyMap<string, CardSize> = new Map(
  SIZES.map(([id, width, height, corner]) => [id, { id, width, height, corner }]),
);
