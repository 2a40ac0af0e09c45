/** The Pirate's Flag as a whole: it has no findings, its board has the rulebook's counts, and it prints. */
import { describe, expect, test } from "vitest";
import { printsOf } from "../../../src/game/kits/prints.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { distancesFrom } from "../../../src/track/route/steps.ts";
import { dataFindings, shippedFiles } from "../../support/game/data-findings.ts";
import { isOneOf, reportedFor, withChecks } from "../slip.ts";
import { SLIPS } from "./pirates-flag-slips.ts";

const host = createNodeHost(process.cwd());
const { value, diagnostics } = readGame(
  { host, bundle: openBundle(), memory: createMemory() },
  "pirates-flag",
);
const { game } = value;
const board = game?.boards[0];
if (!game || !board) throw new Error("the game cannot be read");

const files = shippedFiles("pirates-flag");
const copiesIn = (lines: readonly { readonly copies: number }[]): number =>
  lines.reduce((sum, { copies }) => sum + copies, 0);

test("its files have no findings", () => {
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

test("the kit prints its pieces, and the board separately", () => {
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
    flag: 1,
    "spare-ships": 6,
    "spare-flag": 1,
    dice: 2,
    box: 1,
  });
});

test.each([3, 4, 5, 6])("%i players get a ship and its card each; everything else is the same", (players) => {
  const [cards] = printsOf(game, { kits: ["game"], players });
  const ofDeck = (id: string) => cards?.cards.filter(({ deck }) => deck.id === id) ?? [];
  const shipsOf = (id: string) => ofDeck(id).map(({ card }) => card.fields.ship);
  expect(shipsOf("ships")).toHaveLength(players);
  expect(shipsOf("spare-ships")).toEqual(shipsOf("ships"));
  expect(shipsOf("colours")).toEqual(shipsOf("ships"));
  expect(["action", "captains", "flag", "dice"].map((id) => copiesIn(ofDeck(id)))).toEqual([48, 8, 1, 2]);
});

test("captains have two sides, 16 faces; colour cards have two as well", () => {
  const sides = (id: string) =>
    game.decks.find((deck) => deck.id === id)?.cards.flatMap(({ front, back }) => [front, back ?? "none"]) ??
    [];
  expect(sides("captains").filter((side) => side === "captain-card")).toHaveLength(8);
  expect(sides("captains").filter((side) => side === "captain-art")).toHaveLength(8);
  expect(new Set(sides("colours"))).toEqual(new Set(["colour-card", "reference-card"]));
});

describe("a slip is reported by the check for its rule, at its line", () => {
  test.each(SLIPS)("%s: %s", (_, checks, slip) => {
    const few = slip.file === "rules" ? files : withChecks("pirates-flag", files, isOneOf(checks));
    const reported = reportedFor("pirates-flag", few, slip).filter(({ isPlaced }) => isPlaced);
    expect(reported.map(({ check }) => check)).toEqual(expect.arrayContaining([...checks]));
  });
  test("each of the 20 rules has a slip", () => {
    const ids = new Set(SLIPS.map(([id]) => id));
    const all = Array.from({ length: 20 }, (_, index) => `PF-L${String(index + 1).padStart(2, "0")}`);
    expect(all.filter((id) => !ids.has(id))).toEqual([]);
  });
});
