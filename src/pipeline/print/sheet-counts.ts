/** How much paper a printed file takes, and what is on it. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Backs, SheetSet, SheetSide } from "../../sheet/sheet.ts";

/** `blank`: a reverse that shows nothing and only keeps a printer in step. */
export type PrintedSide = SheetSide["side"] | "blank";

export interface SheetCounts {
  /** Sheets of paper; 0 for what is read on a screen. */
  readonly sheets: number;
  readonly backs: Backs;
  /** How many pages of each kind, in the order in which the kinds first appear. */
  readonly sides: readonly { readonly side: PrintedSide; readonly count: number }[];
  /** Of cards and other pieces, all copies counted. */
  readonly pieces?: PieceCount;
}

export interface PieceCount {
  readonly count: number;
  readonly areCards: boolean;
}

export function countSheets({ sheets, sides, backs }: SheetSet, pieces: PieceCount | undefined): SheetCounts {
  const groups = [...groupedBy(sides, kindOf)].map(([side, own]) => ({ side, count: own.length }));
  return { sheets, backs, sides: groups, ...(pieces && { pieces }) };
}

const kindOf = ({ side, placements }: SheetSide): PrintedSide => (placements.length === 0 ? "blank" : side);
