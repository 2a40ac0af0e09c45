/** Positions of the things in a figure, in mm from its top left corner; all numbers worked out by hand. */
import { describe, expect, test } from "vitest";
import { type FigurePlan, planOf } from "../../src/figure/plan.ts";
import { strayCallouts } from "../../src/figure/stray-callouts.ts";
import type { Figure } from "../../src/game/booklets/figure.ts";
import type { BookletFile, FigureFile } from "../../src/schema/files.ts";
import { round } from "../../src/units/length.ts";
import { resolveSample } from "../game/resolve.ts";

/** A deck of poker cards, 63.5 x 88.9 mm, and one of map cards of the same size. */
const DECKS = [
  { deck: "crew", size: "poker-us", cards: [{ id: "cook" }, { id: "pilot" }, { id: "mate" }] },
  {
    deck: "map",
    kind: "map" as const,
    size: "poker-us",
    back: "back",
    cards: [
      {
        id: "m1",
        squares: [
          ["green", "blue"],
          ["blue", "green"],
          ["white", "red"],
        ],
        back: "back",
      },
    ],
  },
];

const plan = (figure: Partial<FigureFile>): FigurePlan => planOf(resolved(figure));

function resolved(figure: Partial<FigureFile>): Figure {
  const { game, diagnostics } = resolveSample({ decks: DECKS, figures: [figure] });
  expect(diagnostics).toEqual([]);
  const [only] = game.figures;
  if (!only) throw new Error("the sample has a figure");
  return only;
}

describe("cards in rows", () => {
  test("are 0.75 of their size, 5 mm apart, and fill the width", () => {
    // 63.5 * 0.75 = 47.625 and 88.9 * 0.75 = 66.675; two and a gap are 100.25, three 152.875
    const { width, height, cards } = plan({ cards: ["crew/cook", "crew/pilot", "crew/mate"] });
    expect([width, height]).toEqual([100.25, 138.35]);
    expect(cards.map(({ x, y }) => [x, y])).toEqual([
      [23.813, 33.338],
      [76.438, 33.338],
      // centred below the wider row
      [50.125, 105.013],
    ]);
  });

  test("have rows of their own, and labels of 4.4 mm below them", () => {
    const { height, cards } = plan({
      scale: 0.5,
      cards: [
        { card: "crew/cook", label: "Ann" },
        { card: "crew/pilot", row: 2 },
      ],
    });
    // 44.45 + 4.4 + 5 + 44.45
    expect(height).toBe(98.3);
    expect(cards[1]?.y).toBe(76.075);
  });

  test("turn about their middle", () => {
    const { width, height, cards } = plan({ scale: 0.5, cards: [{ card: "crew/cook", turn: 90 }] });
    expect([width, height]).toEqual([44.45, 31.75]);
    expect(cards[0]).toMatchObject({ x: 22.225, y: 15.875, turn: 90 });
  });

  test("may have positions of their own", () => {
    const { width, height, cards } = plan({
      scale: 0.5,
      cards: [
        { card: "crew/cook", at: [0, 0] },
        { card: "crew/pilot", at: [10, 20] },
      ],
    });
    // 10 + 31.75 and 20 + 44.45
    expect([width, height]).toEqual([41.75, 64.45]);
    expect(cards[1]).toMatchObject({ x: 25.875, y: 42.225 });
  });
});

test("a part of a card has the size of that part, and its call-outs are where the card has them", () => {
  const { width, height, cards, callouts } = plan({
    scale: 0.5,
    cards: [
      { card: "crew/cook", part: [0, 0, 20, 30], callouts: [{ at: [10, 24], words: "Here." }] },
      { card: "crew/pilot", part: [40, 60, 20, 20] },
    ],
  });
  // 10 + 5 + 10 mm; the second, 10 mm high, in the middle of the row of 15
  expect([width, height]).toEqual([25, 15]);
  expect(cards.map(({ x, y }) => [x, y])).toEqual([
    [5, 7.5],
    [20, 7.5],
  ]);
  expect(callouts[0]).toMatchObject({ x: 5, y: 12 });
});

