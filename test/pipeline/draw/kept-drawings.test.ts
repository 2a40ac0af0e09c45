/** A card is drawn again only when something changes that its template reads from the game. */
import { expect, test } from "vitest";
import type { Card, Deck, Game } from "../../../src/game/game.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { facesOf } from "../../../src/pipeline/draw/faces.ts";
import { createMemory, type Memory, NO_MEMORY } from "../../../src/remember/memory.ts";
import { DATA_NAMES } from "../../../src/template/data/data-names.ts";
import { type GamePart, gamePartsOf } from "../../../src/template/data/game-parts.ts";
import { type PureHelpers, reading } from "../../../src/template/helpers/define-helper.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { withChange } from "../../support/game/with-change.ts";

const bundle = openBundle();
const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";
const GLOSSARY = "content/sample/glossary.yaml";
const GAME_FILE = "content/sample/game.yaml";
const TABLE = "content/sample/tables/ranks.yaml";
const DIE = "content/sample/dice/wind.yaml";
const FRAME = "templates/sample/partials/frame.svg.hbs";

const GAME: ProjectFiles = {
  ...SAMPLE_GAME,
  [TABLE]:
    "table: ranks\ntitle: Ranks\nrow: { properties: { duty: { type: string } } }\nrows:\n  - { id: first, duty: commands }\n",
  [DIE]: "die: wind\ntitle: Wind\ncolour: '#2f55cc'\nfaces: [[pip], [pip], [pip], [pip], [pip], []]\n",
  [FRAME]: '<rect width="5" height="5" fill="#7a1f1f"/>',
};

/** What a card prints, and a change to its source. */
const READS: readonly (readonly [printed: string, file: string, from: string, to: string])[] = [
  ['{{#with (row "ranks" "first")}}{{duty}}{{/with}}', TABLE, "commands", "obeys"],
  ['{{join (face "wind" 6) ", "}}', DIE, "[pip], []]", "[pip], [pip]]"],
  ['{{points (face "wind" 1)}}', GLOSSARY, "points: 1", "points: 2"],
  ['{{chance "wind" 1}}', DIE, "[pip], []]", "[pip], [pip]]"],
  ['{{chance "wind" 2}}', GLOSSARY, "points: 1", "points: 2"],
  ["{{@dice.wind.title}}", DIE, "title: Wind", "title: Winds"],
  ["{{@symbols.pip.title}}", GLOSSARY, "title: Pip", "title: Pips"],
  ["{{@terms.crew.meaning}}", GLOSSARY, "everyone", "nobody"],
  ["{{@game.version}}", GAME_FILE, "1.0.0", "1.0.1"],
  ["{{@deck.title}}", CREW, "title: Crew", "title: Crews"],
  ["{{@card.copies}}", CREW, "id: cook, rank", "id: cook, copies: 2, rank"],
  ["{{@deck.count}}", CREW, "id: cook, rank", "id: cook, copies: 2, rank"],
  [
    "{{@deck.different}}",
    CREW,
    "  - { id: captain",
    "  - { id: cat, rank: 3, title: Cat }\n  - { id: captain",
  ],
  ["{{@card.number}}", CREW, "  - { id: captain", "  - { id: cat, rank: 3, title: Cat }\n  - { id: captain"],
  ["{{@decks.crew.count}}", CREW, "id: cook, rank", "id: cook, copies: 2, rank"],
  ["{{title}}", CREW, "title: Cook", "title: Cooks"],
  ["{{> frame}}", FRAME, "#7a1f1f", "#7a1f20"],
];

const printing = (words: string): ProjectFiles => ({
  ...GAME,
  [CARD]: (GAME[CARD] as string)
    .replace("{{rank}} {{title}}", words.startsWith("{{>") ? "" : words)
    .replace("</svg>", words.startsWith("{{>") ? `${words}</svg>` : "</svg>"),
});

async function made(files: ProjectFiles, memory: Memory = NO_MEMORY) {
  const project = { host: createMemoryHost(files), bundle, memory };
  const { diagnostics, made: game } = await usableGame(project);
  const { keys, scenes } = game.laid;
  return {
    made: game,
    outcome: { diagnostics, scenes: [...keys.values()].map((key) => scenes.get(key)) },
  };
}

test.each(READS)(
  "a card that prints %s is drawn again when its source changes",
  async (words, file, from, to) => {
    const before = printing(words);
    const after = withChange(before, file, from, to);
    const memory = createMemory();
    const first = await made(before, memory);
    const fresh = await made(after);
    expect(first.outcome.scenes).not.toEqual(fresh.outcome.scenes);
    expect((await made(after, memory)).outcome).toEqual(fresh.outcome);
    expect((await made(before, memory)).outcome).toEqual(first.outcome);
  },
);

