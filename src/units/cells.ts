/** The cells of map cards as plain data: their shapes, how many lines of them a card has, and their names and sides. */

/** Squares, and pointy-top and flat-top hexagons. */
export const CELL_SHAPES = ["square", "pointy-hex", "flat-hex"] as const;
export type CellShape = (typeof CELL_SHAPES)[number];

/** Squares in columns and rows, or hexagons up to a distance from the one in the middle. */
export type Cells =
  | { readonly shape: "square"; readonly columns: number; readonly rows: number }
  | { readonly shape: "pointy-hex" | "flat-hex"; readonly radius: number };

/** Terrains of a game whose glossary names none, in the order of print. */
export const DEFAULT_TERRAIN_IDS = ["white", "green", "blue", "red", "black"] as const;

/** Of a deck that states none. */
export const DEFAULT_CELLS = { shape: "square", columns: 2, rows: 3 } as const satisfies Cells;

/** More columns or rows than any card shows. */
export const MOST_LINES = 12;
export const MOST_RADIUS = 3;

/** Cards of a track: more are not analysed. */
export const MOST_LAID = 40;

/** Cells: no card is laid farther out. 10,000 squares are 254 m. */
export const FARTHEST = 10_000;

/** The field of a card that has its cells. */
export const cellsField = (shape: CellShape): "squares" | "hexes" =>
  shape === "square" ? "squares" : "hexes";

/** How many cells each line of a card has, in the order of a file. */
export function lineLengths(cells: Cells): readonly number[] {
  if (cells.shape === "square") return Array<number>(cells.rows).fill(cells.columns);
  const { radius } = cells;
  return Array.from({ length: 2 * radius + 1 }, (_, line) => 2 * radius + 1 - Math.abs(line - radius));
}

/** The names of the cells, in no particular order (game/cells/tile.ts says which is where). */
export function cellNames(cells: Cells): readonly string[] {
  if (cells.shape !== "square")
    return lineLengths(cells).flatMap((length, line) =>
      Array.from({ length }, (_, index) =>
        cells.shape === "flat-hex" ? nameOf(line, index) : nameOf(index, line),
      ),
    );
  return Array.from({ length: cells.columns }, (_, column) => column).flatMap((column) =>
    Array.from({ length: cells.rows }, (_, row) => nameOf(column, row)),
  );
}

/** "b3" for column 1 and row 2, both from 0. */
export const nameOf = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** The sides of cells, clockwise from the north. */
export const CELL_SIDES = {
  square: ["north", "east", "south", "west"],
  "pointy-hex": ["north-east", "east", "south-east", "south-west", "west", "north-west"],
  "flat-hex": ["north", "north-east", "south-east", "south", "south-west", "north-west"],
} as const;

const SIXTHS = [0, 60, 120, 180, 240, 300] as const;

/** The rotations in which a card can lie, in degrees clockwise. */
export const CELL_TURNS = {
  square: [0, 90, 180, 270],
  "pointy-hex": SIXTHS,
  "flat-hex": SIXTHS,
} as const;
