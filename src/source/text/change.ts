/** What differs between two texts that are mostly equal, such as a file before and after an edit. */
import type { TextRange } from "../tree.ts";

/** The range of the later text that differs, and by how much everything after it has moved. */
export interface Change extends TextRange {
  readonly moved: number;
}

/** The shortest range outside of which both texts are the same. */
export function changeBetween(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  const start = longest(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  const same = longest(
    shorter - start,
    (from, to) =>
      before.slice(before.length - to, before.length - from) ===
      after.slice(after.length - to, after.length - from),
  );
  return { start, end: after.length - same, moved: after.length - before.length };
}

/** The characters of a change with those beside them: a character may consist of two units, a line end of two. */
export const aroundChange = (text: string, { start, end }: Change): string =>
  text.slice(Math.max(0, start - 2), end + 2);

/** The greatest length of an equal beginning, by bisection: the engine compares long texts fastest. */
function longest(most: number, isEqual: (from: number, to: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isEqual(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
