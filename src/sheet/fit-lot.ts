/** How many pieces of one size go into a box, in rows from its upper left corner on, and what they take up. In mm. */
import type { Box } from "../units/box.ts";
import { capacityOf, countIn, type Grid, type NestedRows, spanOf } from "./grid.ts";
import { nestedRows } from "./nested-grid.ts";
import { rowPitch } from "./shaped.ts";
import type { Stack } from "./sheet-plan.ts";

export interface Fit {
  readonly block: Pick<Grid, "x" | "y" | "columns" | "rows" | "nested">;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Beside its last row, where that is not full. */
  readonly beside?: Box;
}

/** Straight rows or nested ones, whichever hold more, or as many in less height; undefined where not even one fits. */
export function fitIn(room: Box, stack: Stack, count: number, gap: number): Fit | undefined {
  const { card, pieces } = stack;
  const columns = Math.min(count, countIn(room.width, card.width, gap));
  if (columns === 0) return undefined;
  const straight = { pitch: card.height + gap, fewer: 0, shift: 0 } as const;
  const nesting = pieces[0]?.dieLine?.nesting;
  const nested =
    nesting && nestedRows({ card, gap, columns }, rowPitch(nesting, card.height, gap), room.width);
  const fits = [straight, ...(nested && columns > nested.fewer ? [nested] : [])]
    .map((rows) => fitRows(room, stack, count, gap, columns, rows))
    .filter((fit) => fit.count > 0);
  return fits.sort((a, b) => b.count - a.count || a.height - b.height)[0];
}

function fitRows(
  room: Box,
  { card }: Stack,
  wanted: number,
  gap: number,
  columns: number,
  way: NestedRows,
): Fit {
  const { pitch, fewer, shift } = way;
  const { x, y } = room;
  const isNested = shift > 0;
  const most = countIn(room.height, card.height, pitch - card.height);
  const rows = Math.min(most, rowsFor(wanted, columns, fewer));
  const block = { x, y, columns, rows, ...(isNested && { nested: way }) };
  const held = capacityOf(block);
  const count = Math.min(wanted, held);
  const width = spanOf(columns, card.width, gap) + (fewer === 0 && rows > 1 ? shift : 0);
  const height = spanOf(rows, card.height, pitch - card.height);
  if (count === held || rows === 0) return { block, count, width, height };
  const isShifted = rows % 2 === 0;
  const inLast = count - capacityOf({ ...block, rows: rows - 1 });
  const from = (isShifted ? shift : 0) + inLast * (card.width + gap);
  const top = rows > 1 ? (rows - 2) * pitch + card.height + gap : 0;
  const beside = { x: x + from, y: y + top, width: width - from, height: height - top };
  return { block, count, width, height, beside };
}

/** Rows that so many pieces take. */
function rowsFor(count: number, columns: number, fewer: number): number {
  const pair = 2 * columns - fewer;
  const rest = count % pair;
  return 2 * Math.floor(count / pair) + (rest === 0 ? 0 : rest <= columns ? 1 : 2);
}
