/** Fills lines of equal width with the units of a plain text, as `lines/fill-lines.ts` does. Widths in em. */
import { type HasRoom, Rest } from "../lines/rest-of-word.ts";
import { spaceAfter, widthOf } from "../words/segment.ts";
import type { PlainPart, Segment } from "../words/words.ts";
import { wordPart } from "./plain-words.ts";
import type { PlainText } from "./read-plain.ts";

/** The lines of one plain text after the other, each a stretch of a list of parts. */
export class PlainLines {
  /** The list that each line is in: that of the text, or another one if a word of the line is divided. */
  readonly lists: (readonly PlainPart[])[] = [];
  /** The first part of each line in its list, and the end of the line. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly widths: number[] = [];
  /** Whether there is space for a paragraph before each line. */
  readonly gaps: boolean[] = [];
  /** The number of such spaces. */
  paragraphGaps = 0;
  /** Set to false when a part of a divided word is not plain; nothing fits any more. */
  isPlain = true;
  /** Parts of the text. */
  #parts: readonly PlainPart[] = [];
  /** Lines with a part of a divided word, one after the other. */
  readonly #divided: PlainPart[] = [];
  #room = 0;
  /** Of the line that is being filled: its list and place, its width so far, and the space before what comes next. */
  #list: readonly PlainPart[] = [];
  #start = 0;
  #end = 0;
  #used = 0;
  #space: PlainPart | undefined;
  #gap = false;

  /** False if a word is wider than a line. @param tolerance by which a line may be wider */
  fill({ parts, ends, widths, lines, gaps }: PlainText, width: number, tolerance: number): boolean {
    this.lists.length = 0;
    this.starts.length = 0;
    this.ends.length = 0;
    this.widths.length = 0;
    this.gaps.length = 0;
    this.paragraphGaps = 0;
    this.#parts = parts;
    this.#divided.length = 0;
    this.#room = width + tolerance;
    let unit = 0;
    let part = 0;
    for (let line = 0; line < lines.length; line++) {
      this.#begin(part, gaps[line] as boolean);
      for (const last = lines[line] as number; unit < last; unit++) {
        const end = ends[unit] as number;
        if (!this.#put(part, end, widths[unit] as number)) return false;
        this.#space = parts[end];
        part = end + 1;
      }
      // Only spaces are between two units.
      part--;
      this.#endLine();
    }
    return true;
  }

  /** Begins a line at a part of the text. */
  #begin(part: number, gap: boolean): void {
    this.#list = this.#parts;
    this.#start = part;
    this.#end = part;
    this.#used = 0;
    this.#space = undefined;
    this.#gap = gap;
  }

  /** Puts a unit on the line, or on the next if it does not fit. */
  #put(from: number, to: number, width: number): boolean {
    const { spacing } = this.#parts[to - 1] as PlainPart;
    if (!this.#fits(width, spacing)) {
      const word = this.#parts[from] as PlainPart;
      if (word.breaks.length > 0) return to === from + 1 && this.#divide(word);
      if (this.#isEmpty()) return false;
      this.#endLine();
      this.#begin(from, false);
      if (!this.#fits(width, spacing)) return false;
    }
    if (this.#list === this.#parts) {
      this.#used += (this.#space ? this.#space.width : 0) + width;
      this.#end = to;
    } else {
      this.#addWidth(width);
      for (let at = from; at < to; at++) this.#add(this.#parts[at] as PlainPart);
    }
    return true;
  }

  #isEmpty(): boolean {
    return this.#start === this.#end;
  }

  #fits(width: number, spacing: number): boolean {
    return this.#used + (this.#space ? this.#space.width : 0) + width - spacing <= this.#room;
  }

  /** Divides a word between lines where it may be divided. */
  #divide({ segment, width, breaks }: PlainPart): boolean {
    const rest = new Rest({ segments: [segment], width, spaces: [], breaks });
    const hasRoom: HasRoom = (segments, needed) => this.#fits(needed, spaceAfter(segments));
    this.#copyLine();
    while (!rest.isEmpty) {
      const whole = rest.ifFitting(rest.end, hasRoom);
      const head = whole ? undefined : rest.headAtBreak(hasRoom);
      const segments = whole ?? head?.segments;
      if (segments) this.#addSegments(segments);
      if (!this.isPlain) return false;
      if (whole) return true;
      if (!head && this.#isEmpty()) return false;
      this.#endLine();
      this.#begin(0, false);
      this.#copyLine();
      rest.take(head?.end ?? 0);
    }
    return true;
  }

  /** Goes on with the line in the list of divided words. */
  #copyLine(): void {
    const list = this.#divided;
    if (this.#list === list) return;
    const [from, to] = [this.#start, this.#end];
    this.#list = list;
    this.#start = list.length;
    this.#end = list.length;
    for (let at = from; at < to; at++) this.#add(this.#parts[at] as PlainPart);
  }

  #addSegments(segments: readonly Segment[]): void {
    this.#addWidth(widthOf(segments));
    for (const segment of segments) {
      const part = segment.kind === "text" ? wordPart(segment.text, segment.typeface) : undefined;
      this.isPlain &&= part !== undefined;
      if (part) this.#add(part);
    }
  }

  /** Of what comes next, with the space before it. */
  #addWidth(width: number): void {
    this.#used += (this.#space ? this.#space.width : 0) + width;
    if (this.#space) this.#add(this.#space);
    this.#space = undefined;
  }

  #add(part: PlainPart): void {
    this.#end = this.#divided.push(part);
  }

  #endLine(): void {
    const { spacing } = this.#list[this.#end - 1] as PlainPart;
    this.lists.push(this.#list);
    this.starts.push(this.#start);
    this.ends.push(this.#end);
    this.widths.push(this.#used - spacing);
    this.gaps.push(this.#gap);
    if (this.#gap) this.paragraphGaps++;
  }
}
