/** Checks that allowances give a reason. */
import { defineVerdictRule } from "../define-rule.ts";

export const noReason = defineVerdictRule({
  id: "allowance/no-reason",
  severity: "warning",
  summary: "An allowance without a reason is ignored.",
  why: "without the reason, no one can tell later whether the allowance is still right",
  fix: "After the colon, write why the finding is acceptable here.",
  good: `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark: his menu has stars
  - { id: cook, rank: 1, title: 'The **best cook' }
`,
  bad: `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the allowance of "text/unclosed-mark" has no reason and is ignored
  - { id: cook, rank: 1, title: 'The **best cook' }
  - { id: pilot, rank: 2, title: 'The **calm pilot' } # broadside-allow text/unclosed-mark:
#                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the allowance of "text/unclosed-mark" has no reason and is ignored
`,

  *judge({ allowances }) {
    for (const { rule, reason, place } of allowances)
      if (reason === "")
        yield {
          at: place,
          message: `the allowance of "${rule}" has no reason and is ignored`,
          fix: `write why the finding is acceptable here: broadside-allow ${rule}: reason`,
        };
  },
});
