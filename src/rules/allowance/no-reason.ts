/** Checks that allowances say why. */
import { defineVerdictRule } from "../define-rule.ts";

export const noReason = defineVerdictRule({
  id: "allowance/no-reason",
  severity: "warning",
  summary: "An allowance gives no reason, and so does not hold.",
  why: "nobody can tell later whether it is still right",
  mend: "Write after the colon why the finding is right here and may stay.",
  good: [
    `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark: his menu has stars
  - { id: cook, rank: 1, title: 'The **best cook' }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the allowance of "text/unclosed-mark" has no reason and does not hold
  - { id: cook, rank: 1, title: 'The **best cook' }
  - { id: pilot, rank: 2, title: 'The **calm pilot' } # broadside-allow text/unclosed-mark:
#                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the allowance of "text/unclosed-mark" has no reason and does not hold
`,
  ],

  *judge({ allowances }) {
    for (const { rule, reason, place } of allowances)
      if (reason === "")
        yield {
          at: place,
          message: `the allowance of "${rule}" has no reason and does not hold`,
          fix: `write why it is right here: broadside-allow ${rule}: reason`,
        };
  },
});
