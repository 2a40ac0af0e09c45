/** Adds reasons to findings: a stage without a more specific reason leaves it to the manual. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { STAGE_FAULTS } from "./stage-faults.ts";

const WHY: ReadonlyMap<string, string> = new Map(STAGE_FAULTS.map(({ id, why }) => [id, why]));

/** The finding, with the manual's reason if it has none of its own. */
export function withWhy(finding: Diagnostic): Diagnostic {
  const why = finding.why ?? WHY.get(finding.rule);
  return why === undefined ? finding : { ...finding, why };
}
