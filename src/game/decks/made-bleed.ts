/** Bleed that drawings lack and that is made from their edges, as a deck or an order asks for it. In mm. */
import type { DeckFile, MissingBleed } from "../../schema/files.ts";
import { isBox } from "../../shape/polygon.ts";
import type { Deck } from "../game.ts";

/** What is usual, for a deck that says nothing of its bleed; on small pieces a quarter of the side. */
const USUAL = 3;
const MOST_OF_SIDE = 1 / 4;

/** The deck with what is made of its bleed; pieces that are not rectangles keep theirs. @param ordered overrides the deck */
export function withMadeBleed(
  deck: Deck,
  file: Pick<DeckFile, "missing-bleed">,
  ordered: MissingBleed | undefined,
): Deck {
  const copy = ordered ?? file["missing-bleed"] ?? "none";
  const { bleed, dieLine, size } = deck;
  if (copy === "none" || (dieLine && !isBox(dieLine.outline))) return deck;
  const usual = Math.min(USUAL, MOST_OF_SIDE * Math.min(size.width, size.height));
  return { ...deck, madeBleed: { copy, bleed: bleed || usual } };
}

/** How shops get bleed that a deck lacks, whether it asks for it or not; undefined for pieces that are not rectangles. */
export const edgeCopyOf = ({ madeBleed, dieLine }: Deck): Exclude<MissingBleed, "none"> | undefined =>
  dieLine && !isBox(dieLine.outline) ? undefined : (madeBleed?.copy ?? "mirror");

/** How far the pieces of a deck are printed beyond their trim: as far as they are drawn, or as bleed is made. */
export const printedBleed = ({ bleed, madeBleed }: Pick<Deck, "bleed" | "madeBleed">): number =>
  madeBleed?.bleed ?? bleed;
