/** Checks that the values in `where` occur: a rule about missing cards never fails. */

import { nearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { notesAbout } from "../../remember/derived.ts";
import type { Scalar, Subject, Where } from "../../schema/data-rule.ts";
import type { SourcePath } from "../../source/tree.ts";
import { fieldsOf } from "../checks/data-fields.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { entriesOf } from "../checks/entries/data-entries.ts";
import type { Entry } from "../checks/entries/data-entry.ts";
import { nounOf, subjectName } from "../checks/entries/data-select.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { isCondition, scalarsOf } from "../checks/entries/data-where.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const unknownValue = defineRule({
  id: "rules/unknown-value",
  severity: "error",
  summary: "A rule of rules.yaml selects by a value that no card has.",
  why: "the rule checks nothing, so it can never fail",
  fix: "Correct the value, or give it to a card.",
  good: `
=== rules.yaml
rules:
  - { id: one-cook, deck: crew, where: { title: Cook }, check: count, is: 1, why: one cook is enough }
  - { id: no-spies, deck: crew, where: { title: Spy }, check: count, is: 0, why: the game has no spies }
`,
  bad: `
=== rules.yaml
rules:
  - { id: one-cook, deck: crew, where: { title: Coook }, check: count, is: 1, why: one cook is enough }
#                                               ^^^^^ no card of the deck "crew" has the title "Coook"
  - { id: low, deck: crew, where: { title: [Cook, Diver] }, check: range, field: rank, max: 2, why: they obey }
#                                                 ^^^^^ no card of the deck "crew" has the title "Diver"
`,

  *check(context) {
    for (const rule of affordableRules(context).rules) yield* valueFaults(context, rule);
  },
});

export function* valueFaults({ game }: RuleContext, rule: PlacedRule): Iterable<Finding> {
  if (wantsNone(rule)) return;
  for (const use of fieldsOf(rule)) {
    const wanted = use.isKey ? wantedAt(rule, use.path) : undefined;
    const scalars = wanted === undefined ? [] : placedScalars(wanted);
    if (scalars.length === 0) continue;
    const values = wordsIn(entriesOf(game, use.subject), use.field);
    // A field that does not exist at all is reported by rules/unknown-name.
    if (values.size === 0) continue;
    for (const { value, path } of scalars)
      if (!values.has(String(value))) yield unknown(rule, use, value, [...use.path, ...path], values);
  }
}

const found = notesAbout<readonly Entry[], Map<string, ReadonlySet<string>>>(() => new Map());

/** All values of a field, kept because many rules use the same fields of the same entries. */
function wordsIn(entries: readonly Entry[], field: string): ReadonlySet<string> {
  const ofEntries = found(entries);
  const words =
    ofEntries.get(field) ??
    new Set(entries.flatMap(({ fields }) => valuesAt(fields, field).map(({ value }) => wordOf(value))));
  ofEntries.set(field, words);
  return words;
}

/** A count that expects 0 may name values that do not occur. */
function wantsNone(rule: PlacedRule): boolean {
  return rule.check === "count" && (rule.is === 0 || rule.max === 0);
}

/** The value of a key of some `where`; undefined for keys of other maps. */
function wantedAt(rule: PlacedRule, path: SourcePath): Where[string] | undefined {
  if (path.at(-2) !== "where") return undefined;
  let value: unknown = rule;
  for (const step of path) value = (value as Record<string | number, unknown>)[step];
  return value as Where[string];
}

function placedScalars(
  wanted: Where[string],
): readonly { readonly value: Scalar; readonly path: SourcePath }[] {
  if (!isCondition(wanted))
    return Array.isArray(wanted)
      ? wanted.map((value: Scalar, index) => ({ value, path: [index] }))
      : [{ value: wanted as Scalar, path: [] }];
  const { not } = wanted;
  if (not === undefined) return [];
  return scalarsOf(not).map((value, index) => ({
    value,
    path: Array.isArray(not) ? ["not", index] : ["not"],
  }));
}

function unknown(
  rule: PlacedRule,
  { subject, field }: { readonly subject: Subject; readonly field: string },
  value: Scalar,
  path: SourcePath,
  values: ReadonlySet<string>,
): Finding {
  const near = nearest(String(value), values);
  return {
    at: inRule(rule, ...path),
    message: `no ${nounOf(subject)} of the ${subjectName(subject)} has the ${field} "${String(value)}"`,
    fix: near ? `write ${near}` : `known: ${listed([...values])}`,
  };
}
