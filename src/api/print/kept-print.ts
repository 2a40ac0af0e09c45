/** What is kept of a whole print, under the name of all that it was made from, so that it need not be made again. */
import type { PrintEvent } from "../../pipeline/print/print-events.ts";
import type { KnownRun } from "../../remember/known-runs.ts";
import type { Plan } from "./planned.ts";

export interface KeptPrint extends KnownRun {
  readonly plan: Plan;
  readonly status: 0 | 1;
  /** What the same print would say again. */
  readonly events: readonly PrintEvent[];
}

/** What happened once: the same print would not say it again. */
const ONCE: readonly PrintEvent["kind"][] = ["removed-pictures", "waiting"];

export const isSaidAgain = ({ kind }: PrintEvent): boolean => !ONCE.includes(kind);
