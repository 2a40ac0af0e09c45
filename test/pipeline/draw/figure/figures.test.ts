/** Figures, from their files to the findings about them. */
import { expect, test } from "vitest";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { checkGame } from "../../../../src/pipeline/judge/check-game.ts";
import { SILENT } from "../../../../src/pipeline/progress.ts";
import { SAMPLE_GAME } from "../../../support/game/sample-game.ts";

const bundle = openBundle();

async function rulesAt(figure: string): Promise<readonly string[]> {
  const files = {
    ...SAMPLE_GAME,
    "content/sample/figures/one.yaml": `figure: one\n${figure}`,
    "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: rules.md\n",
    "content/sample/booklets/rules.md": "Look:\n\n![One](figure:one)\n",
  };
  const { diagnostics } = await checkGame({ host: createMemoryHost(files), bundle }, "sample", SILENT);
  return diagnostics
    .filter(({ rule }) => !rule.includes("unused"))
    .map(({ rule, start: { line, column } }) => `${line}:${column} ${rule}`);
}

test.each([
  ["without anything", "", ["1:9 figure/empty"]],
  ["whose squares are all 'none'", "squares: [[none]]\n", ["2:10 figure/empty"]],
  ["of a template alone, without a height", "template: card\n", ["2:11 figure/empty"]],
  ["of an unknown card", "cards: [crew/coook]\n", ["2:9 figure/unknown-card"]],
])("a figure %s has one finding and is not drawn", async (_, figure, findings) => {
  expect(await rulesAt(figure)).toEqual(findings);
});

test("a number off the figure is reported, unless the figure itself is missing", async () => {
  const number = "callouts: [{ at: [70, 8], words: Here. }]\n";
  expect(await rulesAt(`squares: [[green, white]]\n${number}`)).toEqual(["3:18 figure/callout-off-figure"]);
  expect(await rulesAt(`cards: [crew/coook]\n${number}`)).toEqual(["2:9 figure/unknown-card"]);
});

test("one bad colour is one finding: ships, arrows, bars and numbers wait until it is fixed", async () => {
  const rest = `ships: [{ at: a1 }]
arrows: [{ from: a1, to: b1 }]
bars: [a1|b1]
callouts: [{ at: b1, words: Here. }]
`;
  expect(await rulesAt(`squares: [[green, whit]]\n${rest}`)).toEqual(["2:19 figure/unknown-terrain"]);
  expect(await rulesAt(`squares: [[green, white]]\n${rest.replace("to: b1", "to: c1")}`)).toEqual([
    "4:26 figure/unknown-square",
  ]);
  // Squares that were never declared are unknown.
  expect(await rulesAt("cards: [crew/cook]\nships: [{ at: a1 }]\n")).toEqual(["3:15 figure/unknown-square"]);
});

// Discs of 2.3 mm, digits of 1.6 mm: 3.1 mm apart each digit is clear. In full size, 1 mm on the card is 1 mm here.
test("two numbers closer than 3.1 mm are reported at the second", async () => {
  const numbers = (...places: string[]): string =>
    `cards:\n  - card: crew/cook\n    scale: 1\n    callouts:\n${places.map((at) => `      - { at: [${at}], words: Here. }\n`).join("")}`;
  expect(await rulesAt(numbers("10, 10", "13.2, 10"))).toEqual([]);
  expect(await rulesAt(numbers("10, 10", "13, 10"))).toEqual(["7:15 figure/covered-number"]);
  expect(await rulesAt(numbers("10, 10", "30, 10", "10, 10"))).toEqual(["8:15 figure/covered-number"]);
});
