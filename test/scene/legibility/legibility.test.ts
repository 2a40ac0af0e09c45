/** Backgrounds of texts in scenes made by hand; ratios are WCAG's, computed for the blended colours. */
import { expect, test } from "vitest";
import { legibilityOf } from "../../../src/scene/legibility/legibility.ts";
import { startLooks } from "../../../src/scene/looks.ts";
import type { Item, Paint, SceneSymbol } from "../../../src/scene/scene.ts";
import { IDENTITY, rotate, translate } from "../../../src/units/matrix.ts";
import {
  box,
  fonts,
  group,
  image,
  path,
  rect,
  sceneOf,
  solid,
  stroke,
  text,
  use,
} from "../../support/paper/scenes.ts";

const [AT, SIZE] = [{ x: 10, y: 30 }, 4];
const words = (
  fill: Paint | null,
  more: { readonly stroke?: ReturnType<typeof stroke>; readonly size?: number } = {},
) => {
  const { size = SIZE, ...style } = more;
  return text("Hoist the sails", { ...AT, size }, { fill, ...style });
};
const background = (fill: Paint | null): Item => path(rect(box(0, 0, 60, 80)), fill);
const WHITE = solid("#ffffff");
/** Whitens only a part of the letters, which are then judged one by one. */
const half = path(rect(box(0, 0, 20, 80)), WHITE);
const weak = (items: readonly Item[], symbols: readonly SceneSymbol[] = [], isBold = false) =>
  legibilityOf(sceneOf(items, { symbols }), () => isBold, fonts).weak.map(
    ({ contrast, needed, ink, background: below }) => [Math.round(contrast * 100) / 100, needed, ink, below],
  );

test("on bare paper the limit is 4.5", () => {
  expect(weak(words(solid("#767676")))).toEqual([]);
  expect(weak(words(solid("#777777")))).toEqual([[4.48, 4.5, "#777777", "#ffffff"]]);
});

test("large texts, and bold ones of 14 pt, need 3", () => {
  const pt = 25.4 / 72;
  expect(weak(words(solid("#949494"), { size: 18 * pt }))).toEqual([]);
  expect(weak(words(solid("#949494"), { size: 14 * pt }), [], true)).toEqual([]);
  expect(weak(words(solid("#949494"), { size: 14 * pt }))).toHaveLength(1);
  expect(weak(words(solid("#aaaaaa"), { size: 20 * pt }))).toEqual([[2.32, 3, "#aaaaaa", "#ffffff"]]);
});

test("the topmost opaque paint counts, also where a hole shows what is below", () => {
  expect(weak([background(solid("#000000")), background(WHITE), ...words(WHITE)])).toHaveLength(1);
  expect(weak([background(WHITE), background(solid("#000000")), ...words(WHITE)])).toEqual([]);
  const ring = path(rect(box(0, 0, 60, 80)) + rect(box(2, 2, 56, 76)), solid("#000000"), {
    fillRule: "evenodd",
  });
  expect(weak([ring, ...words(solid("#000000"))])).toEqual([]);
});

test("a line that runs from paper onto a dark plate is weak there, on bare paper one that runs from one colour to another", () => {
  const plate = path(rect(box(18, 0, 42, 80)), solid("#000000"));
  expect(weak([plate, ...words(solid("#000000"))])).toEqual([[1, 4.5, "#000000", "#000000"]]);
  const pale: Paint = {
    kind: "linear",
    from: [17, 0],
    to: [18, 0],
    transform: IDENTITY,
    stops: [
      { offset: 0, colour: "#000000", opacity: 1 },
      { offset: 1, colour: "#ffffff", opacity: 1 },
    ],
  };
  expect(weak(words(pale))).toEqual([[1, 4.5, "#ffffff", "#ffffff"]]);
});

test("what is drawn after the text is not background", () => {
  expect(weak([...words(WHITE), background(solid("#000000"))])).toEqual([[1, 4.5, "#ffffff", "#ffffff"]]);
});

