/**
 * How much bleed each edge of a card gets: all of it if nothing is beside it, half of the gap towards a neighbour, none
 * on a shared cut line, and on the outside as much as leaves room for crop marks.
 *
 * Slots fill row by row, so only the slots to the right and below may be empty. There the last card and the one
 * diagonally above it may both bleed into the corner of the same empty slot; they meet in waste, never on a trim.
 */
import { notesAbout } from "../remember/derived.ts";
import type { Box } from "../units/box.ts";
import type { Edges, Grid } from "./plan/grid.ts";
import { placeAt, slotOf } from "./plan/grid.ts";

const clips = notesAbout<Grid, Map<string, Box[]>>(() => new Map());

/**
 * Trim plus bleed of the card in slot `index` of a page whose first `filled` slots have cards: the same object on all
 * such pages.
 */
export function clipOf(grid: Grid, index: number, filled: number, bleed: number): Box {
  const key = `${filled} ${bleed}`;
  const known = clips(grid).get(key) ?? [];
  if (known.length === 0) clips(grid).set(key, known);
  known[index] ??= newClip(grid, index, filled, bleed);
  return known[index];
}

function newClip(grid: Grid, index: number, filled: number, bleed: number): Box {
  const { columns, rows, room, gap, open } = grid;
  if (grid.slots) return grow(slotOf(grid, index), most(grid.slots[placeAt(grid, index)]?.room, bleed));
  if (grid.nested) return grow(slotOf(grid, index), around(Math.min(bleed, gap / 2)));
  const place = placeAt(grid, index);
  const column = place % columns;
  const row = Math.floor(place / columns);
  // A place without a slot may have a mark, or a label that was used before.
  const towards = (neighbour: number): number => (open !== undefined || neighbour < filled ? gap / 2 : bleed);
  return grow(slotOf(grid, index), {
    top: Math.min(bleed, row === 0 ? room.top : gap / 2),
    right: Math.min(bleed, column === columns - 1 ? room.right : towards(index + 1)),
    bottom: Math.min(bleed, row === rows - 1 ? room.bottom : towards(index + columns)),
    left: Math.min(bleed, column === 0 ? room.left : gap / 2),
  });
}

/** At most the bleed, beyond each edge of a slot. */
const most = (room: Edges | undefined, bleed: number): Edges => ({
  top: Math.min(bleed, room?.top ?? 0),
  right: Math.min(bleed, room?.right ?? 0),
  bottom: Math.min(bleed, room?.bottom ?? 0),
  left: Math.min(bleed, room?.left ?? 0),
});

const around = (by: number): Edges => ({ top: by, right: by, bottom: by, left: by });

/** The box with each edge moved outwards. */
export function grow(box: Box, by: Edges): Box {
  return {
    x: box.x - by.left,
    y: box.y - by.top,
    width: box.width + by.left + by.right,
    height: box.height + by.top + by.bottom,
  };
}
