/** Start and finish: as given by the rule, and as named by a scenario. */
import { describe, expect, test } from "vitest";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { isPlainFinish, isPlainStart } from "../../../src/track/ways/track-ends.ts";
import { NINE, planOf } from "../lay-cells.ts";
import { look, northwards } from "../look.ts";

describe("the start", () => {
  test.each([
    [0, "1.a1"],
    [90, "1.b1"],
    [180, "1.b3"],
    [270, "1.a3"],
  ] as const)("is the leftmost square of the lowest row of a first card turned by %d: %s", (turn, start) => {
    const { track, name } = look([{ at: [0, 0], turn }, { at: [0, 3] }]);
    expect(name(track.start?.square)).toBe(start);
    expect(track.start).toMatchObject({ named: false, ties: [] });
  });

  test("is on the first card even if others are lower", () => {
    const { track, name } = look([{ at: [0, 0] }, { at: [2, -2] }]);
    expect(name(track.start?.square)).toBe("1.a1");
  });

  test("is the one named", () => {
    const { track, name } = look(northwards({}, {}), { start: "1.b2" });
    expect(name(track.start?.square)).toBe("1.b2");
    expect(track.start).toMatchObject({ named: true, ties: [] });
  });
});

describe("blocked squares", () => {
  test("count for neither end, and leave no doubt about them", () => {
    // The lowest square on the left is rock; so is the whole column that is farther to the right than the finish.
    const plan = planOf(NINE, [{ at: [0, 0], cells: "ssr ssr rsr".replaceAll(" ", "") }, { at: [-1, 3] }]);
    const track = analyseTrack(plan);
    const nameOf = (square = -1): string | undefined => track.lattice.squares[square]?.name;
    expect([nameOf(track.start?.square), nameOf(track.finish?.square)]).toEqual(["1.b1", "2.c3"]);
    expect(isPlainStart(track, plan.terrains)).toBe(true);
    expect(isPlainFinish(track, plan.terrains)).toBe(true);
  });
});

describe("the finish", () => {
  test("is the farthest square of the last card's rightmost column", () => {
    const { track, name } = look(northwards({}, {}));
    expect(name(track.finish?.square)).toBe("2.b3");
    expect(track.finish).toMatchObject({ named: false, ties: [] });
  });

  test("is on the last card even if others are farther to the right", () => {
    const { track, name } = look([{ at: [0, 0] }, { at: [2, 1] }, { at: [1, 4] }]);
    expect(name(track.finish?.square)).toBe("3.b3");
  });

  test("is farthest by steps of all kinds, and the topmost of several (left open by the rules: which steps count)", () => {
    // heading east all three squares of the last column are three steps away, diagonals counted as one
    const { track, name, names } = look([{ at: [0, 0] }, { at: [2, 0] }]);
    expect(name(track.finish?.square)).toBe("2.b3");
    expect([...(names(track.finish?.ties) ?? [])].sort()).toEqual(["2.b1", "2.b2"]);
  });

  test("may be lower, if the way there is longer", () => {
    // the track turns back to the south: 3.b1 is the last square of it
    const { track, name } = look([{ at: [-1, 0] }, { at: [0, 3], turn: 90 }, { at: [2, 0] }]);
    expect(name(track.finish?.square)).toBe("3.b1");
    expect(track.finish?.ties).toEqual([]);
  });

  test("is a reachable square, if the column has one (left open by the rules)", () => {
    const walled = "b3|west b3|b2 a3|b3";
    const corner = "a2|b2";
    const { track, name } = look(northwards({}, { bars: `${walled} ${corner}` }));
    // 2.b3 is walled off on both edges, and the corner to a2 is closed on both ways round
    expect(name(track.finish?.square)).toBe("2.b2");
  });

  test("is the topmost of the column if none is reachable", () => {
    const { track, name, names } = look(northwards({ bars: "a3|north b3|north" }, {}));
    expect(name(track.finish?.square)).toBe("2.b3");
    expect([...(names(track.finish?.ties) ?? [])].sort()).toEqual(["2.b1", "2.b2"]);
    expect(track.free).toBeUndefined();
  });

  test("is the one named, anywhere on the track", () => {
    const { track, name } = look(northwards({}, {}), { finish: "1.a3" });
    expect(name(track.finish?.square)).toBe("1.a3");
    expect(track.finish).toMatchObject({ named: true, ties: [] });
    expect(track.free?.mp).toBe(3);
  });

  test("of a track of one card is on it", () => {
    const { track, name } = look([{ at: [0, 0] }]);
    expect(name(track.finish?.square)).toBe("1.b3");
    expect(track.free?.mp).toBe(3);
  });
});

describe("a named square that is not on the track", () => {
  test.each(["3.a1", "0.a1", "1.c1", "1.a4", "a1", ""])(
    '"%s" is not a start, and then nothing is proved',
    (start) => {
      const { track } = look(northwards({}, { acceleration: true }), { start });
      const { finish, straight, free, forcedSpecial, narrow, whiteCut, traps, unreached } = track;
      expect([track.start, finish, straight, free, forcedSpecial, narrow, whiteCut]).toEqual(
        Array(7).fill(undefined),
      );
      expect([traps, unreached]).toEqual([[], []]);
      expect(track.accelerations.map(({ card }) => card)).toEqual([1]);
    },
  );

  test("is not a finish, and the start is still known", () => {
    const { track, name } = look(northwards({}, {}), { finish: "4.b2" });
    expect(track.finish).toBeUndefined();
    expect(track.free).toBeUndefined();
    expect(name(track.start?.square)).toBe("1.a1");
  });
});
