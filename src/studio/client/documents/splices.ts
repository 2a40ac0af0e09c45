/** Splices of a text: what every change of a document is made of. Offsets are those of the text before the change. */

export interface Splice {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly text: string;
}

/** The text with splices made, which must not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let at = 0;
  let result = "";
  for (const { from, to, text: own } of inOrder(splices)) {
    result += text.slice(at, from) + own;
    at = to;
  }
  return result + text.slice(at);
}

/** What makes the text before of the text after. */
export function inverseOf(before: string, splices: readonly Splice[]): readonly Splice[] {
  let moved = 0;
  return inOrder(splices).map(({ from, to, text }) => {
    const start = from + moved;
    moved += text.length - (to - from);
    return { from: start, to: start + text.length, text: before.slice(from, to) };
  });
}

/** The smallest single splice that makes one text of another; undefined if they are equal. */
export function spliceBetween(before: string, after: string): Splice | undefined {
  if (before === after) return undefined;
  const from = equalAtStart(before, after);
  const kept = equalAtEnd(before, after, Math.min(before.length, after.length) - from);
  return { from, to: before.length - kept, text: after.slice(from, after.length - kept) };
}

/** Compared at once: single characters of a long text take longer than the pause between two keys leaves. */
const BLOCK = 1024;

function equalAtStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count + BLOCK <= most && a.slice(count, count + BLOCK) === b.slice(count, count + BLOCK))
    count += BLOCK;
  while (count < most && a[count] === b[count]) count++;
  return count;
}

/** @param most characters that may be counted */
function equalAtEnd(a: string, b: string, most: number): number {
  const blockBefore = (text: string, count: number): string =>
    text.slice(text.length - count - BLOCK, text.length - count);
  let count = 0;
  while (count + BLOCK <= most && blockBefore(a, count) === blockBefore(b, count)) count += BLOCK;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}

const inOrder = (splices: readonly Splice[]): readonly Splice[] =>
  [...splices].sort((a, b) => a.from - b.from || a.to - b.to);
