/**
 * What the manual says about a fault found by a stage. A rule has its own wording; a stage raises its faults wherever it
 * finds them, often one from several places, so their wording is collected here, one file per subject.
 */
import type { Severity } from "../diagnostics/diagnostic.ts";
import type { RuleWords } from "../rules/define-rule.ts";

/** The `why` is reported if the stage gives no more specific reason. */
export interface StageFault
  extends Pick<RuleWords, "id" | "summary" | "why" | "fix">,
    Partial<Pick<RuleWords, "bad" | "good">> {
  /** Several if the stage grades it, the most common first. */
  readonly severity: Severity | readonly [Severity, ...Severity[]];
  /** Why there is no example: something that a few lines of text cannot show. */
  readonly unshown?: string;
}
