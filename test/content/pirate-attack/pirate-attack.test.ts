/**
 * Pirate Attack as a whole: it has no findings, its kits have the counts of its rulebook, and a slip against each rule
 * is reported by the check for that rule.
 */
import { describe, expect, test } from "vitest";
import { printsOf } from "../../../src/game/kits/prints.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { dataFindings, shippedFiles } from "../../support/game/data-findings.ts";
import { isOneOf, reportedFor, withChecks } from "../slip.ts";
import { copiesOf, LISTS } from "./pirate-attack-lists.ts";
import { SLIPS } from "./pirate-attack-slips.ts";

const project = { host: createNodeHost(process.cwd()), bundle: openBundle(), memory: createMemory() };
const { value, diagnostics } = readGame(project, "pirate-attack");
const { game } = value;
if (!game) throw new Error("the game cannot be read");

const files = shippedFiles("pirate-attack");

test("its files have no findings", () => {
  expect(diagnostics).toEqual([]);
  // The game turns off one rule for its two dice of 20 faces.
  const found = dataFindings("pirate-attack", files);
  expect(found).toEqual([]);
});

/** Copies of each deck in the prints of a kit. */
function piecesOf(kit: string): Record<string, number> {
  const copies = new Map<string, number>();
  for (const { cards } of printsOf(game as NonNullable<typeof game>, { kits: [kit] }))
    for (const { deck, copies: more } of cards) copies.set(deck.id, (copies.get(deck.id) ?? 0) + more);
  return Object.fromEntries(copies);
}

/** From the rulebook's lists, set by set; aid cards and boxes are additions of this pack. */
const PIECES: readonly (readonly [kit: string, pieces: Record<string, number>])[] = [
  [
    "main",
    {
      gold: 50,
      "witch-doctor": 25,
      "fortune-teller": 25,
      draw: 250,
      aids: 10,
      "white-chips": 48,
      "red-chips": 12,
    },
  ],
  ["magic-shop", { draw: 25, "magic-shop": 25 }],
  ["raise-the-dead", { draw: 25, "magic-shop": 25 }],
  ["miss-direction", { draw: 35, "magic-shop": 15 }],
  ["walk-the-plank", { draw: 80, "magic-shop": 20, "six-sided-dice": 2 }],
  ["the-tavern", { draw: 10, tavern: 90, "chip-of-power": 1 }],
  ["special-abilities", { draw: 30, "special-ability": 20, "twenty-sided-dice": 2 }],
  ["boxes", { "boxes-50": 4, "boxes-84": 3, "boxes-100": 3 }],
  [
    "everything",
    {
      gold: 50,
      "witch-doctor": 25,
      "fortune-teller": 25,
      draw: 455,
      aids: 10,
      "magic-shop": 85,
      tavern: 90,
      "special-ability": 20,
      "white-chips": 48,
      "red-chips": 12,
      "chip-of-power": 1,
      "six-sided-dice": 2,
      "twenty-sided-dice": 2,
      "boxes-50": 4,
      "boxes-84": 3,
      "boxes-100": 3,
    },
  ],
];

/** Only the aid cards are one per player: everything else is drawn, won or bought, whoever plays. */
test.each([3, 4, 5, 6, 7, 8, 9, 10])("%i players need all of the main game", (players) => {
  const copies = printsOf(game, { kits: ["main"], players })[0]?.cards.map(({ copies: more }) => more) ?? [];
  expect(copies.reduce((sum, more) => sum + more, 0)).toBe(350 + players + 60);
});