test("a card that asks for a picture is drawn again when the picture appears and when it is removed", async () => {
  const before = printing('{{#if (art-exists "art/" @card.id ".png")}}with{{else}}without{{/if}} picture');
  const after = {
    ...before,
    "content/sample/art/cook.png": GAME["content/sample/art/sharp.png"] as Uint8Array,
  };
  const memory = createMemory();
  const first = await made(before, memory);
  const fresh = await made(after);
  expect(first.outcome.scenes).not.toEqual(fresh.outcome.scenes);
  expect((await made(after, memory)).outcome).toEqual(fresh.outcome);
  expect((await made(before, memory)).outcome).toEqual(first.outcome);
});

test("a card is not drawn again for a change that its template does not read", async () => {
  const memory = createMemory();
  const { game, templates } = (await made(printing("{{title}} {{@game.title}}"))).made;
  const drawn = (now: Game) => facesOf(now, templates, memory).map((face) => face.render());
  const before = drawn(game);
  const others = {
    "same parts": [game, before],
    tables: [{ ...game, tables: [] }, before],
    dice: [{ ...game, dice: [] }, before],
    glossary: [{ ...game, glossary: { ...game.glossary, terms: {} } }, before],
    title: [{ ...game, title: "Other" }, undefined],
  } as const;
  for (const [now, expected] of Object.values(others)) {
    const again = drawn(now);
    expect(again.map((one, index) => one === before[index])).toEqual(before.map(() => expected === before));
  }
  const [deck] = game.decks as [Deck];
  const [first, ...rest] = deck.cards as [Card, ...Card[]];
  const cards = [{ ...first, fields: { ...first.fields, title: "Cooks" } }, ...rest];
  const changed = drawn({ ...game, decks: [{ ...deck, cards }] });
  const unchanged = drawn(game);
  expect(changed.map((one, index) => one === unchanged[index])).toEqual([false, ...rest.map(() => true)]);
});

test("a card that prints the size of a deck beside a name that counts as all of the game is drawn again with the deck", async () => {
  const memory = createMemory();
  const words = "{{@decks.crew.count}}{{#if @track}}!{{/if}}";
  const { game, templates } = (await made(printing(words))).made;
  const [deck] = game.decks as [Deck];
  const [first, ...rest] = deck.cards as [Card, ...Card[]];
  const more = { ...game, decks: [{ ...deck, cards: [{ ...first, copies: first.copies + 1 }, ...rest] }] };
  const drawn = (now: Game, kept?: Memory) =>
    facesOf(now, templates, kept).map((face) => face.render().value);
  expect(drawn(game, memory)).not.toEqual(drawn(more));
  expect(drawn(more, memory)).toEqual(drawn(more));
});

test("without a memory of the process nothing is kept with cards", async () => {
  const { game, templates } = (await made(printing("{{title}}"))).made;
  const [one, other] = [0, 1].map(() => facesOf(game, templates)[0]?.render());
  expect(other?.key).toBe(one?.key);
  expect(other).not.toBe(one);
});

test("each name after @ counts as certain parts of the game, or as all of it", () => {
  const partsOf = (name: string): readonly GamePart[] | undefined =>
    gamePartsOf({ dataReads: new Set([name]), helpers: new Set() });
  const known = Object.keys(DATA_NAMES).map((name) => [name, partsOf(name)?.join()]);
  expect(Object.fromEntries(known)).toMatchObject({
    game: "id,title,unusable,version",
    board: "boards,unusable",
    shape: "dice,unusable",
    root: "unusable",
    track: undefined,
  });
  expect(partsOf("constructor")).toBeUndefined();
});

test("a helper receives the parts of the game that it must list; an unknown helper counts as all of it", () => {
  const about = { usage: "(first)", summary: "The first die.", least: 0, most: 0 };
  const first = reading({ ...about, reads: ["dice"], apply: (_, { dice }) => dice[0] });
  // @ts-expect-error tables are not in its list
  reading({ ...about, reads: ["dice"], apply: (_, { tables }) => tables[0] });
  // @ts-expect-error it has no list
  const pure: PureHelpers = { first: { ...about, apply: () => 1 } };
  expect([first.reads, pure.first?.reads]).toEqual([["dice"], undefined]);
  const partsOf = (helper: string) => gamePartsOf({ dataReads: new Set(), helpers: new Set([helper]) });
  expect([partsOf("chance"), partsOf("upper"), partsOf("no-such-helper")]).toEqual([
    ["dice", "glossary", "unusable"],
    ["unusable"],
    undefined,
  ]);
});
