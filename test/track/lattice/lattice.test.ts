/** Positions of squares and bars of laid cards: turned, far out, left of zero, overlapping. */
import { describe, expect, test } from "vitest";
import { readMapCard } from "../../../src/game/decks/map-card.ts";
import { mapPrintOf } from "../../../src/game/decks/map-print.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { DEFAULT_CELLS } from "../../../src/units/cells.ts";
import { EDGES, lay, mapCard } from "../lay.ts";
import { look, northwards } from "../look.ts";

describe("the squares of a card", () => {
  /** In position, row by row from the top: what is visible when the printed card is turned clockwise. */
  const SEEN = [
    [0, ["a3 b3", "a2 b2", "a1 b1"]],
    [90, ["a1 a2 a3", "b1 b2 b3"]],
    [180, ["b1 a1", "b2 a2", "b3 a3"]],
    [270, ["b3 b2 b1", "a3 a2 a1"]],
  ] as const;

  test.each(SEEN)(
    "C098: turned by %d keep their printed names and ids, the turn is degrees",
    (turn, seen) => {
      const { squares } = look([{ at: [5, 7], turn }]).track.lattice;
      const found = squares.map(({ name, column, row }) => [name, column, row]);
      const expected = seen.flatMap((names, fromTop) =>
        names.split(" ").map((name, right) => [`1.${name}`, 5 + right, 7 + seen.length - 1 - fromTop]),
      );
      expect(found.sort()).toEqual(expected.sort());
    },
  );

  test("are listed card by card in travelling order, on a card in the order of its file, whatever its turn", () => {
    const { squares } = look(northwards({ turn: 180, squares: "wg br kg" }, {})).track.lattice;
    expect(squares.map(({ index }) => index)).toEqual([...Array(12).keys()]);
    expect(squares.map(({ name }) => name).join(" ")).toBe(
      "1.a3 1.b3 1.a2 1.b2 1.a1 1.b1 2.a3 2.b3 2.a2 2.b2 2.a1 2.b1",
    );
    expect(squares.map(({ card }) => card).join("")).toBe("000000111111");
    expect(squares.slice(0, 6).map(({ printed, terrain }) => `${printed} ${terrain}`)).toEqual([
      "a3 white",
      "b3 green",
      "a2 blue",
      "b2 red",
      "a1 black",
      "b1 green",
    ]);
  });

  test("are all black on a face-down card", () => {
    const { squares } = look(northwards({ squares: "wg br gg", acceleration: true })).track.lattice;
    expect(new Set(squares.map(({ terrain }) => terrain))).toEqual(new Set(["black"]));
  });
});

describe("bars", () => {
  // the bar to the left of a3 and the one between a1 and b1, followed by hand through the turns
  test.each([
    [
      0,
      [
        [
          [10, 22],
          [10, 23],
        ],
        [
          [11, 20],
          [11, 21],
        ],
      ],
    ],
    [
      90,
      [
        [
          [12, 22],
          [13, 22],
        ],
        [
          [10, 21],
          [11, 21],
        ],
      ],
    ],
    [
      180,
      [
        [
          [12, 20],
          [12, 21],
        ],
        [
          [11, 22],
          [11, 23],
        ],
      ],
    ],
    [
      270,
      [
        [
          [10, 20],
          [11, 20],
        ],
        [
          [12, 21],
          [13, 21],
        ],
      ],
    ],
  ] as const)("of a card turned by %d run from corner to corner of the lattice", (turn, expected) => {
    const { bars } = look([{ at: [10, 20], turn, bars: "a3|west a1|b1" }]).track.lattice;
    expect(bars.map(({ card, from, to }) => ({ card, ends: [from, to].sort() }))).toEqual(
      expected.map((ends) => ({ card: 0, ends })),
    );
  });

  test("of a face-down card do not exist", () => {
    expect(look([{ at: [0, 0], bars: "a1|a2", acceleration: true }]).track.lattice.bars).toEqual([]);
  });
});

