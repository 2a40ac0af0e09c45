/** The largest tracks that there can be: 40 cards of 12 x 12 squares, every step dear. */
import { expect, test } from "vitest";
import { tileOf } from "../../src/game/cells/tile.ts";
import { mapPrintOf } from "../../src/game/decks/map-print.ts";
import { DEFAULT_MOVEMENT } from "../../src/game/scenarios/movement.ts";
import { analyseTrack, MOST_CARDS } from "../../src/track/analyse-track.ts";
import { fixTrack } from "../../src/track/fix/fix-track.ts";
import type { PlannedCard, TrackPlan } from "../../src/track/track.ts";
import type { Cells } from "../../src/units/cells.ts";

const CELLS: Cells = { shape: "square", columns: 12, rows: 12 };

const MAP: PlannedCard["map"] = {
  isWhole: true,
  cells: CELLS,
  squares: tileOf(CELLS).cells.map((cell) => ({ ...cell, terrain: "mire" })),
  bars: [],
  print: mapPrintOf({ width: 63.5, height: 88.9 }, CELLS),
};

/** One beside the other to the east; all turned in all ways. */
const LONGEST: TrackPlan = {
  track: Array.from({ length: MOST_CARDS }, (_, index) => ({
    card: `m${index}`,
    map: MAP,
    at: [12 * index, 0],
    turn: ([0, 90, 180, 270] as const)[index % 4] ?? 0,
    acceleration: false,
  })),
  movement: { ...DEFAULT_MOVEMENT, corners: "always", backward: "always", count: "cost", faceDown: "mire" },
  terrains: [{ id: "mire", title: "Mire", colour: "#665533", sign: "M", cost: 100 }],
};

test("the longest track is analysed: 479 steps over corners or straight, 100 points each, and one for entering", () => {
  const { free, straight, narrow, finish, lattice, traps, unreached } = analyseTrack(LONGEST);
  expect(free?.mp).toBe(47_901);
  expect(straight).toEqual(free);
  // All of the last column are as far, so the topmost is taken; three squares lead on from the corner of the start.
  expect(lattice.squares[finish?.square ?? -1]).toMatchObject({ column: 479, row: 11 });
  expect(finish?.ties).toHaveLength(11);
  expect(narrow?.width).toBe(3);
  expect([traps, unreached]).toEqual([[], []]);
  expect(Object.values(free?.terrains ?? {})).toEqual([1]);
});

test("one card more is refused", () => {
  const track = [...LONGEST.track, ...LONGEST.track.slice(0, 1)];
  expect(() => analyseTrack({ ...LONGEST, track })).toThrow(RangeError);
});

test("of the longest track few changes are tried: as many as take as long as those of 40 cards of 2 x 3", () => {
  const turned = LONGEST.track.map((card, index) => (index === 20 ? { ...card, acceleration: true } : card));
  // 3,000 changes for 240 squares, so 125 for 5,760
  const { value } = fixTrack({ ...LONGEST, track: turned }, [], { players: 500 }).next();
  expect(value).toMatchObject({ most: 125 });
});
