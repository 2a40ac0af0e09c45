/** Runs rules and makes diagnostics of what they find: with the rule's reason, once a place, in the order of a report. */
import { compareDiagnostics, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { gatherOnCards } from "../diagnostics/on-cards.ts";
import { placeOf } from "../source/locate.ts";
import type { Finding, Rule, RuleContext } from "./define-rule.ts";

export function runRules(rules: readonly Rule[], context: RuleContext): readonly Diagnostic[] {
  return rules.flatMap((rule) => diagnosticsOf(rule, context)).sort(compareDiagnostics);
}

function diagnosticsOf(rule: Rule, context: RuleContext): readonly Diagnostic[] {
  const findings = [...rule.check(context)].map((finding) => ({
    card: finding.card,
    diagnostics: [toDiagnostic(rule, finding, placeOfFinding(finding, context))],
  }));
  return gatherOnCards(findings);
}

function placeOfFinding({ at }: Finding, context: RuleContext): Place {
  return "path" in at ? placeOf(context.sources, at, at.of) : at;
}

function toDiagnostic(rule: Rule, finding: Finding, place: Place): Diagnostic {
  const { message, label, fix, edits, related, severity = rule.severity, why = rule.why } = finding;
  return {
    rule: rule.id,
    severity,
    message,
    file: place.file,
    start: place.start,
    end: place.end,
    why,
    ...(label === undefined ? {} : { label }),
    ...(fix === undefined ? {} : { fix }),
    ...(edits === undefined ? {} : { edits }),
    ...(related === undefined ? {} : { related }),
  };
}
