/**
 * Backgrounds that end at the cut, in scenes made by hand: a card of 60 x 80 mm with 3 mm of bleed, and a coin of 30
 * mm.
 */
import { describe, expect, test } from "vitest";
import { edgeStretches } from "../../../src/scene/edge/edge-ink.ts";
import type { CutLine } from "../../../src/scene/edge/edge-stretch.ts";
import { startLooks } from "../../../src/scene/looks.ts";
import type { Item, LinearPaint, RasterItem, Scene } from "../../../src/scene/scene.ts";
import { roundToken } from "../../../src/shape/flat.ts";
import { cornersOf } from "../../../src/units/hull.ts";
import { IDENTITY, rotate, translate } from "../../../src/units/matrix.ts";
import { box, group, image, path, rect, sceneOf, solid, stroke } from "../../support/paper/scenes.ts";

const BLUE = solid("#20303c");
const background = (...place: Parameters<typeof box>): Item => path(rect(box(...place)), BLUE);
const card: CutLine = { outline: cornersOf({ x: 0, y: 0, width: 60, height: 80 }), tabs: [] };

/** "top 0": where the drawing ends, and how far beyond the cut. */
const endsOf = (items: readonly Item[], cut = card, bleed = 3): string[] => {
  const scene: Scene = { ...sceneOf(items), trim: { width: 60, height: 80 }, bleed };
  return edgeStretches(scene, cut).map(({ side, reach }) => `${side} ${Math.round(reach * 10) / 10}`);
};
const ALL = ["top 0", "right 0", "bottom 0", "left 0"];

describe("a background", () => {
  test("that fills the bleed is fine", () => expect(endsOf([background(-3, -3, 66, 86)])).toEqual([]));
  test("that ends at the trim ends on all sides", () =>
    expect(endsOf([background(0, 0, 60, 80)])).toEqual(ALL));
  test("is judged side by side", () => expect(endsOf([background(-3, -3, 66, 83)])).toEqual(["bottom 0"]));
  test("that ends within the bleed is reported with its extent, to a tenth of a millimetre", () => {
    for (const by of [0.3, 1.5, 1.6, 2.5, 2.7])
      expect(endsOf([background(-by, -3, 63 + by, 86)])).toEqual([`left ${by}`]);
  });
  test("without any bleed counts wherever it reaches the cut", () => {
    expect(endsOf([background(0, 0, 60, 80)], card, 0)).toEqual(ALL);
    expect(endsOf([background(-3, -3, 66, 86)], card, 0)).toEqual(ALL.map((side) => side.replace("0", "3")));
  });
  test("that leaves a white edge is intentional, with bleed or without", () => {
    for (const bleed of [0, 3]) expect(endsOf([background(2, 2, 56, 76)], card, bleed)).toEqual([]);
  });
  test("of white is paper, also above a colour", () => {
    const white = path(rect(box(0, 0, 60, 80)), solid("#ffffff"));
    expect(endsOf([white])).toEqual([]);
    expect(endsOf([background(0, 0, 60, 80), white])).toEqual([]);
  });
  // White is 255: 8/255 = 0.031 of yellow, 12/255 = 0.047 and 14/255 = 0.055; paper is below 0.05.
  test("that is nearly white is paper, and a visible tint is not", () => {
    const tinted = (colour: string): Item => path(rect(box(0, 0, 60, 80)), solid(colour));
    for (const colour of ["#fefefe", "#fffdf7", "#fffdf3"]) expect(endsOf([tinted(colour)])).toEqual([]);
    for (const colour of ["#fffdf1", "#f4ead0"]) expect(endsOf([tinted(colour)])).toEqual(ALL);
  });
  test("continues in a pale colour too", () => {
    const pale = path(rect(box(-3, -3, 66, 86)), solid("#fbfcf6"));
    expect(endsOf([pale, background(0, 0, 60, 80)])).toEqual([]);
  });
  test("in a moved group, faint or of a picture counts too", () => {
    expect(endsOf([group([background(0, 0, 60, 80)], { transform: translate(0, 0) })])).toEqual(ALL);
    expect(endsOf([path(rect(box(0, 0, 60, 80)), solid("#20303c", 0.2))])).toEqual(ALL);
    expect(endsOf([image("picture", box(0, 0, 60, 80))])).toEqual(ALL);
  });
});

