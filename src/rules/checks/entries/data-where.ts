/** Selects the entries whose fields have the values of `where`. */

import { listed } from "../../../diagnostics/words.ts";
import { derived } from "../../../remember/derived.ts";
import type { Condition, Scalar, Where } from "../../../schema/data-rule.ts";
import type { Entry } from "./data-entry.ts";
import { type FieldValue, isNumber, valuesAt, wordOf } from "./data-values.ts";

type Wanted = Where[string];

/** A field with several values matches if one of them does; with `not`, if none does. */
export function fits({ fields }: Pick<Entry, "fields">, where: Where = {}): boolean {
  return Object.entries(where).every(([field, wanted]) => fitsValues(valuesAt(fields, field), wanted));
}

/** " with suit sword and value 9", or nothing. */
export function whereWords(where: Where = {}): string {
  const parts = Object.entries(where).map(([field, wanted]) => `${field} ${wantedWords(wanted)}`);
  return parts.length === 0 ? "" : ` with ${parts.join(" and ")}`;
}

export function isCondition(wanted: Wanted): wanted is Condition {
  return typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
}

export function scalarsOf(given: Scalar | readonly Scalar[]): readonly Scalar[] {
  return Array.isArray(given) ? given : [given as Scalar];
}

function fitsValues(values: readonly FieldValue[], wanted: Wanted): boolean {
  if (!isCondition(wanted)) return isAmong(values, wanted);
  const { not, from, to, present, says } = wanted;
  if (says !== undefined && !values.some((at) => typeof at.value === "string" && saysOne(at, says)))
    return false;
  if (present !== undefined && present !== values.length > 0) return false;
  if (not !== undefined && isAmong(values, not)) return false;
  if (from === undefined && to === undefined) return true;
  return values.some(
    ({ value }) =>
      isNumber(value) &&
      value >= (from ?? Number.NEGATIVE_INFINITY) &&
      value <= (to ?? Number.POSITIVE_INFINITY),
  );
}

/** Matches whole words and sequences of words: "roll" is in "Roll a die" but not in "a scroll". */
function saysOne(at: FieldValue, says: string | readonly string[]): boolean {
  const { words, read } = readText(at);
  for (const phrase of lowerTextsOf(says))
    if (words.has(phrase) || (phrase.includes(" ") && read.includes(` ${phrase} `))) return true;
  return false;
}

/** A text prepared for comparison: its words, and all of it with single spaces between and around them. */
interface ReadText {
  readonly words: ReadonlySet<string>;
  readonly read: string;
}

/** Read once for all rules. */
const readText = derived(({ value }: FieldValue): ReadText => {
  const read = ` ${String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return { words: new Set(read.split(" ")), read };
});

/** A list is converted once for all entries. */
const textsIn = derived((list: readonly Scalar[]): ReadonlySet<string> => new Set(list.map(String)));
const lowerTextsIn = derived(
  (list: readonly Scalar[]): ReadonlySet<string> => new Set(list.map((one) => String(one).toLowerCase())),
);

/** The wanted values as texts. */
const textsOf = (given: Scalar | readonly Scalar[]): ReadonlySet<string> =>
  Array.isArray(given) ? textsIn(given) : new Set([String(given)]);

/** The same in lower case. */
const lowerTextsOf = (given: Scalar | readonly Scalar[]): ReadonlySet<string> =>
  Array.isArray(given) ? lowerTextsIn(given) : new Set([String(given).toLowerCase()]);

function isAmong(values: readonly FieldValue[], wanted: Scalar | readonly Scalar[]): boolean {
  const words = textsOf(wanted);
  return values.some(({ value }) => words.has(wordOf(value)));
}

function wantedWords(wanted: Wanted): string {
  if (!isCondition(wanted)) return listed(scalarsOf(wanted), "or");
  const { not, from, to, present, says } = wanted;
  const parts = [
    present === undefined ? [] : present ? "given" : "not given",
    not === undefined ? [] : `not ${listed(scalarsOf(not), "or")}`,
    from === undefined ? [] : `from ${from}`,
    to === undefined ? [] : `to ${to}`,
    says === undefined ? [] : `saying ${listed(scalarsOf(says), "or")}`,
  ];
  return parts.flat().join(" ");
}
