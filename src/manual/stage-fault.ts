/**
 * What the manual says about a fault that a stage finds. A rule brings its words itself; a stage raises its faults where
 * it meets them, often one from several places, so their words stand here, near each other, one file a subject.
 */
import type { Severity } from "../diagnostics/diagnostic.ts";

export interface StageFault {
  /** `group/fault`, as the stage raises it. */
  readonly id: string;
  /** Several where the stage grades it, the most usual first. */
  readonly severity: Severity | readonly [Severity, ...Severity[]];
  readonly summary: string;
  /** Why it matters; a report says this where the stage gives no nearer reason. */
  readonly why: string;
  /** What to do, for every form of the fault. */
  readonly mend: string;
  /** Examples, run by the tests like those of rules (`rules/define-rule.ts`). */
  readonly bad: readonly string[];
  /** The same mended, where that is not plain from the words. */
  readonly good?: readonly string[];
  /** Why there is no example: what a few lines of text cannot show. */
  readonly unshown?: string;
}
