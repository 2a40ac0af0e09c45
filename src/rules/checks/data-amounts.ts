/** Compares the numbers that rules of rules.yaml expect, for all entries or for each group, with those found. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { Amount } from "../../schema/data-rule.ts";
import type { Finding, RuleContext } from "../define-rule.ts";
import { inRule, type PlacedRule } from "./data-place.ts";
import { type Entry, placeIn } from "./entries/data-entry.ts";

/** A number that was found. */
export interface Found {
  /** The value of the group; undefined for all together. */
  readonly key: string | undefined;
  readonly number: number;
  /** The counted entries, and the field that puts them in the group. */
  readonly entries: readonly Entry[];
  /** The message before ", expected 4": "deck "crew" has 3 cards". */
  readonly words: string;
  /** How to get the expected number: "add 1 card". */
  readonly fix: string | ((difference: number) => string);
}

interface Limits {
  readonly is?: Amount;
  readonly min?: number;
  readonly max?: number;
}

/** Rounding errors in sums of decimal fractions are ignored. */
const SLACK = 1e-9;

/**
 * @param absent describes a group that is expected but missing
 * @param field the field of the groups, for entries of an unexpected group
 */
export function* amountFaults(
  context: RuleContext,
  rule: PlacedRule & Limits,
  found: readonly Found[],
  absent: (key: string) => Found,
  field: string | undefined,
): Iterable<Finding> {
  const { is } = rule;
  if (typeof is !== "object") {
    for (const one of found)
      yield* compared(context, rule, one, limitsOf(rule), keyOfLimit(rule, one.number));
    return;
  }
  const keys = new Set(found.map(({ key }) => key));
  for (const one of found)
    if (one.key !== undefined && Object.hasOwn(is, one.key)) {
      const wanted = is[one.key] as number;
      yield* compared(context, rule, one, [wanted, wanted], ["is", one.key]);
    } else yield unnamed(context, rule, one, Object.keys(is), field);
  for (const [key, wanted] of Object.entries(is))
    if (!keys.has(key)) yield* compared(context, rule, absent(key), [wanted, wanted], ["is", key]);
}

function limitsOf({ is, min, max }: Limits): readonly [number, number] {
  if (typeof is === "number") return [is, is];
  return [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
}

function keyOfLimit({ is, min }: Limits, number: number): readonly string[] {
  if (is !== undefined) return ["is"];
  return [min !== undefined && number < min ? "min" : "max"];
}

function* compared(
  context: RuleContext,
  rule: PlacedRule,
  { number, entries, words, fix }: Found,
  [least, most]: readonly [number, number],
  path: readonly string[],
): Iterable<Finding> {
  if (number >= least - SLACK && number <= most + SLACK) return;
  const difference = number < least ? number - least : number - most;
  const [only, ...others] = entries;
  const isOwn = "field" in rule && rule.field !== undefined && others.length === 0;
  yield {
    // If the values of a single card are added up, the card is wrong.
    at: only && isOwn ? placeIn(context, only) : inRule(rule, ...path),
    message: `${words}, expected ${limitWords(least, most)}`,
    fix: typeof fix === "string" ? fix : fix(difference),
  };
}

/** "4", "1 to 3", "at least 2", "at most 5". */
export function limitWords(least: number, most: number): string {
  if (least === most) return String(least);
  if (most === Number.POSITIVE_INFINITY) return `at least ${least}`;
  return least === Number.NEGATIVE_INFINITY ? `at most ${most}` : `${least} to ${most}`;
}

function unnamed(
  context: RuleContext,
  rule: PlacedRule,
  { key = "", entries, words }: Found,
  names: readonly string[],
  field: string | undefined,
): Finding {
  const near = nearest(key, names);
  const [first] = entries;
  return {
    at: first ? placeIn(context, first, field?.split(".") ?? []) : inRule(rule, "is"),
    message: `${words}, but the rule expects no "${key}"`,
    fix: near ? `write ${near}` : `correct the value, or add ${key} to the rule`,
  };
}
