/**
 * Limits what all rules of rules.yaml may find together. A thousand rules that fail on each of ten thousand cards would fill
 * the memory with findings that no one reads; the rule that reaches the limit is still checked to its end.
 */
import type { Finding, RuleContext } from "../define-rule.ts";
import type { PlacedRule } from "./data-place.ts";

/** Findings after which no further rule is checked. */
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
