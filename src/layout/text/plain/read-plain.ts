/**
 * Reads a plain text in one pass: words, bold and italic, icons, lines and paragraphs, written from left to right. Whatever
 * needs more is left to the rules of marks (markup/) and of line breaking (lines/units.ts), which give the same result for
 * every plain text; tests compare them.
 */
import type { SceneSymbol } from "../../../scene/scene.ts";
import { OBJECT } from "../characters.ts";
import { iconWidth } from "../icon.ts";
import { ITEM } from "../markup/markup.ts";
import type { Unit } from "../words/words.ts";
import { directionOfStars, endOfLetters, MEANING, meaningOf } from "./plain-characters.ts";
import { PlainLine } from "./plain-line.ts";
import type { PlainWords } from "./plain-words.ts";

/** The words of a text with these marks. */
export type WordsOf = (bold: boolean, italic: boolean) => PlainWords;

/** A paragraph. */
export interface PlainBlock {
  /** There is a blank line before it. */
  readonly gap: boolean;
  readonly lines: readonly (readonly Unit[])[];
}

export interface PlainText {
  readonly blocks: readonly PlainBlock[];
  /** As printed. */
  readonly text: string;
}

/** Undefined if the text is not plain. @param iconOf the drawing of a name; undefined if there is none */
export function readPlain(
  markup: string,
  wordsOf: WordsOf,
  iconOf: (name: string) => SceneSymbol | undefined,
): PlainText | undefined {
  let [start, end] = [0, markup.length];
  while (start < end && isBlank(markup.charCodeAt(start))) start++;
  while (end > start && isBlank(markup.charCodeAt(end - 1))) end--;
  return start < end ? new PlainReader(markup, start, end, wordsOf, iconOf).read() : undefined;
}

/** Characters of a longer word are unusual. */
const LONGEST = 60;
/** Stars of each mark. */
const [ITALIC, BOLD] = [1, 2];

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a;

const COLON = 0x3a;

/** The name of an icon between colons. */
const NAME = /:([a-z0-9-]*[a-z0-9]):/y;

/** Each step returns false if the text is not plain. */
class PlainReader {
  readonly #source: string;
  readonly #end: number;
  readonly #wordsOf: WordsOf;
  readonly #iconOf: (name: string) => SceneSymbol | undefined;
  #at: number;
  #words: PlainWords;
  /** The stars of the mark that is open. */
  #open = 0;
  #hasStars = false;
  #line = new PlainLine();

  constructor(
    source: string,
    start: number,
    end: number,
    wordsOf: WordsOf,
    iconOf: (name: string) => SceneSymbol | undefined,
  ) {
    this.#source = source;
    this.#at = start;
    this.#end = end;
    this.#wordsOf = wordsOf;
    this.#iconOf = iconOf;
    this.#words = wordsOf(false, false);
  }

  read(): PlainText | undefined {
    const blocks: { readonly gap: boolean; readonly lines: Unit[][] }[] = [];
    let text = "";
    for (let breaks = 0; this.#at < this.#end; breaks = this.#readBreaks()) {
      if (breaks !== 1) {
        if (this.#open !== 0) return undefined;
        blocks.push({ gap: breaks > 1, lines: [] });
      }
      const start = this.#at;
      if (this.#isItem() || !this.#readLine()) return undefined;
      text += `${breaks === 0 ? "" : breaks === 1 ? "\n" : "\n\n"}${this.#source.slice(start, this.#at)}`;
      blocks.at(-1)?.lines.push(this.#line.units);
      this.#line = new PlainLine();
    }
    if (this.#open !== 0) return undefined;
    return { blocks, text: this.#hasStars ? text.replaceAll("*", "") : text };
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
    while (this.#at < this.#end) {
      const meaning = meaningOf(this.#source.charCodeAt(this.#at));
      if (meaning === MEANING.newline) break;
      if (!this.#readPart(meaning)) return false;
    }
    return this.#line.endUnit();
  }

  #readPart(meaning: number): boolean {
    if (meaning === MEANING.letter) return this.#readWord();
    if (meaning === MEANING.space) return this.#readSpace();
    if (meaning === MEANING.star) return this.#readStars();
    if (meaning !== MEANING.colon) return false;
    const name = this.#nameAt(this.#at);
    return name === undefined ? this.#readWord() : this.#readIcon(name);
  }

  /** Up to a space, a mark or an icon. A colon is part of a word unless it may begin a name. */
  #readWord(): boolean {
    const source = this.#source;
    let end = this.#at;
    for (;;) {
      end = endOfLetters(source, end, this.#end);
      if (end === this.#end || source.charCodeAt(end) !== COLON || this.#nameAt(end) !== undefined) break;
      if (end + 1 < this.#end && !AFTER_COLON.test(source.charAt(end + 1))) return false;
      end++;
    }
    if (end - this.#at > LONGEST) return false;
    const word = this.#words.of(source.slice(this.#at, end));
    if (!word) return false;
    this.#line.addWord(word);
    this.#at = end;
    return true;
  }

  #nameAt(at: number): string | undefined {
    NAME.lastIndex = at;
    return NAME.exec(this.#source)?.[1];
  }

  #readIcon(name: string): boolean {
    const symbol = this.#iconOf(name);
    if (!symbol) return false;
    this.#line.addPiece({ kind: "icon", text: OBJECT, symbol, width: iconWidth(symbol), level: 0 });
    this.#at += name.length + 2;
    return true;
  }

  /** A single space between two units. */
  #readSpace(): boolean {
    this.#at++;
    const next = meaningOf(this.#source.charCodeAt(this.#at));
    if (next === MEANING.space || next === MEANING.newline) return false;
    return this.#line.hasBegunUnit && this.#line.endUnit(this.#words.space);
  }

  /** Stars that can only open, outside of other marks, or only close the mark that is open. */
  #readStars(): boolean {
    const source = this.#source;
    const start = this.#at;
    while (source.charCodeAt(this.#at) === 0x2a) this.#at++;
    const count = this.#at - start;
    const isAfterIcon = this.#line.endsInIcon && source.charAt(start - 1) === ":";
    const before = isAfterIcon ? OBJECT : source.charAt(start - 1) || " ";
    const after = this.#nameAt(this.#at) !== undefined ? OBJECT : source.charAt(this.#at) || " ";
    const direction = directionOfStars(before, after);
    if (direction === "neither") return false;
    if (direction === "opens" ? this.#open !== 0 || count > BOLD : this.#open !== count) return false;
    this.#open = direction === "opens" ? count : 0;
    this.#hasStars = true;
    this.#words = this.#wordsOf(this.#open === BOLD, this.#open === ITALIC);
    return true;
  }
}

/** What follows a colon that begins no name. */
const AFTER_COLON = /[\s\d*]/;
/** Characters by which the mark of an item is recognised. */
const LONGEST_MARK = 6;
