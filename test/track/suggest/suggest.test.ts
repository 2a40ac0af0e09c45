/** Suggested tracks: sound by the rules, as wished, different for each seed, the same for the same seed. */
import { beforeAll, describe, expect, test } from "vitest";
import { scenarioYaml } from "../../../src/pipeline/fix/scenario/scenario-yaml.ts";
import { movesOf } from "../../../src/pipeline/fix/scenario/suggested-scenario.ts";
import { explainNone } from "../../../src/report/scenarios/track-reasons.ts";
import { lengthClassOf } from "../../../src/track/length-class.ts";
import { packOf } from "../../../src/track/map-pack.ts";
import { createRandom } from "../../../src/track/suggest/random.ts";
import { type SuggestedTrack, suggestTrack } from "../../../src/track/suggest/suggest-track.ts";
import { type SuggestWishes, withDefaults } from "../../../src/track/suggest/wishes.ts";
import type { PlannedCard } from "../../../src/track/track.ts";
import {
  checkShippedScenarios,
  readShipped,
  SHIPPED,
  SHIPPED_FILES,
} from "../../support/game/shipped-game.ts";
import { wholeSearch } from "../../support/whole-search.ts";
import { judge } from "../brute-force/brute-force.ts";
import { misfitsOn } from "../brute-force/laying.ts";
import { tableOf } from "../brute-force/table.ts";

const game = readShipped(SHIPPED_FILES).value.game;
const pack = packOf(game ?? { decks: [] });
if (!game) throw new Error("the shipped game can be read");
const moves = movesOf(game);
const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

function found(wishes: SuggestWishes, seed: number): SuggestedTrack {
  const suggestion = wholeSearch(suggestTrack(pack, wishes, seed, moves));
  if (suggestion.kind !== "found") throw new Error(`seed ${seed}: ${suggestion.kind}`);
  return suggestion.found;
}

const laid = ({ plan }: SuggestedTrack): string => JSON.stringify(plan.track.map(said));
const said = ({ card, at, turn, acceleration }: PlannedCard) => [card, at, turn, acceleration];

/** Where cards are, whichever they are. */
const outline = ({ plan }: SuggestedTrack): string =>
  JSON.stringify(plan.track.map(({ at, turn }) => [at, turn % 180]));

/** The scenarios as files of the shipped game, each with its own id. */
function asFiles(tracks: readonly SuggestedTrack[], { players, forcedDiagonals }: SuggestWishes) {
  const files = tracks.map(({ plan, analysis }, index) => {
    const scenario = {
      ...plan,
      id: `made-${index}`,
      title: `Made ${index}`,
      players: { min: Math.min(2, players), max: players },
      length: lengthClassOf(analysis.free?.mp ?? 0),
      forcedSpecial: forcedDiagonals,
    };
    return [`content/${SHIPPED}/scenarios/made-${index}.yaml`, scenarioYaml(scenario)];
  });
  return { ...SHIPPED_FILES, ...Object.fromEntries(files) };
}

