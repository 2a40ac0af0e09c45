/**
 * Scenes in one ink. Expected greys are worked out by hand: #ff0000 has the luminance 0.2126 (WCAG 2.2), and sRGB's curve
 * takes 1.055 x 0.2126^(1/2.4) - 0.055 = 0.498 to 127, which is 7f; #0000ff: 0.0722, 0.298, 76, 4c; #00ff00: 0.7152,
 * 0.863, 220, dc.
 */
import { expect, test } from "vitest";
import { greyScene } from "../../../src/scene/ink/grey-scene.ts";
import type { RasterItem } from "../../../src/scene/scene.ts";
import { contrastOf, rgbOf } from "../../../src/units/colour-difference.ts";
import { IDENTITY } from "../../../src/units/matrix.ts";
import {
  box,
  fade,
  group,
  image,
  origin,
  path,
  rect,
  sceneOf,
  solid,
  stroke,
  text,
  use,
} from "../../support/paper/scenes.ts";

const SQUARE = rect(box(0, 0, 10, 10));
const raster: RasterItem = {
  ...{ kind: "raster", picture: "raster-1", box: box(0, 0, 9, 9), resolution: 12, work: 9 },
  ...{ items: [path(SQUARE, solid("#ff0000"))], attributes: `filter="url(#f)"`, definitions: "", origin },
};

test("fills, strokes, letters, gradients, icons and what is in groups become grey; opacity stays", () => {
  const scene = sceneOf(
    [
      path(SQUARE, solid("#ff0000", 0.4), { stroke: stroke(solid("#0000ff"), 1) }),
      group(
        [path(SQUARE, { ...fade, stops: [{ offset: 0, colour: "#00ff00", opacity: 0.5 }] } as typeof fade)],
        {
          blend: "multiply",
        },
      ),
      ...text("Cook", { x: 5, y: 20, size: 4 }, { fill: solid("#0000ff") }),
      use("leaf", IDENTITY, solid("#00ff00")),
    ],
    {
      symbols: [
        { id: "leaf", box: box(0, 0, 1, 1), items: [path(SQUARE, { kind: "inherited", opacity: 1 })] },
      ],
    },
  );
  const [square, leaves, letters, icon] = greyScene(scene).items;
  expect(square).toMatchObject({
    fill: solid("#7f7f7f", 0.4),
    stroke: { paint: solid("#4c4c4c"), width: 1 },
  });
  expect(leaves).toMatchObject({
    blend: "multiply",
    items: [{ fill: { stops: [{ offset: 0, colour: "#dcdcdc", opacity: 0.5 }] } }],
  });
  expect(letters).toMatchObject({ fill: solid("#4c4c4c") });
  expect(icon).toMatchObject({ symbol: "grey leaf", colour: solid("#dcdcdc") });
  expect(greyScene(scene).symbols).toEqual({
    "grey leaf": expect.objectContaining({ id: "grey leaf", items: scene.symbols.leaf?.items }),
  });
});

test("pictures and rasters are named as grey ones; what a raster draws stays, because its pixels become grey", () => {
  const scene = sceneOf([image("photo", box(0, 0, 5, 5)), raster]);
  expect(greyScene(scene).items).toEqual([
    { ...scene.items[0], picture: "grey photo" },
    { ...raster, picture: "grey raster-1", grey: true },
  ]);
});

test("what is grey stays as it is", () => {
  const symbols = [{ id: "leaf", box: box(0, 0, 1, 1), items: [path(SQUARE, solid("#123456"))] }];
  const scene = sceneOf([image("photo", box(0, 0, 5, 5)), raster, use("leaf", IDENTITY)], { symbols });
  const once = greyScene(scene);
  expect(greyScene(once)).toEqual(once);
});

test("contrasts of pairs of colours stay, but for the rounding of colours", () => {
  const colours = ["#241f1c", "#fffdf7", "#1d3350", "#c23a32", "#f6cf6b", "#2e7d32"];
  const greys = greyScene(sceneOf(colours.map((colour) => path(SQUARE, solid(colour))))).items.map((item) =>
    item.kind === "path" && item.fill?.kind === "solid" ? item.fill.colour : "",
  );
  let pairs = 0;
  for (const [at, one] of colours.entries())
    for (const [beside, other] of colours.entries()) {
      const before = contrastOf(rgbOf(one), rgbOf(other));
      const after = contrastOf(rgbOf(greys[at] as string), rgbOf(greys[beside] as string));
      expect(Math.abs(after / before - 1)).toBeLessThan(0.02);
      pairs++;
    }
  expect(pairs).toBe(36);
});

test("parts that scenes share have one grey form", () => {
  const part = { items: [path(SQUARE, solid("#ff0000"))], symbols: [], ...NOTHING };
  const scene = { ...sceneOf(part.items), parts: [part] };
  const [one, other] = [greyScene(scene), greyScene({ ...scene })];
  expect(one.parts?.[0] === other.parts?.[0]).toBe(true);
  expect(one.items[0] === one.parts?.[0]?.items[0]).toBe(true);
});

const NOTHING = { texts: [], pictures: [], svgPictures: [], icons: [], missing: [] };
