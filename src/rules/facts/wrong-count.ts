/** Checks the numbers of cards that rules.yaml and kits state against the actual cards. */
import { counted } from "../../diagnostics/words.ts";
import type { Game, Kit, KitItem } from "../../game/game.ts";
import { countOfItem } from "../../game/kits/kit-cards.ts";
import type { SourceRef } from "../../source/tree.ts";
import { amountFaults, type Found } from "../checks/data-amounts.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import type { Entry } from "../checks/entries/data-entry.ts";
import { countedNoun, groupsOf } from "../checks/entries/data-select.ts";
import { valuesAt, wordOf } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const wrongCount = defineRule({
  id: "facts/wrong-count",
  severity: "error",
  summary:
    "A deck or a kit does not have the stated number of cards, or a value occurs too often or too rarely.",
  why: "a set with a card too few or too many cannot be played as the rules say",
  fix: "Add the missing cards or remove the surplus ones. If the number itself has changed, correct it where it is stated.",
  good: `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 3, why: three sail the ship }
=== kits/all.yaml
contents:
  - { deck: crew, times: 2, count: 6 }
count: 6
`,
  bad: [
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 4, why: four sail the ship }
#                                              ^ deck "crew" has 3 cards, expected 4
`,
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, per: title, is: { Cook: 2, Pilot: 1 }, why: two cook }
#                                                                  ^ title "Cook" has 1 card, expected 2
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
  - { id: captain, rank: 3, title: Captain }
#                                  ^^^^^^^ title "Captain" has 1 card, but the rule expects no "Captain"
`,
    `
=== kits/all.yaml
contents:
  - { deck: crew, only: [cook], times: 2, count: 1 }
#                                                ^ this entry has 2 cards, expected 1
count: 3
#      ^ the kit "all" has 2 cards, expected 3
`,
  ],

  *check(context) {
    for (const check of checksOf(context, "count"))
      for (const finding of ruleCounts(context, check)) yield inNameOf(context, check.rule, finding);
    for (const kit of context.game.kits) yield* kitCounts(context.game, kit);
  },
});

function ruleCounts(context: RuleContext, check: Check<"count">): Iterable<Finding> {
  const { field, per, is } = check.rule;
  // With a number for each value and no `per`, the values themselves are the groups.
  const byValue = field !== undefined && per === undefined && typeof is === "object";
  const found = byValue ? foundValues(check, field) : foundGroups(check);
  const nothing = (key: string): Found => ({
    key,
    number: 0,
    entries: [],
    words: byValue ? occursWords(check, field, key, 0) : `${per} "${key}" has ${countWords(check, 0)}`,
    fix: `correct the rule, or add ${key}`,
  });
  return amountFaults(context, check.rule, found, nothing, byValue ? field : per);
}

function foundGroups(check: Check<"count">): readonly Found[] {
  return groupsOf(check.selection, check.rule.per).map(({ name, key, entries }) => {
    const number = entries.reduce((sum, entry) => sum + entry.copies * timesIn(entry, check.rule), 0);
    const words = key === undefined ? wholeWords(check, number) : `${name} has ${countWords(check, number)}`;
    return { key, number, entries, words, fix: (difference) => fixOf(check, difference, number) };
  });
}

function foundValues(check: Check<"count">, field: string): readonly Found[] {
  const counts = new Map<string, { number: number; entries: Entry[] }>();
  for (const entry of check.selection.entries)
    for (const { value } of valuesAt(entry.fields, field)) {
      const found = counts.get(wordOf(value)) ?? { number: 0, entries: [] };
      if (found.entries.at(-1) !== entry) found.entries.push(entry);
      counts.set(wordOf(value), { ...found, number: found.number + entry.copies });
    }
  return [...counts].map(([key, { number, entries }]) => ({
    key,
    number,
    entries,
    words: occursWords(check, field, key, number),
    fix: "correct the cards, or the rule",
  }));
}

/** How often an entry counts: once, or once for each occurrence of the value. */
function timesIn({ fields }: Entry, { field, value }: Check<"count">["rule"]): number {
  if (field === undefined) return 1;
  const values = valuesAt(fields, field);
  return value === undefined
    ? values.length
    : values.filter((one) => wordOf(one.value) === String(value)).length;
}

function wholeWords({ rule, selection }: Check<"count">, number: number): string {
  const { has, noun, name, words } = selection;
  if (rule.field !== undefined) return `${words} ${has} ${countWords({ rule, selection }, number)}`;
  return `${name} ${has} ${countedNoun(number, noun)}${words.slice(name.length)}`;
}

/** "3 cards", "3 times the squares "green"", "3 values of bars". */
function countWords({ rule, selection }: Check<"count">, number: number): string {
  const { field, value } = rule;
  if (field === undefined) return countedNoun(number, selection.noun);
  return value === undefined
    ? `${counted(number, "value")} of ${field}`
    : `${counted(number, "time")} the ${field} "${String(value)}"`;
}

function occursWords({ selection }: Check<"count">, field: string, key: string, number: number): string {
  return `${field} "${key}" occurs ${counted(number, "time")} in ${selection.words}`;
}

function fixOf(check: Check<"count">, difference: number, found: number): string {
  const verb = difference < 0 ? "add" : "remove";
  const what =
    check.rule.field === undefined
      ? countedNoun(Math.abs(difference), check.selection.noun)
      : counted(Math.abs(difference), "value");
  return `${verb} ${what}, or write ${found}`;
}

function* kitCounts(game: Game, kit: Kit): Iterable<Finding> {
  const found = kit.items.map((item) => countOfItem(game, item));
  for (const [index, item] of kit.items.entries()) {
    const count = found[index] as number;
    if (item.count !== undefined && item.count !== count)
      yield wrongKit(item.source, "this entry", count, item.count);
  }
  // The cards of an unreadable deck are missing only until it is fixed.
  if (game.unusable.some(({ kind }) => kind === "deck")) return;
  const isOfCards = ({ deck }: KitItem): boolean =>
    game.decks.find(({ id }) => id === deck)?.shape === "card";
  const all = kit.items.reduce(
    (sum, item, index) => sum + (isOfCards(item) ? (found[index] as number) : 0),
    0,
  );
  if (kit.count !== undefined && kit.count !== all)
    yield wrongKit(kit.source, `the kit "${kit.id}"`, all, kit.count);
}

function wrongKit(source: SourceRef, subject: string, found: number, expected: number): Finding {
  const difference = Math.abs(expected - found);
  return {
    at: { file: source.file, path: [...source.path, "count"] },
    message: `${subject} has ${counted(found, "card")}, expected ${expected}`,
    label: "copies counted",
    fix: `${found < expected ? "add" : "remove"} ${counted(difference, "card")}, or write ${found}`,
  };
}
