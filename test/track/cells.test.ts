/**
 * Tracks of hexagons and of other squares than 2 x 3: joins, headings, steps, ways, costs and loops, with numbers worked out
 * by hand on paper. A hexagon is its own card here unless said otherwise.
 */
import { describe, expect, test } from "vitest";
import type { Movement } from "../../src/game/scenarios/movement.ts";
import { trackText } from "../../src/report/track/track-text.ts";
import { analyseTrack } from "../../src/track/analyse-track.ts";
import { pictureOf } from "../../src/track/briefing/picture.ts";
import { weightOf } from "../../src/track/soundness.ts";
import { suggestTrack } from "../../src/track/suggest/suggest-track.ts";
import { impossibleWishes, withDefaults } from "../../src/track/suggest/wishes.ts";
import type { TrackAnalysis } from "../../src/track/track.ts";
import type { Cells } from "../../src/units/cells.ts";
import { wholeSearch } from "../support/whole-search.ts";
import { FLOWER, HEX, type Laid, laidOut, MOVEMENT, mapOf, NINE, planOf, TERRAINS } from "./lay-cells.ts";

const namesOf = ({ lattice }: TrackAnalysis, squares: readonly number[] = []): readonly string[] =>
  squares.map((square) => lattice.squares[square]?.name ?? "?");

const stepsOf = (track: TrackAnalysis, from: string): readonly string[] => {
  const index = track.lattice.squares.findIndex(({ name }) => name === from);
  return (track.steps[index] ?? []).map(
    ({ to, direction, special, cost }) =>
      `${namesOf(track, [to])} ${direction}${special ? " special" : ""} ${cost}`,
  );
};

describe("single pointy-top hexagons, in a row to the east", () => {
  const row = [{ at: [0, 0] }, { at: [1, 0] }, { at: [2, 0] }] as const;

  test("join along one edge; the way takes a point to enter and one for each step", () => {
    const track = analyseTrack(planOf(HEX, row));
    expect(track.joins).toEqual([
      { kind: "edge", headings: ["east"] },
      { kind: "edge", headings: ["east"] },
    ]);
    expect(track.free).toMatchObject({ mp: 3, routes: 1, terrains: { sand: 1, wood: 0, rock: 0 } });
    expect(stepsOf(track, "2.a1")).toEqual(["3.a1 forward 1"]);
    expect(track.narrow).toEqual({ width: 1, cuts: [[1]] });
  });

  test("terrain that costs three, if the cost counts; nobody waits where any number share a cell", () => {
    const cards = [{ at: [0, 0] }, { at: [1, 0], cells: "w" }, { at: [2, 0] }] as const;
    expect(analyseTrack(planOf(HEX, cards)).free?.mp).toBe(3);
    const track = analyseTrack(planOf(HEX, cards, { count: "cost", enter: 0, pieces: "unlimited" }));
    // 3 into the wood and 1 on
    expect(track.free?.mp).toBe(4);
    expect(track.narrow).toBeUndefined();
  });

  test("a dearer way is taken only if it is shorter in points", () => {
    // straight on over wood, or round it to the north: [1, 0] wood, or [0, 1] and [1, 1]... to [2, 0]
    const cards = [
      { at: [0, 0] },
      { at: [1, 0], cells: "w" },
      { at: [0, 1] },
      { at: [1, 1] },
      { at: [2, 0] },
    ] as const;
    const byCost = analyseTrack(planOf(HEX, cards, { count: "cost", enter: 0 }));
    // c1 to c3 to c4 to c5 costs three, over the wood it is 3 + 1
    expect(byCost.free?.mp).toBe(3);
    expect(namesOf(byCost, byCost.free?.route)).toEqual(["1.a1", "3.a1", "4.a1", "5.a1"]);
    expect(analyseTrack(planOf(HEX, cards, { enter: 0 })).free?.mp).toBe(2);
  });

  test("blocked terrain is never entered: the finish is out of reach, and is not called unreached", () => {
    const cards = [{ at: [0, 0] }, { at: [1, 0], cells: "r" }, { at: [2, 0] }] as const;
    const track = analyseTrack(planOf(HEX, cards));
    expect(track.free).toBeUndefined();
    expect(namesOf(track, track.unreached)).toEqual(["3.a1"]);
  });

  test("backward steps, if the game has them as special ones", () => {
    const track = analyseTrack(planOf(HEX, row, { backward: "special" }));
    expect(stepsOf(track, "2.a1")).toEqual(["1.a1 backward special 1", "3.a1 forward 1"]);
  });
});

