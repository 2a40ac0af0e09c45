/** Reports if the rules of rules.yaml take too many comparisons, and from which rule on they are not checked. */
import { inRule } from "../checks/data-place.ts";
import { affordableRules, MOST_WORK } from "../checks/data-work.ts";
import { defineRule } from "../define-rule.ts";

export const tooMuchWork = defineRule({
  id: "rules/too-much-work",
  severity: "warning",
  summary: "The rules of rules.yaml need too many comparisons for the cards of the game.",
  why: "checking all rules would take minutes, so the rest are not checked and find nothing",
  fix: "Merge rules about the same cards with `per`, restrict them to fewer cards, or remove some. For a game that you trust, the option `limits` raises this: 10 allows ten times as many.",
  bad: `
=== decks/crew.yaml
cards:
  - { id: "mate-{rank}", each: { rank: { from: 1, to: 1000 } }, copies: 0, title: Mate }
=== rules.yaml
rules:
  - { id: one-mate, deck: crew, check: pairs, field: title, with: { deck: crew, field: title }, why: a slip }
#         ^^^^^^^^ the rules up to here take more than 40,000,000 comparisons; this rule and the 1 after it are not checked
  - { id: few, deck: crew, check: count, max: 9, why: a ship has few hands }
`,

  *check(context) {
    const { game, limits = 1 } = context;
    const { rules, first } = affordableRules(context);
    if (!first) return;
    const left = game.rules.length - rules.length;
    const which = left === 1 ? "this rule is" : `this rule and the ${left - 1} after it are`;
    yield {
      at: inRule(first, "id"),
      message: `the rules up to here take more than ${(MOST_WORK * limits).toLocaleString("en")} comparisons; ${which} not checked`,
      fix: "merge rules about the same cards with per, or remove some",
    };
  },
});