describe.each([
  ["the usual wishes", 8, {}],
  [
    "seven cards with a forced diagonal that two can pass",
    8,
    { cards: 7, players: 4, forcedDiagonals: 1, narrows: 2, length: "medium" },
  ],
] as const)("%s, %i seeds", (_, count, given) => {
  const wishes = withDefaults(given);
  let tracks: readonly SuggestedTrack[] = [];

  beforeAll(() => {
    tracks = seeds(count).map((seed) => found(wishes, seed));
  });

  test("each makes another track, and they differ in shape", () => {
    expect(new Set(tracks.map(laid)).size).toBe(count);
    expect(new Set(tracks.map(outline)).size).toBeGreaterThan(0.8 * count);
    expect(new Set(tracks.map(({ character }) => character)).size).toBeGreaterThan(4);
  });

  test("no rule finds anything in them", () => {
    const findings = checkShippedScenarios(asFiles(tracks, wishes));
    const other = findings.filter(({ rule }) => rule !== "track/forced-diagonal");
    expect(other.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
  });

  test("they are as wished", () => {
    for (const { plan, analysis, faults } of tracks) {
      expect(faults).toEqual([]);
      expect(plan.track).toHaveLength(wishes.cards);
      for (const axis of [0, 1] as const) expect(Math.min(...plan.track.map(({ at }) => at[axis]))).toBe(0);
      expect(new Set(plan.track.map(({ card }) => card)).size).toBe(wishes.cards);
      expect(plan.track.filter(({ acceleration }) => acceleration)).toHaveLength(wishes.accelerations);
      expect(analysis.forcedSpecial).toHaveLength(wishes.forcedDiagonals);
      expect(analysis.narrow?.width).toBeGreaterThanOrEqual(wishes.narrows);
      if (wishes.length) expect(lengthClassOf(analysis.free?.mp ?? 0)).toBe(wishes.length);
    }
  });

  test("another judge agrees", () => {
    for (const { plan } of tracks.slice(0, 4)) {
      const judged = judge(plan);
      expect(judged).toMatchObject({
        traps: [],
        unreached: [],
        shortcuts: [],
        whites: undefined,
        forcedSpecial: wishes.forcedDiagonals,
        // cards of 63.5 x 88.9 mm are on the table where the track says
        misfits: [],
      });
      expect(judged.width).toBeGreaterThanOrEqual(wishes.narrows);
      expect(judged.accelerations.every((words) => words.endsWith("true"))).toBe(true);
    }
  });

  test("the same seed makes the same track", () => {
    expect(seeds(3).map((seed) => laid(found(wishes, seed)))).toEqual(tracks.slice(0, 3).map(laid));
  });
});

test.each([
  { cards: 3, players: 2, accelerations: 0 },
  { cards: 10, players: 2, corners: 2 },
  { cards: 10, players: 6, length: "long" },
  { cards: 5, players: 6, length: "short" },
  { cards: 4, players: 2, forcedDiagonals: 3, narrows: 1 },
] as const)("wishes are met: %j", (given) => {
  const wishes = withDefaults(given);
  const track = found(wishes, 1);
  const { plan, analysis } = track;
  expect(plan.track).toHaveLength(wishes.cards);
  expect(analysis.forcedSpecial).toHaveLength(wishes.forcedDiagonals);
  expect(analysis.joins.filter((join) => join?.kind === "corner").length).toBeGreaterThanOrEqual(
    wishes.corners,
  );
  if (wishes.length) expect(lengthClassOf(analysis.free?.mp ?? 0)).toBe(wishes.length);
  expect(checkShippedScenarios(asFiles([track], wishes)).map(({ rule }) => rule)).toEqual([]);
});

// Of the first hundred seeds, 23 is the one whose track would not fit on the table if only the lattice were checked.
test.each([{ cards: 10, players: 2 }, { cards: 10 }])("a long track can be laid in mm: %j", (given) => {
  const { plan } = found(withDefaults(given), 23);
  expect(misfitsOn(tableOf(plan), plan)).toEqual([]);
});

test.each([
  [{ cards: 40 }, /3 to 10 cards, not 40/],
  [{ cards: 2 }, /3 to 10 cards, not 2/],
  [{ cards: 4, length: "long" }, /4 cards make at most \d+ MP, .* not long/],
  [{ corners: 1, players: 4, narrows: 2 }, /corner join is one square wide/],
  [{ corners: 2, forcedDiagonals: 1, players: 2 }, /2 corners need 2 forced diagonals/],
  [{ cards: 3, corners: 3, players: 2 }, /join at 2 places/],
  [{ narrows: 4 }, /at most 3 squares wide/],
  [{ players: 7 }, /room for 6 captains, not for 7/],
  [{ accelerations: 3 }, /third acceleration point/],
  [{ cards: 4, forcedDiagonals: 30, narrows: 1 }, /4 cards join at 3 places, .* at most, not 30/],
  [{ cards: 10, forcedDiagonals: 30 }, /10 cards join at 9 places, .* at most, not 30/],
  [{ cards: 3, accelerations: 2 }, /room for 1 acceleration point, not 2/],
] as const)("the impossible is reported without a search: %j", (given, words) => {
  const { done, value: suggestion } = suggestTrack(pack, withDefaults(given), 1, moves).next();
  expect(done).toBe(true);
  if (done !== true) return;
  expect(suggestion.kind === "impossible" && suggestion.reasons.join("\n")).toMatch(words);
});

test("more cards than the pack has", () => {
  const suggestion = wholeSearch(suggestTrack(pack.slice(0, 5), withDefaults({ cards: 6 }), 1, moves));
  expect(suggestion).toEqual({
    kind: "impossible",
    reasons: ["the pack has 5 map cards, but the track needs 6"],
  });
});

test("if none is found, the nearest is reported", () => {
  // Without bars every edge can be crossed straight, and corners are one square wide.
  const plain = pack.filter(({ map }) => map.bars.length === 0);
  const wishes = withDefaults({ cards: 3, forcedDiagonals: 1, narrows: 2 });
  const suggestion = wholeSearch(suggestTrack(plain, wishes, 1, moves));
  if (suggestion.kind !== "none") throw new Error(suggestion.kind);
  expect(suggestion.nearest?.faults).toEqual([{ kind: "diagonals", by: 1 }]);
  expect(explainNone(suggestion, wishes).at(-1)).toBe("  it has 0 forced diagonals, not 1");
});

test("random choices depend only on the seed, and neighbouring seeds have little in common", () => {
  const numbers = (seed: number): readonly number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 100 }, () => random.below(10));
  };
  expect(numbers(7)).toEqual(numbers(7));
  const same = numbers(7).filter((number, index) => number === numbers(8)[index]).length;
  // One in ten is chance; 30 of 100 would occur in one of many millions of pairs.
  expect(same).toBeLessThan(30);
  expect([...createRandom(1).shuffled([1, 2, 3, 4, 5])].sort()).toEqual([1, 2, 3, 4, 5]);
});

test("a search can be paused or ended within a try, and its progress never counts backwards", () => {
  const steps = [...suggestTrack(pack, withDefaults({ cards: 10, players: 2, corners: 2 }), 1, moves)];
  const counts = steps.map(({ done }) => done);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(steps.length).toBeGreaterThan(10 * new Set(counts).size);
});
