/** What a report says of a rule besides its findings. */
import type { Severity } from "../../diagnostics/diagnostic.ts";

export interface ReportedRule {
  /** `group/fault`. */
  readonly id: string;
  /** The severity that it has when nobody sets another. */
  readonly severity: Severity;
  readonly summary: string;
  readonly why: string;
}
