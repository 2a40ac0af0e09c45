/**
 * The lines in which two texts differ, for people. Limit: everything between the first and the last line that differ counts
 * as one change if the texts there are long; shorter ones are compared line by line.
 */

export interface Line {
  readonly kind: "same" | "removed" | "added" | "gap";
  /** In the new text, or in the old one if it was removed; absent for a gap. */
  readonly number?: number;
  readonly text: string;
}

/** Lines around a change. */
const AROUND = 2;

/** The product of line counts up to which lines are compared with each other. */
const MOST_PAIRS = 4_000_000;

/** None if the texts are equal. Line ends count as equal, whichever they are. */
export function changedLines(before: string, after: string): readonly Line[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const head = equalFrom(old, fresh);
  const tail = equalFrom(old.slice(head).reverse(), fresh.slice(head).reverse());
  const middle = compared(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail));
  const whole = [
    ...fresh.slice(0, head).map((text) => ({ kind: "same" as const, text })),
    ...middle,
    ...fresh.slice(fresh.length - tail).map((text) => ({ kind: "same" as const, text })),
  ];
  return withoutFar(numbered(whole));
}

const linesOf = (text: string): readonly string[] => (text === "" ? [] : text.split(/\r\n|\r|\n/));

function equalFrom(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count++;
  return count;
}

/** By the longest common subsequence. */
function compared(old: readonly string[], fresh: readonly string[]): readonly Line[] {
  const removed = old.map((text): Line => ({ kind: "removed", text }));
  const added = fresh.map((text): Line => ({ kind: "added", text }));
  if (old.length * fresh.length > MOST_PAIRS) return [...removed, ...added];
  // lengths[i][j]: of the longest common subsequence of old from i and fresh from j
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      row(lengths, i)[j] =
        old[i] === fresh[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [gone, come] = [removed[i], added[j]];
    if (gone && come && gone.text === come.text) {
      lines.push({ kind: "same", text: come.text });
      i++;
      j++;
    } else if (gone && (!come || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      lines.push(gone);
      i++;
    } else if (come) {
      lines.push(come);
      j++;
    }
  }
  return lines;
}

const row = (lengths: readonly Uint32Array[], i: number): Uint32Array => lengths[i] as Uint32Array;
const at = (lengths: readonly Uint32Array[], i: number, j: number): number => row(lengths, i)[j] as number;

function numbered(lines: readonly Line[]): readonly Line[] {
  let [old, fresh] = [0, 0];
  return lines.map((line) => {
    if (line.kind !== "added") old++;
    if (line.kind !== "removed") fresh++;
    return { ...line, number: line.kind === "removed" ? old : fresh };
  });
}

/** Long stretches without a change become gaps; those at the beginning and the end are left out. */
function withoutFar(lines: readonly Line[]): readonly Line[] {
  const near = new Set<number>();
  for (const [index, { kind }] of lines.entries())
    if (kind !== "same") for (let by = -AROUND; by <= AROUND; by++) near.add(index + by);
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    if (near.has(index)) result.push(line);
    else if (result.length > 0 && result.at(-1)?.kind !== "gap") result.push({ kind: "gap", text: "" });
  }
  if (result.at(-1)?.kind === "gap") result.pop();
  return result;
}
