/** Everything that can be found and that the manual explains: the rules, and the faults of the stages before them. */
import type { Diagnostic, Severity } from "../diagnostics/diagnostic.ts";
import { RULES } from "../rules/index.ts";
import { STAGE_FAULTS } from "./stage-faults.ts";

export interface ReportedRule {
  /** `group/fault`. */
  readonly id: string;
  /** The severity that it has unless another is set. */
  readonly severity: Severity;
  readonly summary: string;
  readonly why: string;
}

export const REPORTED_RULES: readonly ReportedRule[] = [
  ...RULES,
  ...STAGE_FAULTS.map(({ id, severities: [severity], summary, why }) => ({ id, severity, summary, why })),
];

const WHY: ReadonlyMap<string, string> = new Map(STAGE_FAULTS.map(({ id, why }) => [id, why]));

/** The finding, with the manual's reason if its stage gives no more specific one. */
export function withWhy(finding: Diagnostic): Diagnostic {
  const why = finding.why ?? WHY.get(finding.rule);
  return why === undefined ? finding : { ...finding, why };
}
