/**
 * Fills lines with units, each line as full as possible. Widths are in em, so the breaks depend only on the ratio of
 * box and size.
 */
import { isInvisible } from "../../../font/drawn-characters.ts";
import { spaceAfter, widthOf } from "../words/segment.ts";
import type { Segment, Unit } from "../words/words.ts";
import { type HasRoom, type Head, NOTHING, Rest } from "./rest-of-word.ts";

export interface Line {
  /** In reading order; no spaces at the ends. */
  readonly segments: readonly Segment[];
  readonly width: number;
  /** True for the last line before a line break of the text; justification skips it. */
  readonly last: boolean;
}

export interface FilledLines {
  readonly lines: readonly Line[];
  /** The first word that was broken at a place that is not a break opportunity. */
  readonly brokenWord: string | undefined;
}

/** The widths of the lines: all alike, or each as wide as a shape is there. */
export interface LineWidths {
  /** Width of the current line, in em. */
  readonly width: number;
  /** A later line is wider. */
  readonly hasWider: boolean;
  /** Called at the end of each line. */
  next(): void;
}

/** Lines that are all this wide. */
export const equalLines = (width: number): LineWidths => ({ width, hasWider: false, next: nothing });

const nothing = (): void => {};

const NO_SPACES: readonly Segment[] = [];

interface State {
  readonly widths: LineWidths;
  readonly tolerance: number;
  readonly zone: number;
  readonly lines: Line[];
  segments: Segment[];
  used: number;
  spaces: readonly Segment[];
  brokenWord: string | undefined;
}

/**
 * Breaks one line of the text into lines of at most the given widths. A unit that is wider than a whole line waits for a
 * wider one; if there is none, it is broken between characters if `divideWords`, otherwise the result is undefined: it
 * does not fit.
 * @param zone share of a line: one that is full but for less than this is not filled with a part of a word that ends with a
 * hyphen
 */
export function fillLines(
  units: readonly Unit[],
  widths: LineWidths,
  tolerance: number,
  divideWords: boolean,
  zone = 0,
): FilledLines | undefined {
  const state: State = {
    widths,
    tolerance,
    zone,
    lines: [],
    segments: [],
    used: 0,
    spaces: NO_SPACES,
    brokenWord: undefined,
  };
  for (const unit of units) if (!add(state, unit, divideWords)) return undefined;
  endLine(state, true);
  return { lines: state.lines, brokenWord: state.brokenWord };
}

/** Puts a unit on the line, or as much of it as fits and the rest on new lines; false if it does not fit. */
function add(state: State, unit: Unit, divideWords: boolean): boolean {
  if (fits(state, unit.segments, unit.width)) return putAll(state, unit);
  const rest = new Rest(unit);
  const hasRoom: HasRoom = (segments, width) => fits(state, segments, width);
  while (!rest.isEmpty) {
    const whole = rest.ifFitting(rest.end, hasRoom);
    if (whole) return putAll(state, { segments: whole, width: widthOf(whole), spaces: unit.spaces });
    const found = rest.headAtBreak(hasRoom);
    const head = (found && !isNeedless(state, found) ? found : undefined) ?? otherwise(state, found);
    if (head) nextLine(state, rest, head);
    else if (state.widths.hasWider) nextLine(state, rest, NOTHING);
    else if (!divideWords) return false;
    else divideAnywhere(state, rest, hasRoom);
  }
  return true;
}

/** The whole word goes to the next line; undefined if it is alone on this one. */
const otherwise = (state: State, found: Head | undefined): Head | undefined =>
  state.segments.length > 0 ? NOTHING : found;

/** True for a part with a hyphen on a line that is nearly full without it. */
function isNeedless(state: State, { segments }: Head): boolean {
  if (state.zone === 0 || state.segments.length === 0) return false;
  const last = segments.at(-1);
  return (
    last?.kind === "text" && last.hyphen && state.widths.width - state.used < state.zone * state.widths.width
  );
}

function putAll(state: State, { segments, width, spaces }: Omit<Unit, "breaks">): true {
  put(state, segments, width);
  state.spaces = spaces;
  return true;
}

const spaceWidth = (state: State): number => (state.segments.length > 0 ? widthOf(state.spaces) : 0);

/** True if segments fit on the rest of the line, including the spaces before them. */
function fits(state: State, segments: readonly Segment[], width: number): boolean {
  return (
    state.used + spaceWidth(state) + width - spaceAfter(segments) <= state.widths.width + state.tolerance
  );
}

function put(state: State, segments: readonly Segment[], width: number): void {
  const line = state.segments;
  state.used += spaceWidth(state) + width;
  if (line.length > 0) for (const space of state.spaces) line.push(space);
  for (const segment of segments) line.push(segment);
  state.spaces = NO_SPACES;
}

function endLine(state: State, last: boolean): void {
  const width = state.used - spaceAfter(state.segments);
  state.lines.push({ segments: state.segments, width, last });
  state.widths.next();
  state.segments = [];
  state.used = 0;
  state.spaces = NO_SPACES;
}

/** Ends the line after the first part of a word. */
function nextLine(state: State, rest: Rest, { segments, end }: Head): void {
  if (segments.length > 0) put(state, segments, widthOf(segments));
  endLine(state, false);
  rest.take(end);
}

/** Breaks a word that is alone on its line between two characters; an icon or a single character stays whole. */
function divideAnywhere(state: State, rest: Rest, hasRoom: HasRoom): void {
  const head = rest.headAnywhere(hasRoom);
  if (!head) {
    const segments = rest.upTo(rest.end);
    putAll(state, { segments, width: widthOf(segments), spaces: rest.spaces });
    rest.take(rest.end);
    return;
  }
  state.brokenWord ??= printed(rest.text);
  nextLine(state, rest, head);
}

const printed = (text: string): string =>
  [...text].filter((character) => !isInvisible(character.codePointAt(0) ?? 0)).join("");
