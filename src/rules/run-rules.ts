/** Runs rules and makes diagnostics of what they find: with the rule's reason, once a place, in the order of a report. */
import { compareDiagnostics, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { gatherOnCards } from "../diagnostics/on-cards.ts";
import { placeOf } from "../source/locate.ts";
import type { Sources } from "../source/tree.ts";
import type { ContentRule, Finding, Rule, RuleContext, RuleWords } from "./define-rule.ts";

/** Runs the rules about content; those about the verdict wait for it. */
export function runRules(rules: readonly Rule[], context: RuleContext): readonly Diagnostic[] {
  return rules
    .filter((rule): rule is ContentRule => "check" in rule)
    .flatMap((rule) => diagnosticsOf(rule, rule.check(context), context.sources))
    .sort(compareDiagnostics);
}

/** What one rule found, as diagnostics. */
export function diagnosticsOf(
  rule: RuleWords,
  found: Iterable<Finding>,
  sources: Sources,
): readonly Diagnostic[] {
  const findings = [...found].map((finding) => ({
    card: finding.card,
    diagnostics: [toDiagnostic(rule, finding, placeOfFinding(finding, sources))],
  }));
  return gatherOnCards(findings);
}

function placeOfFinding({ at }: Finding, sources: Sources): Place {
  return "path" in at ? placeOf(sources, at, at.of) : at;
}

function toDiagnostic(rule: RuleWords, finding: Finding, place: Place): Diagnostic {
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
