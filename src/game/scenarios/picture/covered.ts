/** What a tile covers of a picture: all slots are equal. */
import type { Turn } from "../../../schema/files.ts";
import type { Cells } from "../../../units/cells.ts";
import { tileOf } from "../../cells/tile.ts";

interface Lying {
  readonly cells: Cells;
  readonly turn: Turn;
}

/** Do two tiles with cells of one shape, as they lie, fill equal slots? */
export function fillsSlotOf(one: Lying, other: Lying): boolean {
  const [own, size] = [sizeOf(one), sizeOf(other)];
  return own.columns === size.columns && own.rows === size.rows;
}

/** "2 x 3 squares", "hexagons 3 across". */
export function coveredWords({ cells, turn }: Lying): string {
  const { columns, rows } = sizeOf({ cells, turn });
  return cells.shape === "square" ? `${columns} x ${rows} squares` : `hexagons ${columns} across`;
}

const sizeOf = ({ cells, turn }: Lying) => tileOf(cells).sizeIn(turn);
