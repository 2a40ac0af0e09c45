/**
 * Pirate Tricks as a whole: the counts of its box, prints for 3, 4 and 5 players, a slip for each rule about its data.
 */
import { describe, expect, test } from "vitest";
import { type Print, printsOf } from "../../../src/game/kits/prints.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { dataFindings, shippedFiles } from "../../support/game/data-findings.ts";
import { reportedFor, withChecks } from "../slip.ts";

const host = createNodeHost(process.cwd());
const { value, diagnostics } = readGame(
  { host, bundle: openBundle(), memory: createMemory() },
  "pirate-tricks",
);
const { game } = value;
if (!game) throw new Error("the game cannot be read");

const files = shippedFiles("pirate-tricks");

test("its files have no findings", () => {
  expect(diagnostics).toEqual([]);
  expect(dataFindings("pirate-tricks", files)).toEqual([]);
});

/** Copies of each deck in a print. */
function copiesIn(print: Print | undefined): Readonly<Record<string, number>> {
  const copies: Record<string, number> = {};
  for (const { deck, copies: more } of print?.cards ?? []) copies[deck.id] = (copies[deck.id] ?? 0) + more;
  return copies;
}

const printFor = (players?: number): Print | undefined => printsOf(game, { kits: ["game"], players })[0];

/** The rulebook's counts, and the aid cards and the box that this pack adds. */
const BOX = {
  crew: 60,
  recruitment: 10,
  capture: 9,
  treasure: 7,
  bids: 5,
  aids: 5,
  tens: 5,
  fives: 18,
  ones: 48,
  markers: 5,
  "go-first": 1,
  screens: 5,
  box: 1,
};

describe("what is printed", () => {
  test("without a player count: everything that the rulebook lists", () => {
    expect(copiesIn(printFor())).toEqual(BOX);
    expect(game.kits[0]?.booklets).toEqual(["rules"]);
  });

  test.each([
    [3, 36],
    [4, 48],
    [5, 60],
  ])("for %i players: %i crew cards, and each player's pieces", (players, crew) => {
    const shares = { bids: players, aids: players, markers: players, screens: players };
    expect(copiesIn(printFor(players))).toEqual({ ...BOX, crew, ...shares });
  });

  test.each([
    [3, 9],
    [4, 5],
    [5, 1],
  ])("for %i players each suit runs from %i to 20", (players, lowest) => {
    const numbers = { red: [], green: [], blue: [] } as Record<string, number[]>;
    for (const { deck, card } of printFor(players)?.cards ?? [])
      if (deck.id === "crew") numbers[card.fields.suit as string]?.push(card.fields.value as number);
    const run = Array.from({ length: 21 - lowest }, (_, index) => lowest + index);
    expect(Object.values(numbers).map((suit) => suit.sort((a, b) => a - b))).toEqual([run, run, run]);
  });

  test.each([3, 4, 5])("for %i players bid cards, markers and screens are of the same ships", (players) => {
    const shipsOf = (id: string) =>
      (printFor(players)?.cards ?? [])
        .filter(({ deck }) => deck.id === id)
        .map(({ card }) => card.fields.ship);
    expect(shipsOf("bids")).toHaveLength(players);
    expect(shipsOf("markers")).toEqual(shipsOf("bids"));
    expect(shipsOf("screens")).toEqual(shipsOf("bids"));
  });

  test("coins are worth 188 loon, a marker fits a space of its bid card, the box holds all cards", () => {
    const worth = (printFor()?.cards ?? []).map(({ card, copies }) =>
      card.fields.value !== undefined && card.id.startsWith("loon")
        ? (card.fields.value as number) * copies
        : 0,
    );
    expect(worth.reduce((sum, loon) => sum + loon, 0)).toBe(188);
    const deck = (id: string) => game.decks.find((one) => one.id === id);
    expect(deck("markers")?.size.width).toBeLessThan(13.4);
    const side = deck("box")?.dieLine?.panels.find(({ name }) => name === "left");
    expect(side?.room.width).toBeCloseTo(96 * 0.3 + 1);
  });
});

/**
 * A slip for each rule: the file, the text, its replacement. PT-L18 also covers the example in the booklet, which is
 * prose.
 */
