/** A planned print, as data. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Order } from "../../pipeline/order/order.ts";
import type { PreparedPrints } from "../../pipeline/print/prepare-prints.ts";
import type { SheetCounts } from "../../pipeline/print/sheet-counts.ts";

/** What `print` will print. Plain data, so it may travel as JSON, unless the order names a host as its output. */
export interface Plan extends PlannedPrints {
  /** What was ordered. */
  readonly order: Order;
}

export interface PlannedPrints {
  readonly games: readonly string[];
  /** Findings of the checks of these games and of the sheets, after the games' allowances and severities. */
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

export function plannedPrints(
  games: readonly string[],
  { findings, isRefused, ready }: PreparedPrints,
): PlannedPrints {
  const prints = [...ready].flatMap(([game, { printing }]) =>
    printing.imposed
      .filter(({ sheets }) => sheets.sides.length > 0)
      .map(({ print, profile, counts }) => ({
        game,
        id: print.id,
        title: print.title,
        ...(counts.sheets > 0 && { paper: profile.paper.id }),
        sheets: counts,
      })),
  );
  return {
    games,
    findings: [...findings, ...[...ready.values()].flatMap(({ diagnostics }) => diagnostics)],
    isRefused,
    prints,
    sheets: prints.reduce((sum, { sheets }) => sum + sheets.sheets, 0),
  };
}
