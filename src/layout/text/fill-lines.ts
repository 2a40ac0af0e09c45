/**
 * Fills lines with units, each line as full as it can be. Widths are in em, so the breaks depend on nothing but the
 * ratio of box and size.
 */
import { graphemeBorders, isInvisible } from "./characters.ts";
import { atLineEnd, type Segment, slice, spaceAfter, widthOf } from "./segment.ts";
import type { Unit } from "./units.ts";

export interface Line {
  /** In reading order; no spaces at the ends. */
  readonly segments: readonly Segment[];
  readonly width: number;
  /** True for the last line before a line break of the text; justified text leaves it alone. */
  readonly last: boolean;
}

export interface FilledLines {
  readonly lines: readonly Line[];
  /** The first word that was divided where no word may be. */
  readonly brokenWord: string | undefined;
}

interface State {
  readonly width: number;
  readonly tolerance: number;
  readonly lines: Line[];
  segments: Segment[];
  used: number;
  spaces: readonly Segment[];
  brokenWord: string | undefined;
}

/**
 * Breaks one line of the text into lines of at most `width` em. A unit that is wider than a whole line is divided
 * between characters when `divideWords`, else the answer is undefined: it does not fit.
 */
export function fillLines(
  units: readonly Unit[],
  width: number,
  tolerance: number,
  divideWords: boolean,
): FilledLines | undefined {
  const state: State = {
    width,
    tolerance,
    lines: [],
    segments: [],
    used: 0,
    spaces: [],
    brokenWord: undefined,
  };
  for (const unit of units) if (!add(state, unit, divideWords)) return undefined;
  endLine(state, true);
  return { lines: state.lines, brokenWord: state.brokenWord };
}

/** Puts a unit on the line, or as much of it as goes there and the rest on new ones; false when it does not fit. */
function add(state: State, unit: Unit, divideWords: boolean): boolean {
  let rest: Unit | undefined = unit;
  while (rest) {
    if (fits(state, rest.segments, rest.width)) {
      put(state, rest.segments, rest.width);
      state.spaces = rest.spaces;
      return true;
    }
    const parts: [Segment[], Unit] | undefined =
      divideAtBreak(state, rest) ?? (state.segments.length > 0 ? [[], rest] : undefined);
    if (parts) rest = nextLine(state, ...parts);
    else if (divideWords) rest = divideAnywhere(state, rest);
    else return false;
  }
  return true;
}

const spaceWidth = (state: State): number => (state.segments.length > 0 ? widthOf(state.spaces) : 0);

function fits(state: State, segments: readonly Segment[], width: number): boolean {
  return state.used + spaceWidth(state) + width - spaceAfter(segments) <= state.width + state.tolerance;
}

function put(state: State, segments: readonly Segment[], width: number): void {
  state.used += spaceWidth(state) + width;
  if (state.segments.length > 0) state.segments.push(...state.spaces);
  state.segments.push(...segments);
  state.spaces = [];
}

function endLine(state: State, last: boolean): void {
  const width = state.used - spaceAfter(state.segments);
  state.lines.push({ segments: state.segments, width, last });
  state.segments = [];
  state.used = 0;
  state.spaces = [];
}

function nextLine(state: State, segments: readonly Segment[], rest: Unit): Unit {
  if (segments.length > 0) put(state, segments, widthOf(segments));
  endLine(state, false);
  return rest;
}

/** The longest part up to an allowed break that still fits, and the rest. */
function divideAtBreak(state: State, unit: Unit): [Segment[], Unit] | undefined {
  for (const offset of unit.breaks.toReversed()) {
    const head = atLineEnd(slice(unit.segments, 0, offset));
    if (fits(state, head, widthOf(head))) return [[...head], restOf(unit, offset)];
  }
  return undefined;
}

/** Divides a unit that is alone on its line between two characters; an icon or a single character stays whole. */
function divideAnywhere(state: State, unit: Unit): Unit | undefined {
  const text = textOf(unit.segments);
  const borders = [...graphemeBorders(text)].filter((at) => at > 0 && at < text.length);
  const fitting = countFitting(borders, (at) => {
    const head = slice(unit.segments, 0, at);
    return fits(state, head, widthOf(head));
  });
  const offset = borders[Math.max(0, fitting - 1)];
  if (offset === undefined) {
    put(state, unit.segments, unit.width);
    state.spaces = unit.spaces;
    return undefined;
  }
  state.brokenWord ??= printed(text);
  return nextLine(state, slice(unit.segments, 0, offset), restOf(unit, offset));
}

/** How many of the first ones fit, by halves: of thousands that take no room each would be shaped with all before it. */
function countFitting(borders: readonly number[], fitsUpTo: (at: number) => boolean): number {
  let [low, high] = [0, borders.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fitsUpTo(borders[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function restOf(unit: Unit, offset: number): Unit {
  const segments = slice(unit.segments, offset, Number.POSITIVE_INFINITY);
  return {
    segments,
    width: widthOf(segments),
    spaces: unit.spaces,
    breaks: unit.breaks.filter((at) => at > offset).map((at) => at - offset),
  };
}

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join("");

const printed = (text: string): string =>
  [...text].filter((character) => !isInvisible(character.codePointAt(0) ?? 0)).join("");
