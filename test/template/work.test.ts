/** The work to render a face is counted, and refused before anything large is built. */
import { describe, expect, test } from "vitest";
import { MOST_AT_PLACE } from "../../src/diagnostics/first-of-place.ts";
import { gameBudget, type LaidWork } from "../../src/pipeline/draw/game-budget.ts";
import { LIMITS } from "../../src/template/limits.ts";
import type { RenderedFace } from "../../src/template/template.ts";
import { cardOf, compileCard, deckOf, sampleGame, short } from "./sample.ts";

function rendered(template: string, fields = {}): RenderedFace {
  const card = cardOf(fields);
  return compileCard(template).render({ game: sampleGame, deck: deckOf(card), card, side: "front" });
}

describe("helpers are charged for what they read and make", () => {
  test.each([
    // range: its two numbers, 100 made; size: 100 gone through; "100" printed
    ["{{size (range 1 100)}}", {}, 2 + 100 + 100 + 3],
    // range: 2 + 10; join: 10 + 1 given, 11 digits made, 10 separators; letters: 21 given; "20" printed
    ["{{letters (join (range 1 10) '-')}}", {}, 2 + 10 + (10 + 1) + 11 + 10 + 20 + 2],
    // upper: 5 given; 5 printed
    ["{{upper word}}", { word: "abcde" }, 5 + 5],
    // each: 3 gone through; 3 printed
    ["{{#each list}}{{this}}{{/each}}", { list: ["a", "b", "c"] }, 3 + 3],
    // sort: 4 entries and 1 letter given, 4 fields looked up, 4 x log2(5) = 9.3; size: 4 given; 1 printed
    ["{{size (sort list 'n')}}", { list: [{ n: 2 }, { n: 1 }, { n: 3 }, { n: 4 }] }, 4 + 1 + 4 + 10 + 4 + 1],
    // row: 5 + 3 letters given, 1 table and 1 row gone through; "Fog" printed
    ["{{#with (row 'specials' 'fog')}}{{title}}{{/with}}", {}, 8 + 3 + 1 + 1 + 3],
  ])("%s", (template, fields, work) => {
    expect(rendered(template, fields).spent.work).toBe(work);
  });

  test.each([
    ["texts in texts", '{{upper (join (range 1 10000) (join (range 1 10000) (join (range 1 10000) "x")))}}'],
    ["lists in loops", "{{#times 9000}}{{#if (includes (range 1 10000) 0)}}{{/if}}{{/times}}"],
    ["a long text changed again and again", "{{#times 9000}}{{#if (eq (upper word) 'x')}}{{/if}}{{/times}}"],
  ])("%s end in a limit, and what is refused is not counted", (_, template) => {
    const { value, diagnostics, spent } = rendered(template, { word: "x".repeat(100_000) });
    expect(value).toBe("");
    expect(diagnostics.map(short)).toEqual([
      expect.stringMatching(/^limit 1:\d+ .*process more than 2000000/),
    ]);
    expect(spent.work).toBe(LIMITS.work);
  });
});

test("one place of a template has at most ten faults, and says how many more there are", () => {
  const { diagnostics } = rendered("{{#times 500}}{{upper list}}{{/times}}{{upper list}}", {
    list: ["a"],
  });
  expect(diagnostics).toHaveLength(MOST_AT_PLACE + 1);
  const more = diagnostics.filter(({ label }) => label?.endsWith("(and 490 more here)"));
  expect(more).toEqual([diagnostics[MOST_AT_PLACE - 1]]);
});

test("a game may do as much as its budget allows, whichever card comes last", () => {
  const budget = gameBudget(1, { steps: 10, work: 100, output: 1000, elements: 10 });
  const face = (id: string) => ({ card: cardOf({}, { id }), file: "templates/sample/card.svg.hbs" });
  expect(budget.spend(face("a"), { steps: 6, work: 10, output: 500 }, true)).toBeUndefined();
  expect(budget.spend(face("b"), { steps: 4, work: 90, output: 500 }, true)).toBeUndefined();
  expect(budget.spend(face("c"), { steps: 1, work: 0, output: 0 }, true)).toMatchObject({
    rule: "template/limit",
    file: "templates/sample/card.svg.hbs",
    message: expect.stringContaining("more than 10 steps on all cards up to c"),
  });
  expect(budget.spend(face("d"), { steps: 0, work: 1, output: 0 }, true)?.message).toContain("steps");
});

function laid(
  work: LaidWork["work"],
  { looks = 0, rasters = [] }: Partial<Pick<LaidWork, "looks"> & LaidWork["survey"]> = {},
): LaidWork {
  return { work, looks, survey: { rasters } };
}

const WORK_A = [{ name: "a", elements: 8 }];

test("pieces drawn before count once, looks count on each face", () => {
  const budget = gameBudget(1, { steps: 9, work: 9, output: 9, elements: 10 });
  const face = { card: cardOf({}, { id: "a" }), file: "templates/sample/card.svg.hbs" };
  for (let times = 0; times < 5; times++)
    expect(budget.layOut(face, laid(WORK_A, { looks: 400 }))).toBeUndefined();
  expect(budget.layOut(face, laid([{ name: "b", elements: 0.5 }]))).toBeUndefined();
  // 200 pixels of effects are half an element, drawn once for all faces that show them.
  const shadow = laid([], { rasters: [["shadow", 200]] });
  expect([budget.layOut(face, shadow), budget.layOut(face, shadow)]).toEqual([undefined, undefined]);
  expect(budget.layOut(face, laid([], { looks: 1 }))).toMatchObject({
    rule: "template/limit",
    message: expect.stringContaining("more work than 10 elements on all cards up to a"),
  });
});

test("a piece that is drawn again counts once, whatever object its work is", () => {
  const budget = gameBudget(1, { steps: 9, work: 9, output: 9, elements: 10 });
  const face = { card: cardOf({}, { id: "a" }), file: "templates/sample/card.svg.hbs" };
  for (let times = 0; times < 3; times++)
    expect(budget.layOut(face, laid([{ name: "a", elements: 8 }]))).toBeUndefined();
  expect(budget.layOut(face, laid([{ name: "b", elements: 2 }]))).toBeUndefined();
  expect(budget.layOut(face, laid([{ name: "c", elements: 1 }]))).toBeDefined();
});

test("limits can be raised", () => {
  const face = { card: cardOf({}, { id: "a" }), file: "templates/sample/card.svg.hbs" };
  const isOver = (times: number): boolean =>
    gameBudget(times, { steps: 9, work: 9, output: 9, elements: 10 }).layOut(
      face,
      laid([{ name: "a", elements: 30 }]),
    ) !== undefined;
  expect([isOver(2), isOver(3)]).toEqual([true, false]);
});

test("a repeated drawing costs a tenth of its characters", () => {
  const budget = gameBudget(1, { steps: 10, work: 10, output: 1000, elements: 10 });
  const face = { card: cardOf({}, { id: "a" }), file: "templates/sample/card.svg.hbs" };
  const drawing = { steps: 0, work: 0, output: 500 };
  expect(budget.spend(face, drawing, true)).toBeUndefined();
  for (let times = 1; times <= 10; times++) expect(budget.spend(face, drawing, false)).toBeUndefined();
  expect(budget.spend(face, drawing, false)?.message).toContain("more than 1000 characters of SVG");
});
