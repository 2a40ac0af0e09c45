/** The bars of a map card turned by 180 degrees, in a card's notation, for comparing two cards. */
import { OPPOSITE } from "../../game/cells/cells.ts";
import { tileOf } from "../../game/cells/tile.ts";
import type { Side } from "../../schema/files.ts";
import type { Cells } from "../../units/cells.ts";

/**
 * Sorted, including the two cells of each bar, so that equal bars are equal texts; turning twice gives the same again.
 * @param bars "a1|b1", "a1|north"
 */
export function turnedBars(bars: readonly string[], cells: Cells): readonly string[] {
  const { kind, cells: all, cellOf, turned } = tileOf(cells);
  const opposite = (end: string): string => {
    const cell = cellOf(end);
    if (cell === undefined) return kind.sides.some((side) => side === end) ? OPPOSITE[end as Side] : end;
    const [column, row] = turned([cell.column, cell.row], 180);
    return all.find((one) => one.column === column && one.row === row)?.name ?? end;
  };
  return bars.map((bar) => sortedBar(bar.split("|").map(opposite))).sort();
}

/** Of two cells either may come first; a side always comes last. */
function sortedBar(ends: readonly string[]): string {
  const cells = ends.filter(isCell).sort();
  return [...cells, ...ends.filter((end) => !isCell(end))].join("|");
}

const isCell = (end: string): boolean => /\d$/.test(end);
