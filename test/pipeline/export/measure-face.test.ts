/** Drawings measured against products, with distances that follow from where things were put. */
import { expect, test } from "vitest";
import type { Deck } from "../../../src/game/game.ts";
import { type FaceTerms, measureFace } from "../../../src/pipeline/export/fit/measure-face.ts";
import { canvasOf } from "../../../src/pipeline/export/shops/kit-products.ts";
import { matchOf } from "../../../src/press/shops/choose-product.ts";
import type { Product } from "../../../src/press/shops/product.ts";
import { TGC } from "../../../src/press/shops/tgc.ts";
import type { PictureFact, Scene, TextFact } from "../../../src/scene/scene.ts";
import { box, origin, path, rect, sceneOf, solid } from "../../support/paper/scenes.ts";

const POKER = { width: 63.5, height: 88.9 };

const product = (width: number, height: number): Product => ({
  id: "Card",
  shape: "card",
  trim: { width, height },
  bleed: 3,
  safe: 3,
});

const deckWith = (bleed: number): Deck =>
  ({
    id: "crew",
    shape: "card",
    size: { id: "custom", ...POKER, corner: 3 },
    bleed,
    safe: 3,
  }) as unknown as Deck;

/** Blue as far as it bleeds. */
const scene = (facts: Partial<Scene>, bleed = 3, drawn = bleed): Scene => ({
  ...sceneOf(
    [
      path(rect(box(-drawn, -drawn, 63.5 + 2 * drawn, 88.9 + 2 * drawn)), solid("#203080")),
      ...(facts.items ?? []),
    ],
    { trim: POKER, bleed },
  ),
  ...Object.fromEntries(Object.entries(facts).filter(([name]) => name !== "items")),
});

const text = (x: number, y: number, width: number, height: number): TextFact =>
  ({
    origin,
    text: "Mutiny",
    ink: box(x, y, width, height),
    box: box(x, y, width, height),
  }) as unknown as TextFact;

const picture = (dpi: number, more: Partial<PictureFact> = {}): PictureFact => ({
  origin,
  href: "art.png",
  dpi,
  box: box(10, 10, 20, 20),
  ...more,
});

const measured = (one: Scene, made = product(63.5, 88.9), more: Partial<FaceTerms> = {}) =>
  measureFace(one, {
    deck: deckWith(one.bleed),
    side: "front",
    match: matchOf(made, POKER),
    ...more,
  });

const risksOf = (one: Scene, made?: Product, more?: Partial<FaceTerms>) =>
  measured(one, made, more).risks.map(({ risk, verdict, amount }) => `${verdict} ${risk} ${amount}`);

const filled = { items: [path(rect(box(4, 4, 55, 80)), solid("#ffffff"))] };

test("a good card passes, with all its numbers", () => {
  const good = scene({
    ...filled,
    texts: [text(6, 6, 20, 5)],
    pictures: [picture(310.7), picture(80, { pixelated: true })],
  });
  expect(measured(good)).toEqual({
    // The safe zone is 57.5 x 82.9 mm, of which 55 x 80 mm are used.
    safeUse: Math.round((100 * 55 * 80) / (57.5 * 82.9)),
    leastDpi: 310,
    textMargin: 6,
    bleed: { wanted: 3, drawn: 3 },
    risks: [],
  });
});

test.each([
  [text(2.4, 30, 20, 5), "check text-outside-safe-zone 0.6"],
  [text(-1, 30, 20, 5), "fail text-cut 4"],
  [text(40, 30, 22, 5), "check text-outside-safe-zone 1.5"],
])("text %#: too close to the cut by what it lacks", (one, risk) => {
  expect(risksOf(scene({ ...filled, texts: [one] }))).toEqual([risk]);
});

test("text that a smaller product would cut off fails, though it is safe in its deck", () => {
  // 56 x 87 mm cuts off 3.75 mm on the left and on the right.
  const risks = risksOf(scene({ ...filled, texts: [text(3.5, 30, 20, 5)] }), product(56, 87));
  expect(risks).toEqual(["fail text-cut 3.25", "fail art-cut 3.75"]);
});

test("text wholly beyond the cut of a smaller product fails too", () => {
  // From 1 to 3 mm, where 3.75 mm are cut off: 2.75 mm beyond the cut, and 3 mm inside it were asked for.
  const risks = risksOf(scene({ ...filled, texts: [text(1, 30, 2, 5)] }), product(56, 87));
  expect(risks).toEqual(["fail text-cut 5.75", "fail art-cut 3.75"]);
  expect(risksOf(scene({ ...filled, texts: [text(-20, 30, 5, 5)] }))).toEqual([]);
});

test.each([
  [199, "check low-resolution 1"],
  [72, "fail low-resolution 128"],
])("a picture of %d dpi", (dpi, risk) => {
  expect(risksOf(scene({ ...filled, pictures: [picture(dpi)] }))).toEqual([risk]);
});

test("a drawing that ends at the cut or before the bleed does", () => {
  expect(risksOf(scene(filled, 0))).toEqual(["check bleed-made-up 3"]);
  expect(risksOf(scene(filled, 3, 1))).toEqual(["check bleed-made-up 2"]);
  const white = { ...sceneOf(filled.items, { trim: POKER, bleed: 0 }) };
  expect(risksOf(white)).toEqual([]);
});

test("an edge that takes too long to examine is no pass", () => {
  const spent = { mostLooks: 1 };
  expect(risksOf(scene(filled), undefined, spent)).toEqual(["check bleed-unknown 0"]);
  expect(measured(scene(filled), undefined, spent).bleed).toEqual({ wanted: 3, drawn: null });
});

test.each([
  ["TarotDeck", 69.85, 120.65, 0, "mirror"],
  ["BridgeDeck", 57, 89, 0, "mirror"],
  ["PokerDeck", 62.5, 87.9, 0, "mirror"],
  ["PokerDeck", 62.3, 88.9, 0, "white"],
  ["PokerDeck", 60.5, 88.9, 1, "white"],
  ["PokerDeck", 60.5, 88.9, 1.5, "mirror"],
] as const)(
  "%s of %d x %d mm with %d mm of bleed: %s, as the report says",
  (id, width, height, bleed, fill) => {
    const made = TGC.products.find((one) => one.id === id) as Product;
    const match = matchOf(made, { width, height });
    const deck = { ...deckWith(bleed), size: { id: "custom", width, height, corner: 3 } } as Deck;
    expect(canvasOf(deck, match, "front").fill).toBe(fill);
    const blue = path(rect(box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)), solid("#203080"));
    const drawn = sceneOf([blue], { trim: { width, height }, bleed });
    const risks = measureFace(drawn, { deck, side: "front", match }).risks;
    expect(risks.map(({ risk }) => risk)).toEqual([fill === "white" ? "border-added" : "bleed-made-up"]);
  },
);

test("a larger product gets a border unless the bleed covers it", () => {
  // 67.5 x 92.9 mm: 2 mm more on each side.
  expect(risksOf(scene(filled, 0), product(67.5, 92.9))).toEqual(["check border-added 2"]);
  expect(risksOf(scene(filled, 3), product(67.5, 92.9))).toEqual(["check bleed-made-up 2"]);
});

test("a front with little on it, and not a back", () => {
  const little = scene({ items: [path(rect(box(20, 30, 20, 20)), solid("#ffffff"))] });
  // 20 x 20 of 57.5 x 82.9 mm are 8 percent.
  expect(risksOf(little)).toEqual(["check little-used 32"]);
  expect(risksOf(little, undefined, { side: "back" })).toEqual([]);
  expect(measured(scene({})).safeUse).toBeNull();
});
