/** Stretches of a file, such as texts over several lines, and whether an offset is in one of them: found by halving. */
import type { TextRange } from "../source/tree.ts";

/** The place of the last number that is not above the limit, in a row that rises; -1 when all are above it. */
export function lastUpTo(numbers: ArrayLike<number>, limit: number): number {
  let low = -1;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Finds the stretch that begins last at or before an offset and the farthest end of all that begin there or before. */
export interface Stretches {
  at(offset: number): { readonly last: TextRange; readonly reach: number } | undefined;
}

export function stretchesOf(ranges: readonly TextRange[]): Stretches {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  const starts = sorted.map(({ start }) => start);
  let reach = -1;
  const reaches = sorted.map(({ end }) => {
    reach = Math.max(reach, end);
    return reach;
  });
  return {
    at: (offset) => {
      const index = lastUpTo(starts, offset);
      const last = sorted[index];
      return last && { last, reach: reaches[index] as number };
    },
  };
}
