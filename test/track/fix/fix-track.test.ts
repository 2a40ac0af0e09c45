/**
 * The smallest change that makes a track sound: prepared tracks, each with the change that is obvious on the table.
 * Removing a bar from a card: test/pipeline.
 */
import { describe, expect, test } from "vitest";
import { fixTrack, singleFix, type TrackFix } from "../../../src/track/fix/fix-track.ts";
import type { PackCard } from "../../../src/track/map-pack.ts";
import type { TrackWishes } from "../../../src/track/soundness.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { wholeSearch } from "../../support/whole-search.ts";
import { judge } from "../brute-force/brute-force.ts";
import { type LaidCard, lay, mapCard, USUAL } from "../lay.ts";

/**
 * A bar across the whole card, between its lower and its middle row: no one gets past lengthwise, however it is turned
 * by half.
 */
const WALL = "a1|a2 b1|b2";
/** Along its lower short side. */
const SILL = "a1|south b1|south";

const straight = (...cards: readonly Partial<LaidCard>[]): TrackPlan =>
  lay(cards.map((card, index) => ({ at: [0, 3 * index], ...card })));

/** Each card of a track as often as it is laid, and no other. */
function ownCards({ track }: TrackPlan): readonly PackCard[] {
  return [...new Map(track.map(({ card, map }) => [card, { card, map, copies: 1 }])).values()];
}

const fixed = (...terms: Parameters<typeof fixTrack>): TrackFix | undefined =>
  wholeSearch(fixTrack(...terms)).fix;

function wordsOf(
  plan: TrackPlan,
  wishes: TrackWishes = {},
  spare: readonly PackCard[] = [],
): readonly string[] | undefined {
  return fixed(plan, [...ownCards(plan), ...spare], { players: 4, ...wishes })?.words;
}

describe("one change", () => {
  test("a sound track is unchanged", () => {
    expect(wordsOf(straight({}, {}, {}))).toEqual([]);
  });

  test.each<[string, TrackPlan, string]>([
    [
      "cards in another order",
      straight({}, { at: [0, 6] }, { at: [0, 3] }, {}),
      "list card 3 (m3) as number 2",
    ],
    ["a heading", straight({}, { heading: ["south"] }, {}, {}), "remove the heading of card 2 (m2)"],
    ["a turn by half", straight({}, {}, { bars: SILL }), "turn card 3 (m3) by 180°"],
    ["a card aside", straight({}, { at: [4, 3] }, {}), "move card 2 (m2) 4 squares to the left"],
    [
      "a gap",
      straight({}, {}, { at: [0, 7] }, { at: [0, 10] }),
      "move card 3 (m3) and all after it 1 square down",
    ],
    [
      "too many acceleration points",
      straight({}, { acceleration: true }, { acceleration: true }, { acceleration: true }, {}),
      "lay card 2 (m2) face up",
    ],
    [
      "acceleration points at both ends",
      straight({ acceleration: true }, {}, { acceleration: true }),
      "lay card 1 (m1) and card 3 (m3) face up",
    ],
    [
      "nothing but acceleration points",
      straight({ acceleration: true }, { acceleration: true }, { acceleration: true }),
      "lay card 1 (m1) and card 3 (m3) face up",
    ],
  ])("%s", (_, plan, words) => {
    expect(wordsOf(plan)).toEqual([words]);
  });

  test("no card is moved farther out than the file format allows", () => {
    const plan = straight({}, { at: [10_000, 10_000] }, { at: [-10_000, -10_000] });
    const fix = fixed(plan, ownCards(plan), { players: 4 });
    const far = fix?.plan.track.flatMap(({ at }) => at.map(Math.abs)) ?? [];
    expect(far).toHaveLength(6);
    expect(Math.max(...far)).toBeLessThanOrEqual(10_000);
  });

  test("another start, if the named one leaves room for four", () => {
    const plan = { ...straight({}, {}, {}), start: "1.a2" };
    expect(wordsOf(plan, { players: 6 })).toEqual(["begin the race on 1.a1"]);
  });

  test("another card", () => {
    const spare = { card: "s1", map: mapCard(), copies: 1 };
    expect(wordsOf(straight({}, { bars: WALL }, {}), {}, [spare])).toEqual(["use s1 instead of card 2 (m2)"]);
  });

  test("a card that is laid twice but exists once is replaced by a spare one", () => {
    const plan = straight({}, {}, {});
    const [first, second, third] = plan.track;
    if (!first || !second || !third) throw new Error("three cards");
    const twice = { ...plan, track: [first, { ...second, card: first.card }, third] };
    const spare = { card: "s1", map: mapCard(), copies: 1 };
    expect(wordsOf(twice, {}, [spare])).toEqual(["use s1 instead of card 2 (m1)"]);
  });

  test("two cards swapped, if a wall may be face down", () => {
    const plan = straight({}, { bars: WALL }, { acceleration: true }, { acceleration: true }, {});
    expect(wordsOf(plan)).toEqual(["swap card 2 (m2) and card 3 (m3)"]);
  });
});