test("opacities are blended as they are drawn, of paints and of groups", () => {
  // Half black over white is #808080; 0.5 is 0.2140 of linear light, and white on it has 1.05 / 0.2640 = 3.98.
  expect(weak([background(solid("#000000", 0.5)), ...words(WHITE)])).toEqual([
    [3.98, 4.5, "#ffffff", "#808080"],
  ]);
  const faded = group([background(solid("#000000")), ...words(WHITE)], { opacity: 0.5 });
  expect(weak([faded])).toEqual([[3.98, 4.5, "#ffffff", "#808080"]]);
  expect(weak([group(words(solid("#000000")), { opacity: 0.5 })])).toEqual([
    [3.98, 4.5, "#808080", "#ffffff"],
  ]);
});

test("gradients count where the letters are", () => {
  const across: Paint = {
    kind: "linear",
    from: [0, 0],
    to: [0, 80],
    transform: IDENTITY,
    stops: [
      { offset: 0, colour: "#000000", opacity: 1 },
      { offset: 0.5, colour: "#000000", opacity: 1 },
      { offset: 0.5, colour: "#ffffff", opacity: 1 },
    ],
  };
  expect(weak([background(across), ...words(WHITE)])).toEqual([]);
  expect(weak([group([background(across)], { transform: translate(0, -40) }), ...words(WHITE)])).toHaveLength(
    1,
  );
  const round: Paint = {
    kind: "radial",
    centre: [30, 28],
    focus: [30, 28],
    radius: 40,
    transform: IDENTITY,
    stops: [
      { offset: 0.9, colour: "#000000", opacity: 1 },
      { offset: 0.9, colour: "#ffffff", opacity: 1 },
    ],
  };
  expect(weak([background(round), ...words(WHITE)])).toEqual([]);
  expect(weak([background({ ...round, radius: 5 }), ...words(WHITE)])).toHaveLength(1);
});

test("clips and turned groups are followed", () => {
  const clip = { d: rect(box(0, 0, 60, 10)), rule: "nonzero" } as const;
  expect(weak([group([background(solid("#000000"))], { clip }), ...words(WHITE)])).toHaveLength(1);
  const turned = group([path(rect(box(-80, 0, 80, 60)), solid("#000000"))], { transform: rotate(90) });
  expect(weak([turned, ...words(WHITE)])).toHaveLength(1);
  const back = group([path(rect(box(-80, 0, 80, 60)), solid("#000000"))], { transform: rotate(-90) });
  expect(weak([back, ...words(WHITE)])).toEqual([]);
});

test("symbols take the colour of their place, as background and as text", () => {
  const inherited: Paint = { kind: "inherited", opacity: 1 };
  const plate: SceneSymbol = { id: "plate", box: box(0, 0, 60, 80), items: [background(inherited)] };
  const label: SceneSymbol = { id: "label", box: box(0, 0, 60, 80), items: words(inherited) };
  expect(weak([use("plate", IDENTITY, solid("#000000")), ...words(WHITE)], [plate])).toEqual([]);
  expect(weak([use("plate", IDENTITY, solid("#dddddd")), ...words(WHITE)], [plate])).toHaveLength(1);
  expect(weak([use("label", IDENTITY, solid("#eeeeee"))], [label])).toHaveLength(1);
  expect(weak([use("label", IDENTITY, solid("#222222"))], [label])).toEqual([]);
});

test("the colour of pictures and blends is unknown; an opaque panel over a picture is known again", () => {
  const picture = image("p", box(0, 0, 60, 80));
  expect(weak([picture, ...words(WHITE)])).toEqual([]);
  expect(weak([picture, background(solid("#ffffff", 0.5)), ...words(WHITE)])).toEqual([]);
  expect(weak([picture, background(WHITE), ...words(WHITE)])).toHaveLength(1);
  expect(weak([group([background(solid("#ff0000"))], { blend: "multiply" }), ...words(WHITE)])).toEqual([]);
});

