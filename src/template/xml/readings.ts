/** Ranges of a file that are read as another text, and the mapping from an offset in the result back to the file. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A range of the file, by its offsets, and what it is read as. */
export interface Reading extends Stretch {
  readonly text: string;
}

export interface ReadText {
  readonly text: string;
  /** The file offset of an offset in the text; inside a replaced range, its beginning. */
  offsetInFile(offset: number): number;
}

/** Text that is read as written. */
export const asWritten = (text: string): ReadText => ({ text, offsetInFile: (offset) => offset });

/**
 * The values of the codes in a range.
 * @param start offset of the range in the file
 * @param read undefined for what only looks like a code
 */
export function readingsIn(
  stretch: string,
  start: number,
  code: RegExp,
  read: (code: string) => string | undefined,
): readonly Reading[] {
  return [...stretch.matchAll(code)].flatMap(({ 0: written, index }) => {
    const text = read(written);
    const from = start + index;
    return text === undefined ? [] : [{ start: from, end: from + written.length, text }];
  });
}

/** The file's text with its readings, in any order; of two that overlap the first applies. */
export function replaced(file: string, readings: readonly Reading[]): ReadText {
  const all = inOrder(readings);
  const starts: number[] = [];
  let text = "";
  let done = 0;
  for (const { start, end, text: reading } of all) {
    text += file.slice(done, start);
    starts.push(text.length);
    text += reading;
    done = end;
  }
  const offsetInFile = (offset: number): number => {
    const index = lastAtOrBelow(starts, offset);
    const reading = all[index];
    if (!reading) return offset;
    const behind = offset - (starts[index] as number) - reading.text.length;
    return behind < 0 ? reading.start : reading.end + behind;
  };
  return { text: text + file.slice(done), offsetInFile };
}

function inOrder(readings: readonly Reading[]): readonly Reading[] {
  let end = 0;
  return readings
    .toSorted((a, b) => a.start - b.start)
    .filter((one) => {
      const isFree = one.start >= end;
      if (isFree) end = one.end;
      return isFree;
    });
}

/** Index of the last entry that is at most the value, in a sorted list; -1 if there is none. */
export function lastAtOrBelow(sorted: readonly number[], value: number): number {
  let [low, high] = [-1, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
