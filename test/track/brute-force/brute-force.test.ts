/** Two independent judges of tracks agree on hundreds of random ones, which contain everything that a track can. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { inNames } from "../in-names.ts";
import { randomTrack } from "../random-tracks.ts";
import { faultsIn } from "./answers-hold.ts";
import { type JudgedWays, type Judgement, judge, MOST_ROUTES } from "./brute-force.ts";

describe("a brute-force judge written only from the rules", () => {
  it.each([
    [300, 6],
    [30, 10],
  ])("agrees with analyseTrack on %d random tracks of up to %d cards", (numRuns, mostCards) => {
    fc.assert(
      fc.property(randomTrack(mostCards), (plan) => {
        const track = analyseTrack(plan);
        const expected = judge(plan);
        expect(comparable(inNames(track), expected)).toEqual(comparable(expected, expected));
        expect(faultsIn(plan, track)).toEqual([]);
      }),
      { numRuns },
    );
  });
});

/** Shares of colours are fractions, and routes too numerous to list are only known to be many. */
function comparable(judgement: Judgement, known: Judgement) {
  const straight = roundedWays(judgement.straight, known.straight);
  return { ...judgement, straight, free: roundedWays(judgement.free, known.free) };
}

function roundedWays(ways: JudgedWays | undefined, known: JudgedWays | undefined) {
  if (ways === undefined) return undefined;
  if (ways.all === undefined || known?.all === undefined) {
    return { ...ways, all: (ways.all?.routes ?? MOST_ROUTES) >= MOST_ROUTES ? "many" : ways.all };
  }
  const shares = Object.entries(ways.all.terrains).map(([colour, share]) => [colour, share.toFixed(9)]);
  return { ...ways, all: { routes: ways.all.routes, colours: Object.fromEntries(shares) } };
}
