/** Checks that rules of rules.yaml that calculate use fields that contain numbers. */
import { fieldsOf } from "../checks/data-fields.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { entriesOf } from "../checks/entries/data-entries.ts";
import { nounOf, subjectName } from "../checks/entries/data-select.ts";
import { numbersAt, valuesAt } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const noNumbers = defineRule({
  id: "rules/no-numbers",
  severity: "error",
  summary: "A rule of rules.yaml calculates with a field that contains no numbers.",
  why: "runs and sums need numbers; a text such as seven, or anything in quotes, is not a number",
  fix: "Name a field that contains numbers, or declare the field as integer and write its numbers without quotes.",
  bad: `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: run, field: title, from: 1, to: 3, why: every rank is there once }
#                                               ^^^^^ no card of the deck "crew" has a number in "title"
`,

  *check(context) {
    for (const rule of affordableRules(context).rules) yield* numberFaults(context, rule);
  },
});

export function* numberFaults({ game }: RuleContext, rule: PlacedRule): Iterable<Finding> {
  for (const { subject, field, path, numbers } of fieldsOf(rule)) {
    if (!numbers) continue;
    const entries = entriesOf(game, subject).filter(({ copies }) => copies > 0);
    // A field that no card has is reported by rules/unknown-name.
    const holding = entries.filter(({ fields }) => valuesAt(fields, field).length > 0);
    if (holding.length === 0 || holding.some(({ fields }) => numbersAt(fields, field).length > 0)) continue;
    yield {
      at: inRule(rule, ...path),
      message: `no ${nounOf(subject)} of the ${subjectName(subject)} has a number in "${field}"`,
      fix: "name a field with numbers, or declare the field as integer and write numbers without quotes",
    };
  }
}
