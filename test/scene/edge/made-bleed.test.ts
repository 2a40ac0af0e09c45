/**
 * Bleed made of the edge, on a card of 60 x 80 mm, drawn by sharp with ten pixels per mm and read point by point. Expected
 * by hand: a copy begins 0.1 mm inside the end of the drawing, so what is mirrored x mm beyond its end is x + 0.2 mm before
 * it.
 */
import { describe, expect, test } from "vitest";
import { renderPng } from "../../../src/press/png.ts";
import { type BleedTerms, withMadeBleed } from "../../../src/scene/edge/made-bleed.ts";
import { startLooks } from "../../../src/scene/looks.ts";
import type { Item, Scene } from "../../../src/scene/scene.ts";
import { scale } from "../../../src/units/matrix.ts";
import { pixelAt, readPixels } from "../../support/paper/pixels.ts";
import { box, fonts, group, path, rect, sceneOf, solid, text } from "../../support/paper/scenes.ts";

const filled = (colour: string, ...place: Parameters<typeof box>): Item =>
  path(rect(box(...place)), solid(colour));
const NAMES: Readonly<Record<string, string>> = { "0 0 128": "blue", "128 0 0": "red", "0 128 0": "green" };
const [BLUE, RED, GREEN] = ["#000080", "#800000", "#008000"];
const CARD = filled(BLUE, 0, 0, 60, 80);

const cardOf = (items: readonly Item[], bleed = 0): Scene =>
  sceneOf(items, { trim: { width: 60, height: 80 }, bleed });
const made = (items: readonly Item[], terms: Partial<BleedTerms> = {}, bleed = 0): Scene =>
  withMadeBleed(cardOf(items, bleed), { copy: "mirror", wanted: 3, ...terms });

/** "blue": the colours of places, in mm from the corner of the cut. */
async function coloursOf(scene: Scene, places: readonly (readonly [x: number, y: number])[]) {
  const png = await renderPng(scene, { dpi: 254, box: "bleed" }, fonts, {
    get: async () => undefined,
  } as never);
  const pixels = await readPixels(png);
  return places.map(([x, y]) => {
    const at = (mm: number): number => Math.floor((mm + scene.bleed) * 10);
    const [red, green, blue, alpha] = pixelAt(pixels, at(x), at(y));
    return alpha === 0 ? "none" : (NAMES[`${red} ${green} ${blue}`] ?? `${red} ${green} ${blue} ${alpha}`);
  });
}

/** In the middle of each side, 0.05 mm from the end of the bleed and from the cut, and in each corner. */
const AROUND = [
  ...([-2.95, -0.05] as const).flatMap(
    (by) =>
      [
        [30, by],
        [60 - by, 40],
        [30, 80 - by],
        [by, 40],
      ] as const,
  ),
  ...([
    [-2.95, -2.95],
    [62.95, -2.95],
    [62.95, 82.95],
    [-2.95, 82.95],
  ] as const),
] as const;

