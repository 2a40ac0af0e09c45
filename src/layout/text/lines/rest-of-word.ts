/**
 * The rest of a word that is broken over several lines. Only the part that may fit on the next line is shaped, never the
 * whole rest, so the cost is proportional to the length of the word. A longer part counts as at least as wide as a
 * shorter one.
 */
import { graphemeBorders } from "../characters.ts";
import { atLineEnd, segmentBorders, slice, widthOf } from "../words/segment.ts";
import type { Segment, Unit } from "../words/words.ts";

/** The first part of a word, up to an offset of its text. */
export interface Head {
  readonly segments: readonly Segment[];
  readonly end: number;
}

/** Whether segments of a width fit on the rest of the line. */
export type HasRoom = (segments: readonly Segment[], width: number) => boolean;

/** Nothing of the word fits on the line. */
export const NOTHING: Head = { segments: [], end: 0 };

/** A part up to this length is shaped at once; for a longer one its first half is tried first. In UTF-16 units. */
const SHORT = 64;
/** Breaks to try because their hyphen may be too wide, before the search continues by halves. */
const MOST_HYPHENS = 16;

export class Rest {
  /** Offset of the end of the whole word. */
  readonly end: number;
  readonly spaces: readonly Segment[];
  readonly #unit: Unit;
  readonly #inner: readonly number[];
  #borders: readonly number[] | undefined;
  #start = 0;
  #firstBreak = 0;
  #firstBorder = 0;
  /** Known bounds for this line: parts up to the first fit, parts from the second on do not. */
  #fitting = 0;
  #tooWide = Number.POSITIVE_INFINITY;

  constructor(unit: Unit) {
    this.#unit = unit;
    this.spaces = unit.spaces;
    this.#inner = segmentBorders(unit.segments);
    this.end = this.#inner.at(-1) ?? 0;
  }

  get isEmpty(): boolean {
    return this.#start >= this.end;
  }

  get text(): string {
    const whole = this.#unit.segments.map(({ text }) => text).join("");
    return whole.slice(this.#start);
  }

  /** The segments from the start to an offset of the whole word. */
  upTo(end: number): readonly Segment[] {
    return slice(this.#unit.segments, this.#start, end, this.#inner);
  }

  /** The same, if they fit on the line. */
  ifFitting(end: number, hasRoom: HasRoom): readonly Segment[] | undefined {
    return this.#fits(end, hasRoom) ? this.upTo(end) : undefined;
  }

  /** The part before an offset is on a line; the rest begins a new one. */
  take(end: number): void {
    this.#start = Math.max(this.#start, end);
    this.#fitting = this.#start;
    this.#tooWide = Number.POSITIVE_INFINITY;
  }

  /** The longest part up to a break opportunity that fits, with the hyphen that is printed there. */
  headAtBreak(hasRoom: HasRoom): Head | undefined {
    const { breaks } = this.#unit;
    while (this.#firstBreak < breaks.length && (breaks[this.#firstBreak] as number) <= this.#start)
      this.#firstBreak++;
    const first = this.#firstBreak;
    const headAt = (index: number): Head => {
      const end = breaks[index] as number;
      return { segments: atLineEnd(this.upTo(end)), end };
    };
    const fitsAt = (index: number): boolean => {
      const { segments } = headAt(index);
      return hasRoom(segments, widthOf(segments));
    };
    let after = lastFitting(first, breaks.length, (index) => this.#fits(breaks[index] as number, hasRoom));
    for (let tries = 0; after > first && tries < MOST_HYPHENS; tries++, after--)
      if (fitsAt(after - 1)) return headAt(after - 1);
    after = lastFitting(first, after, fitsAt);
    return after > first ? headAt(after - 1) : undefined;
  }

  /** The longest part that fits, at least one character; undefined if there is only one. */
  headAnywhere(hasRoom: HasRoom): Head | undefined {
    const borders = this.#bordersOfWord();
    while (this.#firstBorder < borders.length && (borders[this.#firstBorder] as number) <= this.#start)
      this.#firstBorder++;
    const first = this.#firstBorder;
    if (first >= borders.length) return undefined;
    const after = lastFitting(first, borders.length, (index) =>
      this.#fits(borders[index] as number, hasRoom),
    );
    const end = borders[Math.max(first, after - 1)] as number;
    return { segments: this.upTo(end), end };
  }

  /** Offsets inside the word between what readers see as characters. */
  #bordersOfWord(): readonly number[] {
    if (this.#borders) return this.#borders;
    const text = this.#unit.segments.map((segment) => segment.text).join("");
    this.#borders = [...graphemeBorders(text)].filter((at) => at > 0 && at < text.length);
    return this.#borders;
  }

  #fits(end: number, hasRoom: HasRoom): boolean {
    if (end <= this.#fitting) return true;
    if (end >= this.#tooWide) return false;
    const { segments: all, width } = this.#unit;
    if (this.#start === 0 && end === this.end) return hasRoom(all, width);
    const length = end - this.#start;
    if (length > SHORT && !this.#fits(this.#start + (length >> 1), hasRoom)) return false;
    const segments = this.upTo(end);
    const isFitting = hasRoom(segments, widthOf(segments));
    if (isFitting) this.#fitting = end;
    else this.#tooWide = end;
    return isFitting;
  }
}

/** The index after the last one in `first` to `end` that satisfies the condition, by halves: those that do come first. */
function lastFitting(first: number, end: number, matches: (index: number) => boolean): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (matches(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
