/** Checks that numbers in a text agree with the card or the game. */
import { listed } from "../../diagnostics/words.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { numbersAt, valuesAt } from "../checks/entries/data-values.ts";
import { wordPlaceIn } from "../checks/written-value.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { numbersInText } from "../printed-texts/text-numbers.ts";

export const wrongNumber = defineRule({
  id: "text/wrong-number",
  severity: "error",
  summary: "A text states a wrong number.",
  why: "players follow the text, not what the card was meant to do",
  fix: "Correct the number in the text or in the field.",
  good: `
=== rules.yaml
rules:
  - { id: pay, deck: crew, check: states, field: title, number: rank, near: coins, why: the pay is the rank }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook of 7 seas }
  - { id: pilot, rank: 2, title: Pilot for two coins }
`,
  bad: `
=== rules.yaml
rules:
  - { id: pay, deck: crew, check: states, field: title, number: rank, near: coins, why: the pay is the rank }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook for 3 coins }
#                                        ^ title states 3, but rank is 1
  - { id: pilot, rank: 2, title: Pilot for four coins }
#                                          ^^^^ title states four, but rank is 2
`,

  *check(context) {
    for (const check of checksOf(context, "states"))
      for (const entry of check.selection.entries)
        for (const finding of faultsOf(context, check, entry)) yield inNameOf(context, check.rule, finding);
  },
});

function* faultsOf(context: RuleContext, { rule }: Check<"states">, entry: Entry): Iterable<Finding> {
  const { field, number, near = [], always } = rule;
  const wanted = typeof number === "number" ? number : numbersAt(entry.fields, number)[0]?.value;
  if (wanted === undefined) return;
  const words = typeof near === "string" ? [near] : near;
  const meant = typeof number === "number" ? `${wanted} is expected` : `${number} is ${wanted}`;
  let isStated = false;
  for (const at of valuesAt(entry.fields, field)) {
    if (typeof at.value !== "string") continue;
    for (const found of numbersInText(at.value, words)) {
      isStated = true;
      if (found.value === wanted) continue;
      yield {
        at: wordPlaceIn(context, entry, at, found),
        message: `${field} states ${found.written}, but ${meant}`,
        fix: `write ${wanted}, in digits or in words`,
      };
    }
  }
  if (always && !isStated) yield unstated(context, entry, field, words, wanted);
}

function unstated(
  context: RuleContext,
  entry: Entry,
  field: string,
  words: readonly string[],
  wanted: number,
): Finding {
  const near =
    words.length === 0
      ? ""
      : ` near ${listed(
          words.map((word) => `"${word}"`),
          "or",
        )}`;
  const [at] = valuesAt(entry.fields, field);
  return {
    at: placeIn(context, entry, at?.path ?? []),
    message: `${field} states no number${near}, expected ${wanted}`,
    fix: "state the number in the text",
  };
}
