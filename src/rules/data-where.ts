/** Which entries a rule of rules.yaml means: those whose fields have the values of `where`. */

import { listed } from "../diagnostics/words.ts";
import type { Condition, Scalar, Where } from "../schema/data-rule.ts";
import type { Json } from "../schema/files.ts";
import type { Entry } from "./data-entry.ts";
import { isNumber, valuesAt, wordOf } from "./data-values.ts";

type Wanted = Where[string];

/** A field with several values fits when one of them does; with `not`, when none does. */
export function fits({ fields }: Pick<Entry, "fields">, where: Where = {}): boolean {
  return Object.entries(where).every(([field, wanted]) =>
    fitsValues(
      valuesAt(fields, field).map(({ value }) => value),
      wanted,
    ),
  );
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

function fitsValues(values: readonly Json[], wanted: Wanted): boolean {
  if (!isCondition(wanted)) return isAmong(values, scalarsOf(wanted));
  const { not, from, to, present, says } = wanted;
  if (says !== undefined && !values.some((value) => typeof value === "string" && saysOne(value, says)))
    return false;
  if (present !== undefined && present !== values.length > 0) return false;
  if (not !== undefined && isAmong(values, scalarsOf(not))) return false;
  if (from === undefined && to === undefined) return true;
  return values.some(
    (value) =>
      isNumber(value) &&
      value >= (from ?? Number.NEGATIVE_INFINITY) &&
      value <= (to ?? Number.POSITIVE_INFINITY),
  );
}

/** Words and runs of words, whole: "roll" stands in "Roll a die" and not in "a scroll". */
function saysOne(text: string, says: string | readonly string[]): boolean {
  const read = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return scalarsOf(says).some((words) => read.includes(` ${String(words).toLowerCase()} `));
}

function isAmong(values: readonly Json[], wanted: readonly Scalar[]): boolean {
  const words = wanted.map(String);
  return values.some((value) => words.includes(wordOf(value)));
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