describe("call-outs", () => {
  test("are where their card has them, turned with it", () => {
    const { callouts } = plan({
      scale: 0.5,
      cards: [
        { card: "crew/cook", callouts: [{ at: [31.75, 20], words: "Up." }] },
        { card: "crew/pilot", turn: 90, callouts: [{ at: [31.75, 20], words: "Right." }] },
      ],
    });
    // the second card's top is to the right: its middle is at 31.75 + 5 + 22.225, the point (44.45 - 20) / 2 right of
    // it
    expect(callouts.map(({ number, x, y }) => [number, x, y])).toEqual([
      [1, 15.875, 10],
      [2, 71.2, 22.225],
    ]);
  });

  test("are beside their card, with room for the line", () => {
    const { width, callouts } = plan({
      scale: 0.5,
      cards: [{ card: "crew/cook", callouts: [{ at: [10, 20], words: "Here.", beside: "left" }] }],
    });
    // 8 mm for the number, whose disc of 2.3 mm begins at the edge
    expect(width).toBe(39.75);
    expect(callouts).toEqual([{ number: 1, x: 2.3, y: 10, tip: { x: 13, y: 10 }, beside: true }]);
  });
});

describe("numbers at positions of the figure", () => {
  const stray = (figure: Partial<FigureFile>): readonly unknown[] =>
    strayCallouts(resolved(figure)).map(({ at, room: { x, y, width, height } }) => [
      [at.x, at.y],
      [x, y, round(x + width, 3), round(y + height, 3)],
    ]);
  const at = (...places: readonly (readonly [number, number])[]) =>
    places.map((place) => ({ at: place, words: "Here." }));

  test("are measured from the corner of what it shows, wherever its cards are", () => {
    const { callouts } = plan({
      scale: 0.5,
      cards: [{ card: "crew/cook", at: [20, 10] }],
      callouts: at([5, 6]),
    });
    expect(callouts[0]).toMatchObject({ x: 5, y: 6 });
    // squares of 2 x 13 mm centred below a card of 20 x 0.5 = 10 mm begin 8 mm left of it
    const wide = plan({
      cards: [{ card: "crew/cook", scale: 0.5, part: [0, 0, 20, 30] }],
      squares: [["green", "blue"]],
      callouts: at([3, 20]),
    });
    expect(wide.callouts[0]).toMatchObject({ x: 3, y: 20 });
  });

  test("may be on the cards and squares that it shows", () => {
    // 2 x 13 mm and 13 mm
    const squares = [["green", "blue"]] as const;
    expect(stray({ squares, callouts: at([0, 0], [26, 13], [60, 8], [5, 13.5], [-1, 5]) })).toEqual([
      [
        [60, 8],
        [0, 0, 26, 13],
      ],
      [
        [5, 13.5],
        [0, 0, 26, 13],
      ],
      [
        [-1, 5],
        [0, 0, 26, 13],
      ],
    ]);
  });

  test("may be on the added height", () => {
    expect(stray({ squares: [["green"]], height: "30mm", callouts: at([5, 29]) })).toEqual([]);
  });

  test("may be on the drawing of a template, which keeps its position", () => {
    const own = { template: "map", width: "60mm", height: "40mm" };
    const { width, height, callouts } = plan({ ...own, callouts: at([30, 20], [2.3, 37.7]) });
    expect([width, height]).toEqual([60, 40]);
    expect(callouts.map(({ x, y }) => [x, y])).toEqual([
      [30, 20],
      [2.3, 37.7],
    ]);
    // the disc of 2.3 mm would be cut off
    expect(stray({ ...own, callouts: at([2, 20], [30, 37.7]) })).toEqual([
      [
        [2, 20],
        [2.3, 2.3, 57.7, 37.7],
      ],
    ]);
  });
});

