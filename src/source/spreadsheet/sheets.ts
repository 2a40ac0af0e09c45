/** A workbook as its readers deliver it. */
import type { SheetCells } from "./cells.ts";

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  /** Those with cells, in the order of their tabs. */
  readonly sheets: readonly Sheet[];
  /** @throws Unreadable */
  cellsOf(sheet: Sheet): SheetCells;
}
