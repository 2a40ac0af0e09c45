/** Tracks laid by hand: a card as a few letters, so that a test shows its track. */
import { mapPrintOf } from "../../src/game/decks/map-print.ts";
import type { MapCard } from "../../src/game/map-cards.ts";
import { DEFAULT_MOVEMENT } from "../../src/game/scenarios/movement.ts";
import { DEFAULT_TERRAINS } from "../../src/game/scenarios/terrain.ts";
import type { Side, Turn } from "../../src/schema/files.ts";
import type { PlannedCard, TrackPlan } from "../../src/track/track.ts";
import type { Size } from "../../src/units/box.ts";
import { DEFAULT_CELLS } from "../../src/units/cells.ts";

export interface LaidCard {
  readonly at: readonly [column: number, row: number];
  readonly turn?: Turn;
  /** Two letters a row, the printed top row first: "wg rb kw"; all green if absent. */
  readonly squares?: string;
  /** As written in content: "a1|a2 b3|north". */
  readonly bars?: string;
  readonly acceleration?: boolean;
  readonly heading?: readonly Side[];
  /** Of the printed card, in mm; poker size if absent. */
  readonly size?: Size;
}

const TERRAINS: Readonly<Record<string, string>> = {
  w: "white",
  g: "green",
  b: "blue",
  r: "red",
  k: "black",
};

/** Squares in the order of a card's file, with the column from the left and the row from the bottom. */
const CELLS = [
  ["a3", 0, 2],
  ["b3", 1, 2],
  ["a2", 0, 1],
  ["b2", 1, 1],
  ["a1", 0, 0],
  ["b1", 1, 0],
] as const;

/** Every edge of a card by its name in content, with its ends: 7 between squares, 10 on the outer sides. */
export const EDGES: readonly string[] = [
  ..."a1|b1 a2|b2 a3|b3 a1|a2 a2|a3 b1|b2 b2|b3".split(" "),
  ..."a1|south b1|south a3|north b3|north".split(" "),
  ..."a1|west a2|west a3|west b1|east b2|east b3|east".split(" "),
];

/** How pieces move in a game that states nothing, and its terrains. */
export const USUAL = { movement: DEFAULT_MOVEMENT, terrains: DEFAULT_TERRAINS } as const;

export function lay(
  cards: readonly LaidCard[],
  ends: { readonly start?: string; readonly finish?: string } = {},
): TrackPlan {
  return { track: cards.map(planned), ...USUAL, ...ends };
}

function planned(laid: LaidCard, index: number): PlannedCard {
  const { at, turn = 0, acceleration = false, heading, size } = laid;
  const poker = mapCard(laid.squares, laid.bars);
  const map = size ? { ...poker, print: mapPrintOf(size) } : poker;
  return { card: `m${index + 1}`, map, at, turn, acceleration, ...(heading ? { heading } : {}) };
}

export function mapCard(squares = "gg gg gg", bars = ""): MapCard {
  const letters = squares.replaceAll(" ", "");
  return {
    isWhole: true,
    cells: DEFAULT_CELLS,
    squares: CELLS.map(([name, column, row], index) => {
      const terrain = TERRAINS[letters.charAt(index)];
      if (terrain === undefined) throw new Error(`no terrain for ${name} in "${squares}"`);
      return { name, column, row, terrain };
    }),
    bars: bars.split(" ").filter(Boolean).map(barOf),
    // of a card of 63.5 x 88.9 mm with squares of 25.4 mm
    print: { side: 25.4, across: 0.25, along: 0.25 },
  };
}

function barOf(words: string) {
  const [square, towards] = words.split("|") as [string, string];
  const [, column, row] = CELLS.find(([name]) => name === square) ?? CELLS[0];
  const other = CELLS.find(([name]) => name === towards);
  const isUpright = other ? other[2] === row : towards === "east" || towards === "west";
  const x = other ? Math.max(column, other[1]) : column + (towards === "east" ? 1 : 0);
  const y = other ? Math.max(row, other[2]) : row + (towards === "north" ? 1 : 0);
  const from: readonly [number, number] = [x, y];
  const to: readonly [number, number] = isUpright ? [x, y + 1] : [x + 1, y];
  const side = other ? sideTo(column, row, other[1], other[2]) : (towards as Side);
  return { square, towards, side, from, to };
}

function sideTo(column: number, row: number, toColumn: number, toRow: number): Side {
  if (column !== toColumn) return toColumn > column ? "east" : "west";
  return toRow > row ? "north" : "south";
}
