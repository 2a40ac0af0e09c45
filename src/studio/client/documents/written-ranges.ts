/** Where edits have written, in the text after them. Pure. */
import type { TextEdit } from "../../../index.ts";

export interface WrittenRange {
  readonly start: number;
  readonly end: number;
}

export function rangesAfter(edits: readonly TextEdit[]): readonly WrittenRange[] {
  let moved = 0;
  return [...edits]
    .sort((a, b) => a.start.offset - b.start.offset)
    .map(({ start, end, text }) => {
      const from = start.offset + moved;
      moved += text.length - (end.offset - start.offset);
      return { start: from, end: from + text.length };
    });
}

/** Starts of the first tags in what was written; a namespace that was declared contains none. */
export function tagsWritten(ranges: readonly WrittenRange[], after: string): readonly number[] {
  return ranges.flatMap(({ start, end }) => {
    const tag = after.slice(start, end).search(/<(?![!/])/);
    return tag === -1 ? [] : start + tag;
  });
}
