/** Random tracks of every kind of cells and movement, judged by `analyseTrack` and on the plane. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { tileOf } from "../../../src/game/cells/tile.ts";
import { mapPrintOf } from "../../../src/game/decks/map-print.ts";
import { DEFAULT_MOVEMENT } from "../../../src/game/scenarios/movement.ts";
import type { Terrain } from "../../../src/game/scenarios/terrain.ts";
import { STEP_ALLOWANCES } from "../../../src/schema/files.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { areOverlapping, placesAround } from "../../../src/track/lattice/card-places.ts";
import type { PlannedCard, TrackAnalysis, TrackPlan } from "../../../src/track/track.ts";
import type { Cells } from "../../../src/units/cells.ts";
import { judgeOnPlane, type PlaneJudgement } from "./plane.ts";

const TERRAINS: readonly Terrain[] = [
  { id: "sand", title: "Sand", colour: "#ddcc99", sign: "S", cost: 1 },
  { id: "wood", title: "Wood", colour: "#338844", sign: "W", cost: 3 },
  { id: "bog", title: "Bog", colour: "#665533", sign: "B", cost: 7 },
  { id: "rock", title: "Rock", colour: "#666666", sign: "R", cost: "blocked" },
];

const KINDS: readonly Cells[] = [
  { shape: "square", columns: 1, rows: 1 },
  { shape: "square", columns: 2, rows: 3 },
  { shape: "square", columns: 3, rows: 3 },
  { shape: "square", columns: 4, rows: 1 },
  ...([0, 1, 2] as const).flatMap((radius): readonly Cells[] => [
    { shape: "pointy-hex", radius },
    { shape: "flat-hex", radius },
  ]),
];

const draft = fc.record({
  turn: fc.nat(100),
  place: fc.nat(1_000),
  letters: fc.array(fc.constantFrom("sand", "sand", "sand", "sand", "wood", "bog", "rock"), {
    minLength: 19,
    maxLength: 19,
  }),
  acceleration: fc.constantFrom(false, false, false, false, true),
});

const movement = fc.record({
  corners: fc.constantFrom(...STEP_ALLOWANCES),
  backward: fc.constantFrom("never" as const, ...STEP_ALLOWANCES),
  count: fc.constantFrom("steps" as const, "cost" as const),
  enter: fc.constantFrom(0 as const, 1 as const),
  pieces: fc.constantFrom(1, 3, "unlimited" as const),
});

const plans = fc
  .record({
    cells: fc.constantFrom(...KINDS),
    drafts: fc.array(draft, { minLength: 2, maxLength: 6, size: "max" }),
    movement,
  })
  .map(({ cells, drafts, movement: moves }): TrackPlan => {
    const tile = tileOf(cells);
    const print = mapPrintOf({ width: 63.5, height: 88.9 }, cells);
    const track: PlannedCard[] = [];
    for (const { turn, place, letters, acceleration } of drafts) {
      const squares = tile.cells.map((cell, index) => ({ ...cell, terrain: letters[index] ?? "sand" }));
      const card = {
        card: `c${track.length}`,
        map: { isWhole: true, cells, squares, bars: [], print },
        turn: tile.kind.turns[turn % tile.kind.turns.length] ?? 0,
        acceleration,
      };
      const before = track.at(-1);
      const places = before ? placesAround(before, card) : [[0, 0] as const];
      const free = places.filter((at) => !track.some((other) => areOverlapping(other, { ...card, at })));
      const at = free[place % free.length];
      if (at) track.push({ ...card, at });
    }
    return { track, movement: { ...DEFAULT_MOVEMENT, ...moves, faceDown: "sand" }, terrains: TERRAINS };
  });

function asJudged(track: TrackAnalysis): PlaneJudgement {
  const name = (square: number): string => track.lattice.squares[square]?.name ?? "?";
  return {
    steps: track.steps
      .flat()
      .map(
        ({ from, to, direction, special, cost }) =>
          `${name(from)} > ${name(to)} ${direction}${special ? " special" : ""} ${cost}`,
      )
      .sort(),
    points: track.free?.mp,
    pointsWithoutSpecial: track.straight?.mp,
    forced: track.forcedSpecial?.length,
    traps: track.traps.map(name).sort(),
    unreached: track.unreached.map(name).sort(),
    width: track.narrow?.width,
  };
}

/** What the tracks contain: random tracks without a trap would prove nothing about traps. */
const seen = new Map<string, number>();
const note = (word: string, isThere: boolean): void => {
  if (isThere) seen.set(word, (seen.get(word) ?? 0) + 1);
};

test("random tracks of squares and hexagons are judged alike", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const track = analyseTrack(plan);
      const [start, finish] = [track.start, track.finish].map(
        (end) => track.lattice.squares[end?.square ?? -1]?.name,
      );
      if (start === undefined || finish === undefined) return;
      const judged = judgeOnPlane(plan, start, finish);
      expect(asJudged(track)).toEqual(judged);
      const { shape } = track.lattice;
      note(shape, true);
      note(`${shape} in reach`, judged.points !== undefined && judged.points > 2);
      note(`${shape} traps`, judged.traps.length > 0);
      note(`${shape} unreached`, judged.unreached.length > 0);
      note(`${shape} narrow`, judged.width === 1);
      note(`${shape} wide`, (judged.width ?? 0) > 1);
      note(`${shape} forced`, (judged.forced ?? 0) > 0);
      note(
        `${shape} dear`,
        judged.steps.some((words) => words.endsWith(" 7")),
      );
    }),
    { numRuns: 800 },
  );
  const words = ["", " in reach", " traps", " unreached", " narrow", " wide", " dear"];
  expect(seen.get("square forced")).toBeGreaterThan(10);
  for (const shape of ["square", "pointy-hex", "flat-hex"])
    for (const word of words) expect(seen.get(`${shape}${word}`) ?? 0, `${shape}${word}`).toBeGreaterThan(2);
});