describe("the box", () => {
  test("C100: is around all squares, left of zero and below it too", () => {
    const { track, name } = look([{ at: [-3, -2] }, { at: [-1, 0], turn: 90 }, { at: [2, 1] }]);
    expect(track.lattice.box).toEqual({ column: -3, row: -2, columns: 7, rows: 6 });
    expect(track.joins.map((join) => join?.headings)).toEqual([["east"], ["east"]]);
    expect(track.lattice.squares.find((square) => square.name === "1.a1")).toMatchObject({
      column: -3,
      row: -2,
    });
    expect(name(track.start?.square)).toBe("1.a1");
  });

  test("C100: two cards on both sides of zero join as anywhere else", () => {
    const { track } = look([{ at: [-2, -3] }, { at: [-2, 0] }, { at: [0, 1] }]);
    expect(track.joins.map((join) => join?.kind)).toEqual(["edge", "edge"]);
    expect(track.free?.mp).toBe(7);
  });

  test("is empty without cards, and nothing is proved then", () => {
    const track = analyseTrack(lay([]));
    expect(track.lattice).toEqual({
      shape: "square",
      squares: [],
      bars: [],
      overlaps: [],
      box: { column: 0, row: 0, columns: 0, rows: 0 },
    });
    expect(track).toMatchObject({ joins: [], shortcuts: [], headings: [], steps: [], accelerations: [] });
    const { start, finish, straight, free, forcedSpecial, narrow, whiteCut } = track;
    const proofs = [start, finish, straight, free, forcedSpecial, narrow, whiteCut];
    expect(proofs).toEqual(proofs.map(() => undefined));
    expect([track.traps, track.unreached]).toEqual([[], []]);
  });
});

describe("overlapping cards", () => {
  test("C103: an occupied place is reported, with the squares of the later card that overlap it", () => {
    const { track, names } = look([{ at: [0, 0] }, { at: [1, 2] }]);
    expect(track.lattice.overlaps.map(({ cards, squares }) => [cards, names(squares)])).toEqual([
      [[0, 1], ["2.a1"]],
    ]);
    expect(track.joins).toEqual([undefined]);
  });

  test("C103: all six if two cards are in one place, also when one is turned the other way round", () => {
    const { track } = look([{ at: [4, 4] }, { at: [4, 4], turn: 180 }]);
    expect(track.lattice.overlaps).toEqual([{ cards: [0, 1], squares: [6, 7, 8, 9, 10, 11] }]);
  });

  test("C103: no covered square can be entered or left", () => {
    const { track, steps } = look([{ at: [0, 0] }, { at: [0, 2] }], { start: "1.a1", finish: "2.a3" });
    expect(steps("2.a1", "met")).toEqual([]);
    const reached = new Set(track.steps.flat().map(({ to }) => track.lattice.squares[to]?.name));
    expect(reached).not.toContain("2.a1");
    expect(reached).toContain("2.a2");
  });

  test("are none where cards only touch", () => {
    expect(look([{ at: [0, 0] }, { at: [2, 3] }, { at: [2, 0] }]).track.lattice.overlaps).toEqual([]);
  });
});

test("the cards laid in these tests match the content's bars and squares", () => {
  const squares = [
    ["white", "green"],
    ["blue", "red"],
    ["black", "green"],
  ];
  const source = { file: "deck.yaml", path: [] };
  const poker = { width: 63.5, height: 88.9 };
  const parts = { cells: DEFAULT_CELLS, print: mapPrintOf(poker), usual: "white", isFaulty: false };
  const read = readMapCard({ squares, bars: [...EDGES] }, parts, source, (fault) => {
    throw new Error(fault.message);
  });
  const { print, ...card } = mapCard("wg br kg", EDGES.join(" "));
  expect({ ...read, print }).toEqual({ ...card, print });
  // Two squares of an inch across a card of 2.5 in, three along one of 3.5 in: a quarter of a square on each side.
  expect(print).toEqual({ side: 25.4, across: 0.25, along: 0.25 });
  for (const way of ["across", "along"] as const) expect(read.print?.[way]).toBeCloseTo(0.25, 9);
});
