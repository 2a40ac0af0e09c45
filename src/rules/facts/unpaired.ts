/** Checks pairs: each card has exactly one partner, which names it or is named by it. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { entriesBy } from "../checks/entries/data-select.ts";
import { type Targets, targetsOf } from "../checks/entries/data-target.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { valueEdits } from "../checks/written-value.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const unpaired = defineRule({
  id: "facts/unpaired",
  severity: "error",
  summary: "A card has no partner of its own, or shares one.",
  why: "a card of a pair is of no use without the other",
  fix: "Add the partner, or correct its name.",
  good: `
=== rules.yaml
rules:
  - id: healers
    deck: crew
    where: { kind: curse }
    check: pairs
    with: { deck: crew, where: { kind: healer }, field: heals }
    why: every curse has its healer
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, kind: { type: string }, heals: { type: string } } }
cards:
  - { id: fever, rank: 1, title: Fever, kind: curse }
  - { id: nurse, rank: 2, title: Nurse, kind: healer, heals: fever }
`,
  bad: `
=== rules.yaml
rules:
  - id: healers
    deck: crew
    where: { kind: curse }
    check: pairs
    with: { deck: crew, where: { kind: healer }, field: heals }
    why: every curse has its healer
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, kind: { type: string }, heals: { type: string } } }
cards:
  - { id: fever, rank: 1, title: Fever, kind: curse }
  - { id: cough, rank: 1, title: Cough, kind: curse }
#     ^^^^^^^^^ cough has no partner: no card of deck "crew" with kind healer has the heals "cough"
  - { id: nurse, rank: 2, title: Nurse, kind: healer, heals: fever }
  - { id: leech, rank: 2, title: Leech, kind: healer, heals: fever }
#                                                            ^^^^^ leech and nurse are both partners of fever
`,

  *check(context) {
    for (const check of checksOf(context, "pairs"))
      for (const finding of faultsOf(context, check)) yield inNameOf(context, check.rule, finding);
  },
});

function* faultsOf(context: RuleContext, check: Check<"pairs">): Iterable<Finding> {
  const { rule, selection } = check;
  const field = rule.field ?? "id";
  const partners = targetsOf(context.game, rule.with);
  const own = entriesBy(selection.entries, field);
  for (const entry of selection.entries) {
    const names = [...new Set(valuesAt(entry.fields, field).map(({ value }) => wordOf(value)))];
    const found = [...new Set(names.flatMap((name) => partners.by.get(name) ?? []))];
    if (found.length === 0) yield alone(context, entry, field, names, partners);
    for (const second of found.slice(1))
      yield twice(context, second, found[0] as Entry, entry, partners.field);
    for (const partner of found) yield* notBack(context, rule.mutual, partner, entry);
  }
  // Two cards that name the same partner were reported above.
  for (const [name, [first, ...others]] of own)
    if (partners.by.has(name))
      for (const other of others)
        yield { ...twice(context, other, first as Entry, (partners.by.get(name) as [Entry])[0], field) };
  if (rule.spare !== true)
    for (const partner of partners.entries) yield* spare(context, partner, partners, own, selection.noun);
}

function alone(
  context: RuleContext,
  entry: Entry,
  field: string,
  names: readonly string[],
  { words, field: theirs, by }: Targets,
): Finding {
  const [at] = valuesAt(entry.fields, field);
  const place = field === "id" ? placeIn(context, entry) : placeIn(context, entry, at?.path ?? []);
  if (at === undefined)
    return { at: place, message: `${entry.id} has no partner: it has no ${field}`, fix: `add its ${field}` };
  const name = names.join(", ");
  const near = field === "id" ? undefined : nearest(name, by.keys());
  const sure = field === "id" ? undefined : onlyNearest(name, by.keys());
  return {
    at: place,
    message: `${entry.id} has no partner: no ${words} has the ${theirs} "${name}"`,
    fix: near ? `write ${near}` : "add the partner, or correct the name",
    edits: valueEdits(context, entry, at.path, name, sure),
  };
}

function twice(context: RuleContext, second: Entry, first: Entry, shared: Entry, field: string): Finding {
  const path = (entry: Entry) => (field === "id" ? [] : (valuesAt(entry.fields, field)[0]?.path ?? []));
  return {
    at: placeIn(context, second, path(second)),
    message: `${second.id} and ${first.id} are both partners of ${shared.id}`,
    fix: "give one of them another partner",
    related: [{ ...placeIn(context, first, path(first)), message: "the first" }],
  };
}

function* notBack(
  context: RuleContext,
  mutual: string | undefined,
  partner: Entry,
  entry: Entry,
): Iterable<Finding> {
  if (mutual === undefined) return;
  const back = valuesAt(partner.fields, mutual);
  if (back.some(({ value }) => wordOf(value) === entry.id)) return;
  const said = back.map(({ value }) => wordOf(value)).join(", ");
  yield {
    at: placeIn(context, partner, back[0]?.path ?? []),
    message: `${partner.id} is the partner of ${entry.id}, but its ${mutual} ${said === "" ? "is not given" : `is ${said}`}`,
    fix: `write ${mutual}: ${entry.id}`,
    related: [{ ...placeIn(context, entry), message: "the partner" }],
  };
}

/** A partner whose own value leads to no card. */
function* spare(
  context: RuleContext,
  partner: Entry,
  { field }: Targets,
  own: ReadonlyMap<string, readonly Entry[]>,
  noun: string,
): Iterable<Finding> {
  const values = valuesAt(partner.fields, field);
  if (values.some(({ value }) => own.has(wordOf(value)))) return;
  const [at] = values;
  const word = at && wordOf(at.value);
  const near = word === undefined || field === "id" ? undefined : nearest(word, own.keys());
  // No edit: it is unknown whether this value is wrong or that of the card that should name it.
  yield {
    at: placeIn(context, partner, field === "id" ? [] : (at?.path ?? [])),
    message:
      word === undefined
        ? `${partner.id} is the partner of no card: it has no ${field}`
        : `${partner.id} is the partner of no card: no ${noun} is meant by "${word}"`,
    fix: near ? `write ${near}` : "correct it, or remove it",
  };
}
