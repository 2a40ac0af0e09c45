/** Results of a whole print, keyed by all its inputs, so that it need not be repeated. */
import type { PrintEvent } from "../../pipeline/print/print-events.ts";
import type { KnownRun } from "../../remember/known-runs.ts";
import type { PlannedPrints } from "./planned.ts";

export interface KeptPrint extends KnownRun {
  readonly planned: PlannedPrints;
  readonly status: 0 | 1;
  /** Events that the same print would report again. */
  readonly events: readonly PrintEvent[];
}

/** Events that happen only once: the same print would not report them again. */
const ONCE: readonly PrintEvent["kind"][] = ["removed-pictures", "waiting"];

export const isReportedAgain = ({ kind }: PrintEvent): boolean => !ONCE.includes(kind);
