/**
 * Print shops that take PDFs: a page for each side of each copy, as large as the card with its bleed, with the boxes that
 * say where it is cut. A profile of a press that the user has becomes the output intent of the file.
 * Limits: pages stay RGB; nothing of PDF/X is claimed, because no program here can validate it.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { groupedBy } from "../../../diagnostics/grouped.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { counted, listed } from "../../../diagnostics/words.ts";
import type { Deck } from "../../../game/game.ts";
import { matchOf, type ProductMatch } from "../../../press/shops/choose-product.ts";
import { type OutputProfile, readOutputProfile } from "../../../press/shops/icc-profile.ts";
import { DRIVETHRU, FACTORY, type PageOrder, type PdfShop } from "../../../press/shops/pdf-shops.ts";
import type { Product } from "../../../press/shops/product.ts";
import { isBox } from "../../../shape/polygon.ts";
import { round } from "../../../units/length.ts";
import { fitOfKit } from "../fit/fit-of-kit.ts";
import { nothingFor } from "../nothing-made.ts";
import type { ExportKit, ExportPiece, ExportTarget, LeftOut } from "../target.ts";
import type { TargetOptions } from "../target-options.ts";
import { sizeWords } from "./kit-products.ts";
import { type PdfSection, pdfFiles } from "./pdf-files.ts";

const targetFor = (shop: PdfShop): ExportTarget => ({
  options: shop.orders.length > 1 ? ["pages", "icc"] : ["icc"],
  plan(kit, options) {
    const order = orderOf(shop, options);
    const profile = profileOf(options);
    const { pieces, leftOut } = takenBy(shop, kit);
    const sections = sectionsOf(shop, pieces);
    refuseManyPages(kit, pieces);
    if (order === "fronts-last-back") refuseSeveralBacks(sections);
    const matches = new Map(pieces.map(({ deck }) => [deck, productOf(shop, deck)]));
    return {
      files: (tools) => pdfFiles(kit, shop, sections, { order, profile }, tools),
      fit: (progress) =>
        fitOfKit(kit, { shop, matches, withoutBack: () => "its back is a white page" }, progress),
      leftOut,
      contents: sections.map(
        ({ name, pieces: own }) =>
          `${name}: ${counted(copiesOf(own), "piece")} of ${sizeWords(own[0].deck.size)}`,
      ),
      notes: [...unknownSizes(shop, pieces), ...intentWords(profile), shop.colours],
    };
  },
});

export const DRIVETHRU_TARGET = targetFor(DRIVETHRU);
export const FACTORY_TARGET = targetFor(FACTORY);

/** @throws BroadsideError `bad-order` for an order of pages that the shop does not take */
function orderOf({ orders, title }: PdfShop, { pages }: TargetOptions): PageOrder {
  if (pages === undefined) return orders[0];
  const found = orders.find((one) => one === pages);
  if (found) return found;
  throw badOrder(wording`${option("pages")} "${pages}": for ${title}, expected ${listed(orders, "or")}`);
}

/** @throws BroadsideError `bad-order` for bytes that are not the profile of a press */
function profileOf({ icc }: TargetOptions): OutputProfile | undefined {
  if (icc === undefined) return undefined;
  const read = readOutputProfile(icc);
  if (typeof read !== "string") return read;
  throw badOrder(wording`${option("icc")}: the file ${read}`);
}

/** Everything with four straight edges. */
function takenBy(
  shop: PdfShop,
  kit: ExportKit,
): { readonly pieces: readonly ExportPiece[]; readonly leftOut: readonly LeftOut[] } {
  const isTaken = ({ dieLine }: Deck): boolean => !dieLine || isBox(dieLine.outline);
  const isFolded = ({ dieLine }: Deck): boolean => (dieLine?.folds.length ?? 0) > 0;
  const decks = [...new Set(kit.pieces.map(({ deck }) => deck))];
  const others = decks.filter((deck) => !isTaken(deck) || isFolded(deck));
  const leftOut = others.map((deck) => ({
    deck: deck.id,
    why: "it is cut or folded along lines of its own, which the shop needs as a drawing: ask for its template",
  }));
  const pieces = kit.pieces.filter(({ deck }) => !others.includes(deck));
  if (pieces.length === 0) throw nothingFor(kit, shop.title, leftOut);
  return { pieces, leftOut };
}

/** The contents of each file; its name is unique. */
function sectionsOf({ fileFor }: PdfShop, pieces: readonly ExportPiece[]): readonly PdfSection[] {
  const key = ({ deck }: ExportPiece): string => (fileFor === "deck" ? deck.id : sizeName(deck));
  return [...groupedBy(pieces, key)].map(([name, own]) => ({ name, pieces: own }));
}

/** "63.5x88.9mm". */
const sizeName = ({ size: { width, height } }: Deck): string => `${round(width, 1)}x${round(height, 1)}mm`;

/** Cards with their copies, 20 000 pages: more than anybody prints in one order. */
const MOST_COPIES = 10_000;

/** @throws BroadsideError `bad-order` for more than that: every copy has pages of its own */
function refuseManyPages({ id }: ExportKit, pieces: readonly ExportPiece[]): void {
  const copies = copiesOf(pieces);
  if (copies > MOST_COPIES)
    throw badOrder(
      `the kit "${id}" has ${counted(copies, "card")} with all copies, and each copy gets pages of its own; at most ${MOST_COPIES} are written: reduce the copies, or export a smaller kit`,
    );
}

const copiesOf = (pieces: readonly ExportPiece[]): number =>
  pieces.reduce((sum, { copies }) => sum + copies, 0);

/** @throws BroadsideError `bad-order`: a last page can be the back of all cards only if they share it */
function refuseSeveralBacks(sections: readonly PdfSection[]): void {
  for (const { name, pieces } of sections) {
    const backs = new Set(pieces.map(({ back }) => back));
    if (backs.size > 1)
      throw badOrder(
        wording`${option("pages")} "fronts-last-back": the cards of ${name} have ${backs.size} different backs; use "front-back" or "fronts-backs"`,
      );
  }
}

/** What the shop makes of a deck is what the deck is. */
function productOf({ bleed, safe }: PdfShop, deck: Deck): ProductMatch {
  const { width, height } = deck.size;
  const product: Product = { id: sizeWords(deck.size), shape: "card", trim: { width, height }, bleed, safe };
  return matchOf(product, deck.size);
}

function unknownSizes({ sizes, title }: PdfShop, pieces: readonly ExportPiece[]): readonly string[] {
  if (!sizes) return [];
  const isKnown = ({ size }: Deck): boolean =>
    sizes.some(
      ([width, height]) => Math.abs(size.width - width) < 0.1 && Math.abs(size.height - height) < 0.1,
    );
  const others = [...new Set(pieces.map(({ deck }) => deck))].filter((deck) => !isKnown(deck));
  const words = [...new Set(others.map(({ size }) => sizeWords(size)))];
  return words.length === 0
    ? []
    : [`check that ${title} makes ${listed(words)}: its list of sizes is not known here`];
}

const intentWords = (profile: OutputProfile | undefined): readonly string[] =>
  profile
    ? [
        `the profile "${profile.title}" (${profile.space}) is the output intent; the head of its file was checked, not its colours, and no colour of a page was converted to it`,
      ]
    : [];
