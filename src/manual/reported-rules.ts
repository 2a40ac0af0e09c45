/** Everything that can be found and that the manual explains: the rules, and the faults of the stages before them. */
import type { Diagnostic, Severity } from "../diagnostics/diagnostic.ts";
import { inGameWords } from "../rules/game-words.ts";
import { RULES } from "../rules/index.ts";
import { manualWordsOf } from "./rule-words.ts";
import { SEVERITIES_OF_STAGES, stageFaults } from "./stage-faults.ts";

export interface ReportedRule {
  /** `group/fault`. */
  readonly id: string;
  /** The severity that it has unless another is set. */
  readonly severity: Severity;
  readonly summary: string;
  readonly why: string;
}

/** Everything that the manual explains, by id. */
export function explainedIds(): ReadonlySet<string> {
  return new Set([...RULES.map(({ id }) => id), ...Object.keys(SEVERITIES_OF_STAGES)]);
}

/** The same with its texts, which are loaded. */
export function reportedRules(): readonly ReportedRule[] {
  return [
    ...RULES.map((rule) => ({
      id: rule.id,
      severity: rule.severity,
      summary: manualWordsOf(rule).summary,
      why: inGameWords(rule.why),
    })),
    ...stageFaults().map(({ id, severities: [severity], summary, why }) => ({ id, severity, summary, why })),
  ];
}

/** The finding, with the manual's reason if its stage gives no more specific one. */
export function withWhy(finding: Diagnostic): Diagnostic {
  const why = finding.why ?? whyOf(finding.rule);
  return why === undefined ? finding : { ...finding, why };
}

let whys: ReadonlyMap<string, string> | undefined;

function whyOf(rule: string): string | undefined {
  if (!Object.hasOwn(SEVERITIES_OF_STAGES, rule)) return undefined;
  whys ??= new Map(stageFaults().map(({ id, why }) => [id, why]));
  return whys.get(rule);
}
