/** A planned print, as data. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { SheetCounts } from "../../pipeline/print/sheet-counts.ts";

/** What `print` will print. */
export interface Plan {
  readonly games: readonly string[];
  /** Findings of the checks of these games and of the sheets, as the games allow and grade them. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors and the order is not for a draft: nothing will be printed. */
  readonly isRefused: boolean;
  /** One per PDF. */
  readonly prints: readonly PlannedPrint[];
  /** Total number of sheets of paper. */
  readonly sheets: number;
}

export interface PlannedPrint {
  readonly game: string;
  /** Id of the kit, scenario or booklet. */
  readonly id: string;
  readonly title: string;
  /** Id of the paper; absent for files to read on a screen. */
  readonly paper?: string;
  readonly sheets: SheetCounts;
}
