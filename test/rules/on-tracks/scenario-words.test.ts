/** A set-up sheet without room for its scenario's rules and notes: reported once, in the scenario's file. */
import { expect, test } from "vitest";
import { SETUP_SHEETS } from "../../../src/game/scenarios/scenario-decks.ts";
import type { RuleContext } from "../../../src/rules/define-rule.ts";
import { signsOf } from "../../../src/rules/on-faces/scene-signs.ts";
import { overflow } from "../../../src/rules/text/overflow.ts";
import { resolveSample } from "../../game/resolve.ts";

const { game } = resolveSample({
  scenarios: [
    {
      scenario: "cove",
      title: "Cove",
      rules: { boarding: true, "secret-bids": true },
      setup: ["Lay *all* cards."],
    },
  ],
  glossary: {
    "scenario-rules": {
      boarding: { title: "Boarding", text: "Ships trade places." },
      "secret-bids": { title: "Sealed", text: "Show bids together." },
    },
  },
});

const fact = (text: string, width: number, height: number, more: number) => ({
  ...{ text, overflow: more, sizePt: 8, askedSizePt: 8.5, minSizePt: 8, missing: [], unknown: [] },
  origin: { file: "templates/shared/partials/setup-strip-column.svg.hbs", line: 2, column: 1 },
  box: { x: 0, y: 0, width, height },
});

function found(deck: string, ...texts: ReturnType<typeof fact>[]) {
  const card = { id: "cove", deck, source: { file: "content/sample/scenarios/0.yaml", path: [] } };
  const nothing = { icons: [], pictures: [], svgPictures: [], missing: [] };
  const scene = { trim: { width: 63.5, height: 88.9 }, texts, ...nothing };
  const legibility = { collisions: [], crossed: [], weak: [], isPartial: false };
  const face = { card, cards: [card], side: "front", scene, signs: signsOf({ ...scene, bleed: 0 }) };
  const faces = [{ ...face, legibility, edges: [], turnable: [] }];
  const files = { templates: new Map(), partials: new Map() };
  const context = { game, sources: new Map(), templateFiles: files, faces } as unknown as RuleContext;
  return [...overflow.check(context)].map(({ at, message, label }) => `${at.file} ${message}; ${label}`);
}

// 29 letters in 6 of 9 mm are 19; 42 letters in 6 of 12 mm are 21; on a turned sheet the lines are turned too.
test("letters of both columns are counted, and how many of them fit", () => {
  const [left, right] = ["Boarding. Ships trade places.", "Sealed. Show bids together.\nLay all cards."];
  expect(left.length).toBe(29);
  expect(right.length).toBe(42);
  expect(found(SETUP_SHEETS, fact(left, 58, 6, 3), fact(right, 6, 87, 6))).toEqual([
    "content/sample/scenarios/0.yaml the rules and notes of the scenario do not fit its set-up sheet: they have 71 letters; about 40 letters fit",
  ]);
});

test("if a column fits, all its letters do; other texts, and cards, are reported where they are drawn", () => {
  const [left, right] = [
    fact("Boarding. Ships trade places.", 58, 6, 0),
    fact("Sealed. Show bids together.", 58, 6, 6),
  ];
  expect(found(SETUP_SHEETS, left, right)).toEqual([
    expect.stringMatching(/they have 56 letters; about 42 letters fit$/),
  ]);
  expect(found(SETUP_SHEETS, fact("Cove", 58, 6, 1))).toEqual([
    expect.stringMatching(/setup-strip-column.* needs 1 mm more/),
  ]);
  expect(found("crew", right)).toEqual([expect.stringMatching(/setup-strip-column.* needs 6 mm more/)]);
});
