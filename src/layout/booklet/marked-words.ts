/** The positions of marked words of a paragraph on its lines, such as those of a link. */
import { inVisualOrder } from "../text/bidi.ts";
import type { Line } from "../text/lines/fill-lines.ts";
import type { Inline } from "../text/markup/inline.ts";

/** A range of characters of a text. */
interface MarkedRange<Mark> {
  readonly start: number;
  readonly end: number;
  readonly mark: Mark;
}

/** Of one line: from its left end, as a fraction of the text's size, like all widths of lines. */
export interface MarkedWords<Mark> {
  readonly x: number;
  readonly width: number;
  readonly mark: Mark;
}

/**
 * The marked parts of each line, from left to right; `inlines` are the words that filled the lines.
 * @param markOf undefined for words without a mark
 */
export function markedWords<Mark>(
  inlines: readonly (readonly Inline[])[],
  lines: readonly Line[],
  markOf: (inline: Inline) => Mark | undefined,
): readonly (readonly MarkedWords<Mark>[])[] {
  const ranges = rangesOf(inlines.flat(), markOf);
  if (ranges.length === 0) return lines.map(() => []);
  const text = inlines.flat().map(lettersOf).join("");
  let from = 0;
  return lines.map((line) => {
    const letters = line.segments.map((segment) => segment.text).join("");
    // Spaces at the ends of lines are dropped, nothing else is.
    const start = Math.max(from, text.indexOf(letters, from));
    from = start + letters.length;
    return ranges.flatMap((range) => onLine(range, line, start));
  });
}

const lettersOf = (inline: Inline): string => (inline.kind === "text" ? inline.text : "\uFFFC");

function rangesOf<Mark>(
  inlines: readonly Inline[],
  markOf: (inline: Inline) => Mark | undefined,
): readonly MarkedRange<Mark>[] {
  const ranges: MarkedRange<Mark>[] = [];
  let start = 0;
  for (const inline of inlines) {
    const end = start + lettersOf(inline).length;
    const mark = markOf(inline);
    if (mark !== undefined) ranges.push({ start, end, mark });
    start = end;
  }
  return ranges;
}

/** @param start of the line in the text */
function onLine<Mark>(
  { start: first, end: last, mark }: MarkedRange<Mark>,
  { segments }: Line,
  start: number,
): readonly MarkedWords<Mark>[] {
  let at = start;
  const inOrder = segments.map(({ text, width, level }) => {
    const isMarked = at < last && at + text.length > first;
    at += text.length;
    return { width, level, isMarked };
  });
  const found: MarkedWords<Mark>[] = [];
  let x = 0;
  let isOpen = false;
  for (const { width, isMarked } of inVisualOrder(inOrder)) {
    const before = found.at(-1);
    if (isMarked && isOpen && before) found[found.length - 1] = { ...before, width: before.width + width };
    else if (isMarked) found.push({ x, width, mark });
    isOpen = isMarked;
    x += width;
  }
  return found;
}
