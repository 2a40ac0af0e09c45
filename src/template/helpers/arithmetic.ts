/** Arithmetic; a result that is not a finite number is a fault, never "NaN" on a card. */
import { round } from "../../units/length.ts";
import { sayIn, sayNumber } from "../../words/say.ts";
import { type AnyHelper, type Helper, numberIn, reading, WrongValue, wholeIn } from "./define-helper.ts";

/** Digits of a result. Doubles hold 15 to 17; the last ones are noise, as in 0.1 + 0.2 = 0.30000000000000004. */
const SIGNIFICANT = 12;

export const arithmeticHelpers = {
  add: fold("add", "The sum.", (a, b) => a + b),
  sub: fold("sub", "The first number less the others.", (a, b) => a - b),
  mul: fold("mul", "The product.", (a, b) => a * b),
  div: fold("div", "The first number divided by the others.", divide),
  mod: {
    usage: "(mod a b)",
    summary: "The remainder of a division: 0 or more for a positive divisor.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([a, b]) => remainder(numberIn(a), numberIn(b)),
  },
  min: fold("min", "The smallest number.", (a, b) => Math.min(a, b)),
  max: fold("max", "The largest number.", (a, b) => Math.max(a, b)),
  round: {
    usage: "(round a decimals)",
    summary: "Rounds to a number of decimals, by default 0.",
    least: 1,
    most: 2,
    reads: [],
    apply: ([value, decimals = 0]) => round(numberIn(value), wholeIn(decimals, 0, 6)),
  },
  percent: reading({
    usage: "(percent a decimals)",
    summary: 'A fraction as text, as the language writes it: 0.5 is "50%".',
    least: 1,
    most: 2,
    reads: ["translations"],
    apply: ([value, decimals = 0], { translations }) => {
      const say = sayIn(translations);
      const number = round(numberIn(value) * 100, wholeIn(decimals, 0, 6));
      return say("{number}%", { number: sayNumber(say, number) });
    },
  }),
} satisfies Readonly<Record<string, AnyHelper>>;

function fold(name: string, summary: string, step: (a: number, b: number) => number): Helper {
  return {
    usage: `(${name} a b ...)`,
    summary,
    least: 2,
    most: 9,
    reads: [],
    apply: (values) => {
      for (const value of values) numberIn(value);
      let result = values[0] as number;
      for (let at = 1; at < values.length; at++) result = step(result, values[at] as number);
      if (!Number.isFinite(result)) throw new WrongValue("the result is not a printable number");
      return precise(result);
    },
  };
}

/** Without its last digits; a whole number has none to lose, and the sum with 0 is never -0. */
const precise = (result: number): number =>
  Number.isInteger(result) && Math.abs(result) < 10 ** SIGNIFICANT
    ? result + 0
    : Number(result.toPrecision(SIGNIFICANT));

/** With the sign of the divisor, so that counting downwards wraps around too. */
function remainder(a: number, b: number): number {
  if (b === 0) throw new WrongValue("division by 0 is not possible");
  const rest = precise(a - b * Math.floor(a / b));
  // The remainder of 0.3 by 0.1 is noise.
  return rest === b || Object.is(rest, -0) ? 0 : rest;
}

function divide(a: number, b: number): number {
  if (b === 0) throw new WrongValue("division by 0 is not possible");
  return a / b;
}
