/** The Game Crafter: 201 products, each a picture with 1/8 in of bleed. */
import type { Size } from "../../units/box.ts";
import { mmOfPx, type Product, type ProductShape, type Shop } from "./product.ts";
import { TGC_FAMILIES, TGC_PRODUCTS, type TgcFamily, type TgcRow } from "./tgc-products.ts";

/** mm: 1/8 in, and as much again inside the cut. */
const EIGHTH_INCH = 3.175;

/** Products whose finished size is not their canvas less the bleed. mm. */
const TRIMS: Readonly<Record<string, readonly [width: number, height: number, why: string]>> = {
  EuroPokerDeck: [63, 88, "cut to 63 x 88 mm in the middle of the canvas of a poker card"],
  FoilEuroPokerDeck: [63, 88, "cut to 63 x 88 mm in the middle of the canvas of a poker card"],
  ClearEuroPokerDeck: [63, 88, "cut to 63 x 88 mm in the middle of the canvas of a poker card"],
  EuroSquareDeck: [70, 70, "cut to 70 mm; its canvas is that of 2.75 in"],
  MintTinDeck: [52, 87, "cut to fit a mint tin; its canvas is that of a bridge card"],
  USGameDeck: [56, 87, "cut to 56 x 87 mm; its canvas is that of a bridge card"],
  MiniHexTile: [31.75, 27.5, "a hexagon of 1.25 x 1.08 in on a square canvas"],
  MediumHexTile: [63.5, 55.88, "a hexagon of 2.5 x 2.2 in"],
};

const SHAPES: readonly (readonly [name: RegExp, shape: ProductShape])[] = [
  [/^CircleDeck$|Circle(Chit|Tile|Shard)$/, "round"],
  [/^HexDeck$|Hex(Tile|Shard|Mat)$/, "hexagon"],
  [/Square(Chit|Tile|Shard)$/, "square"],
  [/Deck$/, "card"],
  [/(Board|Mat)$/, "board"],
];

/**
 * White ink, foil, plastic shards, cards to be cut by players, a mat with a spinner and mats that are not rectangles are
 * for those who ask for them.
 */
const SPECIAL =
  /^(Foil|Clear|.*CardCrafting|Trading|Accordion|Flower|Invader|Slopeside|Spinner|.*DualLayer|.*Shard)/;

function product(family: TgcFamily, [id, width, height, pictures]: TgcRow): Product {
  const known = TRIMS[id];
  const trim: Size = known
    ? { width: known[0], height: known[1] }
    : { width: mmOfPx(width) - 2 * EIGHTH_INCH, height: mmOfPx(height) - 2 * EIGHTH_INCH };
  const [, second] = pictures?.split("+") ?? [];
  return {
    id,
    shape: shapeOf(family, id),
    trim,
    bleed: EIGHTH_INCH,
    safe: EIGHTH_INCH,
    canvas: { width, height },
    ...(second !== undefined && { second }),
    ...(known && { differs: known[2] }),
    ...(SPECIAL.test(id) && { special: true as const }),
  };
}

function shapeOf(family: TgcFamily, id: string): ProductShape {
  if (family !== "deck" && family !== "mat" && family !== "cut") return "other";
  return SHAPES.find(([name]) => name.test(id))?.[1] ?? "other";
}

export const TGC: Shop = {
  id: "tgc",
  title: "The Game Crafter",
  source:
    "the shop's API listing, by thegamecrafter-mcp a2d2167 (2026-03-29); finished sizes by templative-electron's templates",
  verified: "2026-11-28",
  products: TGC_FAMILIES.flatMap((family) => TGC_PRODUCTS[family].map((row) => product(family, row))),
};