test("an outline or a shadow of the letters helps; its own line is not judged", () => {
  const outline = stroke(solid("#000000"), 0.6);
  expect(weak(words(WHITE, { stroke: outline }))).toEqual([]);
  expect(weak([...words(null, { stroke: outline }), ...words(WHITE)])).toEqual([]);
  expect(weak([...words(null, { stroke: stroke(WHITE, 0.6) }), ...words(solid("#000000"))])).toEqual([]);
  expect(weak(words(WHITE, { stroke: stroke(solid("#000000"), 0.01) }))).toHaveLength(1);
});

test("a thin line or a spot below some letter is not background; a broad line is", () => {
  const line = (width: number) => path("M0 29L60 29", null, { stroke: stroke(solid("#000000"), width) });
  expect(weak([line(0.2), ...words(solid("#000000"))])).toEqual([]);
  expect(weak([line(8), ...words(solid("#000000"))])).toHaveLength(1);
  const spot = path(rect(box(11, 27, 2, 4)), solid("#000000"));
  expect(weak([spot, ...words(solid("#000000"))])).toEqual([]);
});

const collided = (
  items: readonly Item[],
  symbols: readonly SceneSymbol[] = [],
  icons: readonly Item[] = [],
) => {
  const scene = {
    ...sceneOf(items, { symbols }),
    icons: icons.map(({ origin }) => ({ origin, name: "anchor" })),
  };
  return legibilityOf(scene, () => false, fonts).collisions.map((one) => [one.text, one.with.kind]);
};
const elsewhere = <T extends Item>(item: T, line: number): T => ({
  ...item,
  origin: { ...item.origin, line },
});
const line = (said: string, x: number, y: number, number: number, fill = solid("#000000"), size = 4) =>
  text(said, { x, y, size }, { fill }).map((item) => elsewhere(item, number));
/** Items of one element share their origin. */
const one = (items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, origin: (items[0] as Item).origin }));

test("two texts that run into one another; lines below each other do not", () => {
  const [first, second] = [one(line("Wandering", 5, 20, 1)), one(line("cook", 10, 20.5, 2))];
  expect(collided([...first, ...second])).toEqual([["cook", "text"]]);
  expect(collided([...first, ...one(line("cook", 10, 24, 2))])).toEqual([]);
  expect(collided([...first, ...one(line("cook", 40, 20, 2))])).toEqual([]);
});

test("a faint or very large text is background, and a shadow says the same", () => {
  const front = one(line("cook", 10, 20, 2));
  expect(collided([...one(line("Wandering", 5, 20, 1, solid("#000000", 0.2))), ...front])).toEqual([]);
  expect(collided([...one(line("W", 5, 24, 1, solid("#dddddd"), 14)), ...front])).toEqual([]);
  expect(collided([...one(line("cook", 10.2, 20.2, 1)), ...front])).toEqual([]);
});

test("C011: a name that runs over the icon beside it; a number on an icon and a pale icon below are intentional", () => {
  const symbol: SceneSymbol = {
    id: "anchor",
    box: box(0, 0, 8, 8),
    items: [path(rect(box(0, 0, 8, 8)), WHITE)],
  };
  const icon = elsewhere(use("anchor", translate(5, 15)), 9);
  const name = one(line("Wandergeschichten", 10, 20, 1));
  expect(collided([icon, ...name], [symbol], [icon])).toEqual([["Wandergeschichten", "icon"]]);
  expect(collided([...name, icon], [symbol], [icon])).toEqual([["Wandergeschichten", "icon"]]);
  expect(collided([icon, ...one(line("3", 8, 20, 1))], [symbol], [icon])).toEqual([]);
  const pale = elsewhere(use("anchor", translate(5, 15), solid("#000000", 0.2)), 9);
  expect(collided([pale, ...name], [symbol], [pale])).toEqual([]);
  // A use of the template's own symbol is part of its drawing.
  expect(collided([...name, icon], [symbol], [])).toEqual([]);
});

