/** Decks as data: the schema of their cards, and each card as it is written. */
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { type CardData, createMemoryHost, type DeckData } from "../../src/index.ts";
import { codeOf } from "../support/api/sample-project.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const CREW = "content/sample/decks/crew.yaml";
const crew = String(SAMPLE_GAME[CREW]);

const open = (files: Readonly<Record<string, string>> = {}) =>
  projectOf({ host: createMemoryHost({ ...SAMPLE_GAME, ...files }), bundle: openBundle() });

async function crewIn(files: Readonly<Record<string, string>> = {}): Promise<DeckData> {
  const { decks } = await open(files).cards({ game: "sample" });
  const deck = decks.find(({ file }) => file === CREW);
  if (!deck) throw new Error("no crew");
  return deck;
}

const withCards = (...lines: readonly string[]): Readonly<Record<string, string>> => ({
  [CREW]: `${crew.slice(0, crew.indexOf("cards:"))}cards:\n${lines.map((line) => `  - ${line}\n`).join("")}`,
});

const valuesOf = ({ cards }: DeckData): readonly CardData["values"][] => cards.map(({ values }) => values);

test("a deck has its measures, its templates and the schema of a card", async () => {
  const deck = await crewIn();
  expect(deck).toMatchObject({ id: "crew", title: "Crew", kind: "yaml", holds: "cards", cardsFile: CREW });
  expect(deck).toMatchObject({ size: { width: 63.5, height: 88.9 }, bleed: 0, hasBacks: false });
  expect(deck).toMatchObject({ frontTemplate: "card", frontFile: "templates/sample/card.svg.hbs" });
  expect(deck.backTemplate).toBeUndefined();
  expect(deck.declared).toEqual(["rank", "title"]);
  expect(deck.schema).toMatchObject({ type: "object", required: ["id"], additionalProperties: false });
  const { rank, copies } = deck.schema.properties ?? {};
  expect([rank?.type, copies?.type, copies?.default]).toEqual([["integer"], "integer", 1]);
});

test("a card has the values and the place of its entry", async () => {
  const { cards } = await crewIn();
  expect(cards.map(({ id, title, copies }) => [id, title, copies])).toEqual([
    ["cook", "Cook", 1],
    ["pilot", "Pilot", 1],
    ["captain", "Captain", 1],
  ]);
  const { values, place } = cards[1] as CardData;
  expect(values).toEqual({ id: "pilot", rank: 2, title: "Pilot" });
  expect(crew.slice(place.start, place.end)).toBe("{ id: pilot, rank: 2, title: Pilot }");
});

test("values keep the characters of the file, and so do those that do not fit the schema", async () => {
  const deck = await crewIn(
    withCards(
      "{ id: a, rank: 7, title: 007 }",
      "{ id: b, rank: many, title: no }",
      "{ id: c, rank: 1e3, tilte: X, title: Y }",
    ),
  );
  expect(valuesOf(deck)).toEqual([
    { id: "a", rank: 7, title: "007" },
    { id: "b", rank: "many", title: "no" },
    { id: "c", rank: "1e3", tilte: "X", title: "Y" },
  ]);
});

test("defaults are those of the deck, not of its cards", async () => {
  const text = crew
    .replace("cards:", "defaults: { title: Sailor, copies: 2 }\ncards:")
    .replace(", title: Cook", "");
  const deck = await crewIn({ [CREW]: text });
  expect(deck.defaults).toEqual({ title: "Sailor", copies: 2 });
  expect(deck.cards[0]).toMatchObject({ title: "Sailor", copies: 2, values: { id: "cook", rank: 1 } });
});

test("cards of `each:` are generated from one entry, until another overrides them", async () => {
  const deck = await crewIn(
    withCards(
      '{ id: "mate-{rank}", each: { rank: { from: 1, to: 3 } }, title: Mate }',
      "{ id: mate-2, title: First mate }",
    ),
  );
  expect(
    deck.cards.map(({ id, isGenerated, values }) => [id, isGenerated, values.rank, values.title]),
  ).toEqual([
    ["mate-1", true, 1, "Mate"],
    ["mate-2", false, 2, "First mate"],
    ["mate-3", true, 3, "Mate"],
  ]);
  expect(deck.cards[0]?.place).toEqual(deck.cards[2]?.place);
});

test("the cards of a CSV file have their rows as places", async () => {
  const csv = "id,rank,title\ncook,1,007\npilot,2,Pilot\n";
  const text = `${crew.slice(0, crew.indexOf("cards:"))}cards: crew.csv\n`;
  const deck = await crewIn({ [CREW]: text, "content/sample/decks/crew.csv": csv });
  expect(deck).toMatchObject({ kind: "csv", cardsFile: "content/sample/decks/crew.csv" });
  expect(valuesOf(deck)).toEqual([
    { id: "cook", rank: 1, title: "007" },
    { id: "pilot", rank: 2, title: "Pilot" },
  ]);
  const { start, end } = (deck.cards[0] as CardData).place;
  expect(csv.slice(start, end)).toBe("cook,1,007");
});

test("of a faulty deck there is what can be read", async () => {
  const faulty = await crewIn({ [CREW]: crew.replace("size: poker-us", "size: pokre") });
  expect(faulty.cards.map(({ id }) => id)).toEqual(["cook", "pilot", "captain"]);
  const unsized = await crewIn({ [CREW]: crew.replace("size: poker-us\n", "") });
  expect([unsized.id, unsized.size, unsized.cards.length]).toEqual(["crew", undefined, 3]);
  const broken = await crewIn({ [CREW]: `${crew}  - { id: boy, rank: [1, title: Boy }\n` });
  expect([broken.id, broken.file]).toEqual(["crew", CREW]);
  const game = await crewIn({ "content/sample/game.yaml": "id: sample\n" });
  expect(game.cards.length).toBe(3);
});

test("one deck can be asked for, and a game that does not exist is refused", async () => {
  const project = open({ "content/sample/decks/more.yaml": crew.replace("deck: crew", "deck: more") });
  const idsOf = async (deck?: string) =>
    (await project.cards({ game: "sample", deck })).decks.map(({ id }) => id);
  expect(await idsOf()).toEqual(["crew", "more"]);
  expect(await idsOf("more")).toEqual(["more"]);
  expect(await idsOf("none")).toEqual([]);
  expect(await codeOf(project.cards({ game: "none" }))).toBe("unknown-game");
});

test("the answer is plain data", async () => {
  const bundle = openBundle();
  const shipped = projectOf({ host: bundle.host, bundle });
  const answer = await shipped.cards({ game: "pirate-quest" });
  expect(answer.decks.length).toBeGreaterThan(5);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  expect(JSON.stringify(answer)).not.toContain("$ref");
});
