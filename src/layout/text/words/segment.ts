/** A segment of a line: text of one style and direction, shaped, or an icon. Widths in em. */
import { graphemesOf, IDEOGRAPHIC, SOFT_HYPHEN } from "../characters.ts";
import type { Segment, TextSegment, Typeface } from "./words.ts";

/** Shapes a text into a segment; signs and figures use the face of the right-to-left text `beside` it. */
export function textSegment(
  text: string,
  typeface: Typeface,
  level: number,
  { hyphen = false, beside }: { readonly hyphen?: boolean; readonly beside?: Segment | undefined } = {},
): TextSegment {
  const face =
    beside?.kind === "text" && beside.typeface === typeface ? beside.word.runs.at(-1)?.face : undefined;
  const word = typeface.shape(text, level % 2 === 1, hyphen, face);
  return { kind: "text", text, typeface, level, width: word.width, word, hyphen };
}

/** The segment of a text in a left-to-right line: the same object each time the word occurs. */
export function plainSegment(text: string, typeface: Typeface): TextSegment {
  const word = typeface.shape(text, false);
  word.segment ??= { kind: "text", text, typeface, level: 0, width: word.width, word, hyphen: false };
  return word.segment;
}

/** Offsets of the borders between segments in their text, including 0 and the end. */
export function segmentBorders(segments: readonly Segment[]): readonly number[] {
  const borders = [0];
  for (const { text } of segments) borders.push((borders.at(-1) as number) + text.length);
  return borders;
}

/** The segments between two offsets of their text; a segment that is divided is shaped again. `borders` are theirs. */
export function slice(
  segments: readonly Segment[],
  from: number,
  to: number,
  borders: readonly number[],
): Segment[] {
  const taken: Segment[] = [];
  for (let index = segmentAt(borders, from); index < segments.length; index++) {
    const [segment, start, end] = [segments[index], borders[index], borders[index + 1]] as [
      Segment,
      number,
      number,
    ];
    if (start >= to) break;
    if (start >= from && end <= to) taken.push(segment);
    else if (segment.kind === "text") {
      const text = segment.text.slice(Math.max(0, from - start), to - start);
      taken.push(textSegment(text, segment.typeface, segment.level));
    }
  }
  return taken;
}

/** The index of the segment that contains an offset, by halves. */
function segmentAt(borders: readonly number[], offset: number): number {
  let [low, high] = [0, borders.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((borders[middle] as number) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Segments at a line's end: a soft hyphen there is printed, but not after an ideograph. */
export function atLineEnd(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.at(-1);
  if (last?.kind !== "text" || last.hyphen || !last.text.endsWith(SOFT_HYPHEN)) return segments;
  const before =
    graphemesOf(
      segments
        .map(({ text }) => text)
        .join("")
        .replaceAll(SOFT_HYPHEN, ""),
    ).at(-1) ?? "";
  if (IDEOGRAPHIC.test(before)) return segments;
  return [...segments.slice(0, -1), textSegment(last.text, last.typeface, last.level, { hyphen: true })];
}

export function widthOf(segments: readonly Segment[]): number {
  let width = 0;
  for (let index = 0; index < segments.length; index++) width += (segments[index] as Segment).width;
  return width;
}

/** The letter spacing after the last character, which is dropped at a line's end. */
export const spaceAfter = (segments: readonly Segment[]): number => {
  const last = segments[segments.length - 1];
  return last?.kind === "text" ? last.typeface.letterSpacing : 0;
};
