/** Checks that `where` selects something: each of its values may occur, but not all together. */
import { subjectsOf } from "../checks/data-fields.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { entriesOf } from "../checks/entries/data-entries.ts";
import { selectionOf } from "../checks/entries/data-select.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { nameFaults } from "./unknown-name.ts";
import { valueFaults } from "./unknown-value.ts";

export const emptySelection = defineRule({
  id: "rules/empty-selection",
  severity: "error",
  summary: "No card matches all conditions of a rule of rules.yaml.",
  why: "the rule checks nothing, so it can never fail",
  fix: "Correct the values in the rule. Often one of them is misspelled.",
  good: `
=== rules.yaml
rules:
  - { id: low, deck: crew, where: { title: Cook, rank: 1 }, check: range, field: rank, max: 2, why: cooks obey }
`,
  bad: `
=== rules.yaml
rules:
  - { id: low, deck: crew, where: { title: Cook, rank: 3 }, check: range, field: rank, max: 2, why: cooks obey }
#                                 ^^^^^^^^^^^^^^^^^^^^^^^^ no card matches: deck "crew" with title Cook and rank 3
`,

  *check(context) {
    for (const rule of affordableRules(context).rules) yield* emptyFaults(context, rule);
  },
});

/** The checks `count` and `covers` report themselves that nothing was found. */
export function* emptyFaults(context: RuleContext, rule: PlacedRule): Iterable<Finding> {
  const faults = [...emptyParts(context, rule)];
  if (faults.length === 0) return;
  // An unknown name or value is reported already.
  if ([...nameFaults(context, rule), ...valueFaults(context, rule)].length > 0) return;
  yield* faults;
}

function* emptyParts({ game }: RuleContext, rule: PlacedRule): Iterable<Finding> {
  for (const { subject, path } of subjectsOf(rule)) {
    if (path.length === 0 && (rule.check === "count" || rule.check === "covers")) continue;
    const all = entriesOf(game, subject);
    if (subject.where === undefined || all.length === 0) continue;
    const { entries, noun, words } = selectionOf(game, subject);
    if (entries.length > 0) continue;
    yield {
      at: inRule(rule, ...path, "where"),
      message: `no ${noun} matches: ${words}`,
      fix: "correct the values; all of them must match at once",
    };
  }
}
