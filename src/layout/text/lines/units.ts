/**
 * Divides a line of styled text into units, which stay together unless a word must be broken. A unit consists of
 * segments of one style and direction, or icons. All lengths are in em.
 */
import type { SceneSymbol } from "../../../scene/scene.ts";
import { levelsOf } from "../bidi.ts";
import { atomsOf, OBJECT, SOFT_HYPHEN } from "../characters.ts";
import { isNoWord } from "../words/fallback.ts";
import { plainSegment, textSegment, widthOf } from "../words/segment.ts";
import type { Segment, Typeface, Unit } from "../words/words.ts";
import { breaksIn } from "./break.ts";

/** A part of a line in one style. */
export interface StyledText {
  readonly text: string;
  readonly typeface: Typeface;
}

export interface PlacedIcon {
  readonly symbol: SceneSymbol;
  /** em, including the space at its sides. */
  readonly width: number;
}

export type LinePart = StyledText | PlacedIcon;

/** All segments of a line in reading order. */
export function segmentsOf(parts: readonly LinePart[], direction: "ltr" | "rtl"): Segment[] {
  const levels = levelsOf(textOf(parts), direction);
  const segments: Segment[] = [];
  let beside: Segment | undefined;
  let offset = 0;
  for (const part of parts) {
    if ("symbol" in part) {
      segments.push({ kind: "icon", text: OBJECT, ...part, level: levels?.[offset] ?? 0 });
      offset += 1;
      continue;
    }
    if (!levels) {
      for (const atom of atomsOf(part.text)) segments.push(plainSegment(atom, part.typeface));
      offset += part.text.length;
      continue;
    }
    for (const atom of atomsOf(part.text))
      for (const { text, level } of levelRuns(atom, levels, offset)) {
        const isBeside = level % 2 === 1 || (direction === "rtl" && level > 0);
        const segment = textSegment(text, part.typeface, level, isBeside ? { beside } : {});
        if (level % 2 === 1) beside = segment;
        segments.push(segment);
        offset += text.length;
      }
  }
  return direction === "rtl" ? withFirstFace(segments) : segments;
}

/** Signs and figures before a line's first right-to-left word use its face too. */
function withFirstFace(segments: Segment[]): Segment[] {
  const isWord = ({ level, text }: Segment): boolean => level % 2 === 1 && !isNoWord(text);
  const index = segments.findIndex(isWord);
  const beside = segments[index];
  return segments.map((segment, at) => {
    if (at >= index || segment.kind === "icon") return segment;
    return textSegment(segment.text, segment.typeface, segment.level, { beside });
  });
}

/** The units of a line in reading order. Spaces at the line's ends are dropped. */
export function unitsOf(parts: readonly LinePart[], direction: "ltr" | "rtl"): Unit[] {
  const text = textOf(parts);
  const breaks = breaksIn(text);
  const segments = segmentsOf(parts, direction);
  const units: Unit[] = [];
  let first = 0;
  let start = 0;
  let inner: number[] | undefined;
  const divide = (at: number) => {
    inner ??= [];
    inner.push(at - start);
  };
  const close = (end: number, at: number) => {
    const unit = unitOf(segments, first, end, inner ?? NO_BREAKS);
    if (unit) units.push(unit);
    inner = undefined;
    first = end;
    start = at;
  };
  let next = 0;
  let offset = 0;
  for (const [index, segment] of segments.entries()) {
    if (offset === breaks[next]) {
      if (text[offset - 1] === SOFT_HYPHEN) divide(offset);
      else close(index, offset);
      next++;
    }
    offset += segment.text.length;
    for (let at = breaks[next]; at !== undefined && at < offset; at = breaks[++next]) divide(at);
  }
  close(segments.length, offset);
  return units;
}

const textOf = (parts: readonly LinePart[]): string =>
  parts.map((part) => ("symbol" in part ? OBJECT : part.text)).join("");

/** Divides a text where its level changes. */
function levelRuns(text: string, levels: Uint8Array, offset: number): { text: string; level: number }[] {
  const runs: { text: string; level: number }[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    const level = levels[offset + start] ?? 0;
    if (end < text.length && levels[offset + end] === level) continue;
    runs.push({ text: text.slice(start, end), level });
    start = end;
  }
  return runs;
}

const NO_BREAKS: readonly number[] = [];
const NO_SPACES: readonly Segment[] = [];

/** A segment that begins with a space consists of spaces only. */
const isSpaces = ({ text }: Segment): boolean => text.startsWith(" ");

/** The unit of the segments from `first` to before `end`; undefined for spaces alone. */
function unitOf(
  all: readonly Segment[],
  first: number,
  end: number,
  breaks: readonly number[],
): Unit | undefined {
  let behind = end;
  while (behind > first && isSpaces(all[behind - 1] as Segment)) behind--;
  if (behind === first) return undefined;
  const segments = all.slice(first, behind);
  const spaces = behind === end ? NO_SPACES : all.slice(behind, end);
  return { segments, width: widthOf(segments), spaces, breaks };
}
