/** Less ink for faces whose templates do not say how. Areas and contrasts of the examples are worked out by hand. */
import { expect, test } from "vitest";
import { lowInkScene } from "../../../src/scene/ink/low-ink-scene.ts";
import type { Item, Paint, PathItem, RasterItem, Scene } from "../../../src/scene/scene.ts";
import { contrastOf, rgbOf } from "../../../src/units/colour-difference.ts";
import { IDENTITY, scale } from "../../../src/units/matrix.ts";
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

/** The face is 60 x 80 mm. */
const WHOLE = rect(box(-3, -3, 66, 86));
const NAVY = "#102040";

const low = (items: readonly Item[], more: Parameters<typeof sceneOf>[1] = {}, isFramed = false): Scene =>
  lowInkScene(sceneOf(items, more), { isFramed });
const colourOf = (paint: Paint | null | undefined): string =>
  paint?.kind === "solid" ? paint.colour : "none";
const at = (scene: Scene, index: number): PathItem => scene.items[index] as PathItem;
const contrastWith = (paint: Paint | null | undefined, background: string): number =>
  contrastOf(rgbOf(colourOf(paint)), rgbOf(background));

test("a background of the whole face becomes paper, and leaves a frame of its colour on a rectangle", () => {
  const scene = low([path(WHOLE, solid(NAVY))], {}, true);
  expect(colourOf(at(scene, 0).fill)).toBe("#ffffff");
  expect(scene.items).toHaveLength(2);
  expect(at(scene, 1)).toMatchObject({
    fill: null,
    stroke: { paint: solid(NAVY), width: expect.closeTo(0.7) },
  });
  expect(low([path(WHOLE, solid(NAVY))]).items).toHaveLength(1);
  // Cream tells nothing.
  expect(low([path(WHOLE, solid("#f6efd8"))], {}, true).items).toHaveLength(1);
});

test("a large area becomes a tint of a tenth of an ink with a line around it; one with a line keeps that", () => {
  const band = rect(box(0, 10, 60, 20));
  const scene = low([
    path(band, solid("#dd2222")),
    path(band, solid(NAVY), { stroke: stroke(solid("#999999"), 0.4) }),
  ]);
  const [tint, lined] = [at(scene, 0), at(scene, 1)];
  // #dd2222: cyan 34, magenta 221, yellow 221 of 255, of which 34 are black: (34 + 221 + 221 - 68) / 255 = 1.6 inks.
  // A tenth of an ink is 1/16 of that: ff - 34/16, ff - 221/16.
  expect(colourOf(tint.fill)).toBe("#fdf1f1");
  expect(tint.stroke).toMatchObject({ width: 0.3, paint: solid("#dd2222") });
  expect(lined.stroke).toMatchObject({ width: 0.4, paint: solid("#999999") });
});

test("small shapes, lines and dark letters stay as they are, and so does the scene", () => {
  const scene = sceneOf([
    path(rect(box(5, 5, 6, 6)), solid(NAVY)),
    path(rect(box(3, 3, 54, 74)), null, { stroke: stroke(solid(NAVY), 0.8) }),
    ...text("Cook", { x: 5, y: 20, size: 4 }),
    use("leaf", IDENTITY, solid("#880000")),
  ]);
  expect(lowInkScene(scene, { isFramed: true })).toBe(scene);
});

test("many small areas of one colour count together", () => {
  const tiles = (count: number): Item[] =>
    Array.from({ length: count }, (_, index) =>
      path(rect(box((index % 10) * 6, Math.floor(index / 10) * 6, 5, 5)), solid(NAVY)),
    );
  // 25 of 4,800 square mm each: 15 are 7.8 %, 16 are 8.3 %.
  expect(colourOf(at(low(tiles(15)), 0).fill)).toBe(NAVY);
  expect(colourOf(at(low(tiles(16)), 0).fill)).not.toBe(NAVY);
});

