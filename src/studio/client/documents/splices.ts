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
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let kept = 0;
  while (kept < shorter - from && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept++;
  return { from, to: before.length - kept, text: after.slice(from, after.length - kept) };
}

const inOrder = (splices: readonly Splice[]): readonly Splice[] =>
  [...splices].sort((a, b) => a.from - b.from || a.to - b.to);
