/** Checks values against the limits, or the list of values, that rules.yaml gives them. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { limitWords } from "../checks/data-amounts.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type FieldValue, isNumber, numbersAt, valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { valueEdits } from "../checks/written-value.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const outOfRange = defineRule({
  id: "facts/out-of-range",
  severity: "error",
  summary: "A value is too small, too large, or not one that rules.yaml allows.",
  why: "the card does something that the game does not provide for",
  fix: "Correct the value on the card, or the rule in rules.yaml.",
  good: `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: range, field: rank, min: 1, max: 3, why: there are three ranks }
`,
  bad: `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: range, field: rank, max: 2, why: no one is above the pilot }
  - { id: jobs, deck: crew, check: range, field: title, values: [Cook, Pilot, Guard], why: there are three jobs }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cok }
#                               ^^^ title is "Cok", expected Cook, Pilot or Guard
  - { id: pilot, rank: 3, title: Pilot }
#                      ^ rank is 3, expected at most 2
`,

  *check(context) {
    for (const check of checksOf(context, "range"))
      for (const entry of check.selection.entries)
        for (const at of valuesAt(entry.fields, check.rule.field))
          for (const finding of faultsOf(context, check, entry, at))
            yield inNameOf(context, check.rule, finding);
  },
});

function* faultsOf(
  context: RuleContext,
  { rule }: Check<"range">,
  entry: Entry,
  at: FieldValue,
): Iterable<Finding> {
  const place = placeIn(context, entry, at.path);
  if (rule.values !== undefined && !rule.values.map(String).includes(wordOf(at.value)))
    yield { at: place, ...strange(context, rule.field, rule.values.map(String), entry, at) };
  const message = beyond(rule, entry, at);
  if (message !== undefined) yield { at: place, message, fix: "correct the number, or the rule" };
}

/** A value that is not one of those allowed. */
function strange(
  context: RuleContext,
  field: string,
  values: readonly string[],
  entry: Entry,
  { value, path }: FieldValue,
): Omit<Finding, "at"> {
  const word = wordOf(value);
  const near = nearest(word, values);
  const sure = isNumber(value) ? undefined : onlyNearest(word, values);
  return {
    message: `${field} is ${isNumber(value) ? word : `"${word}"`}, expected ${listed(values, "or")}`,
    fix: near ? `write ${near}` : "write one of these, or correct the rule",
    edits: valueEdits(context, entry, path, word, sure),
  };
}

/** The message for a value beyond the limits; undefined for one within them, or if it cannot be compared. */
function beyond(
  { field, over, min, max }: Check<"range">["rule"],
  { fields }: Entry,
  { value }: FieldValue,
): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  const base = over === undefined ? 0 : numbersAt(fields, over)[0]?.value;
  if (base === undefined) return undefined;
  const wanted = limitWords(min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
  if (!isNumber(value)) return `${field} is "${wordOf(value)}", expected ${wanted}`;
  const number = value - base;
  if (number >= (min ?? number) && number <= (max ?? number)) return undefined;
  return over === undefined
    ? `${field} is ${value}, expected ${wanted}`
    : `${field} is ${value}, ${number} more than ${over}, expected ${wanted} more`;
}
