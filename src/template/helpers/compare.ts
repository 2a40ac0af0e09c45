/** Tests with yes or no as the result, and their combinations. */
import {
  type Helper,
  isTruthy,
  kindOf,
  numberIn,
  type PureHelpers,
  WrongValue,
  wordsFor,
  wrongKind,
} from "./define-helper.ts";

export const compareHelpers: PureHelpers = {
  eq: {
    usage: "(eq a b)",
    summary: "Are both values equal? A number never equals a text.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([a, b]) => isEqual(a, b),
  },
  ne: {
    usage: "(ne a b)",
    summary: "Do the values differ?",
    least: 2,
    most: 2,
    reads: [],
    apply: ([a, b]) => !isEqual(a, b),
  },
  lt: order("lt", "Is a less than b?", (a, b) => a < b),
  le: order("le", "Is a at most b?", (a, b) => a <= b),
  gt: order("gt", "Is a greater than b?", (a, b) => a > b),
  ge: order("ge", "Is a at least b?", (a, b) => a >= b),
  and: {
    usage: "(and a b ...)",
    summary: "The first false value, or else the last one.",
    least: 2,
    most: 9,
    asks: true,
    reads: [],
    apply: (values) =>
      values.find((value) => !isTruthy(value)) ?? (values.every(isTruthy) ? values.at(-1) : false),
  },
  or: {
    usage: "(or a b ...)",
    summary: "The first true value, or else the last one: a default.",
    least: 2,
    most: 9,
    asks: true,
    reads: [],
    apply: (values) => values.find(isTruthy) ?? values.at(-1),
  },
  not: {
    usage: "(not a)",
    summary: "Is the value false? Absent, false, 0, an empty text and an empty list are.",
    least: 1,
    most: 1,
    asks: true,
    reads: [],
    apply: ([value]) => !isTruthy(value),
  },
  present: {
    usage: "(present a)",
    summary: "Is there a value at all? 0, false and an empty text are values.",
    least: 1,
    most: 1,
    asks: true,
    reads: [],
    apply: ([value]) => value !== undefined && value !== null,
  },
};

/** An empty value is equal to nothing. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return false;
  for (const value of [a, b]) if (typeof value === "object") throw wrongKind("a text or a number", value);
  if (typeof a !== typeof b)
    throw new WrongValue(
      `${kindOf(a)} is compared with ${kindOf(b)}`,
      "compare values of one kind; a number in quotes is a text",
      `${wordsFor(a)} and ${wordsFor(b)}`,
    );
  return a === b;
}

function order(name: string, summary: string, holds: (a: number, b: number) => boolean): Helper {
  return {
    usage: `(${name} a b)`,
    summary,
    least: 2,
    most: 2,
    reads: [],
    apply: ([a, b]) => holds(numberIn(a), numberIn(b)),
  };
}
