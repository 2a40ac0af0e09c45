/** Options that take a whole number. */
import { InvalidArgumentError } from "commander";

/** @throws InvalidArgumentError for anything but plain digits within the bounds */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most))
      throw new InvalidArgumentError(`a whole number from ${least} to ${most} is expected.`);
    return number;
  };
}
