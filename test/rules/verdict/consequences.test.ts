/** Findings that are only a consequence of an error are left out; the error is reported alone. */
import { expect, test } from "vitest";
import { checkFiles } from "../../support/game/check-example.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const DECK = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";

const deck = (measures: string, text = "Short."): ProjectFiles => ({
  [DECK]: `deck: crew\ntitle: Crew\n${measures}\nfront: card\ncard: { properties: { text: { type: string } } }\ncards:\n  - id: a\n    text: ${text}\n`,
});

const drawing = (inside: string, box = "-3 -3 69.5 94.9"): ProjectFiles => ({
  [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="${box}">\n${inside}\n</svg>\n`,
});

const BACKGROUND = '<rect x="-3" y="-3" width="69.5" height="94.9" fill="#20303c"/>';
const TEXT =
  '<b:text x="5" y="70" width="53" height="12" size="11pt" font="Alegreya" fill="#ffffff">{{text}}</b:text>';

const found = async (files: ProjectFiles): Promise<readonly string[]> =>
  (await checkFiles(files)).map(({ rule }) => rule);

test.each([
  ["size: poker-us\nbleed: 3mm", []],
  ["size: poker-us\nbleed: 3", ["schema/bad-format"]],
  ["size: poker-us\nbleed: 3,5mm", ["schema/bad-format"]],
  ["size: pokr\nbleed: 3mm", ["deck/unknown-size"]],
  ["size: { width: 63.5mm, height: '88,9mm' }\nbleed: 3mm", ["schema/bad-format"]],
])("what was measured with defaults: %j", async (measures, rules) => {
  expect(await found({ ...deck(measures), ...drawing(BACKGROUND + TEXT) })).toEqual(rules);
});

test("a deck that really has no bleed is reported, and so are other faults of one whose bleed is unreadable", async () => {
  expect(await found({ ...deck("size: poker-us"), ...drawing(BACKGROUND + TEXT) })).toContain(
    "art/ends-at-cut",
  );
  const bad = deck("size: poker-us\nbleed: 3", "Take :sword-of-nothing:.");
  expect(await found({ ...bad, ...drawing(BACKGROUND + TEXT) })).toEqual([
    "schema/bad-format",
    "text/unknown-name",
  ]);
});

test("a text that is too long is not also too close to the edge, or too faint beside its box", async () => {
  const panel =
    '<rect x="4" y="69" width="55" height="14" fill="#f7f1e1"/><rect x="-3" y="83" width="70" height="9" fill="#2a2520"/>';
  const text = TEXT.replace("#ffffff", "#2a2520");
  const long = deck("size: poker-us\nbleed: 3mm", "These words go on and on. ".repeat(30).trim());
  expect(await found({ ...long, ...drawing(BACKGROUND + panel + text) })).toEqual(["text/overflow"]);
});

test("a text that fits is still reported beyond the safe zone", async () => {
  const text = TEXT.replace('y="70"', 'y="84"');
  expect(await found({ ...deck("size: poker-us\nbleed: 3mm"), ...drawing(BACKGROUND + text) })).toEqual([
    "text/outside-safe-zone",
  ]);
});

test.each([
  ["missing", {}, "template/unknown-art"],
  ["no picture", { "content/sample/sea.png": "no picture" }, "art/unknown-format"],
])("the box in place of a picture that is %s is not a line across the text", async (_, files, rule) => {
  const art = '<b:art href="sea.png" x="5" y="60" width="53" height="25"/>';
  const project = { ...deck("size: poker-us\nbleed: 3mm"), ...drawing(BACKGROUND + art + TEXT), ...files };
  expect(await found(project)).toEqual([rule]);
});

test("a wrong id in game.yaml does not make its templates unknown", async () => {
  const game = SAMPLE_GAME["content/sample/game.yaml"] as string;
  expect(await found({ "content/sample/game.yaml": game.replace("id: sample", "id: smaple") })).toEqual([
    "game/wrong-folder",
  ]);
});
