/** How many pieces of one size fit into a box, in rows from its upper left corner, and the room they take. In mm. */
import type { Box, Size } from "../../units/box.ts";
import { capacityOf, countIn, type Grid, type NestedRows, spanOf, turned } from "./grid.ts";
import { nestedRows } from "./nested-grid.ts";
import { rowPitch } from "./shaped.ts";
import type { Stack } from "./sheet-plan.ts";

export interface Fit {
  /** Its slots; `card` is a piece in position, perhaps turned. */
  readonly block: Pick<Grid, "x" | "y" | "columns" | "rows" | "nested" | "card">;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Beside its last row, if that is not full. */
  readonly beside?: Box;
}

/** How pieces may be placed. */
export interface Lie {
  /** The least distance between them. */
  readonly gap: number;
  /** They may be turned by 90 degrees. */
  readonly turns: boolean;
}

interface Rows {
  readonly card: Size;
  readonly columns: number;
  readonly way: NestedRows;
}

/**
 * In straight rows or interlocking ones: whichever has room for most, or for as many in the least height; undefined if
 * not even one fits.
 */
export function fitIn(room: Box, stack: Stack, count: number, lie: Lie): Fit | undefined {
  return rowsIn(room, stack, count, lie)
    .map((rows) => fitRows(room, count, lie.gap, rows))
    .filter((fit) => fit.count > 0)
    .sort((a, b) => b.count - a.count || a.height - b.height)[0];
}

/** All arrangements in rows. Pieces that interlock are upright. */
function rowsIn(room: Box, { card, pieces }: Stack, count: number, { gap, turns }: Lie): readonly Rows[] {
  const straight = (size: Size): Rows => ({
    card: size,
    columns: Math.min(count, countIn(room.width, size.width, gap)),
    way: { pitch: size.height + gap, fewer: 0, shift: 0 },
  });
  const nesting = pieces[0]?.dieLine?.nesting;
  const upright = straight(card);
  if (!nesting) return turns ? [upright, straight(turned(card))] : [upright];
  const { columns } = upright;
  const way = nestedRows(upright, gap, rowPitch(nesting, card.height, gap), room.width);
  return columns > way.fewer ? [upright, { card, columns, way }] : [upright];
}

function fitRows(
  { x, y, height: most }: Box,
  wanted: number,
  gap: number,
  { card, columns, way }: Rows,
): Fit {
  const { pitch, fewer, shift } = way;
  const between = pitch - card.height;
  const rows =
    columns > 0 ? Math.min(countIn(most, card.height, between), rowsFor(wanted, columns, fewer)) : 0;
  const block = { x, y, card, columns, rows, ...(shift > 0 && { nested: way }) };
  const count = Math.min(wanted, capacityOf(block));
  const width = spanOf(columns, card.width, gap) + (fewer === 0 && rows > 1 ? shift : 0);
  const height = spanOf(rows, card.height, between);
  const fit = { block, count, width, height };
  return count < capacityOf(block) ? { ...fit, beside: besideLastRow(fit, gap, way) } : fit;
}

/** As high as the last row; for interlocking rows, what the row above it leaves. */
function besideLastRow({ block, count, width, height }: Fit, gap: number, { pitch, shift }: NestedRows): Box {
  const { x, y, card, rows } = block;
  const inLast = count - capacityOf({ ...block, rows: rows - 1 });
  const from = (rows % 2 === 0 ? shift : 0) + inLast * (card.width + gap);
  const top = rows > 1 ? (rows - 2) * pitch + card.height + gap : 0;
  return { x: x + from, y: y + top, width: width - from, height: height - top };
}

/** Number of rows for this many pieces. */
function rowsFor(count: number, columns: number, fewer: number): number {
  const pair = 2 * columns - fewer;
  const rest = count % pair;
  return 2 * Math.floor(count / pair) + (rest === 0 ? 0 : rest <= columns ? 1 : 2);
}
