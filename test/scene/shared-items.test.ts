/**
 * Faces share items, and results for an item on one face are used on the next. Whatever faces come before, each is
 * reported as if it were alone: a copy of it, whose items are new, gets the same report.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { legibilityOf } from "../../src/scene/legibility/legibility.ts";
import { lookOf } from "../../src/scene/look.ts";
import type { Item, Paint, Scene, SceneSymbol } from "../../src/scene/scene.ts";
import { IDENTITY, rotate, scale, translate } from "../../src/units/matrix.ts";
import {
  box,
  fade,
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
} from "../support/paper/scenes.ts";

const inherited: Paint = { kind: "inherited", opacity: 0.9 };
const DARK = solid("#333333");

/** Several lines of one element. */
const element = (line: number, x: number, y: number, fill: Paint | null, ...lines: readonly string[]) => {
  const origin = { file: "card.svg.hbs", line, column: 1 };
  return lines.flatMap((said, at) =>
    text(said, { x, y: y + 5 * at, size: 4 }, { fill }).map((item) => ({ ...item, origin })),
  );
};

const SYMBOLS: readonly SceneSymbol[] = [
  { id: "plate", box: box(0, 0, 30, 10), items: [path(rect(box(0, 0, 30, 10)), inherited)] },
  { id: "label", box: box(0, 0, 30, 10), items: element(90, 2, 8, inherited, "Label") },
];

const [hoist, sails] = element(2, 10, 27, solid("#ffffff"), "Hoist", "the sails") as [Item, Item];
const label = (colour: string): Item => ({
  ...use("label", translate(5, 22), solid(colour)),
  origin: { file: "card.svg.hbs", line: 91, column: 1 },
});

/** What the faces share: pieces on top of one another in every order. */
const PIECES: readonly (readonly Item[])[] = [
  [path(rect(box(0, 0, 60, 80)), DARK)],
  [path(rect(box(0, 0, 60, 80)), solid("#eeeeee", 0.5))],
  [path(rect(box(5, 20, 20, 20)), fade)],
  [path(rect(box(8, 22, 30, 3)), null, { stroke: stroke(solid("#ff0000"), 2.5) })],
  [group([path(rect(box(0, 0, 60, 25)), solid("#777777"))], { opacity: 0.4 })],
  [group([path(rect(box(0, 0, 60, 25)), DARK)], { blend: "multiply" })],
  [image("picture", box(30, 40, 20, 20))],
  [use("plate", translate(5, 22), solid("#aa0000"))],
  [label("#888888")],
  [label("#111111")],
  element(1, 10, 26, solid("#757575"), "Hoist", "the sails"),
  [hoist],
  [sails],
  element(3, 12, 30, null, "unseen"),
  element(4, 30, 45, DARK, "Wandering cook", "and his mate", "sleep"),
  text("Hoist", { x: 10, y: 26, size: 4 }, { fill: null, stroke: stroke(solid("#000000"), 0.4) }),
  [group(element(5, 10, 28, solid("#bbbbbb"), "inside"), { transform: rotate(-2) })],
  [group(element(6, 40, 28, DARK, "cut"), { clip: { d: rect(box(0, 0, 41, 60)), rule: "nonzero" } })],
];

const TRIMS = [
  { width: 60, height: 80 },
  { width: 30, height: 40 },
];

/** Faces of few pieces, so that the same ones meet often, in another order and on another background. */
const scenes = fc.uniqueArray(fc.nat(PIECES.length - 1), { minLength: 1, maxLength: 4 }).chain((few) => {
  const pieces = fc
    .array(fc.constantFrom(...few), { maxLength: 6 })
    .map((indices) => indices.flatMap((index) => PIECES[index] ?? []));
  const transform = fc.constantFrom(undefined, IDENTITY, translate(1, 2), scale(0.8), rotate(90));
  const scene = fc
    .tuple(pieces, pieces, transform, fc.constantFrom(...TRIMS))
    .map(([all, below, matrix, trim]) => {
      // Bare, or in one group with a matrix of its own.
      const drawn = matrix ? [...below, group(all, { transform: matrix })] : all;
      const icons = drawn
        .filter(({ kind }) => kind === "use")
        .map(({ origin }) => ({ origin, name: "label" }));
      return { ...sceneOf(drawn, { symbols: SYMBOLS, trim }), icons };
    });
  return fc.array(scene, { minLength: 2, maxLength: 8 });
});

const isBold = (): boolean => false;

