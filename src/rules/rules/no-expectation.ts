/** Checks that a rule of rules.yaml states what it expects: in some checks the schema does not require it. */
import type { DataRule, Measure, RuleOf } from "../../schema/data-rule.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const noExpectation = defineRule({
  id: "rules/no-expectation",
  severity: "error",
  summary: "A rule of rules.yaml does not state what it expects.",
  why: "the rule can never fail, whatever the cards say",
  fix: "State the expectation, as the fix shows.",
  bad: [
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, why: three sail the ship }
#                                   ^^^^^ count has no number to compare with, expected is, min or max
  - { id: ranks, deck: crew, check: covers, field: rank, why: every rank is there }
#                                   ^^^^^^ covers says no values, expected one of values, from and to, or of
  - { id: names, deck: crew, check: pattern, field: title, why: names are alike }
#                                   ^^^^^^^ pattern has nothing to compare with, expected matches or form
  - { id: way, deck: crew, check: distance, from: a, to: c, is: 2, why: it is far }
#                                 ^^^^^^^^ distance names no board, expected board
`,
    `
=== rules.yaml
rules:
  - { id: jobs, deck: crew, check: count, is: { Cook: 1, Mate: 1 }, why: there are two jobs }
#                                             ^^^^^^^^^^^^^^^^^^^^ is gives a number for each value, but no field is named, expected per or field
  - { id: ranks, deck: crew, check: sum, field: rank, is: { Cook: 1, Mate: 1 }, why: both are weak }
#                                                         ^^^^^^^^^^^^^^^^^^^^ is gives a number for each value, but no field is named, expected per
`,
  ],

  *check(context) {
    for (const rule of affordableRules(context).rules) yield* expectationFaults(context, rule);
  },
});

export function* expectationFaults(_context: RuleContext, rule: PlacedRule): Iterable<Finding> {
  const wanted = wantedBy(rule);
  if (wanted)
    yield {
      at: inRule(rule, "check"),
      message: `${rule.check} ${wanted.message}`,
      fix: `add ${wanted.fix}`,
    };
  yield* casesWithout(rule);
  yield* numbersOfNothing(rule);
}

interface Wanted {
  readonly message: string;
  readonly fix: string;
}

const NUMBER: Wanted = {
  message: "has no number to compare with, expected is, min or max",
  fix: "is: with the number",
};
const LIMIT: Wanted = { message: "has no limit, expected min, max or values", fix: "min: and max:" };
const DIRECTION: Wanted = {
  message: "has no limit, expected min or max",
  fix: "min: for rising, or max: for falling together",
};
const LOOK: Wanted = {
  message: "has nothing to compare with, expected matches or form",
  fix: "form: or matches:",
};
const BOARD: Wanted = { message: "names no board, expected board", fix: "board: with its id" };
const DICE: Wanted = {
  message: "compares nothing, expected two dice or more in die",
  fix: "die: [green, red]",
};

function wantedBy(rule: DataRule): Wanted | undefined {
  switch (rule.check) {
    case "count":
    case "sum":
      return hasNone(rule.is, rule.min, rule.max) ? NUMBER : undefined;
    case "distance":
      if (rule.board === undefined) return BOARD;
      return hasNone(rule.is, rule.min, rule.max) ? NUMBER : undefined;
    case "range":
      return hasNone(rule.min, rule.max, rule.values) ? LIMIT : undefined;
    case "correlates":
      return hasNone(rule.min, rule.max) ? DIRECTION : undefined;
    case "pattern":
      return hasNone(rule.matches, rule.form) ? LOOK : undefined;
    case "covers":
      return wantedValues(rule);
    case "better":
      return Array.isArray(rule.die) && rule.die.length > 1 ? undefined : DICE;
    default:
      return undefined;
  }
}

function wantedValues({ values, of, from, to }: RuleOf<"covers">): Wanted | undefined {
  const given = [values, of, from === undefined ? undefined : to];
  const ways = given.filter((way) => way !== undefined).length;
  if (ways === 1) return undefined;
  const message = `says ${ways === 0 ? "no values" : "its values twice"}, expected one of values, from and to, or of`;
  return { message, fix: "values: with a list" };
}

const hasNone = (...given: readonly unknown[]): boolean => given.every((one) => one === undefined);

/** A number for each value, although no field with the values is named. */
function* numbersOfNothing(rule: PlacedRule): Iterable<Finding> {
  if ((rule.check !== "count" && rule.check !== "sum") || typeof rule.is !== "object") return;
  const isCount = rule.check === "count";
  if (rule.per !== undefined || (isCount && rule.field !== undefined)) return;
  yield {
    at: inRule(rule, "is"),
    message: `is gives a number for each value, but no field is named, expected per${isCount ? " or field" : ""}`,
    fix: "add per: with the field that has the values, or write one number",
  };
}

/** Cases of a measure that give no number, or two. */
function* casesWithout(rule: PlacedRule): Iterable<Finding> {
  for (const [key, measure] of measuresOf(rule))
    if (typeof measure !== "string")
      for (const [index, one] of measure.entries())
        if ((one.is === undefined) === (one.field === undefined))
          yield {
            at: inRule(rule, key, index),
            message: "a case gives its number once, expected either field or is",
            fix: "write field: with the field of the number, or is: with the number",
          };
}

function measuresOf(rule: DataRule): readonly (readonly [key: string, measure: Measure])[] {
  if (rule.check === "sum") return [["field", rule.field]];
  if (rule.check !== "correlates") return [];
  return [
    ["field", rule.field],
    ["with", rule.with],
  ];
}
