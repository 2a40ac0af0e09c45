/** Runs rules and makes diagnostics of what they find: with the rule's reason, once a place, in the order of a report. */
import { compareDiagnostics, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../source/locate.ts";
import type { Finding, Rule, RuleContext } from "./define-rule.ts";

/** As many cards as a message names. */
const NAMED = 5;

export function runRules(rules: readonly Rule[], context: RuleContext): readonly Diagnostic[] {
  return rules.flatMap((rule) => diagnosticsOf(rule, context)).sort(compareDiagnostics);
}

/** Equal findings at one place are one; the cards on which they show are gathered. */
function diagnosticsOf(rule: Rule, context: RuleContext): readonly Diagnostic[] {
  const groups = new Map<string, { finding: Finding; place: Place; cards: Set<string> }>();
  for (const finding of rule.check(context)) {
    const place = placeOfFinding(finding, context);
    const key = `${place.file}\0${place.start.offset}\0${place.end.offset}\0${finding.message}`;
    const group = groups.get(key) ?? { finding, place, cards: new Set<string>() };
    if (finding.card !== undefined) group.cards.add(finding.card);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ finding, place, cards }) =>
    toDiagnostic(rule, finding, place, [...cards]),
  );
}

function placeOfFinding({ at }: Finding, context: RuleContext): Place {
  return "path" in at ? placeOf(context.sources, at, at.of) : at;
}

function toDiagnostic(rule: Rule, finding: Finding, place: Place, cards: readonly string[]): Diagnostic {
  const { message, label, fix, related, severity = rule.severity, why = rule.why } = finding;
  return {
    rule: rule.id,
    severity,
    message: `${message}${onCards(cards)}`,
    file: place.file,
    start: place.start,
    end: place.end,
    why,
    ...(label === undefined ? {} : { label }),
    ...(fix === undefined ? {} : { fix }),
    ...(related === undefined ? {} : { related }),
  };
}

function onCards(cards: readonly string[]): string {
  if (cards.length === 0) return "";
  if (cards.length === 1) return ` (card ${cards[0]})`;
  const more = cards.length > NAMED ? ` and ${cards.length - NAMED} more` : "";
  return ` (cards ${cards.slice(0, NAMED).join(", ")}${more})`;
}
