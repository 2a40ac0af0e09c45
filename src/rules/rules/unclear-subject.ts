/** Checks that a rule of rules.yaml names exactly one subject. */
import { listed } from "../../diagnostics/words.ts";
import { subjectsOf } from "../checks/data-fields.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { sourcesIn } from "../checks/entries/data-subject.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const unclearSubject = defineRule({
  id: "rules/unclear-subject",
  severity: "error",
  summary: "A rule of rules.yaml names no subject, or two.",
  why: "it is unclear what to check",
  fix: "Name one thing that the rule is about. For two things, write two rules.",
  good: `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 3, why: three sail the ship }
  - { id: symbols, list: symbols, check: count, is: 1, why: the dice show only pips }
`,
  bad: `
=== rules.yaml
rules:
  - { id: three, check: count, is: 3, why: three sail the ship }
#         ^^^^^ the rule names no subject, expected one of deck, table, die, board, kit or list
  - { id: all, deck: crew, list: symbols, check: count, is: 3, why: three sail the ship }
#                                ^^^^^^^ the rule names deck and list, expected only one of them
`,

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
        message: `${where} names no subject, expected one of deck, table, die, board, kit or list`,
        fix: "add the subject, such as deck: battle",
      };
    if (sources.length > 1)
      yield {
        at: inRule(rule, ...path, sources.at(-1) as string),
        message: `${where} names ${listed(sources)}, expected only one of them`,
        fix: "write a rule for each; several decks go into one list, such as deck: [battle, map]",
      };
  }
}
