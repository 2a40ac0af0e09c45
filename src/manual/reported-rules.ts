/** Everything that can be found and that the manual explains: the rules, and the faults of the stages before them. */
import type { Severity } from "../diagnostics/diagnostic.ts";

import { RULES } from "../rules/index.ts";
import { STAGE_FAULTS } from "./stage-faults.ts";

export interface ReportedRule {
  /** `group/fault`. */
  readonly id: string;
  /** The severity that it has when nobody sets another. */
  readonly severity: Severity;
  readonly summary: string;
  readonly why: string;
}

export const REPORTED_RULES: readonly ReportedRule[] = [
  ...RULES,
  ...STAGE_FAULTS.map(({ id, severity, summary, why }) => {
    const usual = typeof severity === "string" ? severity : severity[0];
    return { id, severity: usual, summary, why };
  }),
];
