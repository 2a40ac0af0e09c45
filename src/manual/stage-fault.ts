/**
 * What the manual says about a fault found by a stage. A rule has its own wording; a stage raises its faults wherever it
 * finds them, often one from several places, so their wording is collected here, one file per subject.
 */
import type { Severity } from "../diagnostics/diagnostic.ts";

export interface StageFault {
  /** `group/fault`, as the stage raises it. */
  readonly id: string;
  /** Several if the stage grades it, the most common first. */
  readonly severity: Severity | readonly [Severity, ...Severity[]];
  readonly summary: string;
  /** Why it matters; reported if the stage gives no more specific reason. */
  readonly why: string;
  /** What to do, for every form of the fault. */
  readonly mend: string;
  /** Examples, run by the tests like those of rules (`rules/define-rule.ts`). */
  readonly bad: readonly string[];
  /** The corrected version, unless it is plain from the wording. */
  readonly good?: readonly string[];
  /** Why there is no example: something that a few lines of text cannot show. */
  readonly unshown?: string;
}