describe("a gradient", () => {
  /** From left to right across the card and its bleed. */
  const across = (stops: LinearPaint["stops"], length = 66): Item =>
    path(rect(box(-3, -3, length, 86)), {
      ...{ kind: "linear", from: [-3, 0], to: [63, 0], transform: IDENTITY, stops },
    });
  const blue = (offset: number, opacity: number) => ({ offset, colour: "#20303c", opacity });
  const white = { offset: 0, colour: "#ffffff", opacity: 1 };

  // It has 0.05 of its ink 4 mm from its beginning, 1 mm inside the cut.
  test("that begins in white has no edge, with bleed or without", () => {
    expect(endsOf([across([white, blue(1, 1)])])).toEqual([]);
    expect(endsOf([across([white, blue(1, 1)])], card, 0)).not.toContain("left -1");
  });
  test("that fades to nothing has no edge, however steeply", () => {
    expect(endsOf([across([blue(0, 0), blue(0.5, 1), blue(1, 0)])])).toEqual([]);
    for (const steep of [0.02, 0.1])
      expect(endsOf([across([blue(0.02, 0), blue(0.02 + steep, 1)])])).toEqual([]);
  });
  test("with an edge ends there", () => {
    expect(endsOf([across([blue(0, 0.1), blue(1, 1)], 64.5)])).toEqual(["right 1.5"]);
    expect(endsOf([across([blue(0, 1), blue(1, 0.2)], 64.5)])).toEqual(["right 1.5"]);
    const inset = group([across([blue(0, 0.2), blue(0.2, 1)])], { transform: translate(3.5, 0) });
    expect(endsOf([inset])).toContain("left -0.5");
  });
  test("that is cut through before it is faint ends there if there is no bleed", () => {
    const [steep, slow] = [across([blue(0.02, 0), blue(0.06, 1)]), across([blue(0.02, 0), blue(0.6, 1)])];
    expect(endsOf([steep], card, 0)).toContainEqual(expect.stringMatching(/^left/));
    expect(endsOf([slow], card, 0)).not.toContainEqual(expect.stringMatching(/^left/));
  });
});

// Cuts are a millimetre off: a border of that width or less is not even on any card.
describe("a background that ends inside the cut", () => {
  const inset = (by: number): Item => background(by, by, 60 - 2 * by, 80 - 2 * by);
  const around = (by: number, width: number): Item =>
    path(rect(box(by, by, 60 - 2 * by, 80 - 2 * by)), null, { stroke: stroke(BLUE, width) });
  const all = (reach: string): string[] => ALL.map((side) => side.replace("0", reach));

  test("by up to a millimetre is found, with bleed or without", () => {
    for (const bleed of [0, 3]) {
      expect(endsOf([inset(0.5)], card, bleed)).toEqual(all("-0.5"));
      expect(endsOf([inset(0.4)], card, bleed)).toEqual(all("-0.4"));
      expect(endsOf([inset(1)], card, bleed)).toEqual(all("-1"));
      for (const by of [1.1, 1.5, 3]) expect(endsOf([inset(by)], card, bleed)).toEqual([]);
    }
  });
  test("is found side by side, and also if it is a picture, in a group or below a frame of its own", () => {
    expect(endsOf([background(-3, 0.6, 66, 90)])).toEqual(["top -0.6"]);
    expect(endsOf([image("picture", box(0.5, 0.5, 59, 79))])).toEqual(all("-0.5"));
    expect(endsOf([group([inset(0)], { transform: translate(0, 0.6) })])).toContain("top -0.6");
    expect(endsOf([inset(0.5), around(4, 0.5)])).toEqual(all("-0.5"));
  });
  test("leaves white at the edge in many forms: above white, or with a white panel within", () => {
    const white = (by: number): Item => path(rect(box(by, by, 60 - 2 * by, 80 - 2 * by)), solid("#ffffff"));
    expect(endsOf([white(-3), inset(0.5)])).toEqual(all("-0.5"));
    expect(endsOf([inset(0.5), white(4)])).toEqual(all("-0.5"));
    expect(endsOf([inset(0.5), white(1.2)])).toEqual([]);
  });
  test("is not found if it is a line of a frame, or only part of a side", () => {
    for (const [by, width] of [
      [0.8, 0.5],
      [1.5, 0.5],
      [1.5, 1],
    ] as const)
      expect(endsOf([around(by, width)])).toEqual([]);
    expect(endsOf([background(10, 0.5, 40, 20)])).toEqual([]);
    expect(endsOf([background(4, 0.5, 52, 20)])).toEqual(["top -0.5"]);
  });
  test("is not found if it ends on a tint, or fades out", () => {
    expect(endsOf([path(rect(box(-3, -3, 66, 86)), solid("#f4ead0")), inset(0.5)])).toEqual([]);
    const stops = ["#ffffff", "#20303c"].map((colour, offset) => ({ offset, colour, opacity: 1 }));
    const fading: LinearPaint = { kind: "linear", from: [0, 0], to: [0, 12], transform: IDENTITY, stops };
    expect(endsOf([path(rect(box(-3, -3, 66, 9)), fading)])).toEqual([]);
  });
});

