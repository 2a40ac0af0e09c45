/**
 * How much work the rules of rules.yaml are, before any of it is done: comparisons of entries with values. Rules times
 * cards has no bound of its own, so those beyond MOST_WORK are left out, and rules/too-much-work says so. Work is counted
 * from the numbers of entries and the lengths of rules and texts alone, so that equal games get equal answers.
 * Limits: an upper estimate; what a rule finds at once counts like what it looks through.
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

/** Comparisons of all rules together: a few seconds at the most. */
export const MOST_WORK = 40_000_000;

/** Each rule goes through its entries about so often for its own faults, before it is checked. */
const PASSES = 8;
/** What an entry costs that may turn out to be a finding of its own. */
const FINDING = 40;
/** Checks that look at all entries together and find few things. */
const OF_ALL = ["count", "sum", "covers", "correlates", "better", "distance"];
/** What a pair of entries costs that may turn out to be a finding. */
const PAIR = 50;

export interface Affordable {
  readonly rules: Game["rules"];
  /** The first rule that is too much; it and those behind it are left out. */
  readonly first?: PlacedRule;
}

const affordableOf = new WeakMap<Game, Affordable>();

/** The rules that are looked at: all, as long as they are not too much work together. */
export function affordableRules({ game, limits = 1 }: Pick<RuleContext, "game" | "limits">): Affordable {
  const before = affordableOf.get(game);
  if (before) return before;
  const affordable = within(game, MOST_WORK * limits);
  affordableOf.set(game, affordable);
  return affordable;
}

/** The rules that come to at most `most` comparisons. */
export function within(game: Game, most: number): Affordable {
  let left = most;
  for (const [index, rule] of game.rules.entries()) {
    left -= workOf(game, rule, left);
    if (left < 0) return { rules: game.rules.slice(0, index), first: rule };
  }
  return { rules: game.rules };
}

/** Comparisons of one rule; more than `most` may be any number beyond it. */
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

/** How many entries a subject has, before they are made where there may be very many. */
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

/** Values that a rule compares entries with: all texts, numbers and so on that it is written with. */
function leavesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + leavesIn(inner), 0);
}

/** Every group of `per` is asked for every value that shall be there. */
function groupWork(rule: DataRule, own: number, others: number): number {
  if (rule.check !== "covers") return 0;
  const { per, from = 0, to = -1, values, of } = rule;
  const wanted = values?.length ?? (of ? others : to - from + 1);
  return wanted * (per === undefined ? 1 : own);
}

/** Characters that are gone through for each part of a pattern, and for each word beside a number. */
function textWork(game: Game, rule: PlacedRule): number {
  if (rule.check === "pattern") return charactersOf(game, rule, rule.field) * setsOf(rule.matches);
  if (rule.check === "states")
    return charactersOf(game, rule, rule.field) * (4 + [rule.near ?? []].flat().length);
  if (rule.check !== "mentions") return 0;
  return [rule.field].flat().reduce((sum, field) => sum + charactersOf(game, rule, field), 0);
}

/** Each text is gone through once for each set of the pattern; one that was refused matches everything. */
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

/** Entries that name others are compared with all that go by one name; a `reference` only asks whether there is one. */
function pairWork(game: Game, rule: PlacedRule, own: number): number {
  const target = rule.check === "pairs" ? rule.with : rule.check === "mentions" ? rule.of : undefined;
  if (target === undefined) return 0;
  const named = entriesBy(entriesOf(game, target), target.field ?? keyFieldOf(target));
  const most = [...named.values()].reduce((largest, { length }) => Math.max(largest, length), 0);
  return own * most * PAIR;
}
