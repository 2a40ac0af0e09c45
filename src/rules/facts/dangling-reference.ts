/** Checks that references on cards lead to something: a row of a table, another card, a symbol, an icon. */
import { nearestInOrder, onlyNearest } from "../../diagnostics/nearest.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type Targets, targetsOf } from "../checks/entries/data-target.ts";
import { type FieldValue, valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { valueEdits } from "../checks/written-value.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const danglingReference = defineRule({
  id: "facts/dangling-reference",
  severity: "error",
  summary: "A card names something that does not exist.",
  why: "players cannot find what the card refers to",
  fix: "Correct the name, or add what it names.",
  good: `
=== rules.yaml
rules:
  - { id: heirs, deck: crew, check: reference, field: rank, to: { deck: crew, field: rank }, why: the chain holds }
`,
  bad: `
=== rules.yaml
rules:
  - { id: skills, deck: crew, check: reference, field: skill, to: { table: skills }, why: a skill has its text }
=== tables/skills.yaml
table: skills
title: Skills
rows: [{ id: steer }, { id: stew }]
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, skill: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, skill: stew }
  - { id: pilot, rank: 2, title: Pilot, skill: stear }
#                                              ^^^^^ skill is "stear", and no row of table "skills" has that id
`,

  *check(context) {
    for (const check of checksOf(context, "reference")) {
      const targets = targetsOf(context.game, check.rule.to);
      for (const entry of check.selection.entries)
        for (const at of valuesAt(entry.fields, check.rule.field))
          if (!isThere(context, check, targets, wordOf(at.value)))
            yield inNameOf(context, check.rule, dangling(context, check, targets, entry, at));
    }
  },
});

/** Icons of the set exist without an entry in the glossary. */
function isThere(context: RuleContext, { rule }: Check<"reference">, { by }: Targets, word: string): boolean {
  return by.has(word) || (rule.to.list === "icons" && context.hasIcon(word));
}

function dangling(
  context: RuleContext,
  { rule }: Check<"reference">,
  { by, words, field }: Targets,
  entry: Entry,
  { value, path }: FieldValue,
): Finding {
  const word = wordOf(value);
  const icons = rule.to.list === "icons" ? context.iconNames() : [];
  const near = nearestInOrder(word, [[...by.keys()], ...icons]);
  const sure = onlyNearest(word, by.keys());
  return {
    at: placeIn(context, entry, path),
    message: `${rule.field} is "${word}", and no ${words} has that ${field}`,
    fix: near ? `write ${near}` : `add it there, or name something that exists`,
    edits: sure === near ? valueEdits(context, entry, path, word, sure) : undefined,
  };
}
