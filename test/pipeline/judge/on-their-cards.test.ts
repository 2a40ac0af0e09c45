/** Which cards a finding of a check is about, as data. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkTargets } from "../../../src/pipeline/judge/check-targets.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";
const bundle = openBundle();

/** Rule, line, the cards by deck, and whether the place is theirs. */
async function cardsIn(files: ProjectFiles) {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const { findings } = await checkTargets({ host, bundle }, [{ game: "sample", files: [] }], SILENT);
  return findings.map(({ rule, start, cards, isAtValue = false, field = [] }) => ({
    rule,
    line: start.line,
    cards: cards?.map(({ game, deck, ids }) => `${game}/${deck}: ${ids.join(" ")}`),
    isAtValue,
    field: field.join("."),
  }));
}

const deck = (cards: string): ProjectFiles => {
  const [before] = String(SAMPLE_GAME[CREW]).split("cards:\n");
  return { [CREW]: `${before}cards:\n${cards}` };
};
const lineOf = (files: ProjectFiles, words: string): number =>
  String(files[CREW]).slice(0, String(files[CREW]).indexOf(words)).split("\n").length;

test("a finding in the entry of a card is about this card", async () => {
  const files = deck("  - id: cook\n    title: Cook\n  - id: pilot\n    titel: Pilot\n  - id: captain\n");
  const found = (await cardsIn(files)).filter(({ line }) => line === lineOf(files, "titel"));
  expect(found.length).toBeGreaterThan(0);
  for (const one of found)
    expect(one).toMatchObject({ cards: ["sample/crew: pilot"], isAtValue: true, field: "titel" });
});

test("a finding in an entry that makes several cards is about all of them", async () => {
  const files = deck("  - id: 'x{n}'\n    each: { n: [1, 2] }\n    titel: X\n  - { id: last }\n");
  const found = (await cardsIn(files)).filter(({ line }) => line === lineOf(files, "titel"));
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(one).toMatchObject({ cards: ["sample/crew: x1 x2"], isAtValue: true });
});

test("a finding about the deck or the game is about no card", async () => {
  const files = { [CREW]: `${SAMPLE_GAME[CREW]}extra: 1\n` };
  const found = (await cardsIn(files)).filter(({ line }) => line === lineOf(files, "extra"));
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(one.cards).toBeUndefined();
});

test("a fault in a text that several cards have is about all of them, at the first", async () => {
  const same = (id: string) => `  - id: ${id}\n    rank: 1\n    title: "The :achor:"\n`;
  const files = deck(`${same("cook")}${same("pilot")}  - { id: captain }\n`);
  const found = (await cardsIn(files)).filter(({ rule }) => rule === "text/unknown-name");
  const line = lineOf(files, "The :achor:");
  expect(found).toEqual([
    { rule: "text/unknown-name", line, cards: ["sample/crew: cook pilot"], isAtValue: true, field: "title" },
  ]);
});

test("a fault of a template is about the cards that it draws, which are named", async () => {
  const template = String(SAMPLE_GAME[CARD]).replace(
    "</svg>",
    '<text x="9" y="9" font-size="1">a</text></svg>',
  );
  const found = (await cardsIn({ [CARD]: template })).filter(({ rule }) => rule === "text/too-small");
  expect(found).toMatchObject([{ cards: ["sample/crew: cook pilot captain"], isAtValue: false, field: "" }]);
});

test("the field is the innermost one, in YAML and in CSV", async () => {
  const declared = String(SAMPLE_GAME[CREW])
    .replace(
      "title: { type: string }",
      "title: { type: string }, pays: { type: array, items: { type: integer } }",
    )
    .replace("{ id: cook, rank: 1, title: Cook }", "{ id: cook, rank: 1, title: Cook, pays: [1, x] }");
  const inYaml = await cardsIn({ [CREW]: declared });
  expect(inYaml).toContainEqual(expect.objectContaining({ cards: ["sample/crew: cook"], field: "pays.1" }));
  const [head] = String(SAMPLE_GAME[CREW]).split("cards:\n");
  const csv = {
    [CREW]: `${head}cards: crew.csv\n`,
    "content/sample/decks/crew.csv": "id,rank,title\na,1,A\nb,x,B\n",
  };
  const inCsv = await cardsIn(csv);
  expect(inCsv).toContainEqual(
    expect.objectContaining({ cards: ["sample/crew: b"], field: "rank", line: 3 }),
  );
});
