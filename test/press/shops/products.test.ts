/** Products of print shops against the numbers that the shops publish, typed from the standard, not from our tables. */
import { describe, expect, test } from "vitest";
import { nearestProduct } from "../../../src/press/shops/choose-product.ts";
import { MPC, PRINTERS_STUDIO } from "../../../src/press/shops/mpc.ts";
import { DRIVETHRU, FACTORY } from "../../../src/press/shops/pdf-shops.ts";
import { canvasError, type ProductShape, type Shop } from "../../../src/press/shops/product.ts";
import { TGC } from "../../../src/press/shops/tgc.ts";

const SHOPS = [TGC, MPC, PRINTERS_STUDIO];

/** px with bleed at 300 dpi. */
const PUBLISHED = `
BridgeDeck 750 1125, BusinessDeck 675 1125, CircleDeck 1125 1125, DividerDeck 975 1125, DominoDeck 600 1125,
EuroPokerDeck 825 1125, EuroSquareDeck 900 900, HexDeck 1200 1050, JumboDeck 1125 1725, MicroDeck 450 600,
MiniDeck 600 825, MintTinDeck 750 1125, PokerDeck 825 1125, TradingDeck 825 1125, FoilPokerDeck 825 1125,
SmallSquareDeck 825 825, SquareDeck 1125 1125, TarotDeck 900 1500, USGameDeck 750 1125,
PokerTuckBox36 2100 1800, PokerTuckBox54 2325 1950, PokerTuckBox72 2550 1950, PokerTuckBox90 2775 2100,
PokerTuckBox108 3075 2250, BridgeTuckBox54 2175 1800, BridgeTuckBox108 2925 2250, TarotTuckBox40 2325 2025,
TarotTuckBox90 3000 2475, SquareTuckBox48 2850 1800, SquareTuckBox96 3525 2250, JumboTuckBox90 3450 2700,
MiniHexTile 450 450, SmallHexTile 675 600, MediumHexTile 825 750, LargeHexTile 1200 1050, MiniSquareTile 450 450,
SmallSquareTile 675 675, MediumSquareTile 825 825, LargeSquareTile 1125 1125, MiniCircleTile 450 450,
TriangleTile 675 600, DominoTile 675 1275, SmallSquareChit 225 225, MediumSquareChit 300 300, LargeSquareChit 375 375,
SmallRing 300 300, MediumRing 375 375, LargeRing 450 450, DominoChit 375 675, StripChit 375 975, BullseyeChit 375 900,
SmallStandee 225 525, MediumStandee 300 750, LargeStandee 375 975, QuarterBoard 1575 1575, HalfBoard 1575 3075,
BiFoldBoard 2775 5475, QuadFoldBoard 5475 5475, SmallDial 825 2400, CustomColorD6 180 180, CustomColorD4 300 300,
CustomColorD8 300 300, DiceSticker 188 188, SmallBooklet 825 1125, MediumBooklet 1125 1575, LargeBooklet 1575 2475,
JumboBooklet 2475 3075`;

const MPC_PUBLISHED = `
poker 822 1122, 63x88 816 1110, bridge 747 1122, tarot 897 1497, mini 597 822, domino 597 1122, square-2.5in 822 822,
square-3.5in 1122 1122, business 672 1122`;

const rowsOf = (text: string) =>
  text.split(",").map((row) => {
    const [id, width, height] = row.trim().split(" ");
    return { id, canvas: { width: Number(width), height: Number(height) } };
  });

const canvasesOf = ({ products }: Shop) => products.map(({ id, canvas }) => ({ id, canvas }));

describe("the canvases", () => {
  test("of The Game Crafter are those that it publishes, of 201 products", () => {
    expect(TGC.products).toHaveLength(201);
    expect(new Set(TGC.products.map(({ id }) => id)).size).toBe(201);
    expect(canvasesOf(TGC)).toEqual(expect.arrayContaining(rowsOf(PUBLISHED)));
    expect(rowsOf(PUBLISHED)).toHaveLength(67);
  });

  test("of MakePlayingCards are those of its templates", () => {
    expect(canvasesOf(MPC)).toEqual(rowsOf(MPC_PUBLISHED));
  });

  test("are trim and twice the bleed, except where the shop differs on purpose", () => {
    const wrong = SHOPS.flatMap(({ products }) =>
      products.flatMap((product) => {
        const { width, height } = canvasError(product);
        return width === 0 && height === 0 ? [] : [`${product.id} ${width} ${height}`];
      }),
    );
    // px; 63 mm = 744.1 px and 88 mm = 1039.4 px, and the canvas has 750 and 1050 inside the bleed
    expect(new Set(wrong)).toEqual(
      new Set([
        "EuroPokerDeck 5.9 10.6",
        "ClearEuroPokerDeck 5.9 10.6",
        "FoilEuroPokerDeck 5.9 10.6",
        "EuroSquareDeck -1.8 -1.8",
        "MintTinDeck 60.8 22.4",
        "USGameDeck 13.6 22.4",
        "MiniHexTile 0 50.2",
        "MediumHexTile 0 15",
        "63x88 0 -1.4",
      ]),
    );
    const explained = SHOPS.flatMap(({ products }) =>
      products.flatMap(({ id, differs }) => (differs ? [id] : [])),
    );
    expect(new Set(explained)).toEqual(new Set(wrong.map((words) => words.split(" ")[0])));
  });
});

