/** Laws of all tracks: turned or moved as a whole they stay the same, and bars never make a way shorter. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Side, Turn } from "../../src/schema/files.ts";
import { analyseTrack } from "../../src/track/analyse-track.ts";
import type { TableShift, TrackAnalysis, TrackPlan, Ways } from "../../src/track/track.ts";
import { EDGES, lay } from "./lay.ts";
import { namedEnds, pushed, turnedSides, turnedTrack, withBar } from "./other-tracks.ts";
import { randomTrack } from "./random-tracks.ts";

const NUM_RUNS = 50;

describe("a track", () => {
  test.each([90, 180, 270] as const)("turned as a whole by %d changes only its position", (turn) => {
    check(randomTrack(6), (plan) => {
      const upright = namedEnds(plan);
      const before = analyseTrack(upright);
      const after = analyseTrack(turnedTrack(upright, turn));
      expect(withoutPlaces(after, -turn)).toEqual(withoutPlaces(before, 0));
    });
  });

  test("turned as a whole has each square where the turn brings it", () => {
    check(randomTrack(4), (plan) => {
      const before = analyseTrack(plan).lattice.squares;
      const after = analyseTrack(turnedTrack(plan, 90)).lattice.squares;
      // clockwise about the corner of the square at 0,0
      const expected = before.map(({ name, column, row }) => ({ name, column: row, row: -column - 1 }));
      expect(after.map(({ name, column, row }) => ({ name, column, row }))).toEqual(expected);
    });
  });

  test("C100: moved far away, below and left of zero, changes only its position", () => {
    const far = fc.integer({ min: -9_000, max: 9_000 });
    check(fc.tuple(randomTrack(6), far, far), ([plan, right, up]) => {
      const before = analyseTrack(plan);
      const after = analyseTrack(pushed(plan, right, up));
      expect(withoutPlaces(after, 0)).toEqual(withoutPlaces(before, 0));
      expect(after.lattice.squares).toEqual(
        before.lattice.squares.map((one) => ({ ...one, column: one.column + right, row: one.row + up })),
      );
      const { column, row, ...size } = before.lattice.box;
      expect(after.lattice.box).toEqual({ ...size, column: column + right, row: row + up });
    });
  });
});

describe("cards placed at random, including overlaps", () => {
  const thrown = fc.record({
    at: fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
    turn: fc.constantFrom<Turn>(0, 90, 180, 270),
    bars: fc.constantFrom("", ...EDGES),
  });

  test("are analysed, and C103: every place covered twice is reported", () => {
    check(fc.array(thrown, { minLength: 1, maxLength: 8 }), (cards) => {
      const { lattice, steps } = analyseTrack(lay(cards));
      const places = new Set(lattice.squares.map(({ column, row }) => `${column},${row}`));
      const covered = new Set(lattice.overlaps.flatMap(({ squares }) => squares));
      expect(covered.size).toBe(lattice.squares.length - places.size);
      const stepped = steps.flat().flatMap(({ from, to }) => [from, to]);
      expect(stepped.filter((square) => covered.has(square))).toEqual([]);
    });
  });
});

describe("bars", () => {
  const oneMore = fc.tuple(randomTrack(6), fc.nat(5), fc.constantFrom(...EDGES));

  test("one more never shortens a way, and one fewer never lengthens it", () => {
    let [added, closing] = [0, 0];
    check(oneMore, ([plan, card, edge]) => {
      const open = namedEnds(plan);
      const barred = withBar(open, card % open.track.length, edge);
      const [without, having] = [analyseTrack(open), analyseTrack(barred)];
      expect(pointsOf(having.straight)).toBeGreaterThanOrEqual(pointsOf(without.straight));
      expect(pointsOf(having.free)).toBeGreaterThanOrEqual(pointsOf(without.free));
      expect(diagonalsOf(having)).toBeGreaterThanOrEqual(diagonalsOf(without));
      expect(having.unreached).toEqual(expect.arrayContaining([...without.unreached]));
      if (having.lattice.bars.length > without.lattice.bars.length) added++;
      if (pointsOf(having.straight) > pointsOf(without.straight)) closing++;
    });
    // it proves something only if the bar is new, and lengthens a way now and then
    expect(added).toBeGreaterThan(NUM_RUNS / 2);
    expect(closing).toBeGreaterThan(0);
  });

  test("one more never removes a step from another place, and never adds one", () => {
    check(oneMore, ([plan, card, edge]) => {
      const steps = (one: TrackPlan) => analyseTrack(one).steps.flat();
      const before = steps(plan);
      const after = steps(withBar(plan, card % plan.track.length, edge));
      expect(before).toEqual(expect.arrayContaining(after));
      // the edge itself in both directions, and the diagonals over both of its ends, two lines with two directions each
      expect(before.length - after.length).toBeLessThanOrEqual(10);
    });
  });
});

describe("a cut", () => {
  test("that is found closes every way, and with one square fewer it does not", () => {
    let cuts = 0;
    check(randomTrack(6), (plan) => {
      const track = analyseTrack(plan);
      const found = [...(track.narrow?.cuts ?? []), ...(track.whiteCut ? [track.whiteCut] : [])];
      for (const cut of found) {
        cuts++;
        expect(isReached(track, cut)).toBe(false);
        for (const left of cut) {
          expect(
            isReached(
              track,
              cut.filter((square) => square !== left),
            ),
          ).toBe(true);
        }
      }
    });
    expect(cuts).toBeGreaterThan(NUM_RUNS);
  });
});

function check<T>(arbitrary: fc.Arbitrary<T>, law: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, law), { numRuns: NUM_RUNS });
}

/** Everything except positions on the lattice; sides are turned back. */
function withoutPlaces(track: TrackAnalysis, turn: number) {
  const { lattice, joins, headings, shifts, misfits, ...answers } = track;
  const turned = (sides: readonly Side[]) => [...turnedSides(sides, turn)].sort();
  return {
    ...answers,
    straight: rounded(answers.straight),
    free: rounded(answers.free),
    squares: lattice.squares.map(({ name, printed, card, terrain }) => ({ name, printed, card, terrain })),
    overlaps: lattice.overlaps,
    barCards: lattice.bars.map(({ card }) => card),
    joins: joins.map((join) => join && { kind: join.kind, headings: turned(join.headings) }),
    headings: headings.map(turned),
    shifts: shifts.map((shift) => turnedShift(shift, turn)),
    misfits: misfits.map(({ by, ...misfit }) => ({ ...misfit, by: turnedShift(by, turn) })),
  };
}

