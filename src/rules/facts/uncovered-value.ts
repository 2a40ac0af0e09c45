/** Checks that every value that should occur does: every special on some card, every face on one dice card. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../diagnostics/words.ts";
import { inRule, type PlacedRule } from "../checks/data-place.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { type Entry, placeIn } from "../checks/entries/data-entry.ts";
import { type Group, groupsOf } from "../checks/entries/data-select.ts";
import { targetsOf } from "../checks/entries/data-target.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const uncoveredValue = defineRule({
  id: "facts/uncovered-value",
  severity: "error",
  summary: "A value that should occur is on no card, or not as often as it should be.",
  why: "players wait for something that never comes, or that comes too often",
  fix: "Add a card with the value, remove the surplus ones, or correct the rule.",
  good: `
=== rules.yaml
rules:
  - { id: jobs, deck: crew, check: covers, field: title, values: [Cook, Pilot], why: a ship needs both }
`,
  bad: `
=== rules.yaml
rules:
  - { id: jobs, deck: crew, check: covers, field: title, values: [Cook, Diver], why: a ship needs both }
#                                                                       ^^^^^ deck "crew" has no title "Diver"
  - { id: ranks, deck: crew, check: covers, field: rank, from: 1, to: 3, times: 1, why: one commands }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot, copies: 2 }
#                      ^ deck "crew" has the rank "2" 2 times, expected 1 time
  - { id: captain, rank: 3, title: Captain }
`,

  *check(context) {
    for (const check of checksOf(context, "covers")) {
      const wanted = wantedBy(context, check);
      for (const group of groupsOf(check.selection, check.rule.per))
        for (const finding of faultsOf(context, check, group, wanted))
          yield inNameOf(context, check.rule, finding);
    }
  },
});

/** How many missing values of one group are reported one by one; the rest are only counted. */
const MOST_MISSING = 20;

interface Wanted {
  readonly word: string;
  /** Where the rule asks for it. */
  readonly path: readonly (string | number)[];
  /** The entry it comes from. */
  readonly from?: Place;
}

function wantedBy(context: RuleContext, { rule }: Check<"covers">): readonly Wanted[] {
  const { values, from = 0, to = -1, of } = rule;
  if (values) return values.map((value, index) => ({ word: String(value), path: ["values", index] }));
  if (of) {
    const { by } = targetsOf(context.game, of);
    return [...by].map(([word, [entry]]) => ({
      word,
      path: ["of"],
      from: placeIn(context, entry as Entry),
    }));
  }
  return Array.from({ length: to - from + 1 }, (_, index) => ({ word: String(from + index), path: ["to"] }));
}

interface Occurrence {
  readonly entry: Entry;
  readonly path: readonly (string | number)[];
}

function* faultsOf(
  context: RuleContext,
  { rule }: Check<"covers">,
  { name, entries }: Group,
  wanted: readonly Wanted[],
): Iterable<Finding> {
  const found = occurrences(entries, rule.field);
  const wrong = wanted.filter(({ word }) => {
    const { times = 0 } = found.get(word) ?? {};
    return rule.times === undefined ? times === 0 : times !== rule.times;
  });
  if (wrong.length > MOST_MISSING) yield more(rule, name, wrong.length - MOST_MISSING);
  for (const one of wrong.slice(0, MOST_MISSING)) {
    const { times = 0, last } = found.get(one.word) ?? {};
    const finding =
      times > 0 && last
        ? {
            at: placeIn(context, last.entry, last.path),
            message: timesWords(name, rule, one.word, times),
            fix: "correct the others, or the rule",
          }
        : missing(rule, name, one);
    yield { ...finding, related: one.from && [{ ...one.from, message: "this one" }] };
  }
}

function missing(rule: Check<"covers">["rule"], name: string, { word, path }: Wanted): Finding {
  return {
    at: inRule(rule, ...path),
    message: `${name} has no ${rule.field} "${word}"`,
    fix: `add it, or correct the value that should be ${word}`,
  };
}

/** How often each value occurs, copies counted, and where it does so last. */
function occurrences(entries: readonly Entry[], field: string) {
  const found = new Map<string, { readonly times: number; readonly last: Occurrence }>();
  for (const entry of entries)
    for (const { value, path } of valuesAt(entry.fields, field)) {
      const before = found.get(wordOf(value))?.times ?? 0;
      found.set(wordOf(value), { times: before + entry.copies, last: { entry, path } });
    }
  return found;
}

function more(rule: PlacedRule, name: string, left: number): Finding {
  return {
    at: inRule(rule, "check"),
    message: `${name} lacks ${counted(left, "more value")}, or has them too often or too rarely`,
    fix: "correct the reported ones and check again",
  };
}

function timesWords(name: string, rule: Check<"covers">["rule"], word: string, times: number): string {
  return `${name} has the ${rule.field} "${word}" ${counted(times, "time")}, expected ${counted(rule.times ?? 1, "time")}`;
}
