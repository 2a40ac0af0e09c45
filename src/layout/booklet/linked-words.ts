/**
 * Where the links of a paragraph stand on its lines. Limits: on a line with words from right to left the whole line is
 * the link.
 */
import type { Line } from "../text/fill-lines.ts";
import type { Inline } from "../text/inline-markup.ts";

/** A stretch of characters of a text. */
interface LinkedRange {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** Of one line: from its start, as a share of the text's size, like all widths of lines. */
export interface LinkedWords {
  readonly x: number;
  readonly width: number;
  readonly to: string;
}

/** For each line what of it is linked; `inlines` are the words of which the lines were filled. */
export function linkedWords(
  inlines: readonly (readonly Inline[])[],
  lines: readonly Line[],
): readonly (readonly LinkedWords[])[] {
  const ranges = rangesOf(inlines.flat());
  if (ranges.length === 0) return lines.map(() => []);
  const text = inlines.flat().map(lettersOf).join("");
  let from = 0;
  return lines.map((line) => {
    const letters = line.segments.map((segment) => segment.text).join("");
    // Blanks at the ends of lines are dropped, nothing else is.
    const start = Math.max(from, text.indexOf(letters, from));
    from = start + letters.length;
    return ranges.flatMap((range) => onLine(range, line, start));
  });
}

const lettersOf = (inline: Inline): string => (inline.kind === "text" ? inline.text : "\uFFFC");

function rangesOf(inlines: readonly Inline[]): readonly LinkedRange[] {
  const ranges: LinkedRange[] = [];
  let start = 0;
  for (const inline of inlines) {
    const end = start + lettersOf(inline).length;
    if (inline.kind === "text" && inline.link !== undefined) ranges.push({ start, end, to: inline.link });
    start = end;
  }
  return ranges;
}

/** @param start of the line in the text */
function onLine(
  { start: first, end: last, to }: LinkedRange,
  line: Line,
  start: number,
): readonly LinkedWords[] {
  let at = start;
  let x = 0;
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  for (const { text, width } of line.segments) {
    if (at < last && at + text.length > first) [left, right] = [Math.min(left, x), x + width];
    at += text.length;
    x += width;
  }
  if (right <= left) return [];
  const isPlain = line.segments.every(({ level }) => level === 0);
  return [isPlain ? { x: left, width: right - left, to } : { x: 0, width: line.width, to }];
}
