/** One drawing is never printed in place of another, even if both were made to have one name. */
import { expect, test } from "vitest";
import { ByDrawing } from "../../../src/press/pdf/repeats/by-drawing.ts";
import { itemName } from "../../../src/press/pdf/repeats/item-name.ts";
import { Repeats } from "../../../src/press/pdf/repeats/repeats.ts";
import type { GlyphsItem } from "../../../src/scene/scene.ts";
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
  ids: [36, 37],
  advances,
  text: ["A", "B"],
});

// Found by a search through the second half of the first number: the other half undoes its effect on one lane of the name.
const NARROW = [1.0000001752201146, 3.0000015317968836];
const WIDE = [6.000001274533786, 3.000000924560855];

test("different drawings of one name are drawn separately", () => {
  const [narrow, wide] = [letters(NARROW), letters(WIDE)];
  expect(itemName(narrow)).toBe(itemName(wide));
  const repeats = new Repeats();
  expect([narrow, wide].map((item) => repeats.count(item, ""))).toEqual([true, true]);
  expect(repeats.firstOf(wide)).toBe(wide);
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
  expect(numberOf({ ...letters(NARROW), offsets: undefined } as unknown as GlyphsItem)).toBe(1);
  expect(numberOf(letters(NARROW), "elsewhere")).toBe(3);
});
