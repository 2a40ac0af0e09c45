/** The figures of The Pirate's Flag show the board and the cards as they are. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";

const { game } = readGame(
  { host: createNodeHost(process.cwd()), bundle: openBundle(), memory: createMemory() },
  "pirates-flag",
).value;
const board = game?.boards[0];
if (!game || !board) throw new Error("the game cannot be read");

interface Space {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly kind: string;
  readonly step?: number;
}

interface TrackPiece {
  readonly spaces: readonly Space[];
  readonly docks?: readonly { readonly x: number; readonly y: number }[];
}

/** "s07" of 7. */
const idOf = (number: number): string => `s${String(number).padStart(2, "0")}`;

const pieces = game.figures
  .filter(({ template }) => template === "track-piece")
  .map(({ id, data }) => [id, data as unknown as TrackPiece] as const);

test("five figures show a part of the track", () => {
  expect(pieces.map(([id]) => id).sort()).toEqual([
    "battle",
    "first-turn",
    "flag-turn",
    "set-up",
    "waterfall",
  ]);
});

test.each(pieces)("%s: spaces are of the board's kinds", (_, { spaces }) => {
  expect(spaces.length).toBeGreaterThan(1);
  for (const { number, kind, step } of spaces)
    expect(board.spaces.find(({ id }) => id === idOf(number))).toMatchObject({
      kind,
      ...(step !== undefined && { step }),
    });
});

// set-up shows only the two ends, which have no docks
test.each(pieces)(
  "%s: docks are where the board has them, and none is missing",
  (_, { spaces, docks = [] }) => {
    const places = new Map(spaces.map(({ number, x, y }) => [idOf(number), { x, y }]));
    const expected = board.docks.flatMap(({ between: [from, to] }) => {
      const [one, other] = [places.get(from), places.get(to)];
      return one && other ? [[(one.x + other.x) / 2, (one.y + other.y) / 2]] : [];
    });
    expect(docks.map(({ x, y }) => [x, y])).toEqual(
      expected.map(([x, y]) => [expect.closeTo(x ?? 0, 1), expect.closeTo(y ?? 0, 1)]),
    );
  },
);

interface Step {
  readonly name: string;
  readonly group: string;
  readonly icon: string;
  readonly look: unknown;
  readonly resolves: number;
}

test.each(["slip-away", "fog-over-the-mirror"])("%s: the cards of the chain, as they look", (chain) => {
  const figure = game.figures.find(({ id }) => id === `chain-${chain}`);
  const steps = figure?.data.steps as unknown as readonly Step[];
  const rows = game.tables.find(({ id }) => id === "chains")?.rows ?? [];
  const played = rows.find(({ id }) => id === chain)?.fields.cards as unknown as readonly {
    readonly card: string;
    readonly resolves: number;
  }[];
  const deck = game.decks.find(({ id }) => id === "action");
  const expected = played.map(({ card, resolves }) => {
    const { name, group, icon, look } = deck?.cards.find(({ id }) => id === card)?.fields ?? {};
    return { name, group, icon, look, resolves };
  });
  expect(steps).toMatchObject(expected);
});