describe("a picture of a thousand shapes at one place of the edge", () => {
  const shapes = Array.from({ length: 1_000 }, (_, n) => background(30, 0.1, 0.5 + n / 1_000, 0.5));
  const scene = {
    ...sceneOf([background(-3, -3, 66, 86), ...shapes]),
    trim: { width: 60, height: 80 },
    bleed: 3,
  };
  const looksAt = ({ items, ...rest }: Scene): number => {
    const looks = startLooks();
    edgeStretches({ items, ...rest }, card, looks);
    return looks.spent;
  };

  // Some forty cells along the edge for two queries, and what is at one place of 280: each place with all shapes would
  // be 280,000 looks at one depth alone.
  test("is not searched at every other place", () => expect(looksAt(scene)).toBeLessThan(100_000));
  test("counts the same on a repeated search", () => {
    const looks = looksAt(scene);
    expect([looksAt(scene), looksAt({ ...scene, items: [...scene.items] })]).toEqual([looks, looks]);
  });
});

test("a drawing of 200 m is sampled in as many places as one of a metre", () => {
  let looks = 0;
  const counted = {
    x: -9,
    get y(): number {
      looks += 1;
      return -9;
    },
  };
  const outline = cornersOf({ x: 0, y: 0, width: 200_000, height: 500 });
  const tabs = [[counted, { x: -8, y: -9 }, { x: -9, y: -8 }]];
  expect(endsOf([background(0, 0, 200_000, 500)], { outline, tabs })).toEqual(ALL);
  // a few times at each of 4,000 places; every millimetre of it would be 401,000
  expect(looks).toBeGreaterThan(4_000);
  expect(looks).toBeLessThan(40_000);
});

describe("a raster background", () => {
  const pixels = (items: readonly Item[], attributes: string): RasterItem => ({
    ...{ kind: "raster", origin: { file: "card.svg.hbs", line: 1, column: 1 }, picture: "pixels" },
    ...{ box: box(-3, -3, 66, 86), resolution: 10, work: 1, items, attributes, definitions: "" },
  });
  test("with a pattern ends where its shape ends", () => {
    expect(endsOf([{ ...pixels([], "filter"), box: box(0, 0, 60, 80) }])).toEqual(ALL);
    expect(endsOf([pixels([], "filter")])).toEqual([]);
  });
  test("with a filter ends where the shapes below it end", () => {
    expect(endsOf([pixels([background(0, 0, 60, 80)], 'filter="url(#f)"')])).toEqual(ALL);
    expect(endsOf([pixels([background(-3, -3, 66, 86)], 'filter="url(#f)"')])).toEqual([]);
    expect(endsOf([pixels([background(5, 5, 50, 70)], 'filter="url(#f)"')])).toEqual([]);
    // A blur extends farther.
    expect(endsOf([pixels([background(0.6, 0.6, 58.8, 78.8)], 'filter="url(#f)"')])).toEqual([]);
  });
  test("with a mask may be faded out", () =>
    expect(endsOf([pixels([background(0, 0, 60, 80)], 'mask="url(#m)"')])).toEqual([]));
});

describe("what touches the cut here and there", () => {
  test("is a finding from 5 mm on", () => {
    expect(endsOf([background(0, 20, 10, 4)])).toEqual([]);
    expect(endsOf([background(0, 20, 10, 8)])).toEqual(["left 0"]);
  });
  test("and crosses it at a slant is not", () =>
    expect(endsOf([group([background(0, 0, 90, 8)], { transform: rotate(40) })])).toEqual([]));
  test("a frame along the cut ends there", () =>
    expect(endsOf([path(rect(box(0, 0, 60, 80)), null, { stroke: stroke(BLUE, 1) })])).toHaveLength(4));
});

describe("a coin", () => {
  const { outline } = roundToken(30);
  const disc = (radius: number): Item => {
    const points = roundToken(2 * radius).outline.map(({ x, y }) => `${x + 15 - radius} ${y + 15 - radius}`);
    return path(`M ${points.join(" L ")} Z`, BLUE);
  };
  const coin = { outline, tabs: [] };

  test("ends at its cut line", () => expect(endsOf([disc(15)], coin, 1.5).length).toBeGreaterThan(0));
  test("continues as a larger disc or as a square", () => {
    expect(endsOf([disc(16.5)], coin, 1.5)).toEqual([]);
    expect(endsOf([background(-1.5, -1.5, 33, 33)], coin, 1.5)).toEqual([]);
  });
});

// A panel of 20 mm with a tab of 5 mm at its right: only the free sides are visible.
test("what is glued under another part may end anywhere", () => {
  const tab = cornersOf({ x: 20, y: 0, width: 5, height: 20 });
  const cut = { outline: cornersOf({ x: 0, y: 0, width: 25, height: 20 }), tabs: [tab] };
  expect(endsOf([background(-3, -3, 28, 26)], cut)).toEqual([]);
  expect(endsOf([background(-3, -3, 28, 26)], { ...cut, tabs: [] })).toEqual(["right 0"]);
});
