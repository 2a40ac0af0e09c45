/** Checks the runs that rules.yaml asks for: each value in a range, once. */
import { inRule } from "../checks/data-place.ts";
import { checksOf, inNameOf, type PlacedRuleOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type Group, groupsOf } from "../checks/entries/data-select.ts";
import { type FieldValue, numbersAt } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

type RunRule = PlacedRuleOf<"run">;

/** A number of the run and the entry that has it. */
interface Step {
  readonly entry: Entry;
  readonly at: FieldValue;
}

export const brokenRun = defineRule({
  id: "facts/broken-run",
  severity: "error",
  summary: "A run of values that the game promises has a gap, a value twice, or a value outside.",
  why: "players count on every value of the run; rules.yaml gives the run's own reason",
  fix: "Add the missing card, correct the value of the one that is wrong, or correct the run in rules.yaml.",
  good: `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: run, field: rank, from: 1, to: 3, why: every rank is there once }
`,
  bad: [
    `
=== rules.yaml
rules:
  - { id: suits, deck: crew, check: run, field: rank, per: suit, from: 1, to: 4, why: players follow suit }
=== decks/crew.yaml
card: { properties: { suit: { type: string }, rank: { type: integer }, title: { type: string } } }
cards:
  - { id: axe-1, suit: axe, rank: 1, title: Cook }
  - { id: axe-2, suit: axe, rank: 2, title: Pilot }
  - { id: axe-4, suit: axe, rank: 4, title: Captain }
#     ^^^^^^^^^ suit "axe" has no 3
`,
    `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: run, field: rank, from: 1, to: 2, why: every rank is there once }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
  - { id: guard, rank: 2, title: Guard }
#                      ^ deck "crew" has the rank 2 twice
  - { id: mate, rank: 3, title: Mate }
#                     ^ deck "crew" has the rank 3, expected 1 to 2
`,
  ],

  *check(context) {
    for (const { rule, selection } of checksOf(context, "run"))
      for (const group of groupsOf(selection, rule.per))
        for (const finding of faultsOf(context, rule, group)) yield inNameOf(context, rule, finding);
  },
});

function* faultsOf(context: RuleContext, rule: RunRule, group: Group): Iterable<Finding> {
  const seen = new Map<number, Step>();
  for (const entry of group.entries)
    for (const at of numbersAt(entry.fields, rule.field)) {
      const { value } = at;
      const first = seen.get(value);
      if (value < rule.from || value > rule.to || !Number.isInteger(value))
        yield outside(context, rule, group, { entry, at }, value);
      else if (first) yield twice(context, rule, group, { entry, at }, first, value);
      else seen.set(value, { entry, at });
    }
  yield* gaps(context, rule, group, seen);
}

/** One finding per gap, at the card after it; for a gap at the end, at the card before it. */
function* gaps(
  context: RuleContext,
  rule: RunRule,
  { name }: Group,
  seen: ReadonlyMap<number, Step>,
): Iterable<Finding> {
  const { field, per, from, to } = rule;
  const values = [...seen.keys()].sort((a, b) => a - b);
  for (const [index, next] of [...values, to + 1].entries()) {
    const last = values[index - 1] ?? from - 1;
    if (next - last < 2) continue;
    const missing = rangeWords(last + 1, next - 1);
    const before = seen.get(last)?.entry;
    const after = seen.get(next)?.entry;
    const here = after ?? before;
    const cards = next - last === 2 ? "a card" : "cards";
    yield {
      at: here ? placeIn(context, here) : inRule(rule, "field"),
      message: `${name} has no ${per === undefined ? `${field} ` : ""}${missing}`,
      label: gapLabel(before, after),
      fix: `add ${cards} with ${per === undefined ? "" : `${name.replaceAll('"', "")} and `}${field} ${missing}`,
    };
  }
}

/** "3", "3 and 4", "3 to 9". */
function rangeWords(first: number, last: number): string {
  if (first === last) return String(first);
  return last === first + 1 ? `${first} and ${last}` : `${first} to ${last}`;
}

function gapLabel(before: Entry | undefined, after: Entry | undefined): string | undefined {
  if (before && after) return `between ${before.id} and this card`;
  if (after) return "before this card";
  return before && "after this card";
}

function outside(context: RuleContext, rule: RunRule, group: Group, step: Step, value: number): Finding {
  const word = rule.per === undefined ? `the ${rule.field} ` : "";
  return {
    at: placeIn(context, step.entry, step.at.path),
    message: `${group.name} has ${word}${value}, expected ${rule.from} to ${rule.to}`,
    fix: "correct the card, or the run in rules.yaml",
  };
}

function twice(
  context: RuleContext,
  rule: RunRule,
  group: Group,
  step: Step,
  first: Step,
  value: number,
): Finding {
  const word = rule.per === undefined ? `the ${rule.field} ` : "";
  return {
    at: placeIn(context, step.entry, step.at.path),
    message: `${group.name} has ${word}${value} twice`,
    label: "again here",
    fix: "correct one of the two cards",
    related: [{ ...placeIn(context, first.entry, first.at.path), message: "the first" }],
  };
}