test("a figure is as wide as the text of the narrowest booklet, in whole mm", () => {
  const figure = { template: "map", height: "40mm" };
  const widthWith = (...booklets: readonly Partial<BookletFile>[]): number | undefined =>
    resolveSample({ figures: [figure], booklets }).game.figures[0]?.width;
  // 0.76 of 139.7, of 148 and of 100 mm
  expect(widthWith()).toBe(106);
  expect(widthWith({ booklet: "a", size: "a5" })).toBe(112);
  expect(
    widthWith({ booklet: "a", size: "a5" }, { booklet: "b", size: { width: "100mm", height: "100mm" } }),
  ).toBe(76);
});

describe("squares", () => {
  const squares = [
    ["green", "white", "blue"],
    ["red", "none", "white"],
  ] as const;

  test("are 13 mm wide, a1 at the bottom left", () => {
    const found = plan({ squares });
    expect([found.width, found.height, found.side]).toEqual([39, 26, 13]);
    expect(found.squares.find(({ name }) => name === "a1")).toEqual({
      name: "a1",
      colour: "red",
      x: 6.5,
      y: 19.5,
    });
    expect(found.squares.map(({ name }) => name)).toEqual(["a2", "b2", "c2", "a1", "c1"]);
  });

  test("become smaller in a narrow figure", () => {
    expect(plan({ squares, width: "30mm" }).side).toBe(10);
  });

  test("have bars on their edges", () => {
    const { bars } = plan({ squares, bars: ["a1|a2", "c1|east"] });
    expect(bars).toEqual([
      { x1: 0, y1: 13, x2: 13, y2: 13 },
      { x1: 39, y1: 26, x2: 39, y2: 13 },
    ]);
  });

  test("carry ships, alone or two side by side", () => {
    const { ships } = plan({ squares, ships: [{ at: "a1" }, { at: "c1" }, { at: "c1", colour: "#1d5fa6" }] });
    // 0.7 of a square; of two each 0.46, half of that from the middle
    expect(ships.map(({ x, y, size }) => [x, y, size])).toEqual([
      [6.5, 19.5, 9.1],
      [29.51, 19.5, 5.98],
      [35.49, 19.5, 5.98],
    ]);
    expect(ships[2]?.colour).toBe("#1d5fa6");
  });

  test("are joined by arrows that avoid ships and middles", () => {
    const { arrows } = plan({
      squares,
      ships: [{ at: "a1" }],
      arrows: [
        { from: "a1", to: "a2", step: 1 },
        { from: "b2", to: "c1", crossed: true },
      ],
    });
    // up from 0.38 of a square above the ship's middle to that of a2
    expect(arrows[0]).toMatchObject({
      x1: 6.5,
      y1: 14.56,
      x2: 6.5,
      y2: 6.5,
      length: 8.06,
      angle: -90,
      step: 1,
    });
    // diagonal: 13 * sqrt 2 = 18.385 less 0.2 * 13 = 2.6
    expect(arrows[1]).toMatchObject({ length: 15.785, angle: 45, crossed: true, step: "" });
  });

  test("are below cards, centred", () => {
    const found = plan({ cards: [{ card: "crew/cook", scale: 0.5 }], squares: [["green"]] });
    expect(found.height).toBe(62.45);
    expect(found.squares[0]).toMatchObject({ x: 15.875, y: 55.95 });
  });
});

test("map cards of a track are placed as on a table, with their margins", () => {
  const { width, height, side, cards, ships } = plan({
    scale: 0.5,
    track: [
      { card: "m1", at: [0, 0] },
      { card: "m1", at: [0, 3], acceleration: true },
    ],
    ships: [{ at: "1.a1" }],
  });
  expect(side).toBe(12.7);
  expect([width, height]).toEqual([31.75, 88.9]);
  expect(cards.map(({ x, y, side: face }) => [x, y, face])).toEqual([
    [15.875, 66.675, "front"],
    [15.875, 22.225, "back"],
  ]);
  // left margin 3.175, half of a square 6.35; from the bottom the same
  expect(ships[0]).toMatchObject({ x: 9.525, y: 79.375 });
});

