/** L: cells of decks of map cards. */
import type { HostileRow } from "../row.ts";
import { CREW, LEAVES, ROOMS, row } from "../track-game.ts";

export const ROWS: readonly HostileRow[] = [
  row(
    "L1",
    "cells of 13 x 13",
    [[ROOMS, "columns: 3, rows: 3", "columns: 13, rows: 13"]],
    ["decks/rooms.yaml:6:34 schema/out-of-range", "decks/rooms.yaml:6:44 schema/out-of-range"],
    "columns is 13, expected a whole number from 1 to 12",
  ),
  row(
    "L1",
    "no columns",
    [[ROOMS, "columns: 3", "columns: 0"]],
    ["decks/rooms.yaml:6:34 schema/out-of-range"],
    "columns is 0, expected a whole number from 1 to 12",
  ),
  row(
    "L1",
    "a radius of 4",
    [[LEAVES, "radius: 1", "radius: 4"]],
    ["decks/leaves.yaml:6:37 schema/out-of-range"],
    "radius is 4, expected a whole number from 0 to 3",
  ),
  row(
    "L1",
    "a radius below 0",
    [[LEAVES, "radius: 1", "radius: -1"]],
    ["decks/leaves.yaml:6:37 schema/out-of-range"],
    "radius is -1, expected a whole number from 0 to 3",
  ),
  row(
    "L1",
    "cards of seven hexagons, but no radius",
    [[LEAVES, ", radius: 1", ""]],
    ["decks/leaves.yaml:6:8 schema/other-cells"],
    "the cells of the deck are one hexagon, but all its cards have 7 hexagons",
  ),
  row(
    "L1",
    "a radius in words",
    [[LEAVES, "radius: 1", "radius: one"]],
    ["decks/leaves.yaml:6:37 schema/wrong-type"],
    'radius is "one", expected a whole number from 0 to 3',
  ),
  row(
    "L1",
    "an unknown shape",
    [[LEAVES, "pointy-hex", "pointy"]],
    ["decks/leaves.yaml:6:17 schema/not-allowed"],
    'shape is "pointy", expected one of square, pointy-hex or flat-hex',
  ),
  row(
    "L1",
    "no shape",
    [[LEAVES, "shape: pointy-hex, ", ""]],
    ["decks/leaves.yaml:6:10 schema/missing-field"],
    "cells has no shape",
  ),
  row(
    "L1",
    "a word in place of the cells",
    [[LEAVES, "cells: { shape: pointy-hex, radius: 1 }", "cells: hex"]],
    ["decks/leaves.yaml:6:8 schema/wrong-type"],
    'cells is "hex", expected a map of fields',
  ),
  row(
    "L1",
    "nothing in place of the cells",
    [[LEAVES, "cells: { shape: pointy-hex, radius: 1 }", "cells:"]],
    ["decks/leaves.yaml:6:7 schema/empty-field"],
    "cells is empty",
  ),
  row(
    "L1",
    "squares with a radius",
    [[ROOMS, "columns: 3, rows: 3", "radius: 1"]],
    ["decks/rooms.yaml:6:33 deck/cells-field"],
    "squares have no `radius:`, but columns and rows",
  ),
  row(
    "L1",
    "hexagons with columns",
    [[LEAVES, "radius: 1", "radius: 1, columns: 3"]],
    ["decks/leaves.yaml:6:49 deck/cells-field"],
    "hexagons have no `columns:`, but a radius",
  ),
  row(
    "L1",
    "squares too large for the card",
    [[ROOMS, "side: 25mm", "side: 40mm"]],
    ["decks/rooms.yaml:6:52 deck/cell-size"],
    "cells with a side of 40mm do not fit on the card: 26.667mm at most",
  ),
  row(
    "L1",
    "cells with a side of 0",
    [[ROOMS, "side: 25mm", "side: 0mm"]],
    ["decks/rooms.yaml:6:52 deck/cell-size"],
    "cells with a side of 0mm do not fit on the card: 26.667mm at most",
  ),
  row(
    "L1",
    "a side without a unit",
    [[ROOMS, "side: 25mm", "side: 25"]],
    ["decks/rooms.yaml:6:52 schema/bad-format"],
    "side is 25, expected a length with its unit, such as 63.5mm, 2.5in or 180pt",
  ),
  row(
    "L1",
    "hexagons too large for the card",
    [[LEAVES, "radius: 1", "radius: 1, side: 30mm"]],
    ["decks/leaves.yaml:6:46 deck/cell-size"],
    "cells with a side of 30mm do not fit on the card: 15.396mm at most",
  ),
  row(
    "L1",
    "12 x 12 cells stated, but 3 x 3 on all cards",
    [[ROOMS, "columns: 3, rows: 3", "columns: 12, rows: 12"]],
    ["decks/rooms.yaml:6:8 schema/other-cells"],
    "the cells of the deck are 12 x 12 squares, but all its cards have 3 x 3 squares",
  ),
  row(
    "L1",
    "cells of a deck without maps",
    [[CREW, "front: card\n", "front: card\ncells: { shape: square, columns: 3, rows: 3 }\n"]],
    ["decks/crew.yaml:5:8 deck/idle-field"],
    "`cells:` has no effect on a deck without map cards",
    { status: 0 },
  ),
  row(
    "L1",
    "terrains of a deck without maps",
    [[CREW, "front: card\n", "front: card\nterrains: [floor]\n"]],
    ["decks/crew.yaml:5:11 deck/idle-field"],
    "`terrains:` has no effect on a deck without map cards",
    { status: 0 },
  ),
  row(
    "L1",
    "a patch of squares",
    [[ROOMS, "kind: map\n", "kind: map\nshape: patch\n"]],
    ["decks/rooms.yaml:4:8 deck/map-shape"],
    "the shape patch cannot hold a map of squares",
  ),
  row(
    "L1",
    "no cells stated, but 3 x 3 on all cards",
    [[ROOMS, "cells: { shape: square, columns: 3, rows: 3, side: 25mm }\n", ""]],
    ["decks/rooms.yaml:3:7 schema/other-cells"],
    "the cells of the deck are 2 x 3 squares, as it states none, but all its cards have 3 x 3 squares",
  ),
  row(
    "L1",
    "map cards in a CSV file",
    [
      [
        ROOMS,
        `cards:
  - { id: r1, squares: [[floor, floor, floor], [floor, water, floor], [floor, floor, rock]], bars: [a1|b1] }
  - { id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]] }
  - { id: r3, squares: [[floor, water, water], [floor, floor, floor], [floor, floor, floor]] }
`,
        "cards: rooms.csv\n",
      ],
      ["decks/rooms.csv", "", "id,squares\nr1,floor\nr2,floor\nr3,floor\n"],
    ],
    ["decks/rooms.yaml:10:8 schema/map-in-csv"],
    "map cards cannot come from a CSV file",
  ),
];
