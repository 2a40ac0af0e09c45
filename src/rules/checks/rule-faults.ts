/** Finds out whether a rule of rules.yaml can be checked as written; the rules in `rules/` report what is wrong. */
import type { Finding, RuleContext } from "../define-rule.ts";
import { formulaFaults } from "../rules/bad-formula.ts";
import { boundFaults } from "../rules/contradiction.ts";
import { emptyFaults } from "../rules/empty-selection.ts";
import { expectationFaults } from "../rules/no-expectation.ts";
import { numberFaults } from "../rules/no-numbers.ts";
import { subjectFaults } from "../rules/unclear-subject.ts";
import { nameFaults } from "../rules/unknown-name.ts";
import { valueFaults } from "../rules/unknown-value.ts";
import type { PlacedRule } from "./data-place.ts";

type FaultsOf = (context: RuleContext, rule: PlacedRule) => Iterable<Finding>;

const FAULTS: readonly FaultsOf[] = [
  formulaFaults,
  subjectFaults,
  expectationFaults,
  nameFaults,
  valueFaults,
  numberFaults,
  emptyFaults,
  boundFaults,
];

const faultyRules = new WeakMap<PlacedRule, boolean>();

export function isFaulty(context: RuleContext, rule: PlacedRule): boolean {
  const before = faultyRules.get(rule);
  if (before !== undefined) return before;
  const faulty = isBackwards(rule) || FAULTS.some((faultsOf) => [...faultsOf(context, rule)].length > 0);
  faultyRules.set(rule, faulty);
  return faulty;
}

/** The game stage reports a reversed range at the rule; on the cards, everything would be outside it. */
function isBackwards(rule: PlacedRule): boolean {
  if (rule.check !== "run" && rule.check !== "covers") return false;
  const { from, to } = rule;
  return from !== undefined && to !== undefined && from > to;
}