test("what an opaque plate hides runs into nothing; a plate with a hole there, a thin line or a pale one hides nothing", () => {
  const symbol: SceneSymbol = { id: "anchor", box: box(0, 0, 8, 8), items: [background(WHITE)] };
  const icon = elsewhere(use("anchor", translate(5, 15)), 9);
  const name = one(line("Wandergeschichten", 10, 20, 1));
  const [below, above] = [one(line("Wandering", 5, 20, 1)), one(line("cook", 10, 20.5, 2))];
  const plate = path(rect(box(0, 10, 60, 20)), WHITE);
  expect(collided([icon, plate, ...name], [symbol], [icon])).toEqual([]);
  expect(collided([...below, plate, ...above])).toEqual([]);
  expect(collided([group([icon]), group([plate, group(name)])], [symbol], [icon])).toEqual([]);
  const hole = path(rect(box(0, 10, 60, 20)) + rect(box(2, 12, 50, 16)), WHITE, { fillRule: "evenodd" });
  const pale = path(rect(box(0, 10, 60, 20)), solid("#ffffff", 0.5));
  const thin = path("M0 18.5L60 18.5", null, { stroke: stroke(WHITE, 0.2) });
  for (const between of [hole, pale, thin])
    expect(collided([icon, between, ...name], [symbol], [icon])).toEqual([["Wandergeschichten", "icon"]]);
  expect(collided([plate, icon, ...name], [symbol], [icon])).toHaveLength(1);
});

test("looks are counted, and the rest of the face is not judged", () => {
  const backgrounds = Array.from({ length: 100 }, (_, n) => background(solid("#000000", n / 1e6)));
  const scene = sceneOf([half, ...backgrounds, ...words(WHITE)]);
  const judged = (most: number) => {
    const looks = startLooks(most);
    const { weak: found, isPartial } = legibilityOf(scene, () => false, fonts, looks);
    return { found: found.length, isPartial, looks: looks.spent };
  };
  const { found, isPartial, looks } = judged(1_000_000);
  // Each letter has 100 backgrounds below it.
  expect([found, isPartial, looks > 100 && looks < 100_000]).toEqual([1, false, true]);
  // Once more: a recalled result counts as much as one found again.
  expect(judged(1_000_000).looks).toBe(looks);
  expect(judged(50)).toMatchObject({ found: 0, isPartial: true });
});

test("a face counts the same alone and after others that show the same text", () => {
  const far = (count: number): readonly Item[] =>
    Array.from({ length: count }, (_, n) => path(rect(box(n / 100, 70, 0.5, 0.5)), solid("#333333")));
  const below = background(WHITE);
  const count = (letters: readonly Item[], shapes: number): number => {
    const looks = startLooks();
    legibilityOf(sceneOf([...far(shapes), below, half, ...letters]), () => false, fonts, looks);
    return looks.spent;
  };
  const alone = count(words(WHITE), 300);
  const shared = words(WHITE);
  const before = [count(shared, 1), count(shared, 2)];
  expect([count(shared, 300), count(shared, 2)]).toEqual([alone, before[1]]);
  expect([alone >= 300, Number.isInteger(alone)]).toEqual([true, true]);
});

test("texts on one heap are compared until enough is found", () => {
  const heap = (count: number) =>
    Array.from({ length: count }, (_, n) => line(`Text ${n}`, 10 + n / 1000, 30, n + 1)).flat();
  const found = (count: number) => legibilityOf(sceneOf(heap(count)), () => false, fonts);
  // 14 texts make 91 pairs, 15 make 105.
  expect([found(14).collisions.length, found(14).isPartial]).toEqual([91, false]);
  expect([found(15).collisions.length, found(15).isPartial]).toEqual([100, true]);
});
