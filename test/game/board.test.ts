/** Resolved boards: lengths in mm, chains as links, and reports about names and places. */
import { describe, expect, test } from "vitest";
import { RIVER, resolveSample } from "./resolve.ts";

const resolved = (board: Parameters<typeof resolveSample>[0]["boards"]) => {
  const { game, diagnostics } = resolveSample({ boards: board ?? [] });
  const messages = diagnostics.map(({ rule, message }) => `${rule}: ${message}`);
  return { board: game.boards[0], messages };
};

test("lengths are mm, chains are links, each once, without those to unknown spaces or to themselves", () => {
  const links = [
    ["a", "b", "c", "d"],
    ["c", "b"],
    ["d", "d"],
  ];
  const { board, messages } = resolved([{ links, edge: "3mm" }]);
  expect(messages).toEqual(['board/self-link: the space "d" is linked to itself']);
  expect(board).toMatchObject({ size: { width: 100, height: 40 }, space: 10, edge: 3 });
  expect(board?.links.map(({ from, to }) => `${from}-${to}`)).toEqual(["a-b", "b-c", "c-d"]);
  expect(board?.links[2]?.source.path).toEqual(["links", 0, 3]);
});

describe("unknown names", () => {
  test("are reported once for each place, with the nearest valid one", () => {
    const { messages, board } = resolved([
      {
        links: [["a", "bb", "c"]],
        "one-way": [{ id: "fall", from: "a", to: "z" }],
        docks: [{ id: "quay", between: ["y", "b"] }],
        goal: "w",
      },
    ]);
    expect(messages).toEqual(
      ["bb", "z", "y", "w"].map((word) => `board/unknown-space: the board has no space "${word}"`),
    );
    expect(board?.links).toEqual([]);
  });

  test("a kind with the name of a property of every object is unknown", () => {
    const spaces = [...RIVER.spaces.slice(1), { id: "a", kind: "constructor", at: [20, 20] as const }];
    expect(resolved([{ spaces }]).messages).toEqual([
      'board/unknown-kind: the board has no kind "constructor"',
    ]);
  });
});

test("a step of 0 is invalid for a kind that moves", () => {
  const spaces = RIVER.spaces.map((space) =>
    space.id === "b" ? { ...space, kind: "rock", step: 0 } : space,
  );
  expect(resolved([{ spaces }]).messages).toEqual([
    'board/step-and-kind: the space "b" is of the kind "rock", which moves, but its step is 0',
  ]);
});

test("a card must show an existing board of the size of its deck", () => {
  const deck = (board: string, width: string) => ({
    kind: "board" as const,
    shape: "board" as const,
    size: { width, height: "40mm" },
    cards: [{ id: "one", board }],
  });
  const messages = (board: string, width: string) =>
    resolveSample({ boards: [{}], decks: [deck(board, width)] }).diagnostics.map(({ message }) => message);
  expect(messages("river", "100mm")).toEqual([]);
  expect(messages("rivr", "100mm")).toEqual(['the game has no board "rivr"']);
  expect(messages("river", "90mm")).toEqual(['the deck is 90mm x 40mm, the board "river" 100mm x 40mm']);
});

test("nothing more is reported about an unusable board", () => {
  const decks = [{ kind: "board" as const, cards: [{ id: "one", board: "lake" }] }];
  const unusable = [{ kind: "board" as const, id: "lake" }];
  expect(resolveSample({ decks, unusable }).rules).toEqual([]);
});
