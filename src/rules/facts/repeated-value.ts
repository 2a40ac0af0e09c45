/** Checks that values that rules.yaml wants to be unique are: names, emblems, whole map cards. */
import { listed } from "../../diagnostics/words.ts";
import { type Cells, cellsField, DEFAULT_CELLS } from "../../units/cells.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type Group, groupsOf } from "../checks/entries/data-select.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { turnedBars } from "../on-tracks/turned-bars.ts";

/** Longer values are not quoted in a message. */
const LONGEST = 40;

export const repeatedValue = defineRule({
  id: "facts/repeated-value",
  severity: "error",
  summary: "Two cards have the same value in a field that tells them apart.",
  why: "players cannot tell the two apart, or one was copied and never changed",
  fix: "Change the value of one of the two cards, or remove the card.",
  good: `
=== rules.yaml
rules:
  - { id: names, deck: crew, check: unique, field: title, why: everyone has a name of their own }
`,
  bad: `
=== rules.yaml
rules:
  - { id: names, deck: crew, check: unique, field: title, why: everyone has a name of their own }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Cook }
#                                ^^^^ pilot has the same title as cook: Cook
`,

  *check(context) {
    for (const check of checksOf(context, "unique"))
      for (const group of groupsOf(check.selection, check.rule.per))
        for (const finding of repeats(context, check, group)) yield inNameOf(context, check.rule, finding);
  },
});

function* repeats(context: RuleContext, { rule }: Check<"unique">, group: Group): Iterable<Finding> {
  const fields = typeof rule.field === "string" ? [rule.field] : rule.field;
  const seen = new Map<string, Entry>();
  for (const entry of group.entries) {
    const values = fields.map((field) => valuesAt(entry.fields, field).map(({ value }) => wordOf(value)));
    if (values.every((list) => list.length === 0)) continue;
    const key = keyOf(fields, values, rule.turned ? (entry.cells ?? DEFAULT_CELLS) : undefined);
    const first = seen.get(key);
    if (!first) seen.set(key, entry);
    else yield repeated(context, entry, first, fields, values);
  }
}

/**
 * Of a card and the same card turned by 180 degrees, the one that sorts first.
 * @param cells of the card, if turned cards count as the same
 */
function keyOf(
  fields: readonly string[],
  values: readonly (readonly string[])[],
  cells: Cells | undefined,
): string {
  const own = JSON.stringify(fields.map((field, index) => asIs(field, values[index] ?? [], cells)));
  if (!cells) return own;
  const other = JSON.stringify(fields.map((field, index) => asTurned(field, values[index] ?? [], cells)));
  return [own, other].sort().join();
}

/** Bars are a set: their order does not matter. */
function asIs(field: string, values: readonly string[], cells: Cells | undefined): readonly string[] {
  return cells && field === "bars" ? turnedBars(turnedBars(values, cells), cells) : values;
}

function asTurned(field: string, values: readonly string[], cells: Cells): readonly string[] {
  if (field === cellsField(cells.shape)) return [...values].reverse();
  return field === "bars" ? turnedBars(values, cells) : values;
}

function repeated(
  context: RuleContext,
  entry: Entry,
  first: Entry,
  fields: readonly string[],
  values: readonly (readonly string[])[],
): Finding {
  const text = values.map((list) => list.join(" ")).join(", ");
  const [field = ""] = fields;
  const shown = text.length <= LONGEST ? `: ${text}` : "";
  const at = (one: Entry) =>
    placeIn(context, one, fields.length === 1 ? (valuesAt(one.fields, field)[0]?.path ?? []) : []);
  return {
    at: at(entry),
    message: `${entry.id} has the same ${listed(fields)} as ${first.id}${shown}`,
    fix: "change one of the two, or remove it",
    related: [{ ...at(first), message: "the first" }],
  };
}
