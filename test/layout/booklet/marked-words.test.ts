/** The places of marked words on their lines: from left to right, whatever the reading direction. */
import { expect, test } from "vitest";
import { markedWords } from "../../../src/layout/booklet/marked-words.ts";
import type { Line } from "../../../src/layout/text/lines/fill-lines.ts";
import type { Inline } from "../../../src/layout/text/markup/inline.ts";

/** Segments as [text, level], each letter 1 em wide. */
function lineOf(...segments: readonly (readonly [text: string, level: number])[]): Line {
  const all = segments.map(([text, level]) => ({ kind: "word", text, level, width: text.length }));
  const width = all.reduce((sum, one) => sum + one.width, 0);
  return { segments: all as unknown as Line["segments"], width, last: false };
}

const text = (words: string, struck?: true): Inline => ({
  kind: "text",
  text: words,
  bold: false,
  italic: false,
  ...(struck && { struck }),
});

const strikes = (inlines: readonly Inline[], ...lines: readonly Line[]) =>
  markedWords([inlines], lines, ({ struck }) => struck).map((line) => line.map(({ x, width }) => [x, width]));

test("left to right, over the end of a line", () => {
  const inlines = [text("ab "), text("cd ef", true), text(" gh")];
  const first = lineOf(["ab", 0], [" ", 0], ["cd", 0]);
  const second = lineOf(["ef", 0], [" ", 0], ["gh", 0]);
  expect(strikes(inlines, first, second)).toEqual([[[3, 2]], [[0, 2]]]);
});

test("right to left: the first word is at the right", () => {
  expect(strikes([text("אב", true), text(" גדה")], lineOf(["אב", 1], [" ", 1], ["גדה", 1]))).toEqual([
    [[4, 2]],
  ]);
});

test("mixed directions may split a marked part", () => {
  // In reading order: a, then two Hebrew words of which the first is marked together with a.
  const inlines = [text("a אב", true), text(" גדה")];
  const line = lineOf(["a", 0], [" ", 0], ["אב", 1], [" ", 1], ["גדה", 1]);
  expect(strikes(inlines, line)).toEqual([
    [
      [0, 2],
      [6, 2],
    ],
  ]);
});
