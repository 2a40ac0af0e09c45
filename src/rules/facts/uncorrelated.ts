/** Checks that two numbers rise or fall together as rules.yaml says: for example that strong cards cost more. */
import { round } from "../../units/length.ts";
import { limitWords } from "../checks/data-amounts.ts";
import { inRule } from "../checks/data-place.ts";
import { type Check, checksOf, inNameOf, measureOf, measureWords } from "../checks/data-rules.ts";
import { type Group, groupsOf } from "../checks/entries/data-select.ts";
import { rankCorrelation } from "../checks/rank-correlation.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const uncorrelated = defineRule({
  id: "facts/uncorrelated",
  severity: "error",
  summary: "Two numbers do not rise or fall together as much as rules.yaml says.",
  why: "the deck loses its intended balance",
  fix: "Correct the cards that stand out, or the rule.",
  good: `
=== rules.yaml
rules:
  - { id: pay, deck: crew, check: correlates, field: rank, with: number, min: 0.9, why: cards go from low to high }
`,
  bad: `
=== rules.yaml
rules:
  - { id: pay, deck: crew, check: correlates, field: rank, with: number, min: 0.9, why: cards go from low to high }
#                                                                             ^^^ rank and number of deck "crew" correlate by 0.5, expected at least 0.9
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: captain, rank: 3, title: Captain }
  - { id: pilot, rank: 2, title: Pilot }
`,

  *check(context) {
    for (const check of checksOf(context, "correlates"))
      for (const group of groupsOf(check.selection, check.rule.per)) {
        const finding = faultOf(check, group);
        if (finding) yield inNameOf(context, check.rule, finding);
      }
  },
});

function faultOf({ rule }: Check<"correlates">, { name, entries }: Group): Finding | undefined {
  const { min, max } = rule;
  const pairs = entries.flatMap((entry): [number, number][] => {
    const [one, other] = [measureOf(entry, rule.field), measureOf(entry, rule.with)];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
  const found = rankCorrelation(pairs);
  const both = `${measureWords(rule.field)} and ${measureWords(rule.with)} of ${name}`;
  if (found === undefined)
    return {
      at: inRule(rule, "check"),
      message: `${both} cannot be compared: one of them is the same everywhere`,
      fix: "correct the fields, or remove the rule",
    };
  const isLow = min !== undefined && found < min;
  if (!isLow && (max === undefined || found <= max)) return undefined;
  const wanted = limitWords(min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
  return {
    at: inRule(rule, isLow ? "min" : "max"),
    message: `${both} correlate by ${round(found, 3)}, expected ${wanted}`,
    label: "1: same order, -1: opposite order",
    fix: "correct the cards that stand out, or the rule",
  };
}