describe("several changes", () => {
  test("two unrelated faults", () => {
    const plan = straight({}, { heading: ["south"] }, {}, { bars: SILL });
    expect(wordsOf(plan)).toEqual(["remove the heading of card 2 (m2)", "turn card 4 (m4) by 180°"]);
  });

  test("three gaps", () => {
    const plan = straight({}, { at: [0, 4] }, { at: [0, 8] }, { at: [0, 12] });
    const fix = fixed(plan, ownCards(plan), { players: 4 });
    expect(fix?.words.length).toBeLessThanOrEqual(3);
    expect(judge(fix?.plan ?? plan)).toMatchObject({
      joins: ["edge north", "edge north", "edge north"],
      traps: [],
    });
  });

  test("promises are kept: no forced diagonal, or exactly one", () => {
    const corner = straight({}, {}, { at: [2, 6] }, { at: [2, 9] });
    expect(wordsOf(corner, { players: 2, forcedDiagonals: 1 })).toEqual([]);
    const fix = fixed(corner, ownCards(corner), { players: 2, forcedDiagonals: 0 });
    expect(fix?.changes).toHaveLength(1);
    expect(judge(fix?.plan ?? corner)).toMatchObject({ forcedSpecial: 0, traps: [] });
  });
});

test("a track that cannot be fixed is reported as such, within the allowed number of analyses", () => {
  const wall = {
    card: "w",
    map: mapCard(undefined, "a1|a2 b1|b2 a2|a3 b2|b3 a1|b1 a2|b2 a3|b3"),
    copies: 10,
  };
  const track = straight({}, {}, {}).track.map((card) => ({
    ...card,
    card: wall.card,
    map: wall.map,
  }));
  const search = fixTrack({ ...USUAL, track }, [wall], { players: 4 });
  let step = search.next();
  for (; !step.done; step = search.next()) expect(step.value.done).toBeLessThanOrEqual(step.value.most);
  const { faults, fix } = step.value;
  expect(faults.map(({ kind }) => kind)).toContain("unreachable");
  expect(fix).toBeUndefined();
});

test("equal tracks are fixed alike", () => {
  const plan = straight({}, { heading: ["south"] }, { at: [1, 7] });
  const words = wordsOf(plan);
  expect(words).toHaveLength(2);
  expect(wordsOf(plan)).toEqual(words);
});

describe("the single change that a rule may suggest", () => {
  test("makes the finish reachable", () => {
    const plan = straight({}, {}, { bars: SILL });
    expect(singleFix(plan, ownCards(plan))?.words).toEqual(["turn card 3 (m3) by 180°"]);
  });

  test("is absent if one change is not enough, and if none is needed", () => {
    const plan = straight({}, { heading: ["south"] }, {}, { bars: SILL });
    expect(singleFix(plan, ownCards(plan))).toBeUndefined();
    expect(singleFix(straight({}, {}, {}))).toBeUndefined();
  });
});