const SLIPS: readonly (readonly [id: string, file: string, find: string, put: string])[] = [
  ["PT-L01", "decks/crew", "from: 5, to: 8", "from: 5, to: 7"],
  ["PT-L01", "decks/crew", "players: 5 }", "players: 5, copies: 2 }"],
  ["PT-L02", "decks/crew", 'id: "{suit}-{value}", players: 4', 'id: "{suit}-{value}", players: 3'],
  ["PT-L02", "tables/crews", "out: 1 to 8", "out: 1 to 7"],
  ["PT-L03", "tables/crews", "deck: 48", "deck: 44"],
  ["PT-L03", "decks/crew", 'id: "{suit}-{value}", players: 5', 'id: "{suit}-{value}", players: 4'],
  ["PT-L04", "tables/hand", "cards: -2", "cards: -3"],
  ["PT-L04", "tables/round", "2 of your 12 cards", "3 of your 12 cards"],
  ["PT-L02", "tables/crews", "lowest: 5, suit: 16", "lowest: 6, suit: 16"],
  ["PT-L03", "tables/crews", "dealt: 20", "dealt: 24"],
  ["PT-L05", "tables/crews", "rows: 4", "rows: 5"],
  ["PT-L06", "decks/capture", "- id: clean-getaway", "- id: clean-getaway\n    copies: 2"],
  ["PT-L07", "decks/bids", "{ id: hammer, ship: hammer }", "{ id: hammer, ship: hammer, copies: 2 }"],
  ["PT-L07", "decks/markers", "  - { id: marker-hammer, ship: hammer }\n", ""],
  ["PT-L07", "decks/markers", "ship: raven", "ship: kraken"],
  ["PT-L07", "decks/screens", "ship: raven", "ship: ravens"],
  ["PT-L07", "decks/screens", "  - { id: screen-comet, ship: comet }\n", ""],
  ["PT-L07", "decks/markers", "size: 12mm", "size: 15mm"],
  ["PT-L08", "decks/bids", "8, 9, 10]", "8, 10, 10]"],
  ["PT-L09", "decks/fives", "copies: 18", "copies: 17"],
  ["PT-L09", "decks/tens", "value: 10,", "value: 5,"],
  ["PT-L09", "decks/ones", "size: 18mm", "size: 22mm"],
  ["PT-L09", "tables/coins", "pieces: 18", "pieces: 17"],
  ["PT-L10", "tables/coins", "start: 7, start-worth: 7", "start: 6, start-worth: 6"],
  ["PT-L11", "tables/suits", "rank: 2, trump: false", "rank: 2, trump: true"],
  ["PT-L11", "tables/suits", "title: Green, rank: 2", "title: Green, rank: 3"],
  ["PT-L11", "tables/bidding", ":red: before :green:", ":green: before :red:"],
  ["PT-L12", "decks/treasure", "place: 2, amount: 3,", "place: 2, amount: 6,"],
  ["PT-L12", "decks/treasure", "place: 3, amount: 1,", "place: 4, amount: 1,"],
  ["PT-L13", "decks/treasure", "- id: fair-shares", "- id: fair-shares\n    predicts: true"],
  ["PT-L13", "decks/treasure", "icon: swap-bag\n    predicts: true", "icon: swap-bag"],
  ["PT-L14", "decks/recruitment", "{ suit: blue, value: 9 }", "{ suit: blue, value: 8 }"],
  ["PT-L14", "decks/recruitment", "kind: odd, size: 3", "kind: odd, size: 4"],
  ["PT-L15", "tables/kinds", " On this card each crew card counts once.", ""],
  ["PT-L16", "decks/recruitment", "value: 12 }]\n    origin: reconstruction", "value: 12 }]"],
  ["PT-L17", "decks/ones", "copies: 48", "copies: 36"],
  ["PT-L17", "tables/coins", "start-all: 35", "start-all: 47"],
  ["PT-L17", "tables/bidding", "2 loon on the row", "1 loon on the row"],
  [
    "PT-L18",
    "decks/treasure",
    "{ tricks: 2, loon: 4 }, { tricks: 2, loon: 4 }]",
    "{ tricks: 2, loon: 4 }, { tricks: 1, loon: 4 }]",
  ],
];

describe("a slip is reported by a check for its rule, at its line", () => {
  test.each(SLIPS)("%s in %s: %s", (id, file, find, put) => {
    const few = withChecks("pirate-tricks", files, (line) => line.includes(id));
    const reported = reportedFor("pirate-tricks", few, { file, find, put });
    expect(reported.filter(({ why, isPlaced }) => isPlaced && why.startsWith(id))).not.toEqual([]);
  });
  test("each of the 18 rules has a slip", () => {
    const ids = new Set(SLIPS.map(([id]) => id));
    const all = Array.from({ length: 18 }, (_, index) => `PT-L${String(index + 1).padStart(2, "0")}`);
    expect(all.filter((id) => !ids.has(id))).toEqual([]);
  });
});
