/**
 * Patterns of schemas, bounded: those of a pack are matched in linear time, match no text that is very long, and take no
 * more steps than their list of cards may. Those of our own that the linear engine does not read are JavaScript's.
 */
import { LONGEST_MATCHED, readPattern } from "../source/pattern.ts";

/** Characters of the longest text that JavaScript's engine is asked about: ids, lengths and colours have fewer. */
const LONGEST_OF_JAVASCRIPT = 400;

/** Steps that the patterns of one list of cards or rows may take together: about a second. */
const MOST_STEPS = 50_000_000;

/** Steps that are left to the work that is being counted. */
let left = Number.POSITIVE_INFINITY;

/** Counts the steps of all patterns that `work` matches. Once they are used up, every text matches. */
export function countingSteps<T>(
  work: () => T,
  most = MOST_STEPS,
): { readonly value: T; readonly isOver: boolean } {
  const before = left;
  left = most;
  try {
    const value = work();
    return { value, isOver: left < 0 };
  } finally {
    left = before;
  }
}

export function boundedRegExp(
  pattern: string,
  flags: string,
): { test(text: string): boolean; toString(): string } {
  const read = readPattern(pattern);
  const expression = new RegExp(pattern, flags);
  const matches = "ok" in read ? counted(read.ok.run) : (text: string) => expression.test(text);
  const longest = "ok" in read ? LONGEST_MATCHED : LONGEST_OF_JAVASCRIPT;
  return {
    test: (text: string) => text.length <= longest && matches(text),
    // ajv tells patterns apart by this.
    toString: () => String(expression),
  };
}

type Run = (text: string) => { readonly matches: boolean; readonly steps: number };

function counted(run: Run): (text: string) => boolean {
  return (text) => {
    if (left < 0) return true;
    const { matches, steps } = run(text);
    left -= steps;
    return matches;
  };
}
