/** Ranges of a file, such as texts over several lines: finds by binary search whether an offset is in one of them. */
import type { TextRange } from "../source/tree.ts";

/** Index of the last number not above the limit, in ascending numbers; -1 if all are above it. */
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

/** Finds the last range that begins at or before an offset, and the greatest end of all that begin there or before. */
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
