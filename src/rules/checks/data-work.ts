/**
 * Estimates the work of the rules of rules.yaml, in comparisons of entries with values, before any is done. Rules times cards
 * has no natural bound, so rules beyond MOST_WORK are left out, and rules/too-much-work reports it. The estimate depends only
 * on the numbers of entries and the lengths of rules and texts, so that equal games get equal results.
 * Limits: an upper estimate; entries found by a lookup count like those searched one by one.
 */
import type { Game } from "../../game/game.ts";
import type { DataRule, Subject } from "../../schema/data-rule.ts";
import { readPattern } from "../../source/pattern.ts";
import type { RuleContext } from "../define-rule.ts";
import { subjectsOf } from "./data-fields.ts";
import type { PlacedRule } from "./data-place.ts";
import { entriesOf } from "./entries/data-entries.ts";
import { entriesBy } from "./entries/data-select.ts";
import { keyFieldOf, namesIn, sourcesIn } from "./entries/data-subject.ts";
import { valuesAt, wordOf } from "./entries/data-values.ts";

/** Limit on the comparisons of all rules together: a few seconds at most. */
export const MOST_WORK = 40_000_000;

/** About how often each rule's entries are read to find the rule's own faults, before it is checked. */
const PASSES = 8;
/** The cost of an entry that may become a finding of its own. */
const FINDING = 40;
/** Checks that consider all entries together and find few faults. */
const OF_ALL = ["count", "sum", "covers", "correlates", "better", "distance"];
/** The cost of a pair of entries that may become a finding. */
const PAIR = 50;

export interface Affordable {
  readonly rules: Game["rules"];
  /** The first rule beyond the limit; it and those after it are left out. */
  readonly first?: PlacedRule;
}

const affordableOf = new WeakMap<Game, Affordable>();

/** The rules that are checked: all, unless together they are too much work. */
export function affordableRules({ game, limits = 1 }: Pick<RuleContext, "game" | "limits">): Affordable {
  const before = affordableOf.get(game);
  if (before) return before;
  const affordable = within(game, MOST_WORK * limits);
  affordableOf.set(game, affordable);
  return affordable;
}

/** The first rules that together take at most `most` comparisons. */
export function within(game: Game, most: number): Affordable {
  let left = most;
  for (const [index, rule] of game.rules.entries()) {
    left -= workOf(game, rule, left);
    if (left < 0) return { rules: game.rules.slice(0, index), first: rule };
  }
  return { rules: game.rules };
}

/** Comparisons of one rule; beyond `most` the number is not exact. */
function workOf(game: Game, rule: PlacedRule, most: number): number {
  const subjects = subjectsOf(rule).map(({ subject }) => subject);
  const counts = subjects.map((subject) => countOf(game, subject, most));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const each = OF_ALL.includes(rule.check) ? PASSES : PASSES + FINDING;
  const passes = all * (each + leavesIn(rule));
  if (passes > most) return passes;
  const [own = 0] = counts;
  return passes + groupWork(rule, own, counts.at(-1) ?? 0) + textWork(game, rule) + pairWork(game, rule, own);
}

/** How many entries a subject has, without creating them if there may be very many. */
function countOf(game: Game, subject: Subject, most: number): number {
  const [kind] = sourcesIn(subject);
  const cardsOf = (deck: string): number => game.decks.find(({ id }) => id === deck)?.cards.length ?? 0;
  const itemsOf = (kit: string) => game.kits.find(({ id }) => id === kit)?.items ?? [];
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const made =
    kind === "deck"
      ? sum(namesIn(subject, kind).map(cardsOf))
      : kind === "kit"
        ? sum(namesIn(subject, kind).flatMap((kit) => itemsOf(kit).map(({ deck }) => cardsOf(deck))))
        : kind === undefined || kind === "list"
          ? 0
          : namesIn(subject, kind).length;
  return made > most ? made : Math.max(made, entriesOf(game, subject).length);
}

/** The number of values that a rule compares entries with: all texts, numbers and so on in it. */
function leavesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + leavesIn(inner), 0);
}

/** Every group of `per` is checked for every value that should occur. */
function groupWork(rule: DataRule, own: number, others: number): number {
  if (rule.check !== "covers") return 0;
  const { per, from = 0, to = -1, values, of } = rule;
  const wanted = values?.length ?? (of ? others : to - from + 1);
  return wanted * (per === undefined ? 1 : own);
}

/** Characters read for each part of a pattern, and for each word beside a number. */
function textWork(game: Game, rule: PlacedRule): number {
  if (rule.check === "pattern") return charactersOf(game, rule, rule.field) * setsOf(rule.matches);
  if (rule.check === "states")
    return charactersOf(game, rule, rule.field) * (4 + [rule.near ?? []].flat().length);
  if (rule.check !== "mentions") return 0;
  return [rule.field].flat().reduce((sum, field) => sum + charactersOf(game, rule, field), 0);
}

/** Each text is read once for each set of the pattern; a refused pattern matches everything. */
function setsOf(pattern = ""): number {
  const read = readPattern(pattern);
  return "ok" in read ? read.ok.sets : 1;
}

const charactersOf = (game: Game, subject: Subject, field: string): number =>
  entriesOf(game, subject).reduce(
    (sum, { fields }) =>
      valuesAt(fields, field).reduce((longer, { value }) => longer + wordOf(value).length, sum),
    0,
  );

/** Entries that name others are compared with all that share the name; a `reference` only checks whether there is one. */
function pairWork(game: Game, rule: PlacedRule, own: number): number {
  const target = rule.check === "pairs" ? rule.with : rule.check === "mentions" ? rule.of : undefined;
  if (target === undefined) return 0;
  const named = entriesBy(entriesOf(game, target), target.field ?? keyFieldOf(target));
  const most = [...named.values()].reduce((largest, { length }) => Math.max(largest, length), 0);
  return own * most * PAIR;
}
