/** A word of any length is broken in proportion to its length: the shaped characters are counted. */
import { expect, test } from "vitest";
import { breaksIn } from "../../../src/layout/text/lines/break.ts";
import { equalLines, fillLines } from "../../../src/layout/text/lines/fill-lines.ts";
import { textSegment } from "../../../src/layout/text/words/segment.ts";
import { type Typeface, wordStore } from "../../../src/layout/text/words/words.ts";

/** A face in which every character is half an em wide, and soft hyphens and joiners have no width. */
function countingTypeface(): { readonly typeface: Typeface; shaped(): number } {
  let shaped = 0;
  const typeface = {
    faces: [],
    metrics: {
      ascent: 0.8,
      descent: 0.2,
      capHeight: 0.7,
      emAscent: 0.8,
      underline: 0,
      lineThickness: 0,
      strikeout: 0,
      strikeoutThickness: 0,
    },
    letterSpacing: 0,
    known: new Map(),
    shape: (text: string, _rtl: boolean, hyphen = false) => {
      shaped += text.length;
      const width = (text.replaceAll(/[\u00AD\u200D]/g, "").length + (hyphen ? 1 : 0)) / 2;
      return { runs: [], width, missing: [] };
    },
  } satisfies Typeface;
  return { typeface, shaped: () => shaped };
}

/** The lines of one word in a box of 10 em, as text, and how many characters were shaped for them. */
function divided(text: string): { readonly lines: readonly string[]; readonly shaped: number } {
  const { typeface, shaped } = countingTypeface();
  const segment = textSegment(text, typeface, 0);
  const unit = { segments: [segment], width: segment.width, spaces: [], breaks: breaksIn(text) };
  const { lines = [] } = fillLines([unit], equalLines(10), 0.001, true) ?? {};
  return {
    lines: lines.map(({ segments }) => segments.map((one) => one.text).join("")),
    shaped: shaped(),
  };
}

test.each([
  ["letters", "x", 20],
  ["letters with hyphens", "x-", 20],
  ["letters with soft hyphens", "x\u00AD", 19 * 2],
  ["letters with joiners", "x\u200D", 20 * 2],
])("%s", (_, piece, most) => {
  const [half, whole] = [1_000, 2_000].map((length) => divided(piece.repeat(length / piece.length)));
  expect(whole?.lines.join("")).toBe(piece.repeat(2_000 / piece.length));
  for (const line of whole?.lines.slice(0, -1) ?? []) expect(line).toHaveLength(most);
  // Twice as long, twice the work and a few characters more.
  expect(whole?.shaped).toBeLessThan(2.2 * (half?.shaped ?? 0));
  expect(whole?.shaped).toBeLessThan(30 * 2_000);
});

test("if nothing has any width, everything fits on one line", () => {
  const { lines, shaped } = divided("\u200D".repeat(5_000));
  expect(lines).toHaveLength(1);
  expect(shaped).toBeLessThan(10 * 5_000);
});

test("long words count as several in the store of words", () => {
  const words = wordStore();
  const style = words.of("any");
  const word = { runs: [], width: 1, missing: [] };
  // There is room for 20,000 words of up to 16 characters: 25 of 12,800 fit, and the next one empties the store.
  for (let index = 0; index < 25; index++) style.getOrMake(`${index}`.padEnd(12_800, "x"), () => word);
  expect(words.size).toBe(25);
  style.getOrMake("next", () => word);
  expect(words.size).toBe(1);
});
