/** L: cells of map cards, and bars. */
import type { HostileRow } from "../row.ts";
import { LEAVES, ROOMS, row } from "../track-game.ts";

export const ROWS: readonly HostileRow[] = [
  row(
    "L2",
    "hexagons in a deck of squares",
    [[ROOMS, "id: r2, squares", "id: r2, hexes"]],
    ["decks/rooms.yaml:12:15 schema/other-cells"],
    "the card has `hexes:`, but the cells of its deck are 3 x 3 squares",
  ),
  row(
    "L2",
    "squares in a deck of hexagons",
    [[LEAVES, "id: h2, hexes", "id: h2, squares"]],
    ["decks/leaves.yaml:11:15 schema/other-cells"],
    "the card has `squares:`, but the cells of its deck are 7 hexagons",
  ),
  row(
    "L2",
    "hexagons stated, but squares on all cards",
    [[ROOMS, "{ shape: square, columns: 3, rows: 3, side: 25mm }", "{ shape: pointy-hex, radius: 1 }"]],
    ["decks/rooms.yaml:6:8 schema/other-cells"],
    "the cells of the deck are 7 hexagons, but all its cards have 3 x 3 squares",
  ),
  row(
    "L2",
    "a row too few",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water]]",
      ],
    ],
    ["decks/rooms.yaml:12:24 schema/wrong-count"],
    "squares has 2 entries, expected three rows of three terrains, the top row first",
  ),
  row(
    "L2",
    "a row too many",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, water], [floor, floor, water]]",
      ],
    ],
    ["decks/rooms.yaml:12:24 schema/wrong-count"],
    "squares has 4 entries, expected three rows of three terrains, the top row first",
  ),
  row(
    "L2",
    "a cell too few",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: [[floor, floor], [floor, floor, water], [floor, floor, floor]]",
      ],
    ],
    ["decks/rooms.yaml:12:25 schema/wrong-count"],
    "squares[0] has 2 entries, expected a row of three terrains, such as [water, floor, water]",
  ),
  row(
    "L2",
    "a cell too many",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: [[floor, floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
      ],
    ],
    ["decks/rooms.yaml:12:25 schema/wrong-count"],
    "squares[0] has 4 entries, expected a row of three terrains, such as [water, floor, water]",
  ),
  row(
    "L2",
    "words in place of rows",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: [floor, floor, floor]",
      ],
    ],
    ["decks/rooms.yaml:12:25 schema/wrong-type"],
    'squares[0] is "floor", expected a row of three terrains, such as [water, floor, water]',
  ),
  row(
    "L2",
    "a word in place of all rows",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: floor",
      ],
    ],
    ["decks/rooms.yaml:12:24 schema/wrong-type"],
    'squares is "floor", expected three rows of three terrains, the top row first',
  ),
  row(
    "L2",
    "no cells",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2, squares: []",
      ],
    ],
    ["decks/rooms.yaml:12:24 schema/wrong-count"],
    "squares has 0 entries, expected three rows of three terrains, the top row first",
  ),
  row(
    "L2",
    "a map card without squares",
    [
      [
        ROOMS,
        "id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "id: r2",
      ],
    ],
    ["decks/rooms.yaml:12:11 schema/missing-field"],
    "the card r2 has no squares",
  ),
  row(
    "L2",
    "a hexagon too many in a row",
    [
      [
        LEAVES,
        "hexes: [[floor, floor], [floor, floor, floor]",
        "hexes: [[floor, floor, floor], [floor, floor, floor]",
      ],
    ],
    ["decks/leaves.yaml:11:23 schema/wrong-count"],
    "hexes[0] has 3 entries, expected two terrains in this row, from the left",
  ),
  row(
    "L2",
    "a row of hexagons too few",
    [
      [
        LEAVES,
        "hexes: [[floor, floor], [floor, floor, floor], [floor, water]]",
        "hexes: [[floor, floor], [floor, floor, floor]]",
      ],
    ],
    ["decks/leaves.yaml:11:22 schema/wrong-count"],
    "hexes has 2 entries, expected three rows of 2, 3, 2 hexagons, the top row first",
  ),
  row(
    "L2",
    "a row of hexagons too many",
    [
      [
        LEAVES,
        "hexes: [[floor, floor], [floor, floor, floor], [floor, water]]",
        "hexes: [[floor, floor], [floor, floor, floor], [floor, water], [floor]]",
      ],
    ],
    ["decks/leaves.yaml:11:22 schema/wrong-count"],
    "hexes has 4 entries, expected three rows of 2, 3, 2 hexagons, the top row first",
  ),
  row(
    "L2",
    "rows by aliases in each other",
    [
      [
        ROOMS,
        "squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]]",
        "squares: [&a [&b [floor], *b], *a, *a]",
      ],
    ],
    ["decks/rooms.yaml:12:28 schema/wrong-count"],
    "squares[0] has 2 entries, expected a row of three terrains, such as [water, floor, water]",
  ),
  row(
    "L2",
    "squares as a default",
    [[ROOMS, "defaults: { title: Room }", "defaults: { title: Room, squares: [[floor]] }"]],
    ["decks/rooms.yaml:9:26 schema/unknown-field"],
    'unknown field "squares"',
  ),
  row(
    "L2",
    "hexagons as a field of the game's own",
    [[ROOMS, "title: { type: string }", "title: { type: string }, hexes: { type: string }"]],
    ["decks/rooms.yaml:8:48 schema/reserved-field"],
    '"hexes" is a built-in field and must not be declared',
  ),
  row(
    "L2",
    "a misspelt terrain",
    [[ROOMS, "floor, water, floor], [floor, floor, rock", "floor, watr, floor], [floor, floor, rock"]],
    ["decks/rooms.yaml:11:56 schema/not-allowed"],
    'squares[1][1] is "watr", expected one of floor, water or rock',
  ),
  row(
    "L2",
    "a misspelt terrain of a hexagon",
    [[LEAVES, "floor, water, floor], [floor, rock", "floor, watr, floor], [floor, rock"]],
    ["decks/leaves.yaml:10:47 schema/not-allowed"],
    'hexes[1][1] is "watr", expected one of floor, water or rock',
  ),
  row(
    "L2",
    "an unknown terrain",
    [[ROOMS, "floor, water, floor], [floor, floor, rock", "floor, lava, floor], [floor, floor, rock"]],
    ["decks/rooms.yaml:11:56 schema/not-allowed"],
    'squares[1][1] is "lava", expected one of floor, water or rock',
  ),
  row(
    "L2",
    "a terrain that the deck leaves out",
    [[ROOMS, "terrains: [floor, water, rock]", "terrains: [floor, water]"]],
    ["decks/rooms.yaml:11:86 schema/not-allowed"],
    'squares[2][2] is "rock", expected one of floor or water',
  ),
  row(
    "L3",
    "a bar on a side that squares do not have",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1|south-west]"]],
    ["decks/rooms.yaml:11:101 schema/not-allowed"],
    'bars[0] is "a1|south-west", expected two cells that touch, such as a1|a2, or a cell and its outer side, such as a1|south',
  ),
  row(
    "L3",
    "a bar on a side that hexagons do not have",
    [[LEAVES, "bars: [a1|b1]", "bars: [a1|south]"]],
    ["decks/leaves.yaml:10:85 schema/not-allowed"],
    'bars[0] is "a1|south", expected two cells that touch, such as a1|b1, or a cell and its outer side, such as a1|south-west',
  ),
  row(
    "L3",
    "a bar on a misspelt side",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1|sout]"]],
    ["decks/rooms.yaml:11:101 schema/not-allowed"],
    'bars[0] is "a1|sout", expected two cells that touch, such as a1|a2, or a cell and its outer side, such as a1|south',
  ),
  row(
    "L3",
    "a bar between cells apart",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1|c1]"]],
    ["decks/rooms.yaml:11:101 map/bar-without-edge"],
    "a1 and c1 share no edge",
  ),
  row(
    "L3",
    "a bar on an inner side",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1|east]"]],
    ["decks/rooms.yaml:11:101 map/bar-without-edge"],
    "a1 has no outer side to the east: b1 is there",
  ),
  row(
    "L3",
    "a bar at an unknown cell",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1|a4]"]],
    ["decks/rooms.yaml:11:101 schema/not-allowed"],
    'bars[0] is "a1|a4", expected two cells that touch, such as a1|a2, or a cell and its outer side, such as a1|south',
  ),
  row(
    "L3",
    "a bar with one cell",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1]"]],
    ["decks/rooms.yaml:11:101 schema/not-allowed"],
    'bars[0] is "a1", expected two cells that touch, such as a1|a2, or a cell and its outer side, such as a1|south',
  ),
  row(
    "L3",
    "two bars on one edge",
    [[ROOMS, "bars: [a1|b1]", "bars: [a1|b1, b1|a1]"]],
    ["decks/rooms.yaml:11:108 map/repeated-bar"],
    'the bar "b1|a1" is on the same edge as "a1|b1"',
    { status: 0 },
  ),
  row(
    "L3",
    "bars without a list",
    [[ROOMS, "bars: [a1|b1]", "bars: a1|b1"]],
    ["decks/rooms.yaml:11:100 schema/wrong-type"],
    'bars is "a1|b1", expected a list',
  ),
  row(
    "L3",
    "a bar in capitals",
    [[ROOMS, "bars: [a1|b1]", "bars: [A1|B1]"]],
    ["decks/rooms.yaml:11:101 schema/not-allowed"],
    'bars[0] is "A1|B1", expected two cells that touch, such as a1|a2, or a cell and its outer side, such as a1|south',
  ),
];
