/** Checks that every allowance matches a finding. */
import { defineVerdictRule } from "../define-rule.ts";

export const unusedAllowance = defineVerdictRule({
  id: "allowance/unused",
  severity: "warning",
  summary: "An allowance is on a line where its rule finds nothing.",
  why: "it would hide the next fault on that line, and readers look for a fault that is not there",
  fix: "Remove the comment, or move it to the end of the finding's line or the line above.",
  good: [
    `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark: his menu has stars
  # (five of them)
  - { id: cook, rank: 1, title: 'The **best cook' }
`,
    `
=== templates/card.svg.hbs
  <!-- broadside-allow text/too-small: an imprint that no one reads at the table -->
  <b:text x="5" y="5" width="50" height="20" size="4pt" font="Alegreya">{{rank}} {{title}}</b:text>
  {{! broadside-allow text/too-small: the same }}
  <b:text x="5" y="35" width="50" height="20" size="4pt" font="Alegreya">{{title}}</b:text>
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  # broadside-allow text/unclosed-mark: his menu has stars
#   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ text/unclosed-mark finds nothing on line 8
  - { id: cook, rank: 1, title: The best cook }
`,
    `
=== templates/card.svg.hbs
  {{!-- broadside-allow text/too-small: it is large now --}}
  <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ text/too-small finds nothing on line 3 -->
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,
  ],

  *judge({ allowances, ruleIds, isSearched }) {
    for (const { rule, reason, place, line, used } of allowances)
      if (!used && reason !== "" && ruleIds.has(rule) && isSearched(rule))
        yield {
          at: place,
          message: `${rule} finds nothing on line ${line}`,
          fix: "remove the comment, or move it to the end of the finding's line or the line above",
        };
  },
});
