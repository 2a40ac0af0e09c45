/** Checks that a formula of rules.yaml can be read. */
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { readFormula } from "../checks/formula.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const badFormula = defineRule({
  id: "rules/bad-formula",
  severity: "error",
  summary: "A formula of rules.yaml cannot be read.",
  why: "a value that cannot be calculated is never checked",
  fix: "Write fields and numbers with `+`, `-`, `*`, `/` and brackets between them, and `up(...)` or `down(...)` to round.",
  good: `
=== rules.yaml
rules:
  - { id: numbers, deck: crew, check: reckons, field: rank, as: "(number + 1) * 2 - number - 2", why: the rank is the number }
`,
  bad: `
=== rules.yaml
rules:
  - { id: numbers, deck: crew, check: reckons, field: rank, as: "(number + 1", why: the rank is the number }
#                                                               ^^^^^^^^^^^^^ the formula "(number + 1" cannot be read: a bracket is not closed
  - { id: again, deck: crew, check: reckons, field: rank, as: "number times 1", why: the rank is the number }
#                                                             ^^^^^^^^^^^^^^^^ the formula "number times 1" cannot be read: "times" was not expected
  - { id: more, deck: crew, check: reckons, field: rank, as: "number +", why: the rank is the number }
#                                                            ^^^^^^^^^^ the formula "number +" cannot be read: it ends where a field or a number is expected
`,

  *check(context) {
    for (const rule of affordableRules(context).rules) yield* formulaFaults(context, rule);
  },
});

export function* formulaFaults(_context: RuleContext, rule: PlacedRule): Iterable<Finding> {
  if (rule.check !== "reckons") return;
  const formula = readFormula(rule.as);
  if ("fault" in formula)
    yield {
      at: inRule(rule, "as"),
      message: `the formula "${rule.as}" cannot be read: ${formula.fault}`,
      fix: "write something like pieces * value, with spaces around each operator",
    };
}