describe("flowers of seven hexagons", () => {
  test("that lie two to the north-east and one on join along two sides, and head there", () => {
    // the middles are three steps apart: [0, 0] and [1, 2] by two to the north-east and one to the east
    const track = analyseTrack(planOf(FLOWER, [{ at: [0, 0] }, { at: [1, 2] }]));
    expect(track.joins).toEqual([{ kind: "edge", headings: ["north-east", "east"] }]);
    expect(track.lattice.overlaps).toEqual([]);
    expect(track.lattice.squares).toHaveLength(14);
  });

  test("start on the left of the lowest row and finish in the middle row's right", () => {
    const track = analyseTrack(planOf(FLOWER, [{ at: [0, 0] }, { at: [3, 0] }]));
    expect(namesOf(track, [track.start?.square ?? -1, track.finish?.square ?? -1])).toEqual(["1.a1", "2.c2"]);
    // 1.a1 at [0, -1] to 2.c2 at [4, 0]: five steps, and one point to enter
    expect(track.free?.mp).toBe(6);
  });

  test("forward is less than a right angle away from the heading, backward more", () => {
    const track = analyseTrack(planOf(FLOWER, [{ at: [0, 0] }, { at: [3, 0] }], { backward: "always" }));
    expect(stepsOf(track, "1.b2")).toEqual([
      "1.a3 backward 1",
      "1.b3 forward 1",
      "1.a2 backward 1",
      "1.c2 forward 1",
      "1.a1 backward 1",
      "1.b1 forward 1",
    ]);
  });

  test("overlap where their middles are two steps apart", () => {
    const track = analyseTrack(planOf(FLOWER, [{ at: [0, 0] }, { at: [2, 0] }]));
    expect(track.joins).toEqual([undefined]);
    // they share [1, 0], and of the neighbours of both middles [1, -1] is no neighbour of [2, 0] ... [1, 0] and [2, -1] do
    expect(namesOf(track, track.lattice.overlaps[0]?.squares)).toContain("2.a2");
  });
});

describe("a ring of six hexagons", () => {
  const ring = [
    { at: [0, 0] },
    { at: [1, 0] },
    { at: [2, -1] },
    { at: [2, -2] },
    { at: [1, -2] },
    { at: [0, -1] },
  ] as const;

  test("closes on the table if the pieces are hexagons", () => {
    const track = analyseTrack(planOf(HEX, ring));
    expect(track.misfits).toEqual([]);
    expect(track.shortcuts).toEqual([{ from: 0, to: 5, kind: "edge" }]);
  });
});

test("a triangle of hexagons on square cards of 60 mm does not close on the table", () => {
  // Sides of 30 mm: a hexagon is 51.96 mm wide, so a card to the east is pushed by 8.04 mm. To the north-east and the
  // north-west middles are 45 mm apart in height: cards are pushed by 15 mm up, and 15 / tan 60° = 8.66 mm across.
  const plan = planOf(HEX, [{ at: [0, 0] }, { at: [1, 0] }, { at: [0, 1] }]);
  const square = mapOf(HEX, "", "", { width: 60, height: 60 }, false);
  const track = analyseTrack({ ...plan, track: plan.track.map((card) => ({ ...card, map: square })) });
  // The third is at 8.04 - 8.66 mm beside its place, and should be at 8.66 mm.
  expect(track.misfits).toEqual([
    { cards: [0, 2], kind: "off", by: { x: expect.closeTo(-9.282 / 30, 4), y: expect.closeTo(0, 9) } },
  ]);
});

describe("cards of 3 x 3 squares", () => {
  test("one above the other: five rows up and two columns across, with steps over corners for all", () => {
    const cards = [{ at: [0, 0] }, { at: [0, 3] }] as const;
    const straight = analyseTrack(planOf(NINE, cards));
    // from 1.a1 to the farthest square of the last card's right column, 2.c3: 5 up, 2 across, 1 to enter
    expect(namesOf(straight, [straight.finish?.square ?? -1])).toEqual(["2.c3"]);
    expect(straight.free?.mp).toBe(8);
    const always = analyseTrack(planOf(NINE, cards, { corners: "always" }));
    expect(always.free?.mp).toBe(6);
    expect(always.straight?.mp).toBe(6);
    expect(always.forcedSpecial).toEqual([]);
    expect(straight.narrow?.width).toBe(2);
  });

  test("turned by a quarter they cover the same squares", () => {
    const track = analyseTrack(planOf(NINE, [{ at: [0, 0], turn: 90 }, { at: [3, 0] }]));
    expect(track.joins).toEqual([{ kind: "edge", headings: ["east"] }]);
    // a1 is at the top left after a quarter clockwise
    const first = track.lattice.squares.find(({ name }) => name === "1.a1");
    expect([first?.column, first?.row]).toEqual([0, 2]);
  });
});

