/** Checks the sums of fields that rules.yaml states: coins, points, strengths. */
import { round } from "../../units/length.ts";
import { amountFaults, type Found } from "../checks/data-amounts.ts";
import { type Check, checksOf, inNameOf, measureOf, measureWords } from "../checks/data-rules.ts";
import { groupsOf } from "../checks/entries/data-select.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const wrongSum = defineRule({
  id: "facts/wrong-sum",
  severity: "error",
  summary: "The numbers of a field do not add up to the stated sum.",
  why: "a set that is worth more or less than stated is out of balance",
  fix: "Correct the numbers on the cards, or the sum in rules.yaml.",
  good: `
=== rules.yaml
rules:
  - { id: strength, deck: crew, check: sum, field: rank, is: 6, why: the crew pulls six oars }
`,
  bad: [
    `
=== rules.yaml
rules:
  - { id: strength, deck: crew, check: sum, field: rank, is: 7, why: the crew pulls seven oars }
#                                                            ^ rank of deck "crew" adds up to 6, expected 7
`,
    `
=== rules.yaml
rules:
  - { id: strength, deck: crew, check: sum, field: rank, per: title, min: 2, why: no one is too weak }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
#     ^^^^^^^^ rank of title "Cook" adds up to 1, expected at least 2
  - { id: pilot, rank: 1, title: Pilot, copies: 2 }
`,
  ],

  *check(context) {
    for (const check of checksOf(context, "sum"))
      for (const finding of sumFaults(context, check)) yield inNameOf(context, check.rule, finding);
  },
});

function sumFaults(context: RuleContext, { rule, selection }: Check<"sum">): Iterable<Finding> {
  const { field, per } = rule;
  const what = measureWords(field);
  const found = groupsOf(selection, per).map(({ name, key, entries }): Found => {
    const sum = entries.reduce((total, entry) => total + entry.copies * (measureOf(entry, field) ?? 0), 0);
    const number = round(sum, 6);
    return { key, number, entries, words: `${what} of ${name} adds up to ${number}`, fix: fixOf(number) };
  });
  const nothing = (key: string): Found => ({
    key,
    number: 0,
    entries: [],
    words: `${what} of ${per} "${key}" adds up to 0`,
    fix: fixOf(0),
  });
  return amountFaults(context, rule, found, nothing, per);
}

const fixOf = (number: number): string => `correct the cards, or write ${number}`;