test("second pictures: the back of a card, the inside of a box", () => {
  const secondOf = (name: string) => TGC.products.find(({ id }) => id === name)?.second;
  expect(["PokerDeck", "PokerHookBox54", "PokerTuckBox54", "MintTin", "SquareMat"].map(secondOf)).toEqual([
    "back",
    "inside",
    undefined,
    "back",
    undefined,
  ]);
});

test("every shop says where its numbers come from, and when", () => {
  for (const { source, verified } of [...SHOPS, DRIVETHRU, FACTORY]) {
    expect(source.length).toBeGreaterThan(20);
    expect(verified).toMatch(/^2026-\d\d-\d\d$/);
  }
});

test("bleed and safe zone: 1/8 in, 36 px, and 3 and 4 mm", () => {
  expect(new Set(TGC.products.map(({ bleed, safe }) => `${bleed} ${safe}`))).toEqual(
    new Set(["3.175 3.175"]),
  );
  for (const { bleed, safe } of [...MPC.products, ...PRINTERS_STUDIO.products])
    expect([bleed, safe]).toEqual([expect.closeTo(3.048, 6), expect.closeTo(3.048, 6)]);
  expect([DRIVETHRU.bleed, DRIVETHRU.safe, FACTORY.bleed, FACTORY.safe]).toEqual([3.175, 3.175, 3, 4]);
});

describe("the nearest product", () => {
  test.each([
    ["card", 63.5, 88.9, "PokerDeck", false],
    ["card", 63, 88, "EuroPokerDeck", false],
    ["card", 88.9, 63.5, "PokerDeck", true],
    ["card", 120.65, 69.85, "TarotDeck", true],
    ["card", 44, 63, "MiniDeck", false],
    ["card", 70, 70, "EuroSquareDeck", false],
    ["round", 25.4, 25.4, "LargeCircleChit", false],
    ["round", 88, 88, "CircleDeck", false],
    ["round", 19, 19, "MediumCircleChit", false],
    // 25.4 mm adds 1.7 mm on each side, 19.05 mm would cut off 1.5 mm.
    ["round", 22, 22, "LargeCircleChit", false],
    ["square", 19, 19, "MediumSquareChit", false],
    ["hexagon", 44.45, 50.8, "SmallHexTile", true],
    // 5.25 x 4.5 in
    ["hexagon", 133.35, 114.3, "HexMat", false],
    // 127 mm cuts off 3.2 mm and adds 6.4 mm.
    ["board", 133.35, 114.3, "QuarterBoard", false],
    ["board", 457.2, 457.2, "QuadFoldBoard", false],
  ] as const)("of a %s of %d x %d mm is %s", (shape, width, height, id, isTurned) => {
    const match = nearestProduct(TGC.products, shape, { width, height });
    expect([match?.product.id, match?.isTurned]).toEqual([id, isTurned]);
  });

  test("says what it cuts off and what it adds, on each side", () => {
    const match = nearestProduct(TGC.products, "card", { width: 66, height: 88 });
    expect(match).toMatchObject({
      product: { id: "PokerDeck" },
      cut: { width: expect.closeTo(1.25, 6), height: 0 },
      pad: { width: 0, height: expect.closeTo(0.45, 6) },
    });
  });

  test("is never one of foil, of clear plastic, with an outline of its own or for cards that players cut", () => {
    const shapes: readonly ProductShape[] = ["card", "round", "hexagon", "square", "board"];
    const chosen = new Set<string | undefined>();
    for (const shape of shapes)
      for (let width = 10; width < 300; width += 7)
        for (let height = 10; height < 300; height += 9)
          chosen.add(nearestProduct(TGC.products, shape, { width, height })?.product.id);
    expect(chosen.size).toBeGreaterThan(30);
    expect(
      [...chosen].filter((id) =>
        /Foil|Clear|Crafting|Shard|Spinner|Invader|Slopeside|Flower/.test(id ?? "Foil"),
      ),
    ).toEqual([]);
    expect(nearestProduct(MPC.products, "round", { width: 20, height: 20 })).toBeUndefined();
  });
});
