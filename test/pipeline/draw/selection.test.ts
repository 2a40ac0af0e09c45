/** What a build prints: kits, single cards, and the pieces that they become. */
import { describe, expect, test } from "vitest";
import type { Card, Deck, Game } from "../../../src/game/game.ts";
import { type Print, printsOf } from "../../../src/game/kits/prints.ts";
import type { LaidGame } from "../../../src/pipeline/draw/lay-out-game.ts";
import { onlyCards, piecesOf } from "../../../src/pipeline/draw/selection.ts";
import { parseYaml } from "../../../src/source/yaml/yaml.ts";

const card = (deck: string, id: string, copies = 1): Card =>
  ({ deck, id, copies, front: "front", source: { file: `${deck}.yaml`, path: [] } }) as unknown as Card;

const deck = (id: string, cards: readonly Card[]): Deck =>
  ({
    id,
    title: `Deck ${id}`,
    size: { id: "mini-us", width: 44.45, height: 63.5, corner: 3 },
    bleed: 3,
    cards,
    source: { file: `${id}.yaml`, path: [] },
  }) as unknown as Deck;

const ships = deck("ships", [card("ships", "sloop"), card("ships", "brig", 3), card("ships", "wreck", 0)]);
const crew = deck("crew", [card("crew", "cook"), card("crew", "brig")]);
const kits = [
  { id: "solo", title: "Solo", items: [{ deck: "ships", cards: ["brig", "wreck"], times: 2 }] },
  {
    id: "party",
    title: "Party",
    items: [
      { deck: "crew", cards: ["brig", "cook"], times: 1 },
      { deck: "gone", cards: ["x"], times: 1 },
    ],
  },
];
const game = { decks: [ships, crew], kits: [] } as unknown as Game;
const withKits = { ...game, kits } as unknown as Game;

const linesOf = ({ cards }: Print): readonly string[] =>
  cards.map((line) => `${line.copies} ${line.deck.id}/${line.card.id}`);

describe("prints", () => {
  test("of a game without kits: all decks as one print, in order", () => {
    const prints = printsOf(game, { kits: [] });
    expect(prints.map(({ id }) => id)).toEqual(["all-decks"]);
    expect(prints.map(linesOf)).toEqual([
      ["1 ships/sloop", "3 ships/brig", "0 ships/wreck", "1 crew/cook", "1 crew/brig"],
    ]);
  });

  test("of a game with kits: one print each, copies times the kit's, in the deck's order, without missing decks", () => {
    const prints = printsOf(withKits, { kits: [] });
    expect(prints.map(({ id }) => id)).toEqual(["solo", "party"]);
    expect(prints.map(linesOf)).toEqual([
      ["6 ships/brig", "0 ships/wreck"],
      ["1 crew/cook", "1 crew/brig"],
    ]);
  });

  test("of named kits only; another game's kits print nothing from this one", () => {
    expect(printsOf(withKits, { kits: ["party"] }).map(({ id }) => id)).toEqual(["party"]);
    expect(printsOf(withKits, { kits: ["other"] })).toEqual([]);
    expect(printsOf(game, { kits: ["other"] })).toEqual([]);
  });
});

describe("kits printed as one", () => {
  test("joined by +, in the given order, under both names", () => {
    const prints = printsOf(withKits, { kits: ["party+solo"] });
    expect(prints.map(({ id, title }) => [id, title])).toEqual([["party+solo", "Party + Solo"]]);
    expect(prints.map(linesOf)).toEqual([["1 crew/cook", "1 crew/brig", "6 ships/brig", "0 ships/wreck"]]);
  });
  test("what both contain is printed once", () => {
    const all = { id: "all", title: "All", items: kits.flatMap(({ items }) => items) };
    const composed = { ...game, kits: [...kits, all] } as unknown as Game;
    const [once] = printsOf(composed, { kits: ["all"] });
    for (const name of ["party+all", "all+solo", "all+all"])
      expect(
        printsOf(composed, { kits: [name] })
          .flatMap(linesOf)
          .sort(),
      ).toEqual(linesOf(once as Print).toSorted());
  });
  test("an unknown one prints nothing", () => {
    expect(printsOf(withKits, { kits: ["party+other"] })).toEqual([]);
  });
});

