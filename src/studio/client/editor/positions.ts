/**
 * Offsets of a text and positions in the editor, which counts every line end as one character. So a file keeps its line ends,
 * mixed ones too.
 */

export interface Positions {
  /** What the editor shows: every line end as "\n". */
  readonly shown: string;
  /** The line end that most lines of the file have. */
  readonly lineEnd: string;
  /** The position in the editor of an offset in the text. */
  toEditor(offset: number): number;
  /** The offset in the text of a position in the editor. */
  toText(position: number): number;
}

export function positionsIn(text: string): Positions {
  const ends = [...text.matchAll(/\r\n?|\n/g)];
  /** Offsets in the text of "\n" in pairs, which the editor does not count. */
  const extra = ends.filter(([end]) => end.length === 2).map(({ index }) => index + 1);
  return {
    shown: text.replace(/\r\n?/g, "\n"),
    lineEnd: mostFrequent(ends.map(([end]) => end)) ?? "\n",
    toEditor: (offset) => offset - countBelow(extra, offset),
    toText: (position) => {
      // Each pair before the position counts one more in the text.
      let [low, high] = [0, extra.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((extra[middle] as number) - middle <= position) low = middle + 1;
        else high = middle;
      }
      return position + low;
    },
  };
}

function countBelow(sorted: readonly number[], offset: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mostFrequent(ends: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