describe("counts", () => {
  test.each(PIECES)("the kit %s", (kit, pieces) => {
    expect(piecesOf(kit)).toEqual(pieces);
  });
  test("cards of each kit", () => {
    const counts = PIECES.map(([kit]) => game.kits.find(({ id }) => id === kit)?.count);
    expect(counts).toEqual([360, 50, 50, 50, 100, 100, 50, undefined, 760]);
  });
  test("cards of each section of the main game", () => {
    const main = game.decks.flatMap(({ cards }) => cards).filter(({ fields }) => fields.set === "main");
    const count = (deck: string, kinds: readonly string[]) =>
      main
        .filter((card) => card.deck === deck && kinds.includes(String(card.fields.kind)))
        .reduce((sum, { copies }) => sum + copies, 0);
    expect([count("draw", ["ship"]), count("draw", ["add-on"])]).toEqual([45, 80]);
    expect(count("draw", ["play", "creature", "shop", "gold"])).toBe(125);
  });
  test.each(Object.entries(LISTS))("each title of the set %s, as often as its lists say", (set, lists) => {
    const copies = new Map<string, number>();
    for (const { copies: more, fields } of game.decks.flatMap(({ cards }) => cards))
      if (fields.set === set && fields.kind !== undefined)
        copies.set(String(fields.title), (copies.get(String(fields.title)) ?? 0) + more);
    expect(Object.fromEntries(copies)).toEqual(Object.assign({}, ...lists.map(([, list]) => copiesOf(list))));
    for (const [sum, list] of lists)
      expect(Object.values(copiesOf(list)).reduce((total, more) => total + more, 0)).toBe(sum);
  });
  test("the chips are worth 108 points", () => {
    const chips = game.decks.filter(({ id }) => id.endsWith("-chips")).flatMap(({ cards }) => cards);
    expect(chips.reduce((sum, { copies, fields }) => sum + copies * Number(fields.points), 0)).toBe(108);
  });
  test("a green and a red die of 6 and of 20 sides, each number once", () => {
    expect(game.dice.map(({ id, faces }) => [id, faces.length]).sort()).toEqual([
      ["green-six", 6],
      ["green-twenty", 20],
      ["red-six", 6],
      ["red-twenty", 20],
    ]);
    const worth: Record<string, number> = { one: 1, five: 5, ten: 10 };
    for (const { faces } of game.dice)
      expect(faces.map((face) => face.reduce((sum, symbol) => sum + (worth[symbol] ?? 0), 0))).toEqual(
        faces.map((_, index) => index + 1),
      );
  });
  test("each kit except that of the boxes contains its rules", () => {
    const brought = Object.fromEntries(game.kits.map(({ id, booklets }) => [id, booklets]));
    expect(brought).toEqual(
      Object.fromEntries(PIECES.map(([kit]) => [kit, kit === "boxes" ? [] : ["rules"]])),
    );
  });
  test("the boxes hold all cards", () => {
    const room = (pieces: Record<string, number>) =>
      50 * (pieces["boxes-50"] ?? 0) + 84 * (pieces["boxes-84"] ?? 0) + 100 * (pieces["boxes-100"] ?? 0);
    // 250 cards are three piles of 84, 83 and 83, which leave two places empty.
    const inKits = new Map(PIECES.map(([kit, pieces]) => [kit, room(pieces)]));
    expect([inKits.get("boxes"), inKits.get("everything")]).toEqual([752, 752]);
  });
});

test("cards and aid cards of the main game mention no card of a pack", () => {
  const cards = game.decks.flatMap((deck) => deck.cards);
  const titles = new Set(
    cards.filter(({ fields }) => fields.set === "main").map(({ fields }) => String(fields.title)),
  );
  const ofPacks = cards
    .filter(({ fields }) => fields.set !== undefined && fields.set !== "main")
    .map(({ fields }) => String(fields.title))
    .filter((title) => !titles.has(title));
  const texts = cards
    .filter(({ fields }) => fields.set === "main")
    .map(({ fields }) => String(fields.text ?? ""));
  const aids =
    game.tables.find(({ id }) => id === "aid")?.rows.map(({ fields }) => String(fields.text)) ?? [];
  expect(aids).toHaveLength(19);
  expect([...texts, ...aids].filter((text) => ofPacks.some((title) => text.includes(title)))).toEqual([]);
});

describe("a slip is reported by the check for its rule, at its line", () => {
  test.each(SLIPS)("%s: %s", (_, checks, slip) => {
    const few = slip.file === "rules" ? files : withChecks("pirate-attack", files, isOneOf(checks));
    const reported = reportedFor("pirate-attack", few, slip).filter(({ isPlaced }) => isPlaced);
    expect(reported.map(({ check }) => check)).toEqual(expect.arrayContaining([...checks]));
  });
});

test("each of the 38 rules has a slip", () => {
  const ids = new Set(SLIPS.map(([id]) => id));
  const all = Array.from({ length: 38 }, (_, index) => `PA-L${String(index + 1).padStart(2, "0")}`);
  expect(all.filter((id) => !ids.has(id))).toEqual([]);
});
