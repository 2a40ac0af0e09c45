/** Traps and unreachable squares, found by hand. */
import { describe, expect, test } from "vitest";
import { look, northwards } from "../look.ts";

const sorted = (names: readonly string[] | undefined) => [...(names ?? [])].sort();

describe("a trap", () => {
  test("is a dead end behind bars: a captain who steps in cannot leave", () => {
    // a3 is open only to the south; the corner to 2.b1 is closed by both of its bars
    const { track, names } = look(northwards({ bars: "a3|north a3|b3" }, {}));
    expect(names(track.traps)).toEqual(["1.a3"]);
    expect(names(track.unreached)).toEqual([]);
  });

  test("is every square past the finish that a captain can reach without it", () => {
    const { track, names } = look(northwards({}, {}), { finish: "2.b1" });
    expect(sorted(names(track.traps))).toEqual(["2.a2", "2.a3", "2.b2", "2.b3"]);
  });

  test("is none past the finish if only the finish leads there: a captain who has arrived goes no further", () => {
    // 2.a1 is closed from below, from the side and at the corner, so the finish is the only gate
    const cards = northwards({ bars: "a3|north" }, { bars: "a1|b1" });
    const { track, names } = look(cards, { finish: "2.b1" });
    expect(names(track.traps)).toEqual([]);
    expect(sorted(names(track.unreached))).toEqual(["2.a1", "2.a2", "2.a3", "2.b2", "2.b3"]);
  });

  test("is none if the finish cannot be reached at all: that is another fault", () => {
    const { track } = look(northwards({ bars: "a3|north b3|north" }, {}));
    expect(track.free).toBeUndefined();
    expect(track.traps).toEqual([]);
  });

  test("is none from which only a met bid leads out", () => {
    // without diagonals 1.b3 would be a dead end: the next card is across the corner
    const { track } = look([{ at: [0, 0] }, { at: [2, 3] }]);
    expect(track.traps).toEqual([]);
  });

  test("is every square below the finish where the track comes down and a shortcut makes its top as far as its foot", () => {
    const { track, name, names } = look([{ at: [0, 0] }, { at: [0, 3], turn: 90 }, { at: [2, 0] }]);
    expect(track.shortcuts).toEqual([{ from: 0, to: 2, kind: "edge" }]);
    // by card 1 all three squares of the last column are three steps away: the topmost is the finish
    expect(name(track.finish?.square)).toBe("3.b3");
    expect(track.headings[2]).toEqual(["south"]);
    expect(sorted(names(track.traps))).toEqual(["3.a1", "3.a2", "3.b1", "3.b2"]);
  });
});

describe("unreachable squares", () => {
  test("C104: are all squares of cut-off cards, and the finish on one of them is out of reach", () => {
    // A-B-C are joined, D-E are joined, F is isolated
    const { track, names } = look([
      { at: [0, 0] },
      { at: [0, 3] },
      { at: [0, 6] },
      { at: [10, 0] },
      { at: [10, 3] },
      { at: [20, 0] },
    ]);
    expect(track.joins.map((join) => join !== undefined)).toEqual([true, true, false, true, false]);
    expect(track.free).toBeUndefined();
    const cards = new Set(names(track.unreached)?.map((name) => name.charAt(0)));
    expect([...cards]).toEqual(["4", "5", "6"]);
    expect(track.unreached).toHaveLength(18);
  });

  test("C104: are also reported if the finish is named and can be reached", () => {
    const { track, names } = look([{ at: [0, 0] }, { at: [0, 3] }, { at: [9, 0] }], { finish: "2.b3" });
    expect(track.free?.mp).toBe(6);
    expect(names(track.unreached)?.every((name) => name.startsWith("3."))).toBe(true);
    expect(track.unreached).toHaveLength(6);
  });

  test("are those behind the start", () => {
    const { track, names } = look(northwards({}, {}), { start: "1.a2" });
    expect(sorted(names(track.unreached))).toEqual(["1.a1", "1.b1"]);
  });

  test("are not those that only diagonal steps reach", () => {
    const { track } = look([{ at: [0, 0] }, { at: [2, 3] }]);
    expect(track.unreached).toEqual([]);
  });
});
