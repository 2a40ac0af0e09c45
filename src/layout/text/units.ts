/**
 * Cuts a line of styled text into units: what stays together unless a word must be divided. A unit is made of segments
 * of one style and direction, or icons. All lengths are in em.
 */
import type { SceneSymbol } from "../../scene/scene.ts";
import { levelsOf } from "./bidi.ts";
import { breaksIn } from "./break.ts";
import { atomsOf, OBJECT, SOFT_HYPHEN } from "./characters.ts";
import { isNoWord } from "./fallback.ts";
import { type Segment, textSegment, widthOf } from "./segment.ts";
import type { Typeface } from "./typeface.ts";

export interface Unit {
  readonly segments: readonly Segment[];
  readonly width: number;
  /** Spaces after it; they vanish where the line ends. */
  readonly spaces: readonly Segment[];
  /** Offsets inside where it may be divided, rising. */
  readonly breaks: readonly number[];
}

/** A stretch of a line in one style. */
export interface StyledText {
  readonly text: string;
  readonly typeface: Typeface;
}

export interface PlacedIcon {
  readonly symbol: SceneSymbol;
  /** em, the space at its sides included. */
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
      for (const atom of atomsOf(part.text)) segments.push(textSegment(atom, part.typeface, 0));
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

/** Signs and figures before a line's first word from right to left take its face too. */
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
  const units: Unit[] = [];
  let pending: Segment[] = [];
  let inner: number[] = [];
  let start = 0;
  let next = 0;
  const close = (at: number) => {
    const unit = unitOf(pending, inner);
    if (unit) units.push(unit);
    pending = [];
    inner = [];
    start = at;
  };
  let offset = 0;
  for (const segment of segmentsOf(parts, direction)) {
    if (offset === breaks[next]) {
      if (text[offset - 1] === SOFT_HYPHEN) inner.push(offset - start);
      else close(offset);
      next++;
    }
    pending.push(segment);
    offset += segment.text.length;
    for (let at = breaks[next]; at !== undefined && at < offset; at = breaks[++next]) inner.push(at - start);
  }
  close(offset);
  return units;
}

const textOf = (parts: readonly LinePart[]): string =>
  parts.map((part) => ("symbol" in part ? OBJECT : part.text)).join("");

/** Cuts a text where its level changes. */
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

const isSpaces = (segment: Segment | undefined): boolean =>
  segment !== undefined && /^ +$/.test(segment.text);

function unitOf(all: readonly Segment[], breaks: readonly number[]): Unit | undefined {
  if (!isSpaces(all.at(-1))) return all.length === 0 ? undefined : unitOfWords(all, [], breaks);
  const end = all.findLastIndex((segment) => !isSpaces(segment)) + 1;
  return end === 0 ? undefined : unitOfWords(all.slice(0, end), all.slice(end), breaks);
}

function unitOfWords(
  segments: readonly Segment[],
  spaces: readonly Segment[],
  breaks: readonly number[],
): Unit {
  return { segments, width: widthOf(segments), spaces, breaks };
}
