/** Checks that a game does not lower the severity of findings that keep cards from being made. */
import { defineVerdictRule } from "../define-rule.ts";

export const staysError = defineVerdictRule({
  id: "severity/stays-error",
  severity: "warning",
  summary: "The game lowers the severity of a finding that keeps a card from being made.",
  why: "without the card there is nothing to print; the finding stays an error",
  fix: "Fix what the rule finds, and remove the entry.",
  good: `
=== game.yaml
severity:
  - { rule: text/overflow, is: warning }
`,
  bad: [
    `
=== game.yaml
severity:
  - { rule: deck/unknown-template, is: warning }
#                                      ^^^^^^^ deck/unknown-template keeps a card from being made and stays an error
`,
    `
=== game.yaml
severity:
  - { rule: kit/unknown-card, is: off }
#                                 ^^^ kit/unknown-card keeps a card from being made and stays an error
=== kits/all.yaml
contents:
  - { deck: crew, only: [cook, admiral] }
`,
  ],

  *judge({ severities, isFinal }) {
    for (const { rule, is, source, refused } of severities)
      if (refused || (is !== "error" && isFinal(rule)))
        yield {
          at: { file: source.file, path: [...source.path, "is"] },
          message: `${rule} keeps a card from being made and stays an error`,
          fix: "fix what it finds, and remove this entry",
        };
  },
});
