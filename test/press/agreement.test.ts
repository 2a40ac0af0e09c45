/** PDF and PNG are the same picture: poppler's raster of one against the other. */
import { describe, expect, test } from "vitest";
import { renderPng } from "../../src/press/png.ts";
import type { ImageItem, Scene } from "../../src/scene/scene.ts";
import { IDENTITY } from "../../src/units/matrix.ts";
import {
  pixelAt,
  readPixels,
  SHARE_TOLERANCE,
  shareOfDifference,
  TEXT_TOLERANCE,
} from "../support/paper/pixels.ts";
import { type PreparedPicture, preparePicture } from "../support/paper/prepare.ts";
import { wholePdf } from "../support/paper/read-pdf.ts";
import {
  box,
  fonts,
  group,
  image,
  pageOf,
  path,
  rect,
  sceneOf,
  solid,
  stroke,
  text,
  use,
} from "../support/paper/scenes.ts";
import sharp from "../support/paper/sharp.ts";
import { withFile } from "../support/temporary.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

const DPI = 300;

const red = solid("#c02020");
const blue = solid("#2f55cc");
const star = "M30 5L36 25L57 25L40 37L46 57L30 45L14 57L20 37L3 25L24 25Z";
const linear = {
  kind: "linear",
  from: [5, 0],
  to: [55, 0],
  transform: IDENTITY,
  stops: [
    { offset: 0, colour: "#ff0000", opacity: 1 },
    { offset: 0.5, colour: "#ffff00", opacity: 1 },
    { offset: 1, colour: "#0000ff", opacity: 1 },
  ],
} as const;
const radial = {
  kind: "radial",
  centre: [30, 30],
  focus: [24, 24],
  radius: 25,
  transform: [1, 0, 0, 1.4, 0, 0],
  stops: [
    { offset: 0.1, colour: "#ffffff", opacity: 1 },
    { offset: 1, colour: "#203080", opacity: 0 },
  ],
} as const;
const icon = {
  id: "icon",
  box: box(0, 0, 512, 512),
  items: [
    path(rect(box(0, 0, 512, 512)), solid("#e0c040")),
    path("M256 20L490 490L20 490Z", { kind: "inherited", opacity: 1 }),
  ],
};

