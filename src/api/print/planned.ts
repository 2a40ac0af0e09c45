/** A print that is planned, as data. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { SheetCounts } from "../../pipeline/print/sheet-counts.ts";

/** What `print` will print. */
export interface Plan {
  readonly games: readonly string[];
  /** Of the checks of these games and of the sheets, as the games allow and grade them. */
  readonly findings: readonly Diagnostic[];
  /** There are errors, and the order is not for a draft: nothing will be printed. */
  readonly isRefused: boolean;
  /** One for each PDF. */
  readonly prints: readonly PlannedPrint[];
  /** Sheets of paper in all of them. */
  readonly sheets: number;
}

export interface PlannedPrint {
  readonly game: string;
  /** Of the kit, scenario or booklet. */
  readonly id: string;
  readonly title: string;
  /** Id of the paper; absent for what is read on a screen. */
  readonly paper?: string;
  readonly sheets: SheetCounts;
}
