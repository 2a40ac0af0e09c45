/** What plain JavaScript, which no compiler checks, may get wrong: names of options, and their values. */
import { type BroadsideError, badOrder } from "../diagnostics/broadside-error.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { isReservedName } from "../diagnostics/reserved-names.ts";
import { listed } from "../diagnostics/words.ts";

/** Kinds of values, in words for people; the key says how to check them. */
const KINDS = {
  text: "a string",
  number: "a number",
  flag: "true or false",
  texts: "a list of strings",
  list: "a list",
  function: "a function",
  object: "an object",
  objects: "a list of objects",
  "text or object": "a string or an object",
  signal: "an AbortSignal",
  progress: "an object with a function `step`",
  drafts: "a list of drafts, each with the strings `path` and `text`",
  "field path": "a list of a field's name and further names and indices",
  json: "a value of JSON",
  cells: "a list of rows, each a list of strings",
} as const;

type Kind = keyof typeof KINDS;

/** Both are allowed themselves. */
export interface NumberRange {
  readonly least: number;
  readonly most?: number;
  /** Fractions are allowed too. */
  readonly isReal?: boolean;
}

/** What an option may be: a value of a kind, one of some words, or a number in a range. */
type Expected = Kind | readonly string[] | NumberRange;

/** Every option of a call, with what it may be. */
export type Options<T> = Readonly<Record<keyof T, Expected>>;

/**
 * @param given what the caller passed; options that are undefined count as left out
 * @param needed those that cannot be left out
 * @throws BroadsideError `bad-order` for an unknown option and an unknown word, with the nearest one, for a value of another
 * kind, and for one that is missing
 */
export function refuseOptions<T extends object>(
  given: T,
  known: Options<T>,
  needed: readonly (keyof T & string)[] = [],
): void {
  if (!isKind(given, "object")) throw badOrder(`expected an object with options, not ${shown(given)}`);
  const all = new Map<string, Expected>(Object.entries(known));
  for (const [name, value] of Object.entries(given)) {
    const expected = all.get(name);
    if (expected === undefined) throw unknownOption(name, [...all.keys()]);
    if (value !== undefined) refuseOther(value, name, expected);
  }
  for (const name of needed)
    if (given[name] === undefined)
      throw badOrder(`\`${name}\` is missing: expected ${wordsFor(known[name])}`);
}

/** @throws BroadsideError `bad-order` for anything but a list of strings */
export const refuseNames = (names: readonly string[], what = "names"): void =>
  refuseOther(names, what, "texts");

/** @throws BroadsideError `bad-order` for anything but a string */
export const refuseNoText = (text: string, what: string): void => refuseOther(text, what, "text");

/**
 * @param what the name of the argument or option, for messages
 * @throws BroadsideError `bad-order` for any other value
 */
export function refuseOther(value: unknown, what: string, expected: Expected): void {
  if (isExpected(value, expected)) return;
  throw badOrder(
    `\`${what}\`: expected ${wordsFor(expected)}, not ${shown(value)}${helpFor(value, expected)}`,
  );
}

function isExpected(value: unknown, expected: Expected): boolean {
  if (typeof expected === "string") return isKind(value, expected);
  if ("least" in expected) return isInRange(value, expected);
  return expected.some((word) => word === value);
}

const isInRange = (value: unknown, { least, most = Number.MAX_SAFE_INTEGER, isReal }: NumberRange): boolean =>
  typeof value === "number" &&
  value >= least &&
  value <= most &&
  (isReal === true || Number.isInteger(value));

function isKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "texts":
      return Array.isArray(value) && value.every((one) => typeof one === "string");
    case "list":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "objects":
      return Array.isArray(value) && value.every((one) => isKind(one, "object"));
    case "signal":
      return isKind(value, "object") && "aborted" in Object(value);
    case "progress":
      return isKind(value, "object") && typeof Object(value).step === "function";
    case "drafts":
      return Array.isArray(value) && value.every((one) => isText(one, "path") && isText(one, "text"));
    case "field path":
      return Array.isArray(value) && isFieldPath(value);
    case "json":
      return isJson(value, DEEPEST);
    case "cells":
      return Array.isArray(value) && value.every((row) => isKind(row, "texts"));
    case "text or object":
      return isKind(value, "text") || isKind(value, "object");
    default:
      return typeof value === kind;
  }
}

const isText = (value: unknown, name: string): boolean => isKind(Object(value)[name], "text");

/** It begins with a name; no name is one that JavaScript reserves. */
function isFieldPath(steps: readonly unknown[]): boolean {
  if (typeof steps[0] !== "string") return false;
  return steps.every((step) =>
    typeof step === "string"
      ? step !== "" && !isReservedName(step)
      : isInRange(step, { least: 0, most: 9999 }),
  );
}

/** More than any value of a card; what is deeper may be a circle. */
const DEEPEST = 20;

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  return Object.entries(value).every(([key, item]) => !isReservedName(key) && isJson(item, depth - 1));
}

function unknownOption(name: string, known: readonly string[]): BroadsideError {
  const near = nearest(name, known);
  const help = near === undefined ? `options: ${known.join(", ")}` : `did you mean "${near}"?`;
  return badOrder(`there is no option "${name}"; ${help}`);
}

function wordsFor(expected: Expected): string {
  if (typeof expected === "string") return KINDS[expected];
  if (!("least" in expected))
    return listed(
      expected.map((word) => `"${word}"`),
      "or",
    );
  const { least, most, isReal } = expected;
  return `a ${isReal ? "" : "whole "}number ${most === undefined ? `of ${least} or more` : `from ${least} to ${most}`}`;
}

/** What may have been meant. */
function helpFor(value: unknown, expected: Expected): string {
  if (typeof value !== "string") return "";
  if (expected === "texts") return `; write [${JSON.stringify(value)}]`;
  const near = typeof expected === "string" || "least" in expected ? undefined : nearest(value, expected);
  return near === undefined ? "" : `; did you mean "${near}"?`;
}

/** A value in a few characters. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value).slice(0, 40);
}
