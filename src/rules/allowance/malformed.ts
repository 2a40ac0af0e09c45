/** Checks for comments that look like allowances but are not. */
import { defineVerdictRule } from "../define-rule.ts";

export const malformedAllowance = defineVerdictRule({
  id: "allowance/malformed",
  severity: "warning",
  summary: "A comment looks like an allowance but is not a valid one.",
  why: "it allows nothing, and the finding it was meant for is still reported",
  fix: "Write `broadside-allow`, the rule's id, a colon and the reason. One comment allows one rule.",
  good: `
=== decks/crew.yaml
# Broadside allows findings, one rule a comment, where a reason is given.
cards:
  - { id: cook, rank: 1, title: 'The **best cook' } # broadside-allow text/unclosed-mark: his menu has stars
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  # broadside-alow text/unclosed-mark: his menu has stars
#   ^^^^^^^^^^^^^^ unknown directive "broadside-alow"; did you mean "broadside-allow"?
  # broadside-allow text/unclosed-mark his menu has stars
#                   ^^^^^^^^^^^^^^^^^^ there is no colon between the rule "text/unclosed-mark" and the reason
  # broadside-allow text/unclosed-mark, text/overflow: his menu has stars
#                   ^^^^^^^^^^^^^^^^^^^ one comment allows one rule; write one for each
  # broadside-allow: his menu has stars
#   ^^^^^^^^^^^^^^^^ unknown directive "broadside-allow:"; did you mean "broadside-allow"?
  # broadside-allow
#   ^^^^^^^^^^^^^^^ "broadside-allow" names no rule
  - { id: cook, rank: 1, title: 'The **best cook' }
`,
    `
=== templates/card.svg.hbs
  {{!-- broadside-alow text/overflow: the corner is cut off --}}
  <!--  ^^^^^^^^^^^^^^ unknown directive "broadside-alow"; did you mean "broadside-allow"? -->
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,
  ],

  *judge({ malformed }) {
    for (const { place, ...words } of malformed) yield { at: place, ...words };
  },
});
