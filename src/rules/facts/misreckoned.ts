/** Checks numbers that follow from others of the same entry by a formula. */
import { round } from "../../units/length.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { numbersAt } from "../checks/entries/data-values.ts";
import { type Formula, readFormula, reckon } from "../checks/formula.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

/** Rounding errors of divisions are ignored. */
const SLACK = 1e-6;

export const misreckoned = defineRule({
  id: "facts/misreckoned",
  severity: "error",
  summary: "A number is not what the formula gives for the other numbers of the card or row.",
  why: "players who calculate it at the table get a different number",
  fix: "Correct the number, those it is calculated from, or the formula in rules.yaml.",
  good: `
=== rules.yaml
rules:
  - { id: worth, table: coins, check: reckons, field: worth, as: pieces * value, why: coins are counted }
  - { id: halves, table: coins, check: reckons, field: half, as: up(worth / 2), why: the odd coin is yours }
=== tables/coins.yaml
table: coins
title: Coins
row: { properties: { pieces: { type: integer }, value: { type: integer }, worth: { type: integer }, half: { type: integer } } }
rows: [{ id: small, pieces: 9, value: 1, worth: 9, half: 5 }, { id: large, pieces: 2, value: 5, worth: 10, half: 5 }]
`,
  bad: `
=== rules.yaml
rules:
  - { id: worth, table: coins, check: reckons, field: worth, as: pieces * value, why: coins are counted }
=== tables/coins.yaml
table: coins
title: Coins
row: { properties: { pieces: { type: integer }, value: { type: integer }, worth: { type: integer }, half: { type: integer } } }
rows:
  - { id: small, pieces: 9, value: 1, worth: 9 }
  - { id: large, pieces: 2, value: 5, worth: 12 }
#                                            ^^ worth is 12, but pieces * value is 10
  - { id: lost, value: 10, worth: 10 }
#                                 ^^ worth is 10, but pieces * value cannot be calculated: a number is missing
`,

  *check(context) {
    for (const check of checksOf(context, "reckons")) {
      const formula = readFormula(check.rule.as);
      if ("fault" in formula) continue;
      for (const entry of check.selection.entries)
        for (const finding of faultsOf(context, check, formula, entry))
          yield inNameOf(context, check.rule, finding);
    }
  },
});

/** Entries without the field are skipped. */
function* faultsOf(
  context: RuleContext,
  { rule }: Check<"reckons">,
  formula: Formula,
  entry: Entry,
): Iterable<Finding> {
  for (const { value, path } of numbersAt(entry.fields, rule.field)) {
    const wanted = reckon(formula, (field) => numbersAt(entry.fields, field)[0]?.value);
    if (wanted !== undefined && Math.abs(value - wanted) <= SLACK) continue;
    const words =
      wanted === undefined ? "cannot be calculated: a number is missing" : `is ${round(wanted, 3)}`;
    yield {
      at: placeIn(context, entry, path),
      message: `${rule.field} is ${value}, but ${rule.as} ${words}`,
      fix:
        wanted === undefined
          ? `give ${entry.id} all numbers of the formula`
          : `write ${round(wanted, 3)}, or correct the numbers in the formula`,
    };
  }
}
