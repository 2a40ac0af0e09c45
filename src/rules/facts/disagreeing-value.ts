/** Checks that a card agrees with the row or card that it names. */
import { checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { targetsOf } from "../checks/entries/data-target.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const disagreeingValue = defineRule({
  id: "facts/disagreeing-value",
  severity: "error",
  summary: "A card disagrees with the row or card that it names.",
  why: "two printed cards tell players two different things",
  fix: "Find out which of the two is right, and correct the other.",
  good: `
=== rules.yaml
rules:
  - id: skills
    deck: crew
    check: reference
    field: id
    to: { table: pay }
    same: { rank: coins }
    why: the pay list is printed too
=== tables/pay.yaml
table: pay
title: Pay
row: { properties: { coins: { type: integer } } }
rows: [{ id: cook, coins: 1 }, { id: pilot, coins: 2 }, { id: captain, coins: 3 }]
`,
  bad: `
=== rules.yaml
rules:
  - { id: pay, deck: crew, check: reference, field: id, to: { table: pay }, same: { rank: coins }, why: one pay }
=== tables/pay.yaml
table: pay
title: Pay
row: { properties: { coins: { type: integer } } }
rows: [{ id: cook, coins: 1 }, { id: pilot, coins: 5 }]
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
#                      ^ rank is 2, but coins of pilot is 5
`,

  *check(context) {
    for (const { rule, selection } of checksOf(context, "reference")) {
      if (rule.same === undefined) continue;
      const { by } = targetsOf(context.game, rule.to);
      for (const entry of selection.entries)
        for (const { value } of valuesAt(entry.fields, rule.field))
          for (const other of by.get(wordOf(value))?.slice(0, 1) ?? [])
            for (const [own, theirs] of Object.entries(rule.same)) {
              const finding = disagreement(context, entry, own, other, theirs);
              if (finding) yield inNameOf(context, rule, finding);
            }
    }
  },
});

/** An entry may say anything about fields that the other lacks. */
function disagreement(
  context: RuleContext,
  entry: Entry,
  own: string,
  other: Entry,
  theirs: string,
): Finding | undefined {
  const here = valuesAt(entry.fields, own);
  const there = valuesAt(other.fields, theirs);
  const [said, wanted] = [here, there].map((values) => values.map(({ value }) => wordOf(value)).join(", "));
  if (there.length === 0 || said === wanted) return undefined;
  const [at] = here;
  return {
    at: placeIn(context, entry, at?.path ?? []),
    message: `${own} is ${said === "" ? "not given" : said}, but ${theirs} of ${other.id} is ${wanted}`,
    fix: `write ${wanted}, or correct ${other.id}`,
    related: [{ ...placeIn(context, other, there[0]?.path ?? []), message: "the other value" }],
  };
}