describe("only what this many players need", () => {
  const card = (id: string, copies: number, players?: number) => ({
    id,
    copies,
    fields: players ? { players } : {},
  });
  const shares = {
    players: { min: 2, max: 5 },
    decks: [
      {
        id: "flags",
        title: "Flags",
        cards: [card("red", 1), card("blue", 1), card("gold", 1), card("mint", 1), card("grey", 1)],
      },
      { id: "coins", title: "Coins", cards: [card("one", 10), card("five", 5)] },
      {
        id: "hands",
        title: "Hands",
        cards: [card("low", 1, 5), card("middle", 1, 4), card("high", 1, 2), card("any", 1)],
      },
    ],
    kits: [
      {
        id: "box",
        title: "Box",
        items: [
          { deck: "flags", cards: ["red", "blue", "gold", "mint", "grey"], times: 1, per: "player" },
          { deck: "coins", cards: ["one", "five"], times: 1, per: "player" },
          { deck: "hands", cards: ["low", "middle", "high", "any"], times: 1, from: "players" },
        ],
        scenarios: [],
      },
    ],
    scenarios: [],
  } as unknown as Game;
  const printsFor = (players: number) => printsOf(shares, { kits: [], players });

  test("whole shares of cards, or the first cards where there is one per player; cards for more players are left out", () => {
    expect(printsFor(3).map(linesOf)).toEqual([
      [
        "1 flags/red",
        "1 flags/blue",
        "1 flags/gold",
        "6 coins/one",
        "3 coins/five",
        "1 hands/high",
        "1 hands/any",
      ],
    ]);
    expect(printsFor(4).map(linesOf)[0]?.slice(-3)).toEqual([
      "1 hands/middle",
      "1 hands/high",
      "1 hands/any",
    ]);
  });
  test("the full count prints everything, under its own name", () => {
    expect(printsFor(5).map(({ id }) => id)).toEqual(["box-5-players"]);
    expect(printsFor(5).map(linesOf)).toEqual(printsOf(shares, { kits: [] }).map(linesOf));
  });
});

describe("single cards", () => {
  const only = (...ids: string[]): readonly string[] =>
    printsOf(game, { kits: [] }).flatMap((p) => linesOf(onlyCards(p, ids)));

  test("an id selects the cards of all decks, with a deck's name before it those of one", () => {
    expect(only("brig")).toEqual(["3 ships/brig", "1 crew/brig"]);
    expect(only("crew/brig")).toEqual(["1 crew/brig"]);
  });

  test("a card that is not printed by default is shown once", () => {
    expect(only("wreck", "cook")).toEqual(["1 ships/wreck", "1 crew/cook"]);
  });

  test("without ids, everything is selected", () => {
    expect(only()).toHaveLength(5);
  });
});

test("pieces are the cards that could be laid out, with the position of their deck's size", () => {
  const laid = {
    keys: new Map([
      ["ships/sloop/front", "F"],
      ["ships/brig/front", "G"],
      ["ships/brig/back", "B"],
      ["crew/cook/back", "lost front"],
    ]),
  } as unknown as LaidGame;
  const text = "deck: ships\nsize: mini-us\n";
  const sources = new Map([["ships.yaml", parseYaml({ path: "ships.yaml", text }).value]]);
  const pieces = printsOf(game, { kits: [] }).flatMap((print) => piecesOf(print, laid, sources));
  const shared = { component: "Deck ships", trim: { width: 44.45, height: 63.5 }, bleed: 3 };
  expect(pieces).toMatchObject([
    { ...shared, id: "ships/sloop", front: "F", copies: 1 },
    { ...shared, id: "ships/brig", front: "G", back: "B", copies: 3 },
  ]);
  expect(pieces[0]).not.toHaveProperty("back");
  expect(pieces[0]?.place).toMatchObject({ file: "ships.yaml", start: { line: 2, column: 7 } });
});
