/** Words divided in a text box: only where a line needs it, never in titles that fit, and not where the template says so. */
import { expect, test } from "vitest";
import { hyphenatorFor } from "../../../src/layout/text/hyphenator.ts";
import type { TextBoxSpec } from "../../../src/layout/text/text-spec.ts";
import { ALEGREYA, bookOf, layOut, linesOf } from "./setting.ts";

const plain = bookOf(...ALEGREYA);
const hyphenate = hyphenatorFor("de");
if (!hyphenate) throw new Error("no German patterns");
const german = { ...plain, hyphenate };

const TEXT = "Der Kapitän mit den meisten Glückstalern übernimmt die Mannschaftswertung.";
const WORDS = TEXT.split(" ");

const lay = (fonts: typeof plain, width: number, more: Partial<TextBoxSpec> = {}) =>
  layOut(fonts, TEXT, { box: { x: 0, y: 0, width, height: 90 }, minSize: 4, ...more });
/** Ends of lines that are only parts of words: the hyphen after them is drawn, and belongs to no text. */
const parts = (layout: ReturnType<typeof lay>): readonly string[] =>
  linesOf(layout.items).flatMap((line) => {
    const last = line.split(" ").at(-1) ?? "";
    return WORDS.includes(last) ? [] : [last];
  });

test("a word that is too long for its line is divided, and the text says so nowhere", () => {
  const layout = lay(german, 24);
  expect(parts(layout).length).toBeGreaterThan(0);
  for (const part of parts(layout)) expect(part.length).toBeGreaterThanOrEqual(2);
  expect(layout.text).toBe(TEXT);
  expect(layout.brokenWord).toBeUndefined();
  expect(layout.overflow).toBe(0);
});

test("without a language, or with hyphens off, no word is divided", () => {
  const before = linesOf(lay(plain, 40).items);
  expect(parts(lay(plain, 40))).toEqual([]);
  expect(linesOf(lay(german, 40, { hyphens: false }).items)).toEqual(before);
});

test("a text on one line is the same in both", () => {
  expect(lay(german, 300).items).toEqual(lay(plain, 300).items);
});

test("a shape that is a rectangle divides words as a box of its size does", () => {
  for (const width of [24, 30, 36, 44, 52]) {
    const box = { x: 0, y: 0, width, height: 90 };
    const shapes = [{ box, lines: [[0, 0, width, 0, width, 90, 0, 90]], padding: 0 }];
    expect(linesOf(lay(german, width, { shapes }).items)).toEqual(linesOf(lay(german, width).items));
  }
});
