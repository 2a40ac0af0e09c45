/** Which product of a shop each deck of a kit becomes: the one that the order or the deck names, else the nearest in size of its shape. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { didYouMean } from "../../../diagnostics/did-you-mean.ts";
import { groupedBy } from "../../../diagnostics/grouped.ts";
import { unknownName } from "../../../diagnostics/unknown-name.ts";
import { counted, listed } from "../../../diagnostics/words.ts";
import { edgeCopyOf } from "../../../game/decks/made-bleed.ts";
import type { Deck } from "../../../game/game.ts";
import type { Canvas } from "../../../press/canvas.ts";
import {
  differenceOf,
  hasBorder,
  MOST_DIFFERENCE,
  matchOf,
  nearestProduct,
  type ProductMatch,
} from "../../../press/shops/choose-product.ts";
import { type Product, type ProductShape, SHOP_DPI, type Shop } from "../../../press/shops/product.ts";
import type { ShapeName } from "../../../schema/files.ts";
import { round } from "../../../units/length.ts";
import { nothingFor } from "../nothing-made.ts";
import type { ExportKit, LeftOut } from "../target.ts";
import type { TargetOptions } from "../target-options.ts";

export interface KitProducts {
  /** By deck, in the order of the kit; at least one. */
  readonly matches: ReadonlyMap<Deck, ProductMatch>;
  readonly leftOut: readonly LeftOut[];
}

/** What pieces of other shapes need that pictures are not. */
const OTHERS: Readonly<Partial<Record<ShapeName, string>>> = {
  die: "it is a net to fold, not a piece of this shop",
  "tuck-box": "the shop's boxes have templates of their own; name one to fill it as it is",
  folded: "it is folded, and the shop's products are not",
  standee: "it is folded, and the shop's products are not",
  patch: "the shop has no product of its outline",
};

const SHAPES: Readonly<Partial<Record<ShapeName, ProductShape>>> = {
  card: "card",
  round: "round",
  hexagon: "hexagon",
  square: "square",
  board: "board",
};

/** @throws BroadsideError for names that do not exist; NothingMade */
export function productsOfKit(
  kit: ExportKit,
  shop: Shop,
  { products: named = {} }: TargetOptions,
): KitProducts {
  const decks = [...groupedBy(kit.pieces, ({ deck }) => deck).keys()];
  const ids = kit.game.decks.map(({ id }) => id);
  for (const id of Object.keys(named)) if (!ids.includes(id)) throw unknownName("products", "deck", id, ids);
  const matches = new Map<Deck, ProductMatch>();
  const leftOut: LeftOut[] = [];
  for (const deck of decks) {
    const ordered = Object.hasOwn(named, deck.id) ? named[deck.id] : undefined;
    const product = productFor(shop, deck, ordered);
    const match = product ? matchOf(product, deck.size) : chosen(shop, deck);
    if (typeof match === "string") leftOut.push({ deck: deck.id, why: match });
    else matches.set(deck, match);
  }
  if (matches.size === 0) throw nothingFor(kit, shop.title, leftOut);
  return { matches, leftOut };
}

/** The product that the order or else the deck names; undefined if neither does. @throws BroadsideError */
function productFor(shop: Shop, deck: Deck, ordered: string | undefined): Product | undefined {
  const ids = shop.products.map(({ id }) => id);
  if (ordered !== undefined) {
    const found = productNamed(shop, ordered);
    if (!found) throw unknownName("products", "product", ordered, ids);
    return found;
  }
  const written = ({ ...deck.products } as Readonly<Record<string, string | undefined>>)[shop.id];
  const own = written === undefined ? undefined : productNamed(shop, written);
  if (written !== undefined && !own)
    throw badOrder(
      `the deck "${deck.id}" names the product "${written}", which ${shop.title} does not have; ${didYouMean(written, ids) ?? "see docs/print-shops.md"}`,
    );
  return own;
}

const productNamed = ({ products }: Shop, name: string): Product | undefined =>
  products.find(({ id }) => id.toLowerCase() === name.toLowerCase());

/** The match, or why there is none. */
function chosen({ products }: Shop, deck: Deck): ProductMatch | string {
  const shape = SHAPES[deck.shape];
  const match = shape && nearestProduct(products, shape, deck.size);
  if (!match) return OTHERS[deck.shape] ?? "the shop makes only cards";
  if (differenceOf(match) <= MOST_DIFFERENCE) return match;
  const { id, trim } = match.product;
  return `no product is ${sizeWords(deck.size)}; the nearest is ${id}, ${sizeWords(trim)}: name it as the product of the deck to take it, ${placeWords(match)}`;
}

export const sizeWords = ({ width, height }: Product["trim"]): string =>
  `${round(width, 1)} x ${round(height, 1)} mm`;

/** "which cuts off 3 mm and adds 2 mm". */
function placeWords({ cut, pad }: ProductMatch): string {
  const most = ({ width, height }: ProductMatch["cut"]): number => Math.max(width, height);
  const what = [
    ...(most(cut) > 0 ? [`cuts off ${round(most(cut), 1)} mm`] : []),
    ...(most(pad) > 0 ? [`adds ${round(most(pad), 1)} mm`] : []),
  ];
  return `which ${listed(what)} on a side`;
}

/** "PokerDeck, 825 x 1125 px: battle, map (78 cards)", one line for each product. */
export function contentLines(kit: ExportKit, matches: KitProducts["matches"]): readonly string[] {
  const byProduct = groupedBy(matches, ([, { product }]) => product);
  return [...byProduct].map(([{ id, canvas }, entries]) => {
    const decks = entries.map(([deck]) => deck);
    const copies = kit.pieces
      .filter(({ deck }) => decks.includes(deck))
      .reduce((sum, piece) => sum + piece.copies, 0);
    const size = canvas ? `, ${canvas.width} x ${canvas.height} px` : "";
    return `${id}${size}: ${listed(decks.map((deck) => deck.id))} (${counted(copies, "piece")})`;
  });
}

/**
 * The canvas of a side. A piece that lies on its side is turned one way on its front and the other way on its back, so
 * that turning the card over like a page shows both upright.
 */
export function canvasOf(deck: Deck, match: ProductMatch, side: "front" | "back"): Canvas {
  const { product, isTurned } = match;
  const fill = hasBorder(match, deck.bleed) ? "white" : "mirror";
  const turn = side === "front" ? 90 : 270;
  return {
    ...(product.canvas as NonNullable<Product["canvas"]>),
    dpi: SHOP_DPI,
    fill,
    copy: fill === "mirror" ? edgeCopyOf(deck) : undefined,
    turn: isTurned ? turn : 0,
  };
}
