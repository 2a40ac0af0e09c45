/** PNG pictures of scenes, and rasters for what vectors cannot express. */
import { describe, expect, test } from "vitest";
import { roundedPath } from "../../src/layout/booklet/shapes.ts";
import { renderPng, renderPngs } from "../../src/press/png.ts";
import { rasterFacts, rasterise, rasterSize } from "../../src/press/raster.ts";
import type { RasterItem } from "../../src/scene/scene.ts";
import { pixelAt, readPixels } from "../support/paper/pixels.ts";
import { type PreparedPicture, preparePicture } from "../support/paper/prepare.ts";
import { box, fonts, image, origin, path, rect, sceneOf, solid, use } from "../support/paper/scenes.ts";
import sharp from "../support/paper/sharp.ts";

const none = new Map<string, PreparedPicture>();
const red = solid("#c02020");
const poker = sceneOf([path(rect(box(-3, -3, 69.5, 94.9)), red)], {
  trim: { width: 63.5, height: 88.9 },
  bleed: 3,
});

describe("size and resolution", () => {
  // mm x dpi / 25.4: 63.5 mm = 2.5 in; with 3 mm of bleed 69.5 mm at 300 dpi = 820.87 px
  test.each([
    [300, "trim", 750, 1050],
    [600, "trim", 1500, 2100],
    [300, "bleed", 821, 1121],
  ] as const)(
    "at %d dpi, the %s is %d x %d px, and the file says so (C089)",
    async (dpi, edge, width, height) => {
      const png = await renderPng(poker, { dpi, box: edge }, fonts, none);
      const found = await sharp(png).metadata();
      expect([found.width, found.height, found.density]).toEqual([width, height, dpi]);
    },
  );

  test("the drawing reaches every edge of the picture", async () => {
    const pixels = await readPixels(await renderPng(poker, { dpi: 100, box: "bleed" }, fonts, none));
    for (const [x, y] of [
      [0, 0],
      [pixels.width - 1, 0],
      [0, pixels.height - 1],
      [pixels.width - 1, pixels.height - 1],
    ]) {
      expect(pixelAt(pixels, x as number, y as number)).toEqual([0xc0, 0x20, 0x20, 255]);
    }
  });

  test("more pixels than one picture may have are refused with their number", async () => {
    await expect(renderPng(poker, { dpi: 3000, box: "trim" }, fonts, none)).rejects.toThrow(
      "a picture of 7500 x 10500 px at 3000 dpi has more than 50 megapixels; choose a lower dpi",
    );
  });
});

describe("transparency (C055)", () => {
  test("outside a piece's cut line alpha is 0, and no line runs around it", async () => {
    const pixels = await readPixels(
      await renderPng(poker, { dpi: 254, box: "trim", cut: roundedPath(63.5, 88.9, 3) }, fonts, none),
    );
    expect(pixelAt(pixels, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixelAt(pixels, 634, 888)).toEqual([0, 0, 0, 0]);
    // 10 px a mm: the arc of 3 mm meets the diagonal at 3 - 3 / sqrt(2) = 0.88 mm
    expect(pixelAt(pixels, 7, 7)[3]).toBe(0);
    expect(pixelAt(pixels, 10, 10)).toEqual([0xc0, 0x20, 0x20, 255]);
    expect(pixelAt(pixels, 0, 400)).toEqual([0xc0, 0x20, 0x20, 255]);
  });

  test("where nothing is drawn the picture stays clear", async () => {
    const empty = sceneOf([path(rect(box(0, 0, 30, 80)), red)]);
    const pixels = await readPixels(await renderPng(empty, { dpi: 50.8, box: "trim" }, fonts, none));
    expect(pixelAt(pixels, 30, 80)[3]).toBe(255);
    expect(pixelAt(pixels, 90, 80)).toEqual([0, 0, 0, 0]);
  });
});

test("colours are the scene's own, including those of a picture far larger than it is shown", async () => {
  const create = { width: 3000, height: 3000, channels: 3, background: "#2f55cc" } as const;
  const { value } = await preparePicture(await sharp({ create }).png().toBuffer(), "big.png");
  const big = value as PreparedPicture;
  const scene = sceneOf([
    image(big.key, box(0, 0, 30, 30)),
    path(rect(box(30, 0, 30, 30)), solid("#2f55cc")),
  ]);
  const options = { dpi: 100, box: "trim" } as const;
  const pixels = await readPixels(await renderPng(scene, options, fonts, new Map([[big.key, big]])));
  expect(pixelAt(pixels, 50, 50)).toEqual([0x2f, 0x55, 0xcc, 255]);
  expect(pixelAt(pixels, 200, 50)).toEqual([0x2f, 0x55, 0xcc, 255]);
});

test("many scenes come in order, whichever is finished first", async () => {
  const scenes = Array.from({ length: 7 }, (_, index) => {
    const size = { width: 10 + ((index * 5) % 7) * 8, height: 10 };
    const scene = sceneOf([path(rect(box(0, 0, 90, 10)), red)], { trim: size });
    return { name: index, scene, as: { dpi: 100, box: "trim" } as const };
  });
  const found: number[] = [];
  for await (const [name, png] of renderPngs(scenes, fonts, none)) {
    found.push(name);
    expect((await sharp(png).metadata()).width).toBe(
      Math.round((scenes[name]?.scene.trim.width ?? 0) / 0.254),
    );
  }
  expect(found).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

describe("rasters", () => {
  const blurred: RasterItem = {
    kind: "raster",
    picture: "blurred",
    box: box(0, 0, 40, 40),
    resolution: 5,
    work: 1,
    items: [use("dot", [1, 0, 0, 1, 10, 10], solid("#ff0000"))],
    attributes: 'filter="url(#soft)"',
    definitions: '<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter>',
    origin,
  };
  const dot = {
    id: "dot",
    box: box(0, 0, 20, 20),
    items: [path(rect(box(0, 0, 20, 20)), { kind: "inherited", opacity: 1 } as const)],
  };
  const resources = { fonts, pictures: none, symbols: { dot } };

  test("are drawn with their filter, clear around it", async () => {
    const facts = { key: "blurred", width: 200, height: 200, type: "png", alpha: true };
    expect(rasterFacts(blurred)).toEqual(facts);
    const pixels = await readPixels(await rasterise(blurred, resources));
    expect([pixels.width, pixels.height]).toEqual([200, 200]);
    expect(pixelAt(pixels, 100, 100)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(pixels, 0, 0)[3]).toBe(0);
    // on the edge of the blurred square, half of it remains
    expect(pixelAt(pixels, 50, 100)[3]).toBeGreaterThan(110);
    expect(pixelAt(pixels, 50, 100)[3]).toBeLessThan(145);
  });

  test("get no more pixels than a sheet of paper needs, however sharp they are requested", () => {
    expect(rasterSize(blurred)).toEqual({ width: 200, height: 200, pxPerUnit: 5 });
    expect(rasterSize({ ...blurred, resolution: 5000 })).toEqual({
      width: 5000,
      height: 5000,
      pxPerUnit: 125,
    });
  });
});
