/** More choices for a field: behind those that are declared, wherever that is, and nothing else changed. */
import { expect, test } from "vitest";
import { codeOf } from "../../support/api/sample-project.ts";
import { CSV, DECK, deckWith, HEAD, openDuel, stepIn } from "../../support/edits/small-deck.ts";

const CARDS = "cards:\n  - { id: a, suit: sea } # keep\n  - { id: b, suit: fire }\n";

test("a word is written behind the others", async () => {
  const before = deckWith(CARDS);
  const { title, after } = await stepIn(
    { [DECK]: before },
    { kind: "add-choices", path: ["suit"], choices: ["fire"] },
  );
  expect(title).toBe('Add "fire" to the choices of suit');
  expect(after[DECK]).toBe(before.replace("enum: [sea, sky]", "enum: [sea, sky, fire]"));
});

test("the card gets it in the same step", async () => {
  const before = deckWith(CARDS);
  const { files, after } = await stepIn(
    { [DECK]: before },
    { kind: "add-choices", path: ["suit"], choices: ["two words"], card: "a" },
  );
  expect(files).toHaveLength(1);
  expect(after[DECK]).toBe(
    before.replace("[sea, sky]", "[sea, sky, two words]").replace("a, suit: sea", "a, suit: two words"),
  );
});

test("a list by lines stays one, with its comments", async () => {
  const fields =
    "card:\n  properties:\n    suit:\n      type: string\n      enum: # all\n        - sea # blue\n        - sky\n";
  const { after } = await stepIn(
    { [DECK]: deckWith(CARDS, fields) },
    { kind: "add-choices", path: ["suit"], choices: ["sky", "fire", "fire", " earth "] },
  );
  expect(after[DECK]).toBe(
    deckWith(CARDS, fields.replace("        - sky\n", "        - sky\n        - fire\n        - earth\n")),
  );
});

test("numbers stay numbers", async () => {
  const fields = "card: { properties: { rank: { type: integer, enum: [1, 2] } } }\n";
  const { after } = await stepIn(
    { [DECK]: deckWith(CARDS, fields) },
    { kind: "add-choices", path: ["rank"], choices: ["3"], card: "b" },
  );
  expect(after[DECK]).toContain("enum: [1, 2, 3]");
  expect(after[DECK]).toContain("suit: fire, rank: 3");
});

test("a field of a list, declared in a file that decks share, for a card in a spreadsheet", async () => {
  const shared = "content/duel/decks/common.fields.yaml";
  const files = {
    [DECK]: `${HEAD}card: { properties: { pays: { type: array, items: { $ref: "common.fields.yaml#/$defs/pay" } } } }\ncards: finds.csv\n`,
    [CSV]: "id,pays\r\na,\r\n",
    [shared]: "$defs:\n  pay: { type: string, enum: [gold] }\n",
  };
  const { after } = await stepIn(files, { kind: "add-choices", path: ["pays", 0], choices: ["rum"] });
  expect(after).toEqual({ [shared]: "$defs:\n  pay: { type: string, enum: [gold, rum] }\n" });
});

test("a choice that is known is not added again", async () => {
  const { files } = await stepIn(
    { [DECK]: deckWith(CARDS) },
    { kind: "add-choices", path: ["suit"], choices: ["sky"] },
  );
  expect(files).toEqual([]);
});

test.each([
  ["a field of another type", { path: ["cost"], choices: ["x"] }, "bad-order"],
  ["an unknown field", { path: ["colour"], choices: ["x"] }, "bad-order"],
  ["no words", { path: ["suit"], choices: [" "] }, "bad-order"],
  ["an unknown card", { path: ["suit"], choices: ["x"], card: "z" }, "unknown-name"],
  ["a word instead of a list", { path: ["suit"], choices: "x" }, "bad-order"],
])("%s is refused", async (_, more, code) => {
  const project = await openDuel({ [DECK]: deckWith(CARDS) });
  const ask = { kind: "add-choices", game: "duel", deck: "finds", ...more };
  expect(await codeOf(project.edits(ask as never))).toBe(code);
  await project.close();
});
