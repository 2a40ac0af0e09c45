/** Narrows and forced rows of white squares, counted by hand. */
import { describe, expect, test } from "vitest";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import type { LaidCard } from "../lay.ts";
import { NINE, planOf, TERRAINS } from "../lay-cells.ts";
import { look, northwards } from "../look.ts";

function narrowIn(...args: Parameters<typeof look>) {
  const { track, names } = look(...args);
  return track.narrow && { width: track.narrow.width, cuts: track.narrow.cuts.map(names) };
}

describe("the narrow", () => {
  test("of cards joined at corners is one square wide, with every square that all must cross", () => {
    expect(narrowIn([{ at: [0, 0] }, { at: [2, 3] }, { at: [4, 6] }])).toEqual({
      width: 1,
      cuts: [["1.b3"], ["2.a1"], ["2.b3"], ["3.a1"]],
    });
  });

  test("of a gap in a bar across the track is the square after it, if the corner leads there too", () => {
    // 2.a1 is closed from below and from the side; 2.b1 is reached from 1.b3 and, over the corner, from 1.a3
    const cards = northwards({ bars: "a3|north" }, { bars: "a1|b1" });
    expect(narrowIn(cards)).toEqual({ width: 1, cuts: [["2.b1"]] });
  });

  test("of a straight track two squares wide is each row between start and finish", () => {
    expect(narrowIn(northwards({}, {}))).toEqual({
      width: 2,
      cuts: [
        ["1.a2", "1.b2"],
        ["1.a3", "1.b3"],
        ["2.a1", "2.b1"],
        ["2.a2", "2.b2"],
      ],
    });
  });

  test("of a track three squares wide is three", () => {
    const cards: LaidCard[] = [0, 2, 4].map((row) => ({ at: [0, row], turn: 90 }));
    // from the middle of the lowest row to the middle of the highest: the four rows between are open in all columns
    expect(narrowIn(cards, { start: "1.b2", finish: "3.a2" })).toEqual({
      width: 3,
      cuts: [
        ["1.a3", "1.a2", "1.a1"],
        ["2.b3", "2.b2", "2.b1"],
        ["2.a3", "2.a2", "2.a1"],
        ["3.b3", "3.b2", "3.b1"],
      ],
    });
  });

  test("counts neither start nor finish", () => {
    const cards: LaidCard[] = [{ at: [0, 0] }, { at: [2, 3] }];
    expect(narrowIn(cards, { start: "1.b3", finish: "2.a3" })).toEqual({ width: 1, cuts: [["2.a1"]] });
  });

  test("is absent between neighbours, also diagonal ones, on one square, and if there is no way", () => {
    const cards = northwards({}, {});
    expect(narrowIn(cards, { start: "1.a1", finish: "1.a2" })).toBeUndefined();
    expect(narrowIn(cards, { start: "1.a1", finish: "1.b2" })).toBeUndefined();
    expect(narrowIn(cards, { start: "1.a1", finish: "1.a1" })).toBeUndefined();
    expect(narrowIn(cards, { start: "2.a1", finish: "1.a1" })).toBeUndefined();
  });

  test("exists between neighbours that a bar separates", () => {
    // from 1.a1 to 1.a2 without the edge between them: by b1 and up the corner, or by b1, b2
    const cards = northwards({ bars: "a1|a2" }, {});
    expect(narrowIn(cards, { start: "1.a1", finish: "1.a2" })).toEqual({
      width: 2,
      cuts: [["1.b2", "1.b1"]],
    });
  });
});

describe("white squares that every way crosses", () => {
  const whites = (...args: Parameters<typeof look>) => {
    const { track, names } = look(...args);
    return names(track.whiteCut);
  };

  test("are a row all white", () => {
    expect(whites(northwards({ squares: "gg ww rb" }, {}))).toEqual(["1.a2", "1.b2"]);
  });

  test("are none if one square of each row has a colour", () => {
    expect(whites(northwards({ squares: "gw wg rw" }, { squares: "wg gw wg" }))).toBeUndefined();
  });

  test("may run diagonally, if the corners between them are closed", () => {
    // a2 and b3 white; the step from a1 to b2 and on to 2.a1 or 1.a3 would pass between them
    const open = northwards({ squares: "gw wg gg" }, {});
    expect(whites(open)).toBeUndefined();
    const closed = northwards({ squares: "gw wg gg", bars: "a3|b3 b2|b3 a2|b2" }, {});
    // from b2, a3 is across a corner whose two ways round are closed; only b3 could be next, and it is barred
    expect(look(closed).steps("1.b2", "met")).toEqual([]);
    expect(whites(closed)).toEqual(["1.a2"]);
  });

  test("are not start and finish (left open by the rules: no one can avoid these)", () => {
    expect(whites(northwards({ squares: "gg gg wg" }, { squares: "gw gg gg" }))).toBeUndefined();
  });

  test("are as few as possible, and may be more than the narrow is wide", () => {
    // the narrow is the green square before the corner; the white row is on the card after it
    const cards: LaidCard[] = [{ at: [0, 0] }, { at: [2, 3], squares: "gg ww gg" }];
    const { track, names } = look(cards);
    expect(track.narrow?.width).toBe(1);
    expect(names(track.whiteCut)).toEqual(["2.a2", "2.b2"]);
  });

  test("are not those of a face-down card, which is black", () => {
    expect(whites(northwards({}, { squares: "ww ww ww", acceleration: true }, {}))).toBeUndefined();
  });

  test("are none if start and finish are neighbours or there is no way", () => {
    const cards = northwards({ squares: "ww ww ww" }, {});
    expect(whites(cards, { start: "1.a1", finish: "1.a2" })).toBeUndefined();
    expect(whites(cards, { start: "2.a1", finish: "1.a2" })).toBeUndefined();
  });
});

describe("squares without a die, in a game of its own terrains", () => {
  const terrains = TERRAINS.map((terrain) => (terrain.id === "wood" ? { ...terrain, die: "axe" } : terrain));
  /** Face-down cards are sand too. */
  const cutOf = (...cells: readonly (string | undefined)[]): readonly (string | undefined)[] | undefined => {
    const cards = cells.map((letters, index) => ({
      at: [0, 3 * index] as const,
      ...(letters === undefined ? { acceleration: true } : { cells: letters }),
    }));
    const { whiteCut, lattice } = analyseTrack(planOf(NINE, cards, {}, { terrains }));
    return whiteCut?.map((square) => lattice.squares[square]?.name);
  };

  test("close every way as a row of sand", () => {
    expect(cutOf("wwwwwwwww", "wwwssswww", "wwwwwwwww")).toEqual(["2.a2", "2.b2", "2.c2"]);
  });

  test("do not as a face-down card, although it looks like sand", () => {
    expect(cutOf("wwwwwwwww", undefined, "wwwwwwwww")).toBeUndefined();
  });
});