test("two lattices in one track are refused", () => {
  const plan = planOf(HEX, [{ at: [0, 0] }, { at: [1, 0] }]);
  const [first, second] = plan.track;
  if (!first || !second) throw new Error("two cards");
  expect(() => analyseTrack({ ...plan, track: [first, { ...second, map: mapOf(NINE) }] })).toThrow(
    RangeError,
  );
  expect(() => analyseTrack({ ...plan, track: [first, { ...second, turn: 90 }] })).toThrow(RangeError);
});

describe("suggestions", () => {
  test.each([
    ["single hexagons", HEX],
    ["flowers", FLOWER],
    ["flat-top flowers", { shape: "flat-hex", radius: 1 } as const],
    ["3 x 3 squares", NINE],
  ])("%s: a sound track of ten cards", (_, cells) => {
    const pack = Array.from({ length: 12 }, (_one, index) => ({
      card: `c${index}`,
      map: mapOf(cells),
      copies: 1,
    }));
    const given = withDefaults({ cards: 10 }, MOVEMENT, [{ cells }]);
    const found = wholeSearch(suggestTrack(pack, given, 1, { movement: MOVEMENT, terrains: TERRAINS }));
    if (found.kind !== "found") throw new Error(`${found.kind} ${JSON.stringify(found)}`.slice(0, 400));
    expect(found.found.plan.track).toHaveLength(10);
    expect(found.found.analysis.traps).toEqual([]);
    expect(found.found.analysis.free).toBeDefined();
  });

  test("a length that pieces reach only by going back is no reason to refuse", () => {
    const pack = [{ card: "c1", map: mapOf(FLOWER), copies: 3 }];
    const wishes = withDefaults({ cards: 3, players: 2, length: "long", accelerations: 0 }, MOVEMENT);
    const reasons = (backward: Movement["backward"]): readonly string[] =>
      impossibleWishes(wishes, pack, { movement: { ...MOVEMENT, backward }, terrains: TERRAINS });
    // 3 tiles of 7 cells: at most 21 points if no piece returns to a cell; long is from 21 points on.
    expect(reasons("never")).toHaveLength(1);
    expect(reasons("always")).toEqual([]);
  });

  test("a finish out of reach weighs more than any missed length", () => {
    expect(weightOf([{ kind: "unreachable", by: 1 }])).toBeGreaterThan(
      weightOf([{ kind: "length", by: 500 }]),
    );
  });
});

describe("pictures", () => {
  const drawn = (cells: Cells, cards: readonly Laid[]) => laidOut(planOf(cells, cards));

  test("of two hexagons: corners of each, counted from the top left of both", () => {
    const picture = pictureOf(drawn(HEX, [{ at: [0, 0] }, { at: [1, 0] }]));
    // two hexagons of the root of three wide, side by side, two sides high
    expect(picture?.columns).toBeCloseTo(2 * 1.7320508, 6);
    expect(picture?.rows).toBeCloseTo(2, 6);
    const [first, second] = picture?.squares ?? [];
    expect(first?.points).toBe("0.866,0 0,0.5 0,1.5 0.866,2 1.7321,1.5 1.7321,0.5");
    expect(second?.points?.split(" ")[0]).toBe("2.5981,0");
  });

  test("of a card of 3 x 3 squares: its label between the columns that have their dots on the left, and the right one", () => {
    const picture = pictureOf(drawn(NINE, [{ at: [0, 0] }, { at: [0, 3] }]));
    expect([picture?.columns, picture?.rows]).toEqual([3, 6]);
    expect(picture?.cards.map(({ label }) => label)).toEqual([
      { x: 2, y: expect.closeTo(4.5, 9) },
      { x: 2, y: expect.closeTo(1.5, 9) },
    ]);
    expect(picture?.squares[0]?.points).toBeUndefined();
  });

  test.each([HEX, FLOWER, NINE])("in a terminal name each cell: %j", (cells) => {
    const far = cells.shape === "square" ? 3 : 2 * cells.radius + 1;
    const found = drawn(cells, [{ at: [0, 0] }, { at: [far, 0] }]);
    const text = trackText(found, { columns: 120, plain: true, colour: false }) ?? "";
    for (const { name } of found.track.lattice.squares) expect(text).toContain(name);
  });
});
