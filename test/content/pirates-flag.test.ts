/** The Pirate's Flag, whole: nothing is found in it, its board is what its rulebook counts, and it prints. */
import { describe, expect, test } from "vitest";
import { printsOf } from "../../src/game/prints.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { createMemory } from "../../src/pipeline/memory.ts";
import { readGame } from "../../src/pipeline/read-game.ts";
import { distancesFrom } from "../../src/track/route/steps.ts";
import { dataFindings, shippedFiles } from "../support/data-findings.ts";

const host = createNodeHost(process.cwd());
const { value, diagnostics } = readGame(
  { host, bundle: openBundle(), memory: createMemory() },
  "pirates-flag",
);
const { game } = value;
const board = game?.boards[0];
if (!game || !board) throw new Error("the game cannot be read");

const files = shippedFiles("pirates-flag");

test("nothing is found in its files", () => {
  expect(diagnostics).toEqual([]);
  expect(dataFindings("pirates-flag", files)).toEqual([]);
});

test("the board has the rulebook's counts", () => {
  const count = (kind: string) => board.spaces.filter((space) => space.kind === kind).length;
  expect(["hazard", "post", "end"].map(count)).toEqual([6, 2, 2]);
  expect([board.oneWay.length, board.docks.length]).toEqual([2, 6]);
});

test("the way out takes 36 steps along the track and 23 over both waterfalls, the way home 36", () => {
  expect(distancesFrom(board, "dread-sea", "both-ways").get("s36")).toBe(36);
  expect(distancesFrom(board, "dread-sea", "one-way-too").get("s36")).toBe(23);
  expect(distancesFrom(board, "s36", "one-way-too").get("dread-sea")).toBe(36);
});

test("the kit prints its pieces, and the board on its own", () => {
  const prints = printsOf(game, { kits: ["game"] });
  expect(prints.map(({ id, as }) => [id, as])).toEqual([
    ["game", undefined],
    ["game-serpents-pass", "board"],
  ]);
  const copies = new Map<string, number>();
  for (const { cards } of prints)
    for (const { deck, copies: more } of cards) copies.set(deck.id, (copies.get(deck.id) ?? 0) + more);
  expect(Object.fromEntries(copies)).toEqual({
    action: 48,
    captains: 8,
    colours: 6,
    board: 1,
    ships: 6,
    flag: 2,
    dice: 2,
    box: 1,
  });
});

/** A slip for each of the fact sheet's rules about the board: what is written, what is written instead, what tells it. */
const SLIPS: readonly (readonly [id: string, find: string, put: string, told: string])[] = [
  ["PF-L06", "  - { id: dock-6, between: [s33, s34] }\n", "", "has 5 items, expected 6"],
  ["PF-L06", "  - { id: fall-2, from: s19, to: s26 }\n", "", "has 1 item, expected 2"],
  [
    "PF-L07",
    "{ id: s18, kind: sea, at: [169.0, 139.4] }",
    "{ id: s18, kind: hazard, at: [169.0, 139.4], step: 1 }",
    "which moves too",
  ],
  ["PF-L08", "at: [40.8, 98.0], step: -1", "at: [40.8, 98.0], step: -2", "step is -2, expected -1 or 1"],
  ["PF-L09", "from: s04, to: s12", "from: s12, to: s04", '"fall-1" leads'],
  ["PF-L09", "s35, s36]", "s35, s36]\n  - [s12, s04]", '"fall-1" goes one way'],
  ["PF-L11", "between: [s02, s03]", "between: [s02, s12]", 'no link joins "s02" and "s12"'],
  ["PF-L20", "s14, s15, s16,", "s14, s15]\n  - [s16,", "there is no way"],
];

describe("a slip on the board is told", () => {
  test.each(SLIPS)("%s: %s", (_, find, put, told) => {
    const path = "content/pirates-flag/boards/serpents-pass.yaml";
    const text = files[path] ?? "";
    expect(text.split(find)).toHaveLength(2);
    const messages = dataFindings("pirates-flag", { ...files, [path]: text.replace(find, put) });
    expect(messages.map(({ message }) => message).join("\n")).toContain(told);
  });
});
