/** Checks that allowances name existing rules. */
import { defineVerdictRule } from "../define-rule.ts";
import { nearRule } from "../verdict/near-rule.ts";

export const unknownAllowedRule = defineVerdictRule({
  id: "allowance/unknown-rule",
  severity: "warning",
  summary: "An allowance names a rule that does not exist.",
  why: "it allows nothing, and the finding it was meant for is still reported",
  fix: "Correct the id: it is the word in brackets in the finding.",
  good: `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark: his menu has stars
  - { id: cook, rank: 1, title: 'The **best cook' }
`,
  bad: `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-marks: his menu has stars
#                   ^^^^^^^^^^^^^^^^^^^ there is no rule "text/unclosed-marks"
  - { id: cook, rank: 1, title: 'The **best cook' }
`,

  *judge({ allowances, ruleIds }) {
    for (const { rule, rulePlace } of allowances)
      if (!ruleIds.has(rule)) {
        const { sure, fix } = nearRule(rule, ruleIds);
        yield {
          at: rulePlace,
          message: `there is no rule "${rule}"`,
          fix,
          ...(sure === undefined ? {} : { edits: [{ ...rulePlace, text: sure }] }),
        };
      }
  },
});
