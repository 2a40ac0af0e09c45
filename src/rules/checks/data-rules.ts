/** The rules of rules.yaml with one kind of check, ready to run, and findings in their name. */
import type { CheckName, Measure, RuleOf } from "../../schema/data-rule.ts";
import { placeOf } from "../../source/locate.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Finding, RuleContext } from "../define-rule.ts";
import type { PlacedRule } from "./data-place.ts";
import { affordableRules } from "./data-work.ts";
import type { Entry } from "./entries/data-entry.ts";
import { type Selection, selectionOf } from "./entries/data-select.ts";
import { numbersAt } from "./entries/data-values.ts";
import { fits } from "./entries/data-where.ts";
import { isFaulty } from "./rule-faults.ts";

export type PlacedRuleOf<K extends CheckName> = RuleOf<K> & { readonly source: SourceRef };

export interface Check<K extends CheckName> {
  readonly rule: PlacedRuleOf<K>;
  readonly selection: Selection;
}

/**
 * Without rules that are faulty themselves, whose findings would only follow from that, those beyond the limit on work, and
 * all others once enough has been found.
 */
export function* checksOf<K extends CheckName>(context: RuleContext, check: K): Iterable<Check<K>> {
  for (const rule of affordableRules(context).rules) {
    if (hasFoundEnough(context)) return;
    if (rule.check !== check || isFaulty(context, rule)) continue;
    yield { rule: rule as PlacedRule & PlacedRuleOf<K>, selection: selectionOf(context.game, rule) };
  }
}

/** Adds the reason, severity and place of the rule to a finding. */
export function inNameOf(context: RuleContext, rule: PlacedRule, finding: Finding): Finding {
  const { why, severity, source } = rule;
  const place = placeOf(context.sources, { file: source.file, path: [...source.path, "id"] });
  const asked = finding.at.file === source.file ? [] : [{ ...place, message: "asked for here" }];
  const named = { why, severity, ...finding, related: [...(finding.related ?? []), ...asked] };
  return isLastOfMany(context) ? { ...named, ...lastOfMany(rule, finding) } : named;
}

/**
 * Findings of all rules of rules.yaml together after which no further rule is checked. A thousand rules that fail on each of
 * ten thousand cards would fill the memory with findings that no one reads; the rule that reaches the limit is still checked
 * to its end.
 */
export const MOST_FINDINGS = 20_000;

const counts = new WeakMap<RuleContext, number>();

/** True if no further rule should be checked. */
export const hasFoundEnough = (context: RuleContext): boolean => (counts.get(context) ?? 0) >= MOST_FINDINGS;

/** Counts a finding; true for the one that reaches the limit. */
export function isLastOfMany(context: RuleContext): boolean {
  const count = (counts.get(context) ?? 0) + 1;
  counts.set(context, count);
  return count === MOST_FINDINGS;
}

/** An error, whatever the severity of the rule: what the other rules would find is unknown. */
export function lastOfMany({ id }: PlacedRule, { message }: Finding): Pick<Finding, "message" | "severity"> {
  const end = `the rules of rules.yaml find ${MOST_FINDINGS} faults or more`;
  return { severity: "error", message: `${message}; ${end}, and after the rule "${id}" no other is checked` };
}

/** The number of an entry; undefined if it has none. */
export function measureOf(entry: Entry, measure: Measure): number | undefined {
  if (typeof measure === "string") return numbersAt(entry.fields, measure)[0]?.value;
  const found = measure.find(({ where }) => fits(entry, where));
  if (!found) return undefined;
  if (found.is !== undefined) return found.is;
  const number = found.field === undefined ? undefined : numbersAt(entry.fields, found.field)[0]?.value;
  return number === undefined ? undefined : number + (found.plus ?? 0);
}

/** The name of a field, or a description of a measure with several cases. */
export const measureWords = (measure: Measure): string =>
  typeof measure === "string" ? measure : `the number of \`${caseWords(measure)}\``;

function caseWords(measure: Exclude<Measure, string>): string {
  const fields = measure.map(({ field, is }) => field ?? String(is ?? 0));
  return [...new Set(fields)].join(", ");
}
