/**
 * Reads a plain text in one pass: words, bold and italic, icons, lines and paragraphs, written from left to right. Whatever
 * needs more is left to the rules of marks (markup/) and of line breaking (lines/), which give the same result for every
 * plain text; tests compare them.
 */
import type { SceneSymbol } from "../../../scene/scene.ts";
import { OBJECT } from "../characters.ts";
import { ITEM } from "../markup/markup.ts";
import type { PlainPart } from "../words/words.ts";
import {
  endOfLetters,
  endOfName,
  isBreakBetween,
  isWhole,
  MEANING,
  meaningOf,
  STARS,
  starsBetween,
} from "./plain-characters.ts";
import { iconPart } from "./plain-words.ts";
import type { PlainWords } from "./recent-words.ts";

/** The words of a text with these marks. */
export type WordsOf = (bold: boolean, italic: boolean) => PlainWords;

/** Characters of a longer word are unusual. */
const LONGEST = 60;
/** Stars of each mark. */
const [ITALIC, BOLD] = [1, 2];

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a;

const [SPACE, STAR, COLON] = [0x20, 0x2a, 0x3a];
/** An icon beside stars. */
const ICON = OBJECT.charCodeAt(0);

/**
 * A plain text that was read: its units, which stay together on a line. It is used for one text after the other, so lists
 * are as long as those of the longest text, and their numbers count. Steps of reading return false if the text is not plain.
 */
export class PlainText {
  /** Words and icons of all units in order, with a space between two units of a line. */
  readonly parts: PlainPart[] = [];
  /** The number of parts up to the end of each unit, without the space after it. */
  readonly ends: number[] = [];
  /** Widths of the units, in em. */
  readonly widths: number[] = [];
  /** The number of units up to the end of each line of the text. */
  readonly lines: number[] = [];
  /** Whether there is space for a paragraph before each line. */
  readonly gaps: boolean[] = [];
  /** As printed. */
  text = "";
  #source = "";
  #end = 0;
  #at = 0;
  #wordsOf: WordsOf | undefined;
  #words: PlainWords | undefined;
  #space: PlainPart | undefined;
  #iconOf: ((name: string) => SceneSymbol | undefined) | undefined;
  /** The stars of the mark that is open. */
  #open = 0;
  #hasStars = false;
  /** Parts of the units that have ended. */
  #unit = 0;
  /** The code of the last character before the last space; 0 at the start of a line. */
  #before = 0;

  /** False if the text is not plain. @param iconOf the drawing of a name; undefined if there is none */
  read(markup: string, wordsOf: WordsOf, iconOf: (name: string) => SceneSymbol | undefined): boolean {
    let [start, end] = [0, markup.length];
    while (start < end && isBlank(markup.charCodeAt(start))) start++;
    while (end > start && isBlank(markup.charCodeAt(end - 1))) end--;
    if (start === end) return false;
    this.parts.length = 0;
    this.ends.length = 0;
    this.widths.length = 0;
    this.lines.length = 0;
    this.gaps.length = 0;
    this.#source = markup;
    this.#at = start;
    this.#end = end;
    this.#wordsOf = wordsOf;
    this.#mark(false, false);
    this.#iconOf = iconOf;
    this.#open = 0;
    this.#hasStars = false;
    return this.#readLines();
  }