test("how well texts can be read does not depend on the faces that came before", () => {
  fc.assert(
    fc.property(scenes, (all) => {
      for (const one of [...all, ...all])
        expect(legibilityOf(one, isBold, fonts)).toEqual(legibilityOf(structuredClone(one), isBold, fonts));
    }),
    { numRuns: 40 },
  );
});

const WORDS = element(1, 10, 26, solid("#757575"), "Hoist", "the sails") as [Item, Item];
const SAIL = element(7, 10, 27, solid("#ffffff"), "Hoist") as [Item];
const dark = path(rect(box(0, 0, 60, 80)), DARK);
const band = path(rect(box(0, 0, 60, 40)), DARK);
const outline = text(
  "Hoist",
  { x: 10, y: 26, size: 4 },
  { fill: null, stroke: stroke(solid("#000000"), 0.4) },
);
const clip = { d: rect(box(0, 0, 60, 10)), rule: "nonzero" } as const;
const narrow = { trim: { width: 5, height: 80 } };
const symbols = { symbols: SYMBOLS };

/** Two faces on which the same text is reported differently, each for one reason. */
const PAIRS: readonly (readonly [reason: string, one: Scene, other: Scene])[] = [
  ["the background", sceneOf(WORDS), sceneOf([dark, ...WORDS])],
  ["which part of it is below which line", sceneOf([dark, ...WORDS]), sceneOf([WORDS[0], dark, WORDS[1]])],
  ["an outline of the same text", sceneOf([dark, ...WORDS]), sceneOf([dark, ...outline, ...WORDS])],
  [
    "its position",
    sceneOf([band, group(SAIL)]),
    sceneOf([band, group(SAIL, { transform: translate(0, 30) })]),
  ],
  ["a clip", sceneOf([group(SAIL)]), sceneOf([group(SAIL, { clip })])],
  ["an opacity", sceneOf([dark, group(SAIL)]), sceneOf([dark, group(SAIL, { opacity: 0.3 })])],
  ["a blend", sceneOf([group(SAIL)]), sceneOf([group(SAIL, { blend: "multiply" })])],
  ["the card's edge", sceneOf(SAIL), sceneOf(SAIL, narrow)],
  ["the colour of a symbol", sceneOf([label("#dddddd")], symbols), sceneOf([label("#111111")], symbols)],
];

test.each(PAIRS)("the same text is reported differently for %s", (_reason, one, other) => {
  const faces = [one, other, one, other, one];
  const reports = faces.map((scene) => legibilityOf(scene, isBold, fonts));
  expect(reports[0]).not.toEqual(reports[1]);
  expect(reports).toEqual(faces.map((scene) => legibilityOf(structuredClone(scene), isBold, fonts)));
});

test("the same text may need more contrast if other faces count as bold", () => {
  const grey = sceneOf(text("Hoist", { x: 10, y: 26, size: (15 * 25.4) / 72 }, { fill: solid("#949494") }));
  for (const bold of [true, false, true, false])
    expect(legibilityOf(grey, () => bold, fonts).weak).toHaveLength(bold ? 0 : 1);
});

/** All of a drawing as text, its colours numbered in order: what a shape is, without any shortening. */
function slowLook({ trim, items: drawn }: Scene): readonly [drawing: string, colours: readonly string[]] {
  const colours: string[] = [];
  const drawing = JSON.stringify([trim, drawn], (key, value: unknown) => {
    if (key === "origin") return undefined;
    if (key !== "colour" || typeof value !== "string") return value;
    if (!colours.includes(value)) colours.push(value);
    return colours.indexOf(value);
  });
  return [drawing, colours];
}

/** The same with one of its colours changed everywhere, as `{{colour}}` in a template changes it. */
const recoloured = (one: Scene, from: string, to: string): Scene =>
  JSON.parse(JSON.stringify(one).replaceAll(from, to)) as Scene;

test("two faces have one shape exactly if their drawings are equal except for colours", () => {
  const colour = fc.constantFrom("#333333", "#eeeeee", "#aa0000", "#757575", "#ffffff");
  fc.assert(
    fc.property(scenes, colour, colour, (some, from, to) => {
      const all = some.flatMap((one) => [one, recoloured(one, from, to)]);
      const [fast, slow] = [all.map(lookOf), all.map(slowLook)];
      for (const [index, [drawing, colours]] of slow.entries()) {
        expect(fast[index]?.colours).toEqual(colours);
        for (const [other, [theirs]] of slow.slice(0, index).entries())
          expect(fast[other]?.shape === fast[index]?.shape).toBe(theirs === drawing);
      }
    }),
    { numRuns: 40 },
  );
});
