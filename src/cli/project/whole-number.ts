/** Options that take a whole number. */
import { InvalidArgumentError } from "commander";

/** Parses digits. @throws InvalidArgumentError for anything else and for numbers out of bounds */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most))
      throw new InvalidArgumentError(`expected a whole number from ${least} to ${most}.`);
    return number;
  };
}