const SCENES: Readonly<Record<string, Scene>> = {
  "fills, strokes and dashes": sceneOf([
    path(star, red, { stroke: stroke(solid("#000000"), 1) }),
    path("M5 65L55 65", null, { stroke: stroke(blue, 3, { dash: [6, 3], dashOffset: 2, cap: "round" }) }),
    path("M10 75L30 70L50 75", null, { stroke: stroke(red, 3, { join: "bevel", cap: "square" }) }),
  ]),
  "the two fill rules": sceneOf([
    path("M5 5L55 5L55 35L5 35ZM15 10L45 10L45 30L15 30Z", blue, { fillRule: "evenodd" }),
    path("M5 45L55 45L55 75L5 75ZM15 50L45 50L45 70L15 70Z", blue),
  ]),
  "the fill rule of stroked shapes": sceneOf([
    path("M5 5L55 5L55 75L5 75ZM15 15L45 15L45 65L15 65Z", blue, {
      fillRule: "evenodd",
      stroke: stroke(red, 2),
    }),
  ]),
  "round corners of thick lines": sceneOf([
    path("M15 65L30 15L45 65", null, { stroke: stroke(red, 14, { join: "round", cap: "round" }) }),
  ]),
  "a translucent stroke above its fill": sceneOf([
    path(rect(box(12, 12, 36, 56)), red, { stroke: stroke(solid("#0000ff", 0.5), 8) }),
  ]),
  "text, filled and outlined": sceneOf([
    ...text("Office fire: shuffle", { x: 4, y: 14, size: 6 }),
    ...text("WAVE Tonic", { x: 4, y: 30, size: 9 }, { family: "Pirata One", fill: red }),
    ...text("Outline", { x: 4, y: 48, size: 14 }, { fill: solid("#ffffff"), stroke: stroke(blue, 0.5) }),
    ...text("Glow", { x: 4, y: 68, size: 16 }, { fill: linear, stroke: stroke(solid("#000000", 0.5), 0.6) }),
  ]),
  "text from right to left and marks over letters": sceneOf([
    ...text("שָׁלוֹם עוֹלָם", { x: 4, y: 20, size: 8 }),
    ...text("مرحبا بالعالم", { x: 4, y: 40, size: 8 }),
    ...text("骰子海盗", { x: 4, y: 60, size: 10 }),
  ]),
  "linear gradients, turned by their group": sceneOf([
    path(rect(box(5, 5, 50, 20)), linear),
    group([path(rect(box(5, 0, 50, 20)), { ...linear, transform: [0.5, 0.5, -0.5, 0.5, 10, 0] })], {
      transform: [0.8, 0.3, -0.3, 0.8, 10, 40],
    }),
  ]),
  "a radial gradient with a focus that fades out (C058)": sceneOf([
    path(rect(box(0, 0, 60, 80)), solid("#f0d080")),
    path(rect(box(2, 2, 56, 76)), radial),
  ]),
  "clips inside clips, moved and turned (C057)": sceneOf([
    group(
      [
        path(rect(box(0, 0, 60, 80)), red),
        group([path(rect(box(0, 0, 60, 80)), blue)], {
          transform: [0.9, 0.2, -0.2, 0.9, 5, 2],
          clip: { d: "M5 5L55 5L55 35L5 35ZM15 10L45 10L45 30L15 30Z", rule: "evenodd" },
        }),
      ],
      { clip: { d: star, rule: "nonzero" } },
    ),
  ]),
  "opacity of a group as a whole": sceneOf([
    path(rect(box(0, 30, 60, 20)), solid("#000000")),
    group([path(rect(box(5, 5, 35, 50)), red), path(rect(box(20, 20, 35, 50)), blue)], { opacity: 0.5 }),
  ]),
  "blend modes that do not see the paper": sceneOf([
    path(rect(box(0, 0, 60, 40)), solid("#f0c040")),
    group([path(rect(box(5, 5, 20, 70)), solid("#3090c0"))], { blend: "multiply" }),
    group([path(rect(box(30, 5, 20, 70)), solid("#3090c0"))], { blend: "screen", opacity: 0.8 }),
  ]),
  "a symbol that draws beyond its box": sceneOf([use("wide", [0.05, 0, 0, 0.05, 17, 27], red)], {
    symbols: [
      { id: "wide", box: box(0, 0, 512, 512), items: [path(rect(box(-250, -250, 1000, 1000)), blue)] },
    ],
  }),
  "symbols in several colours and sizes": sceneOf(
    [
      use("icon", [0.05, 0, 0, 0.05, 2, 2], red),
      use("icon", [0.06, 0.02, -0.02, 0.06, 30, 4], blue),
      use("icon", [0.08, 0, 0, 0.08, 10, 38], solid("#000000", 0.4)),
    ],
    { symbols: [icon] },
  ),
};

