/** `project.writtenFields`: where the fields of a card are written, in YAML and in CSV. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";

const GAME = "broadside: 1\nid: duel\ntitle: Duel\nversion: 1.0.0\n";
const HEAD =
  "title: Deck\nsize: poker-us\nfront: a\ncard: { properties: { cost: { type: integer }, pays: { type: array } } }\n";
const YAML = `deck: one\n${HEAD}cards:\n  - { id: a, cost: 1 }\n  - id: b\n    cost: 2\n    pays: [x, { of: y }]\n`;
const CSV = "id,cost\r\na,1\r\nb,2\r\n";

const open = () =>
  openProject(
    createMemoryHost({
      "content/duel/game.yaml": GAME,
      "content/duel/decks/one.yaml": YAML,
      "content/duel/decks/two.yaml": `deck: two\n${HEAD}cards: two.csv\n`,
      "content/duel/decks/two.csv": CSV,
    }),
  );

test("fields of an entry are found with what is in them, each before its parts", async () => {
  const file = "content/duel/decks/one.yaml";
  const fields = await (await open()).writtenFields({ file, offset: YAML.indexOf("id: b") });
  expect(fields.map(({ path, start, end }) => [path.join("."), YAML.slice(start, end)])).toEqual([
    ["id", "id: b"],
    ["cost", "cost: 2"],
    ["pays", "pays: [x, { of: y }]"],
    ["pays.0", "x"],
    ["pays.1", "{ of: y }"],
    ["pays.1.of", "of: y"],
  ]);
});

test("the cells of a row are its fields", async () => {
  const file = "content/duel/decks/two.csv";
  const fields = await (await open()).writtenFields({ file, offset: CSV.indexOf("b,2") });
  expect(fields.map(({ path }) => path.join("."))).toEqual(["id", "cost"]);
  const [, cost] = fields;
  expect(CSV.slice(cost?.start, cost?.end)).toBe("2");
});

test("nothing is written outside the cards", async () => {
  expect(await (await open()).writtenFields({ file: "content/duel/decks/one.yaml", offset: 3 })).toEqual([]);
});