/** Clockwise by quarters; a negative turn goes back. */
function turnedShift({ x, y }: TableShift, turn: number): TableShift {
  const quarters = (turn / 90 + 4) % 4;
  const turns = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ] as const;
  const [right, up] = turns[quarters] ?? [x, y];
  // no negative zero
  return { x: right + 0, y: up + 0 };
}

/** Shares are sums of fractions, which may be added in another order. */
function rounded(ways: Ways | undefined) {
  if (ways === undefined) return undefined;
  const shares = Object.entries(ways.terrains).map(([colour, share]) => [colour, share.toFixed(9)]);
  return { ...ways, terrains: Object.fromEntries(shares) };
}

const pointsOf = (ways: Ways | undefined): number => ways?.mp ?? Number.POSITIVE_INFINITY;

const diagonalsOf = ({ forcedSpecial }: TrackAnalysis): number =>
  forcedSpecial?.length ?? Number.POSITIVE_INFINITY;

/** Can a captain still reach the finish if others are on these squares? */
function isReached({ steps, start, finish }: TrackAnalysis, occupied: readonly number[]): boolean {
  const reached = new Set([start?.square ?? -1]);
  for (const square of reached) {
    for (const { to } of steps[square] ?? []) if (!occupied.includes(to)) reached.add(to);
  }
  return reached.has(finish?.square ?? -2);
}
