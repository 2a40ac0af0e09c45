/** Checks that the list `severity:` of a game names rules that there are. */
import { textEdit } from "../../source/edit/value-edit.ts";
import { nodeAt } from "../../source/locate.ts";
import { defineVerdictRule } from "../define-rule.ts";
import { nearRule } from "../verdict/near-rule.ts";

export const unknownGradedRule = defineVerdictRule({
  id: "severity/unknown-rule",
  severity: "warning",
  summary: "The game sets the severity of a rule that does not exist.",
  why: "the entry changes nothing, and the findings it was meant for keep their severity",
  fix: "Correct the id: it is the word in brackets in the finding.",
  bad: `
=== game.yaml
severity:
  - { rule: text/too-smal, is: hint }
#           ^^^^^^^^^^^^^ there is no rule "text/too-smal"
  - { rule: too-small, is: hint }
#           ^^^^^^^^^ there is no rule "too-small"
`,

  *judge({ severities, ruleIds, sources }) {
    for (const { rule, source } of severities) {
      if (ruleIds.has(rule)) continue;
      const { sure, fix } = nearRule(rule, ruleIds);
      const path = [...source.path, "rule"];
      const file = sources.get(source.file);
      const node = file?.root && nodeAt(file.root, path);
      const edit = file && node && sure !== undefined ? textEdit(file, node, sure) : undefined;
      yield {
        at: { file: source.file, path },
        message: `there is no rule "${rule}"`,
        fix,
        ...(edit ? { edits: [edit] } : {}),
      };
    }
  },
});
