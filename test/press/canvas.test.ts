/** Pictures of a fixed size: the card in the middle at its true scale, and what surrounds it. */
import { describe, expect, test } from "vitest";
import { type Canvas, drawnPart } from "../../src/press/canvas.ts";
import { renderOnCanvas } from "../../src/press/png.ts";
import { type Pixels, pixelAt, readPixels } from "../support/paper/pixels.ts";
import { box, fonts, path, rect, sceneOf, solid } from "../support/paper/scenes.ts";
import sharp from "../support/paper/sharp.ts";

const POKER = { width: 63.5, height: 88.9 };
const RED = [0xc0, 0x20, 0x20, 255];
const BLUE = [0x20, 0x20, 0xc0, 255];
const WHITE = [255, 255, 255, 255];

/** Red as far as its bleed reaches, with a blue stripe of 10 mm at its left edge. */
const cardWith = (bleed: number) =>
  sceneOf(
    [
      path(rect(box(-bleed, -bleed, 63.5 + 2 * bleed, 88.9 + 2 * bleed)), solid("#c02020")),
      path(rect(box(-bleed, -bleed, 10 + bleed, 88.9 + 2 * bleed)), solid("#2020c0")),
    ],
    { trim: POKER, bleed },
  );

const drawn = async (bleed: number, canvas: Partial<Canvas>): Promise<Pixels> => {
  const whole = { width: 825, height: 1125, dpi: 300, fill: "mirror", ...canvas } as const;
  return readPixels(await renderOnCanvas(cardWith(bleed), whole, fonts, new Map()));
};

describe("a poker card on a canvas of 825 x 1125 px at 300 dpi", () => {
  // The cut is 37.5 px inside; the stripe ends 10 mm = 118.1 px inside the cut, at 155.6 px.
  test.each([0, 3, 3.175])("drawn %d mm beyond the cut, fills it and is not scaled", async (bleed) => {
    const pixels = await drawn(bleed, {});
    expect([pixels.width, pixels.height]).toEqual([825, 1125]);
    for (const [x, y] of [
      [824, 0],
      [824, 1124],
      [400, 0],
      [400, 1124],
    ] as const)
      expect(pixelAt(pixels, x, y), `${x} ${y}`).toEqual(RED);
    for (const x of [0, 20, 154]) expect(pixelAt(pixels, x, 560), `${x}`).toEqual(BLUE);
    expect(pixelAt(pixels, 157, 560)).toEqual(RED);
  });

  test("a drawing that ends at the cut may be surrounded by white paper instead", async () => {
    const pixels = await drawn(0, { fill: "white" });
    expect(pixelAt(pixels, 36, 560)).toEqual(WHITE);
    expect(pixelAt(pixels, 39, 560)).toEqual(BLUE);
    expect(pixelAt(pixels, 400, 1088)).toEqual(WHITE);
  });
});

test("what is mirrored is what lies beside the edge", async () => {
  // A canvas 30 mm wider than the card on each side: the stripe of 10 mm, mirrored, reaches 10 mm beyond the cut.
  const pixels = await drawn(0, { width: 1235, height: 889, dpi: 254 });
  expect(pixelAt(pixels, 305, 400)).toEqual(BLUE);
  expect(pixelAt(pixels, 295, 400)).toEqual(BLUE);
  expect(pixelAt(pixels, 395, 400)).toEqual(BLUE);
  expect(pixelAt(pixels, 405, 400)).toEqual(RED);
  expect(pixelAt(pixels, 205, 400)).toEqual(BLUE);
  expect(pixelAt(pixels, 195, 400)).toEqual(RED);
});

test("a card that is wider than high is turned, the stripe at its left is then on top", async () => {
  const turned = { width: 1125, height: 825, turn: 90 } as const;
  const pixels = await drawn(3, turned);
  expect([pixels.width, pixels.height]).toEqual([1125, 825]);
  expect(pixelAt(pixels, 560, 2)).toEqual(BLUE);
  expect(pixelAt(pixels, 560, 154)).toEqual(BLUE);
  expect(pixelAt(pixels, 560, 157)).toEqual(RED);
  const back = await drawn(3, { ...turned, turn: 270 });
  expect(pixelAt(back, 560, 822)).toEqual(BLUE);
  expect(pixelAt(back, 560, 2)).toEqual(RED);
});

test("a picture is opaque, says its resolution, and shows all px of a part that is drawn", async () => {
  const canvas = { width: 825, height: 1125, dpi: 300, fill: "mirror" } as const;
  const empty = sceneOf([], { trim: POKER, bleed: 3 });
  const png = await renderOnCanvas(empty, canvas, fonts, new Map());
  const { hasAlpha, density } = await sharp(png).metadata();
  expect({ hasAlpha, density }).toEqual({ hasAlpha: false, density: 300 });
  expect(pixelAt(await readPixels(png), 400, 400)).toEqual(WHITE);
  // 3 mm reach 35.43 px beyond the cut: two px of the canvas are not wholly covered, and the third is.
  expect(drawnPart(empty, canvas).size).toEqual({ width: 825 - 2 * 3, height: 1125 - 2 * 3 });
});

test("more pixels than one picture may have are refused", async () => {
  await expect(drawn(3, { width: 9000, height: 9000 })).rejects.toThrow("more than 50 megapixels");
});
