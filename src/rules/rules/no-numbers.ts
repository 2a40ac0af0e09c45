/** Checks that a run of rules.yaml is over a field that holds numbers. */
import { lacksNumbers, selectedCards } from "../deck/selection.ts";
import { defineRule } from "../define-rule.ts";

export const noNumbers = defineRule({
  id: "rules/no-numbers",
  severity: "error",
  summary: "A run of rules.yaml is over a field that holds no numbers.",
  why: "a run goes from number to number; a text such as seven, or one in quotes, is none",
  good: [
    `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: run, field: rank, from: 1, to: 3, why: every rank is there once }
`,
  ],
  bad: [
    `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: run, field: title, from: 1, to: 3, why: every rank is there once }
#                                               ^^^^^ no card of the deck "crew" has a number in "title"
`,
  ],

  *check({ game }) {
    for (const rule of game.rules) {
      const selected = rule.check === "run" ? selectedCards(game, rule) : undefined;
      if (rule.check !== "run" || !selected || !lacksNumbers(rule, selected.cards)) continue;
      // A field that no card has is the fault of rules/unknown-name.
      if (!selected.cards.some(({ fields }) => Object.hasOwn(fields, rule.field))) continue;
      yield {
        at: { ...rule.source, path: [...rule.source.path, "field"] },
        message: `no card of the deck "${selected.deck.id}" has a number in "${rule.field}"`,
        fix: "name a field with numbers, or declare the field as integer and write numbers without quotes",
      };
    }
  },
});
