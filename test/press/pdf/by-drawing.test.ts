/** One drawing is never printed in place of another, even if both were made to have one name. */
import { expect, test } from "vitest";
import { ByDrawing } from "../../../src/press/pdf/repeats/by-drawing.ts";
import { Recurring } from "../../../src/press/pdf/repeats/recurring.ts";
import { Repeats } from "../../../src/press/pdf/repeats/repeats.ts";
import { drawingName } from "../../../src/scene/item-look.ts";
import type { GlyphsItem } from "../../../src/scene/scene.ts";
import { shapedRun } from "../../../src/scene/shaped-run.ts";
import { solid } from "../../support/paper/scenes.ts";

const letters = (advances: readonly number[], line = 1): GlyphsItem => ({
  kind: "glyphs",
  origin: { file: "test.svg.hbs", line, column: 1 },
  face: "sans",
  size: 4,
  x: 5,
  y: 10,
  fill: solid("#000000"),
  stroke: null,
  runs: [shapedRun({ ids: [36, 37], advances, text: ["A", "B"] }, () => undefined)],
});

// Found by a search through the first number: the second undoes its effect on one lane of the name.
const NARROW = [1.0000000000104456, 3.0000009200412348];
const WIDE = [1.0000000000198412, 3.000000023752416];

test("different drawings of one name are drawn separately", () => {
  const [narrow, wide] = [letters(NARROW), letters(WIDE)];
  expect(drawingName(narrow)).toBe(drawingName(wide));
  const repeats = new Repeats(new Recurring());
  expect([narrow, wide].map((item) => repeats.count(item, ""))).toEqual([true, true]);
  expect([narrow, wide].map((item) => repeats.of(item)?.item)).toEqual([narrow, wide]);
  expect(repeats.wholeOf(narrow, "", () => ({ ref: "narrow" }) as never)).toEqual({ ref: "narrow" });
  expect(repeats.wholeOf(wide, "", () => ({ ref: "wide" }) as never)).toEqual({ ref: "wide" });
});

test("equal drawings are one, whatever their origin, as long as they are drawn alike", () => {
  const drawings = new ByDrawing<number>();
  let made = 0;
  const numberOf = (item: GlyphsItem, where = ""): number => drawings.getOrMake(item, where, () => ++made);
  expect([NARROW, NARROW, WIDE, WIDE].map((advances, line) => numberOf(letters(advances, line)))).toEqual([
    1, 1, 2, 2,
  ]);
  expect(numberOf({ ...letters(NARROW), extras: undefined } as unknown as GlyphsItem)).toBe(1);
  expect(numberOf(letters(NARROW), "elsewhere")).toBe(3);
});

test("a section counts what is on its own pages, whatever recurred in others", () => {
  const recurring = new Recurring();
  const pagesOf = (repeats: Repeats, ...pages: readonly GlyphsItem[][]): readonly boolean[] =>
    pages.flatMap((page) => {
      const counted = page.map((item) => repeats.count(item, ""));
      repeats.nextPage();
      return counted;
    });
  const [one, twin, other] = [letters([1, 2], 1), letters([1, 2], 2), letters([2, 1])];
  const counts = (item: GlyphsItem, repeats: Repeats) => {
    const { item: first, times, pages } = repeats.of(item) ?? {};
    return [first, times, pages];
  };
  const before = new Repeats(recurring);
  expect(pagesOf(before, [one, one], [twin, other])).toEqual([true, false, false, true]);
  expect(counts(twin, before)).toEqual([one, 3, 2]);
  const after = new Repeats(recurring);
  expect(after.of(one)).toBeUndefined();
  expect(pagesOf(after, [twin], [other], [one])).toEqual([true, true, false]);
  expect(counts(one, after)).toEqual([twin, 2, 2]);
  expect(counts(other, after)).toEqual([other, 1, 1]);
});
