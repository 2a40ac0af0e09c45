/** Checks references that must be mutual: each names the other. */
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type Targets, targetsOf } from "../checks/entries/data-target.ts";
import { type FieldValue, valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const oneSidedReference = defineRule({
  id: "facts/one-sided-reference",
  severity: "error",
  summary: "A card names another one that does not name it back.",
  why: "the holder of one card reads something different from the holder of the other",
  fix: "Name the card on the other one too, or remove the reference.",
  good: `
=== rules.yaml
rules:
  - { id: stops, deck: crew, check: reference, field: stops, to: { deck: crew }, back: stopped-by, why: both cards say it }
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, stops: { type: array, items: { type: string } }, stopped-by: { type: array, items: { type: string } } } }
cards:
  - { id: guard, rank: 1, title: Guard, stops: [thief, spy] }
  - { id: dog, rank: 1, title: Dog, stops: [thief] }
  - { id: thief, rank: 2, title: Thief, stopped-by: [guard, dog] }
  - { id: spy, rank: 2, title: Spy, stopped-by: [guard] }
`,
  bad: `
=== rules.yaml
rules:
  - { id: stops, deck: crew, check: reference, field: stops, to: { deck: crew }, back: stopped-by, why: both cards say it }
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, stops: { type: array, items: { type: string } }, stopped-by: { type: array, items: { type: string } } } }
cards:
  - { id: guard, rank: 1, title: Guard, stops: [thief, spy] }
#                                               ^^^^^ stops names "thief", but thief does not name "guard" in its stopped-by
#                                                      ^^^ stops names "spy", but spy does not name "guard" in its stopped-by
  - { id: thief, rank: 2, title: Thief, stopped-by: [spy] }
  - { id: spy, rank: 2, title: Spy }
`,

  *check(context) {
    for (const check of checksOf(context, "reference")) {
      const { back, to, field } = check.rule;
      if (back === undefined) continue;
      const targets = targetsOf(context.game, to);
      for (const entry of check.selection.entries)
        for (const at of valuesAt(entry.fields, field))
          for (const finding of faultsOf(context, check, targets, entry, at))
            yield inNameOf(context, check.rule, finding);
    }
  },
});

/** An entry with several values in the field is named back by any of them. */
function* faultsOf(
  context: RuleContext,
  { rule: { field, back = "" } }: Check<"reference">,
  { by, field: nameField }: Targets,
  entry: Entry,
  { value, path }: FieldValue,
): Iterable<Finding> {
  const names = valuesAt(entry.fields, nameField).map((one) => wordOf(one.value));
  const own = names[0] ?? entry.id;
  for (const other of by.get(wordOf(value)) ?? []) {
    if (valuesAt(other.fields, back).some((one) => names.includes(wordOf(one.value)))) continue;
    yield {
      at: placeIn(context, entry, path),
      message: `${field} names "${wordOf(value)}", but ${other.id} does not name "${own}" in its ${back}`,
      fix: `add ${own} to the ${back} of ${other.id}, or remove the name here`,
      related: [{ ...placeIn(context, other, [back]), message: "named here" }],
    };
  }
}
