/** Sums with numbers; a result that is no finite number is a fault, never "NaN" on a card. */
import { round } from "../../units/length.ts";
import { type Helper, numberIn, type PureHelpers, WrongValue, wholeIn } from "./define-helper.ts";

/** Digits of a result. Doubles hold 15 to 17; the last ones are noise, as in 0.1 + 0.2 = 0.30000000000000004. */
const SIGNIFICANT = 12;

export const arithmeticHelpers: PureHelpers = {
  add: fold("add", "The sum.", (a, b) => a + b),
  sub: fold("sub", "The first number less the others.", (a, b) => a - b),
  mul: fold("mul", "The product.", (a, b) => a * b),
  div: fold("div", "The first number divided by the others.", divide),
  mod: {
    usage: "(mod a b)",
    summary: "What is left of a number after it is divided by another: 0 or more for a positive divisor.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([a, b]) => remainder(numberIn(a), numberIn(b)),
  },
  min: fold("min", "The smallest number.", (a, b) => Math.min(a, b)),
  max: fold("max", "The largest number.", (a, b) => Math.max(a, b)),
  round: {
    usage: "(round a decimals)",
    summary: "Rounds to a number of decimals, 0 unless said.",
    least: 1,
    most: 2,
    reads: [],
    apply: ([value, decimals = 0]) => round(numberIn(value), wholeIn(decimals, 0, 6)),
  },
  percent: {
    usage: "(percent a decimals)",
    summary: 'A share of 1 as text: 0.5 is "50%".',
    least: 1,
    most: 2,
    reads: [],
    apply: ([value, decimals = 0]) => `${round(numberIn(value) * 100, wholeIn(decimals, 0, 6))}%`,
  },
};

function fold(name: string, summary: string, step: (a: number, b: number) => number): Helper {
  return {
    usage: `(${name} a b ...)`,
    summary,
    least: 2,
    most: 9,
    reads: [],
    apply: (values) => {
      const result = values.map(numberIn).reduce(step);
      if (!Number.isFinite(result)) throw new WrongValue("the result is no number that can be printed");
      return Number(result.toPrecision(SIGNIFICANT));
    },
  };
}

/** With the sign of the divisor, so that counting downwards goes round too. */
function remainder(a: number, b: number): number {
  if (b === 0) throw new WrongValue("nothing can be divided by 0");
  const rest = Number((a - b * Math.floor(a / b)).toPrecision(SIGNIFICANT));
  // What is left of 0.3 by 0.1 is noise.
  return rest === b || Object.is(rest, -0) ? 0 : rest;
}

function divide(a: number, b: number): number {
  if (b === 0) throw new WrongValue("nothing can be divided by 0");
  return a / b;
}