describe("tiles of seven hexagons", () => {
  /** 90 mm from flat to flat of three hexagons: a side of 90 / (3 root 3). */
  const tiles = {
    deck: "tiles",
    kind: "map" as const,
    shape: "patch" as const,
    size: "90mm",
    front: "tile",
    cells: { shape: "pointy-hex" as const, radius: 1 },
    cards: [
      {
        id: "t1",
        copies: 2,
        hexes: [
          ["green", "blue"],
          ["blue", "red", "white"],
          ["green", "green"],
        ],
      },
    ],
  };
  const track = [
    { card: "t1", at: [0, 0] as const },
    { card: "t1", at: [2, 1] as const, turn: 60 as const },
  ];
  const of = (more: Partial<FigureFile>): FigurePlan => {
    const { game, diagnostics } = resolveSample({ decks: [tiles], figures: [{ track, ...more }] });
    expect(diagnostics).toEqual([]);
    return planOf(game.figures[0] as Figure);
  };

  test("are shown whole, turned by sixths", () => {
    const { cards } = of({ scale: 0.5 });
    // 5 sides high where 3 root 3 of them are 90 mm wide
    const high = (90 * 5) / (3 * Math.sqrt(3));
    expect(cards.map(({ part, turn }) => [round(part.width, 2), round(part.height, 2), turn])).toEqual([
      [90, round(high, 2), 0],
      [90, round(high, 2), 60],
    ]);
    const [one, other] = cards;
    // 2.5 hexagons of 30 mm to the right, at half their size
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(37.5, 2);
  });

  test("are drawn plainly as hexagons on paper of their own shape", () => {
    const { cell, plainCards, squares } = of({ plain: true });
    expect(cell.split(" ")).toHaveLength(6);
    expect(squares).toHaveLength(14);
    // a patch of seven hexagons has 18 corners
    expect(plainCards.map(({ points }) => points.split(" ").length)).toEqual([18, 18]);
  });
});

describe("map cards that cannot lie on one lattice are reported, and nothing of them is drawn", () => {
  const single = {
    deck: "hexes",
    kind: "map" as const,
    front: "tile",
    cells: { shape: "flat-hex" as const, radius: 0 },
    cards: [{ id: "h1", hexes: [["green"]] }],
  };
  const TRACKS: readonly [string, NonNullable<FigureFile["track"]>, string, string][] = [
    [
      "squares turned by 60",
      [{ card: "m1", at: [0, 0], turn: 60 }],
      "scenario/odd-turn",
      "a card of squares cannot be turned by 60 degrees",
    ],
    [
      "squares and hexagons",
      [
        { card: "m1", at: [0, 0] },
        { card: "h1", at: [0, 3] },
      ],
      "scenario/two-lattices",
      '"h1" has flat-top hexagons, but "m1" has squares',
    ],
  ];
  test.each(TRACKS)("%s", (_, track, rule, message) => {
    const { game, diagnostics } = resolveSample({ decks: [...DECKS, single], figures: [{ track }] });
    expect(diagnostics.map((one) => [one.rule, one.message])).toEqual([[rule, message]]);
    expect(planOf(game.figures[0] as Figure).cards).toEqual([]);
  });
});

test("plain map cards are squares of the requested side, their paper below them", () => {
  const found = plan({
    plain: true,
    square: "8mm",
    track: [{ card: "m1", at: [0, 0] }],
    arrows: [{ from: "1.a1", to: "1.a2" }],
  });
  // a quarter of a square around 2 x 3 of them
  expect([found.width, found.height, found.cards.length]).toEqual([20, 28, 0]);
  expect(found.plainCards).toEqual([
    { x: 10, y: 14, width: 20, height: 28, points: "", acceleration: false },
  ]);
  expect(found.squares.find(({ name }) => name === "1.a1")).toMatchObject({ colour: "white", x: 6, y: 22 });
});
