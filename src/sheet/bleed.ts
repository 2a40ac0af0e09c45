/**
 * How much bleed each edge of a card gets: all it wants where nothing is beside it, half of the gap towards a
 * neighbour, none on a shared cut line, and at the outside what leaves room for crop marks.
 *
 * On a partly filled page the last card and the one diagonally above it may both bleed into the corner of the same
 * empty slot. They meet in waste only, never on a trim.
 */
import type { Box } from "../units/box.ts";
import type { Edges, Grid } from "./grid.ts";
import { slotOf } from "./grid.ts";

/** Trim plus bleed of the card in slot `index` of a page whose first `filled` slots hold cards. */
export function clipOf(grid: Grid, index: number, filled: number, bleed: number): Box {
  const { columns, rows, room, gap } = grid;
  const column = index % columns;
  const row = Math.floor(index / columns);
  const beside = (neighbour: number): number => (neighbour < filled ? gap / 2 : bleed);
  return grow(slotOf(grid, index), {
    top: Math.min(bleed, row === 0 ? room.top : beside(index - columns)),
    right: Math.min(bleed, column === columns - 1 ? room.right : beside(index + 1)),
    bottom: Math.min(bleed, row === rows - 1 ? room.bottom : beside(index + columns)),
    left: Math.min(bleed, column === 0 ? room.left : beside(index - 1)),
  });
}

/** The box with each edge moved outwards. */
export function grow(box: Box, by: Edges): Box {
  return {
    x: box.x - by.left,
    y: box.y - by.top,
    width: box.width + by.left + by.right,
    height: box.height + by.top + by.bottom,
  };
}