test("light letters, icons, plates and lines on a dark ground become readable on paper", () => {
  const plate = path(rect(box(30, 30, 8, 8)), solid("#ffffff"));
  const rule = path("M5 50L55 50", null, { stroke: stroke(solid("#e8d9a0"), 0.5) });
  const leaf = { id: "leaf", box: box(0, 0, 10, 10), items: [path("M0 0L9 9L0 9Z", INHERITED)] };
  const scene = low(
    [
      path(WHOLE, solid(NAVY)),
      ...text("Cook", { x: 5, y: 20, size: 4 }, { fill: solid("#f6cf6b") }),
      use("leaf", scale(1), solid("#ffffff")),
      plate,
      ...text("7", { x: 32, y: 36, size: 5 }),
      rule,
    ],
    { symbols: [leaf] },
  );
  const [, letters, icon, outlined, number, line] = scene.items as readonly [
    Item,
    PathItem,
    PathItem,
    PathItem,
    PathItem,
    PathItem,
  ];
  expect(contrastWith(letters.fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrastWith((icon as unknown as { colour: Paint }).colour, "#ffffff")).toBeGreaterThanOrEqual(3);
  expect(colourOf(outlined.fill)).toBe("#ffffff");
  expect(contrastWith(outlined.stroke?.paint, "#ffffff")).toBeGreaterThanOrEqual(3);
  expect(colourOf(number.fill)).toBe("#000000");
  expect(contrastWith(line.stroke?.paint, "#ffffff")).toBeGreaterThanOrEqual(3);
});

const INHERITED: Paint = { kind: "inherited", opacity: 1 };

test("light letters on a small dark badge stay light", () => {
  const badge = path(rect(box(4, 15, 12, 8)), solid(NAVY));
  const scene = low([
    path(WHOLE, solid("#775500")),
    badge,
    ...text("9", { x: 8, y: 21, size: 5 }, { fill: solid("#ffffff") }),
  ]);
  expect(colourOf(at(scene, 2).fill)).toBe("#ffffff");
});

test("letters that were faint get no more contrast than they had", () => {
  const faint = text("Seal", { x: 5, y: 40, size: 9 }, { fill: solid("#f4f4f4") });
  expect(low([path(rect(box(0, 0, 60, 30)), solid(NAVY)), ...faint]).items[1]).toEqual(faint[0]);
});

test("pictures become pale, and letters on them dark; small ones stay", () => {
  const white = text("Cook", { x: 5, y: 20, size: 4 }, { fill: solid("#ffffff") });
  const scene = low([image("photo", box(0, 0, 60, 40)), ...white, image("dot", box(0, 60, 8, 8))]);
  expect(scene.items[0]).toMatchObject({ kind: "group", opacity: 0.35, items: [{ picture: "photo" }] });
  // Black pixels at 0.35 on paper are 0.65 of white: a6a6a6.
  expect(contrastWith(at(scene, 1).fill, "#a6a6a6")).toBeGreaterThanOrEqual(4.5);
  expect(scene.items[2]).toMatchObject({ kind: "image" });
});

test("gradients are paled stop by stop; a difference with something pale would be dark and goes", () => {
  const ground = path(rect(box(0, 0, 60, 30)), fade);
  const [faded, inverted] = low([ground, group([path(WHOLE, solid(NAVY))], { blend: "difference" })]).items;
  const { fill } = faded as PathItem;
  // Black is one ink: a tenth of it is 229.5 of 255.
  expect(fill).toMatchObject({
    kind: "linear",
    stops: [{ colour: "#e6e6e6" }, { colour: "#ffffff", opacity: 0.5 }],
  });
  expect(inverted).not.toHaveProperty("blend");
});

test("the outline below light letters becomes light when they become dark", () => {
  const halo = { fill: null, stroke: stroke(solid("#000000"), 1) };
  const scene = low([
    path(WHOLE, solid(NAVY)),
    ...text("Cook", { x: 5, y: 20, size: 4 }, halo),
    ...text("Cook", { x: 5, y: 20, size: 4 }, { fill: solid("#ffffff") }),
  ]);
  expect(at(scene, 1).stroke).toMatchObject({ paint: solid("#ffffff") });
  expect(contrastWith(at(scene, 2).fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test("a symbol that changes gets a name that says how; equal changes give equal names, and it stays for rasters", () => {
  const ground = { id: "art", box: box(0, 0, 60, 80), items: [path(WHOLE, solid(NAVY))] };
  const scene = (size: number) => low([use("art", scale(size))], { symbols: [ground] });
  const named = (one: Scene): string => (one.items[0] as unknown as { symbol: string }).symbol;
  expect(named(scene(1))).toBe(named(scene(1)));
  expect(named(scene(1))).not.toBe(named(scene(0.3)));
  expect(named(scene(0.1))).toBe("art");
  expect(Object.keys(scene(1).symbols)).toEqual(["art", named(scene(1))]);
  expect(scene(1).symbols.art).toEqual(ground);
});

test("a raster with letters keeps its effect and gets a name of its own, others become pale", () => {
  const shadow = (items: readonly Item[]): RasterItem => ({
    ...{ kind: "raster", picture: "raster-1", box: box(0, 0, 60, 80), resolution: 12, work: 9, origin },
    ...{ items, attributes: `filter="url(#f)"`, definitions: "<filter id='f'/>" },
  });
  const letters = text("Cook", { x: 5, y: 20, size: 4 }, { fill: solid("#ffffff") });
  const [withText, without] = low([
    shadow([path(WHOLE, solid(NAVY)), ...letters]),
    shadow([path(WHOLE, solid(NAVY))]),
  ]).items as readonly [RasterItem, Item];
  expect(withText).toMatchObject({ kind: "raster", attributes: `filter="url(#f)"` });
  expect(withText.picture).not.toBe("raster-1");
  const [ground, dark] = withText.items as readonly [PathItem, PathItem];
  expect(colourOf(ground.fill)).toBe("#ffffff");
  expect(contrastWith(dark.fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(without).toMatchObject({ kind: "group", opacity: 0.35 });
});

test("the same scene gives the same, and pale things are not made paler again", () => {
  const items = [
    path(WHOLE, solid(NAVY)),
    image("photo", box(0, 0, 60, 40)),
    path(rect(box(0, 40, 60, 9)), solid("#dd2222")),
  ];
  const once = low(items);
  expect(low(items)).toEqual(once);
  expect(lowInkScene(once, { isFramed: false })).toBe(once);
});

test("symbols that use each other many times over, and thousands of letters on thousands of shapes, end", () => {
  const levels = Array.from({ length: 40 }, (_, level) => ({
    id: `s${level}`,
    box: box(0, 0, 60, 80),
    items:
      level === 0
        ? [path(WHOLE, solid(NAVY))]
        : Array.from({ length: 9 }, () => use(`s${level - 1}`, IDENTITY)),
  }));
  expect(low([use("s39", IDENTITY)], { symbols: levels }).items).toHaveLength(1);
  const tiles = Array.from({ length: 3000 }, (_, at) =>
    path(rect(box(at % 60, at % 80, 9, 9)), solid(NAVY, 0.2)),
  );
  const words = Array.from({ length: 3000 }, (_, at) =>
    text("a", { x: at % 60, y: at % 80, size: 2 }),
  ).flat();
  expect(low([...tiles, ...words]).items).toHaveLength(6000);
  // All letters can be read on the paper that the dark ground has become, also after nothing is looked at any more.
  const white = Array.from({ length: 800 }, (_, at) =>
    text("a", { x: at % 60, y: at % 80, size: 2 }, { fill: solid("#ffffff") }),
  ).flat();
  const letters = low([path(WHOLE, solid(NAVY)), ...tiles, ...white]).items.filter(
    ({ kind }) => kind === "glyphs",
  );
  const contrasts = letters.map((item) => contrastWith((item as { fill?: Paint }).fill, "#ffffff"));
  expect(letters).toHaveLength(800);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
