/** The number of sheets of a printed file, and what is on them. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Backs, SheetSet, SheetSide } from "../../sheet/sheet.ts";

/** `blank`: an empty reverse that only keeps the printer's page order right. */
export type PrintedSide = SheetSide["side"] | "blank";

export interface SheetCounts {
  /** Sheets of paper; 0 for files to read on a screen. */
  readonly sheets: number;
  readonly backs: Backs;
  /** Number of pages of each kind, in order of first appearance. */
  readonly sides: readonly { readonly side: PrintedSide; readonly count: number }[];
  /** Number of cards and other pieces, including copies. */
  readonly pieces?: PieceCount;
}

export interface PieceCount {
  readonly count: number;
  readonly areCards: boolean;
}

export function countSheets({ sheets, sides, backs }: SheetSet, pieces: PieceCount | undefined): SheetCounts {
  const groups = [...groupedBy(sides, kindOfSide)].map(([side, own]) => ({ side, count: own.length }));
  return { sheets, backs, sides: groups, ...(pieces && { pieces }) };
}

export const kindOfSide = ({ side, placements }: SheetSide): PrintedSide =>
  placements.length === 0 ? "blank" : side;
