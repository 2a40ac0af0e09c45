/** Everything that can be found and that the manual has words for: the rules, and the faults of the stages before them. */
import { STAGE_FAULTS } from "../../manual/stage-faults.ts";
import type { ReportedRule } from "../../report/findings/rule-words.ts";
import { RULES } from "../../rules/index.ts";

export const REPORTED_RULES: readonly ReportedRule[] = [
  ...RULES,
  ...STAGE_FAULTS.map(({ id, severity, summary, why }) => {
    const usual = typeof severity === "string" ? severity : severity[0];
    return { id, severity: usual, summary, why };
  }),
];