  /** From here on words have these marks. */
  #mark(bold: boolean, italic: boolean): void {
    this.#words = (this.#wordsOf as WordsOf)(bold, italic);
    this.#space = this.#words.at(" ", 0, 1);
  }

  #readLines(): boolean {
    let text = "";
    for (let breaks = 0; this.#at < this.#end; breaks = this.#readBreaks()) {
      // Marks do not go on in another paragraph.
      if (breaks > 1 && this.#open !== 0) return false;
      const start = this.#at;
      if (this.#isItem() || !this.#readLine()) return false;
      text += `${breaks === 0 ? "" : breaks === 1 ? "\n" : "\n\n"}${this.#source.slice(start, this.#at)}`;
      this.lines.push(this.ends.length);
      this.gaps.push(breaks > 1);
    }
    this.text = this.#hasStars ? text.replaceAll("*", "") : text;
    return this.#open === 0;
  }

  /** Skips line breaks, and the spaces around them. @returns their number */
  #readBreaks(): number {
    let breaks = 0;
    for (; this.#at < this.#end; this.#at++) {
      const code = this.#source.charCodeAt(this.#at);
      if (code === 0x0a) breaks++;
      else if (!isBlank(code)) break;
    }
    return breaks;
  }

  /** True at the mark of a list's item. */
  #isItem(): boolean {
    const code = this.#source.charCodeAt(this.#at);
    const isPossible = code === 0x2d || code === 0x2022 || (code >= 0x30 && code <= 0x39);
    return isPossible && ITEM.test(this.#source.slice(this.#at, this.#at + LONGEST_MARK));
  }

  #readLine(): boolean {
    this.#unit = this.parts.length;
    this.#before = 0;
    while (this.#at < this.#end) {
      const meaning = meaningOf(this.#source.charCodeAt(this.#at));
      if (meaning === MEANING.newline) break;
      if (!this.#readPart(meaning)) return false;
    }
    return this.#endUnit();
  }

  #readPart(meaning: number): boolean {
    if (meaning === MEANING.letter) return this.#readWord();
    if (meaning === MEANING.space) return this.#readSpace();
    if (meaning === MEANING.star) return this.#readStars();
    if (meaning !== MEANING.colon) return false;
    const end = endOfName(this.#source, this.#at);
    return end < 0 ? this.#readWord() : this.#readIcon(end);
  }

  /** Up to a space, a mark or an icon. A colon is part of a word unless it may begin a name. */
  #readWord(): boolean {
    const source = this.#source;
    let end = this.#at;
    for (;;) {
      end = endOfLetters(source, end, this.#end);
      if (end === this.#end || source.charCodeAt(end) !== COLON || endOfName(source, end) >= 0) break;
      if (end + 1 < this.#end && !AFTER_COLON.test(source.charAt(end + 1))) return false;
      end++;
    }
    if (end - this.#at > LONGEST) return false;
    const word = (this.#words as PlainWords).at(source, this.#at, end);
    if (!word) return false;
    this.parts.push(word);
    this.#at = end;
    return true;
  }

  /** @param end of its name, at the second colon */
  #readIcon(end: number): boolean {
    const symbol = this.#iconOf?.(this.#source.slice(this.#at + 1, end));
    if (!symbol) return false;
    this.parts.push(iconPart(symbol));
    this.#at = end + 1;
    return true;
  }

  /** A single space between two units. */
  #readSpace(): boolean {
    this.#at++;
    const next = meaningOf(this.#source.charCodeAt(this.#at));
    if (next === MEANING.space || next === MEANING.newline) return false;
    if (!this.#space || !this.#endUnit()) return false;
    this.#unit = this.parts.push(this.#space);
    return true;
  }

  /** False if there is no unit, if the line may end between its parts, or if it may not end at the space before it. */
  #endUnit(): boolean {
    const { parts } = this;
    const end = parts.length;
    if (end === this.#unit) return false;
    const first = parts[this.#unit] as PlainPart;
    if (this.#before !== 0 && !isBreakBetween(this.#before, first.firstCode)) return false;
    this.#before = (parts[end - 1] as PlainPart).lastCode;
    let { width } = first;
    if (end > this.#unit + 1) {
      let { text } = first;
      for (let index = this.#unit + 1; index < end; index++) {
        const part = parts[index] as PlainPart;
        width += part.width;
        text += part.text;
      }
      if (!isWhole(text)) return false;
    }
    this.ends.push(end);
    this.widths.push(width);
    return true;
  }

  /** Stars that can only open, outside of other marks, or only close the mark that is open. */
  #readStars(): boolean {
    const source = this.#source;
    const start = this.#at;
    while (this.#at < this.#end && source.charCodeAt(this.#at) === STAR) this.#at++;
    const count = this.#at - start;
    const isAfterIcon =
      this.parts.length > this.#unit &&
      this.parts[this.parts.length - 1]?.symbol !== undefined &&
      source.charCodeAt(start - 1) === COLON;
    const next = this.#at < this.#end ? source.charCodeAt(this.#at) : SPACE;
    const isBeforeIcon = next === COLON && endOfName(source, this.#at) >= 0;
    const before = start === 0 ? SPACE : isAfterIcon ? ICON : source.charCodeAt(start - 1);
    const found = starsBetween(before, isBeforeIcon ? ICON : next);
    if (found === STARS.neither) return false;
    const opens = found === STARS.open;
    if (opens ? this.#open !== 0 || count > BOLD : this.#open !== count) return false;
    this.#open = opens ? count : 0;
    this.#hasStars = true;
    this.#mark(this.#open === BOLD, this.#open === ITALIC);
    return true;
  }
}

/** What follows a colon that begins no name. */
const AFTER_COLON = /[\s\d*]/;
/** Characters by which the mark of an item is recognised. */
const LONGEST_MARK = 6;
