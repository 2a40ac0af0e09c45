/** Checks that the rules of rules.yaml can be satisfied: each alone, and those about the same numbers together. */
import type { Amount, DataRule } from "../../schema/data-rule.ts";
import { placeOf } from "../../source/locate.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const contradiction = defineRule({
  id: "rules/contradiction",
  severity: "error",
  summary: "A rule of rules.yaml cannot be satisfied, or contradicts another one.",
  why: "whatever the cards say, one finding always remains",
  fix: "Correct one of the two rules, or remove one.",
  good: `
=== rules.yaml
rules:
  - { id: few, deck: crew, check: count, min: 1, max: 4, why: a ship needs hands }
  - { id: three, deck: crew, check: count, is: 3, why: three sail the ship }
`,
  bad: [
    `
=== rules.yaml
rules:
  - { id: few, deck: crew, check: count, min: 4, max: 1, why: a ship needs hands }
#                                             ^ min is 4 and max is 1, expected the smaller number as min
`,
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 3, why: three sail the ship }
  - { id: four, deck: crew, check: count, is: 4, why: four sail the ship }
#         ^^^^ this rule and "three" contradict each other: is 4 here, is 3 there
`,
  ],

  *check(context) {
    const seen = new Map<string, PlacedRule>();
    for (const rule of affordableRules(context).rules) {
      yield* boundFaults(context, rule);
      const key = aboutOf(rule);
      const other = seen.get(key);
      if (other && excludes(rule, other)) yield together(context, rule, other);
      else if (!other) seen.set(key, rule);
    }
  },
});

interface Limits {
  readonly is?: Amount;
  readonly min?: number;
  readonly max?: number;
  readonly least?: number;
  readonly most?: number;
}

export function* boundFaults(_context: RuleContext, rule: PlacedRule): Iterable<Finding> {
  const { is, min, max, least, most } = rule as Limits;
  yield* reversed(rule, "min", min, "max", max);
  yield* reversed(rule, "least", least, "most", most);
  if (is !== undefined && (min !== undefined || max !== undefined))
    yield {
      at: inRule(rule, min === undefined ? "max" : "min"),
      message: `is already sets the number, expected either is or ${min === undefined ? "max" : "min"}`,
      fix: "leave one of them out",
    };
}

function* reversed(
  rule: PlacedRule,
  lowName: string,
  low: number | undefined,
  highName: string,
  high: number | undefined,
): Iterable<Finding> {
  if (low === undefined || high === undefined || low <= high) return;
  yield {
    at: inRule(rule, lowName),
    message: `${lowName} is ${low} and ${highName} is ${high}, expected the smaller number as ${lowName}`,
    fix: `write ${lowName}: ${high}, ${highName}: ${low}`,
  };
}

/** A key for what a rule is about, without what it expects. */
function aboutOf(rule: PlacedRule): string {
  const { id, why, severity, source, is, min, max, ...about } = rule as PlacedRule & Limits;
  const sorted = Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted);
}

function excludes(one: DataRule, other: DataRule): boolean {
  const [a, b] = [one as Limits, other as Limits];
  if (typeof a.is === "object" || typeof b.is === "object") return false;
  const low = Math.max(...[a.is, a.min, b.is, b.min].map((limit) => limit ?? Number.NEGATIVE_INFINITY));
  const high = Math.min(...[a.is, a.max, b.is, b.max].map((limit) => limit ?? Number.POSITIVE_INFINITY));
  return low > high;
}

function together({ sources }: RuleContext, rule: PlacedRule, other: PlacedRule): Finding {
  return {
    at: inRule(rule, "id"),
    message: `this rule and "${other.id}" contradict each other: ${limitWords(rule)} here, ${limitWords(other)} there`,
    fix: "correct one of the two, or remove it",
    related: [{ ...placeOf(sources, inRule(other, "id")), message: "the other rule" }],
  };
}

function limitWords(rule: DataRule): string {
  const { is, min, max } = rule as Limits;
  const parts = [
    is === undefined ? [] : `is ${String(is)}`,
    min === undefined ? [] : `min ${min}`,
    max === undefined ? [] : `max ${max}`,
  ];
  return parts.flat().join(", ");
}
