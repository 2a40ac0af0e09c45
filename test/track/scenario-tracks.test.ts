/** The access to the analysis of a scenario: what it refuses, and that it is computed once. */
import { describe, expect, test } from "vitest";
import type { Scenario } from "../../src/game/game.ts";
import { analyseTrack, MOST_CARDS } from "../../src/track/analyse-track.ts";
import { trackOf, tracksOf } from "../../src/track/scenario-tracks.ts";
import { type LaidCard, lay, USUAL } from "./lay.ts";
import { northwards } from "./look.ts";

function scenario(cards: readonly LaidCard[], isWhole = true): Scenario {
  const source = { file: "scenarios/trip.yaml", path: [] };
  return {
    id: "trip",
    title: "Trip",
    players: { min: 2, max: 4 },
    length: "short",
    track: lay(cards).track.map((card, index) => ({ ...card, position: index + 1, deck: "map", source })),
    isWhole,
    ...USUAL,
    setup: [],
    source,
  };
}

describe("trackOf", () => {
  test("analyses a scenario, once", () => {
    const trip = scenario(northwards({}, {}));
    const { track, scenario: same } = trackOf(trip);
    expect(same).toBe(trip);
    expect(track).toEqual(analyseTrack(trip));
    expect(trackOf(trip).track).toBe(track);
  });

  test("gives no analysis of an empty track", () => {
    expect(trackOf(scenario([])).track).toBeUndefined();
  });

  test("gives none if a card is missing or has no squares", () => {
    expect(trackOf(scenario(northwards({}, {}), false)).track).toBeUndefined();
  });

  test("gives none of a track that is far too long, and analyses the longest allowed one", () => {
    const long = (cards: number) => scenario(northwards(...Array<object>(cards).fill({})));
    expect(trackOf(long(MOST_CARDS)).track?.free?.mp).toBe(3 * MOST_CARDS);
    expect(trackOf(long(MOST_CARDS + 1)).track).toBeUndefined();
    expect(trackOf(long(10_000)).track).toBeUndefined();
    expect(() => analyseTrack(long(MOST_CARDS + 1))).toThrow(RangeError);
  });
});

test("tracksOf visits a game's scenarios in their order", () => {
  const scenarios = [scenario(northwards({}, {}, {})), scenario([]), scenario(northwards({}, {}))];
  const tracks = tracksOf({ scenarios });
  expect(tracks.map((one) => one.scenario)).toEqual(scenarios);
  expect(tracks.map(({ track }) => track?.free?.mp)).toEqual([9, undefined, 6]);
});
