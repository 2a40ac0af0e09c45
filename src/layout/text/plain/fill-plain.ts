/** Fills lines of equal width with the units of a plain text, as `lines/fill-lines.ts` does. Widths in em. */
import { type HasRoom, Rest } from "../lines/rest-of-word.ts";
import { spaceAfter, widthOf } from "../words/segment.ts";
import type { PlainPart, Segment } from "../words/words.ts";
import { wordPart } from "./plain-words.ts";
import type { PlainText } from "./read-plain.ts";

/** The lines of one plain text after the other. */
export class PlainLines {
  /** Words, icons and the spaces between them on all lines, in order. */
  readonly parts: PlainPart[] = [];
  /** The number of parts up to the end of each line. */
  readonly ends: number[] = [];
  readonly widths: number[] = [];
  /** Whether there is space for a paragraph before each line. */
  readonly gaps: boolean[] = [];
  /** Set to false when a part of a divided word is not plain; nothing fits any more. */
  isPlain = true;
  #room = 0;
  /** Of the line that is being filled: its width so far, its parts, and the space before what comes next. */
  #used = 0;
  #first = 0;
  #space: PlainPart | undefined;
  #gap = false;

  /** False if a word is wider than a line. @param tolerance by which a line may be wider */
  fill({ parts, ends, widths, spaces, lines, gaps }: PlainText, width: number, tolerance: number): boolean {
    this.parts.length = 0;
    this.ends.length = 0;
    this.widths.length = 0;
    this.gaps.length = 0;
    this.#room = width + tolerance;
    let unit = 0;
    let part = 0;
    for (let line = 0; line < lines.length; line++) {
      this.#begin(gaps[line] as boolean);
      for (const last = lines[line] as number; unit < last; unit++) {
        const end = ends[unit] as number;
        if (!this.#put(parts, part, end, widths[unit] as number)) return false;
        this.#space = spaces[unit];
        part = end;
      }
      this.#end();
    }
    return true;
  }

  #begin(gap: boolean): void {
    this.#used = 0;
    this.#first = this.parts.length;
    this.#space = undefined;
    this.#gap = gap;
  }

  /** Puts the parts of a unit on the line, or on the next if they do not fit. */
  #put(parts: readonly PlainPart[], from: number, to: number, width: number): boolean {
    const { spacing } = parts[to - 1] as PlainPart;
    if (!this.#fits(width, spacing)) {
      const word = parts[from] as PlainPart;
      if (word.breaks.length > 0) return to === from + 1 && this.#divide(word);
      if (this.#first === this.parts.length) return false;
      this.#next();
      if (!this.#fits(width, spacing)) return false;
    }
    this.#addWidth(width);
    for (let at = from; at < to; at++) this.parts.push(parts[at] as PlainPart);
    return true;
  }

  #fits(width: number, spacing: number): boolean {
    return this.#used + (this.#space ? this.#space.width : 0) + width - spacing <= this.#room;
  }

  /** Of what comes next, with the space before it. */
  #addWidth(width: number): void {
    this.#used += (this.#space ? this.#space.width : 0) + width;
    if (this.#space) this.parts.push(this.#space);
    this.#space = undefined;
  }

  /** Divides a word between lines where it may be divided. */
  #divide({ segment, width, breaks }: PlainPart): boolean {
    const rest = new Rest({ segments: [segment], width, spaces: [], breaks });
    const hasRoom: HasRoom = (segments, needed) => this.#fits(needed, spaceAfter(segments));
    while (!rest.isEmpty) {
      const whole = rest.ifFitting(rest.end, hasRoom);
      const head = whole ? undefined : rest.headAtBreak(hasRoom);
      const segments = whole ?? head?.segments;
      if (segments) this.#addSegments(segments);
      if (!this.isPlain) return false;
      if (whole) return true;
      if (!head && this.#first === this.parts.length) return false;
      this.#next();
      rest.take(head?.end ?? 0);
    }
    return true;
  }

  #addSegments(segments: readonly Segment[]): void {
    this.#addWidth(widthOf(segments));
    for (const segment of segments) {
      const part = segment.kind === "text" ? wordPart(segment.text, segment.typeface) : undefined;
      this.isPlain &&= part !== undefined;
      if (part) this.parts.push(part);
    }
  }

  #next(): void {
    this.#end();
    this.#begin(false);
  }

  #end(): void {
    const { spacing } = this.parts[this.parts.length - 1] as PlainPart;
    this.ends.push(this.parts.length);
    this.widths.push(this.#used - spacing);
    this.gaps.push(this.#gap);
  }
}
