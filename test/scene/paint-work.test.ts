/** The work of filling pixels is computed from boxes and edges: expected numbers are areas and heights by hand. */
import { expect, test } from "vitest";
import { paintWork } from "../../src/scene/paint-work.ts";
import type { GroupItem, Item, Paint, PathItem, SceneSymbol, UseItem } from "../../src/scene/scene.ts";

const origin = { file: "card.svg.hbs", line: 1, column: 1 };
const SOLID = { kind: "solid", colour: "#123456", opacity: 1 } as const;
const FULL = "M 0 0 L 100 0 L 100 50 L 0 50 Z";

const path = (d: string, more: Partial<PathItem> = {}): PathItem => ({
  kind: "path",
  origin,
  d,
  fill: SOLID,
  fillRule: "nonzero",
  stroke: null,
  ...more,
});
const group = (items: readonly Item[], more: Partial<GroupItem> = {}): GroupItem => ({
  kind: "group",
  origin,
  transform: [1, 0, 0, 1, 0, 0],
  opacity: 1,
  items,
  ...more,
});
const use = (symbol: string, size = 1): UseItem => ({
  kind: "use",
  origin,
  symbol,
  transform: [size, 0, 0, size, 0, 0],
  colour: SOLID,
});

/** On 100 x 50 px, a pixel a unit. */
const work = (items: readonly Item[], symbols: Readonly<Record<string, readonly Item[]>> = {}) =>
  paintWork(items, {
    size: { width: 100, height: 50 },
    scale: 1,
    symbolOf: (id) =>
      ({ id, box: { x: 0, y: 0, width: 9, height: 9 }, items: symbols[id] ?? [] }) as SceneSymbol,
  });

test("a shape counts the pixels of its box and the height of its edges, each time it is drawn", () => {
  // 100 x 50 px at a fiftieth; two edges, 50 px high, at one and a half
  expect(work([path(FULL)])).toEqual({ areas: 100, edges: 150, crossings: 0 });
  expect(work(Array.from({ length: 7 }, () => path(FULL)))).toEqual({
    areas: 700,
    edges: 1050,
    crossings: 0,
  });
  const quarter = work([path("M 0 0 L 50 0 L 50 25 L 0 25 Z")]);
  expect(quarter).toEqual({ areas: 25, edges: 75, crossings: 0 });
  expect(work([group([path(FULL)], { transform: [0.5, 0, 0, 0.5, 0, 0] })])).toEqual(quarter);
});

const STROKE = { paint: SOLID, cap: "butt", join: "miter", miterLimit: 4, dash: [], dashOffset: 0 } as const;

test("a stroke counts its length, and the area that it covers", () => {
  const stroke = { ...STROKE, width: 2 };
  // a line of 80 px that is 2 px wide, at a fiftieth; its length at 30
  expect(work([path("M 0 10 L 80 10", { fill: null, stroke })])).toEqual({
    areas: 80 * 2 * 0.02,
    edges: 80 * 30,
    crossings: 0,
  });
});

test("a stroke counts its crossings with itself, by Crofton's formula, at any size of the picture", () => {
  // 200 pieces of 100 units in 100 x 50 units and half a stroke of 2 around: L^2 / (pi A), each at 30
  const d = `M0 0${"L80 50L100 0L20 50L0 0".repeat(50)}`;
  const length = 50 * (2 * Math.hypot(80, 50) + 2 * Math.hypot(20, 50));
  const crossed = (30 * length ** 2) / (Math.PI * 102 * 52);
  const line = path(d, { fill: null, stroke: { ...STROKE, width: 2 } });
  expect(work([line]).crossings).toBeCloseTo(crossed, 0);
  expect(work([group([line], { transform: [0.1, 0, 0, 0.1, 0, 0] })]).crossings).toBeCloseTo(crossed, 0);
  // far longer than they are far apart, they cross at most once each: 200 x 200 / 2
  const heap = path(`M0 0${"L80 0.1L0 0".repeat(100)}`, { fill: null, stroke: { ...STROKE, width: 0.01 } });
  expect(work([heap]).crossings).toBe((30 * 200 ** 2) / 2);
});

test("nothing counts more pixels than the picture has", () => {
  expect(work([group([path(FULL)], { transform: [40, 0, 0, 40, 0, 0] })]).areas).toBe(100);
});

test("slower paints count more", () => {
  const radial: Paint = {
    kind: "radial",
    centre: [0, 0],
    focus: [0, 0],
    radius: 1,
    transform: [1, 0, 0, 1, 0, 0],
    stops: [],
  };
  expect(work([path(FULL, { fill: radial })]).areas).toBe(2500);
  expect(work([group([path(FULL)], { blend: "multiply" })]).areas).toBe(100 + 1250);
  expect(work([group([path(FULL)], { opacity: 0.5 })]).areas).toBe(100 + 250);
});

test("uses of uses count each drawing, and are counted at once", () => {
  // forty levels of two: 2^40 shapes
  const levels = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`s${index + 1}`, [use(`s${index}`), use(`s${index}`)]]),
  );
  expect(work([use("s40")], { ...levels, s0: [path(FULL)] }).areas).toBe(100 * 2 ** 40);
});

test("a clip is followed along everything that is drawn inside it", () => {
  const zigzag = `M 0 0${" L 100 50 L 0 0".repeat(10)}`;
  const clip = { d: zigzag, rule: "nonzero" } as const;
  // twenty edges over the height of each shape, and the shapes' own
  expect(work([group([path(FULL), path(FULL)], { clip })]).edges).toBe(1.5 * 2 * 20 * 50 + 2 * 150);
});
