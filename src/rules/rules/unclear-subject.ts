/** Checks that a rule of rules.yaml says, once, what it looks at. */
import { listed } from "../../diagnostics/words.ts";
import { subjectsOf } from "../checks/data-fields.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { sourcesIn } from "../checks/entries/data-subject.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const unclearSubject = defineRule({
  id: "rules/unclear-subject",
  severity: "error",
  summary: "A rule of rules.yaml does not say what it looks at, or says two things.",
  why: "nobody can tell what is to be checked",
  mend: "Name the one thing that the rule is about. For two things, write two rules.",
  good: [
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 3, why: three sail the ship }
  - { id: symbols, list: symbols, check: count, is: 1, why: the dice show pips alone }
`,
  ],
  bad: [
    `
=== rules.yaml
rules:
  - { id: three, check: count, is: 3, why: three sail the ship }
#         ^^^^^ the rule names nothing to look at, expected one of deck, table, die, board, kit or list
  - { id: all, deck: crew, list: symbols, check: count, is: 3, why: three sail the ship }
#                                ^^^^^^^ the rule looks at deck and list, expected one of them
`,
  ],

  *check(context) {
    for (const rule of affordableRules(context).rules) yield* subjectFaults(context, rule);
  },
});

export function* subjectFaults(_context: RuleContext, rule: PlacedRule): Iterable<Finding> {
  for (const { subject, path } of subjectsOf(rule)) {
    const sources = sourcesIn(subject);
    const where = path.length === 0 ? "the rule" : `\`${path.join(".")}\``;
    if (sources.length === 0)
      yield {
        at: inRule(rule, ...(path.length === 0 ? ["id"] : path)),
        message: `${where} names nothing to look at, expected one of deck, table, die, board, kit or list`,
        fix: "add the deck that is meant, such as deck: battle",
      };
    if (sources.length > 1)
      yield {
        at: inRule(rule, ...path, sources.at(-1) as string),
        message: `${where} looks at ${listed(sources)}, expected one of them`,
        fix: "write a rule for each; several decks go into one list, such as deck: [battle, map]",
      };
  }
}