describe("a drawing that ends at the cut", () => {
  test.each(["mirror", "stretch"] as const)(
    "goes on to the end of the bleed, in corners too (%s)",
    async (copy) => {
      const scene = made([CARD], { copy });
      expect(scene.bleed).toBe(3);
      expect(await coloursOf(cardOf([CARD], 3), AROUND)).toEqual(AROUND.map(() => "none"));
      expect(await coloursOf(scene, AROUND)).toEqual(AROUND.map(() => "blue"));
    },
  );

  // 1 to 2 mm inside the left edge is 0.8 to 1.8 mm beyond it.
  test("is mirrored", async () => {
    const scene = made([CARD, filled(RED, 1, 30, 1, 20)]);
    const across = [-2, -1.9, -1.7, -0.9, -0.7, 0.5, 1.5].map((x) => [x, 40] as const);
    const expected = ["blue", "blue", "red", "red", "blue", "blue", "red"];
    expect(await coloursOf(scene, across)).toEqual(expected);
  });

  // Mirrored in both directions: from 1 to 2 mm inside both edges of the lower right corner.
  test("is mirrored twice in a corner", async () => {
    const scene = made([CARD, filled(RED, 58, 78, 1, 1)]);
    const places = [
      [61.3, 81.3],
      [61.3, 78.5],
      [58.5, 81.3],
      [62.5, 82.5],
      [60.4, 80.4],
    ] as const;
    expect(await coloursOf(scene, places)).toEqual(["red", "red", "red", "blue", "blue"]);
  });

  // The outermost 0.2 mm, from 0.3 to 0.1 mm inside, cover the 3.1 mm from there on.
  test("is stretched: nothing but its outermost 0.3 mm shows", async () => {
    const edge = filled(GREEN, 0, 0, 0.5, 80);
    const scene = made([CARD, filled(RED, 1, 30, 1, 20), edge], { copy: "stretch" });
    const across = [-2.9, -1.5, -0.2, 0.2, 0.7].map((x) => [x, 40] as const);
    expect(await coloursOf(scene, across)).toEqual(["green", "green", "green", "green", "blue"]);
  });

  test("in the units of its template too", async () => {
    const scene = made([group([filled(BLUE, 0, 0, 600, 800)], { transform: scale(0.1) })]);
    expect(await coloursOf(scene, AROUND)).toEqual(AROUND.map(() => "blue"));
  });
});

describe("bleed that is drawn", () => {
  test("is kept where it is all there: the drawing is the same", () => {
    const whole = cardOf([filled(BLUE, -3, -3, 66, 86)], 3);
    expect(withMadeBleed(whole, { copy: "mirror", wanted: 3 })).toBe(whole);
    expect(withMadeBleed({ ...whole, bleed: 0 }, { copy: "mirror", wanted: 3 }).items).toBe(whole.items);
  });

  // A ground of 1.5 mm of bleed with red outside of 1 mm: mirrored at 1.4 mm, red from 1.0 is red to 1.8.
  test("is kept as far as it goes, and the rest is made from there on", async () => {
    const ground = filled(RED, -1.5, -3, 64.5, 86);
    const scene = made([ground, filled(BLUE, -1, -3, 64, 86)], {}, 3);
    const across = [-2.9, -1.9, -1.7, -1.1, -0.9].map((x) => [x, 40] as const);
    expect(await coloursOf(scene, across)).toEqual(["blue", "blue", "red", "red", "blue"]);
  });

  test("of a stripe covers what is made around it", async () => {
    const scene = made([CARD, filled(GREEN, -3, 30, 66, 20), filled(RED, 1, 30, 1, 20)]);
    expect(
      await coloursOf(scene, [
        [-1.5, 40],
        [-1.5, 20],
        [-1.5, 60],
      ]),
    ).toEqual(["green", "blue", "blue"]);
  });

  // 3.175 mm: 1/8 in.
  test("is continued where more is wanted than its deck says", async () => {
    const scene = made([filled(BLUE, -3, -3, 66, 86)], { wanted: 3.175 }, 3);
    const out = [
      [-3.12, 40],
      [63.12, 40],
      [30, -3.12],
      [30, 83.12],
      [-3.12, -3.12],
      [63.12, 83.12],
    ] as const;
    expect(await coloursOf(scene, out)).toEqual(out.map(() => "blue"));
  });
});

describe("nothing is made", () => {
  test.each([
    ["of paper that stays white", [filled(BLUE, 5, 5, 50, 70)]],
    ["of what ends inside the cut, which is part of the card", [filled(BLUE, 0.5, 0.5, 59, 79)]],
  ] as const)("%s", (_, items) => expect(made(items).items).toHaveLength(items.length));

  test("of an edge that is too intricate to be examined", () =>
    expect(made([CARD], { looks: startLooks(1) }).items).toEqual([CARD]));

  test("of letters", () => {
    const words = text("Cut", { x: 1, y: 40, size: 5 });
    const { items } = made([CARD, ...words]);
    expect(items.slice(-1 - words.length)).toEqual([CARD, ...words]);
    expect(JSON.stringify(items.slice(0, -1 - words.length))).not.toContain("glyphs");
  });
});