describe("PDF and PNG agree on", () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    test(name, async ({ skip }) => {
      const pdftoppm = toolOrSkip("pdftoppm", skip);
      const tolerance = name.startsWith("text") ? TEXT_TOLERANCE : SHARE_TOLERANCE;
      expect(await difference(scene, scene, pdftoppm)).toBeLessThan(tolerance);
    });
  }

  test("pictures, opaque and not, and their colours (C076)", async ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const pictures = await Promise.all([
      flat("#2f55cc", "png"),
      flat("#2f55cc", "jpeg"),
      flat("#c0202080", "png"),
    ]);
    const [png, jpeg, glass] = pictures.map(({ key }) => key) as [string, string, string];
    const scene = sceneOf([
      path(rect(box(0, 0, 30, 60)), solid("#2f55cc")),
      image(png, box(30, 0, 30, 30)),
      image(jpeg, box(30, 30, 30, 30)),
      image(glass, box(10, 10, 40, 60)),
    ]);
    expect(await difference(scene, scene, pdftoppm, pictures)).toBeLessThan(SHARE_TOLERANCE);
    const page = await readPixels(rasterOf(await wholePdf(pageOf(scene, pictures)), pdftoppm));
    const [drawn, fromPng, fromJpeg] = [
      [60, 30],
      [600, 30],
      [600, 500],
    ].map(([x = 0, y = 0]) => pixelAt(page, x, y));
    expect(drawn).toEqual([0x2f, 0x55, 0xcc, 255]);
    expect(fromPng).toEqual(drawn);
    for (const [index, value] of (fromJpeg ?? []).entries()) {
      expect(Math.abs(value - (drawn?.[index] ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  test("pixel art, whose squares keep their edges, beside the same picture drawn smooth", async ({
    skip,
  }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const squares = await checks();
    const scene = sceneOf([
      { ...image(squares.key, box(0, 0, 40, 40)), pixelated: true } as ImageItem,
      image(squares.key, box(40, 0, 20, 40)),
    ]);
    const pdf = await wholePdf(pageOf(scene, [squares]));
    const byKey = new Map([[squares.key, squares]]);
    const png = await renderPng(scene, { dpi: DPI, box: "bleed" }, fonts, byKey);
    for (const raster of [rasterOf(pdf, pdftoppm), png]) {
      const pixels = await readPixels(raster);
      // 20 mm, where the squares meet, are 236.2 px; 50 mm, where the smooth ones would, 590.6.
      expect(pixelAt(pixels, 233, 100)).toEqual([255, 0, 0, 255]);
      expect(pixelAt(pixels, 239, 100)).toEqual([0, 0, 255, 255]);
      expect(pixelAt(pixels, 587, 100)).not.toEqual([255, 0, 0, 255]);
    }
  });

  test("nothing that is moved by 0.15 mm", async ({ skip }) => {
    const pdftoppm = toolOrSkip("pdftoppm", skip);
    const words = (x: number): Scene => sceneOf(text("Office fire: shuffle", { x, y: 30, size: 6 }));
    expect(await difference(words(4), words(4.15), pdftoppm)).toBeGreaterThan(2 * TEXT_TOLERANCE);
  });
});

/** Share of differing pixels between the PDF of one scene and the PNG of another. */
async function difference(
  inPdf: Scene,
  inPng: Scene,
  pdftoppm: Tool,
  pictures: readonly PreparedPicture[] = [],
): Promise<number> {
  const pdf = await wholePdf(pageOf(inPdf, pictures));
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const png = await renderPng(inPng, { dpi: DPI, box: "bleed" }, fonts, byKey);
  return shareOfDifference(rasterOf(pdf, pdftoppm), png);
}

function rasterOf(pdf: Uint8Array, pdftoppm: Tool): Buffer {
  const { stdout, stderr } = withFile(pdf, (file) => pdftoppm(["-r", `${DPI}`, "-png", file]));
  expect(stderr).toBe("");
  return stdout;
}

/** Two by two pixels, alternating red and blue. */
async function checks(): Promise<PreparedPicture> {
  const data = Buffer.from([255, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0]);
  const raw = { width: 2, height: 2, channels: 3 } as const;
  return (await preparePicture(await sharp(data, { raw }).png().toBuffer(), "checks.png"))
    .value as PreparedPicture;
}

async function flat(colour: string, format: "png" | "jpeg"): Promise<PreparedPicture> {
  const channels = colour.length > 7 ? 4 : 3;
  const create = { width: 120, height: 120, channels, background: colour } as const;
  const bytes = await sharp({ create })
    .toFormat(format, { quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return (await preparePicture(bytes, `flat.${format}`)).value as PreparedPicture;
}
