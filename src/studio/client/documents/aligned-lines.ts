/**
 * Lines of two texts beside each other, by their longest common subsequence. Limit: where both texts have thousands of lines
 * between the first and the last difference, all of these count as changed.
 */

export interface AlignedLine {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** The product of line counts up to which lines are compared with each other: a few hundredths of a second. */
const MOST_PAIRS = 4_000_000;

/** Those that are not "added" are the old lines in order; those that are not "removed", the new ones. */
export function alignedLines(old: readonly string[], fresh: readonly string[]): readonly AlignedLine[] {
  const head = equalFrom(old, fresh);
  const tail = equalFrom(old.slice(head).reverse(), fresh.slice(head).reverse());
  return [
    ...fresh.slice(0, head).map(same),
    ...compared(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...fresh.slice(fresh.length - tail).map(same),
  ];
}

const same = (text: string): AlignedLine => ({ kind: "same", text });

function equalFrom(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count++;
  return count;
}

function compared(old: readonly string[], fresh: readonly string[]): readonly AlignedLine[] {
  const removed = old.map((text): AlignedLine => ({ kind: "removed", text }));
  const added = fresh.map((text): AlignedLine => ({ kind: "added", text }));
  if (old.length * fresh.length > MOST_PAIRS) return [...removed, ...added];
  const lengths = commonLengths(old, fresh);
  const width = fresh.length + 1;
  const lines: AlignedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [gone, come] = [removed[i], added[j]];
    if (gone && come && gone.text === come.text) {
      lines.push(same(come.text));
      i++;
      j++;
    } else if (gone && (!come || at(lengths, (i + 1) * width + j) >= at(lengths, i * width + j + 1))) {
      lines.push(gone);
      i++;
    } else if (come) {
      lines.push(come);
      j++;
    }
  }
  return lines;
}

/** Of the longest common subsequence of old from i and fresh from j, at i * (fresh.length + 1) + j. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint32Array {
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === fresh[j]
          ? at(lengths, (i + 1) * width + j + 1) + 1
          : Math.max(at(lengths, (i + 1) * width + j), at(lengths, i * width + j + 1));
  return lengths;
}

const at = (lengths: Uint32Array, index: number): number => lengths[index] as number;
