/**
 * Texts as rows of word numbers. Equal texts get the same number, so whatever depends on a text alone is computed once for
 * all cards that have it.
 */
import { uncut } from "../../../source/text/uncut.ts";
import { Lexicon } from "./lexicon.ts";
import { signsOfSpace } from "./signs.ts";

/** The texts of a game, each with a number and with those of its words; grows as texts are asked for. */
export class NumberedTexts {
  readonly lexicon = new Lexicon();
  /** By number: the characters. */
  readonly texts: string[] = [];
  /** By number: the signs of its words, and how they are separated. */
  readonly signs: number[] = [];
  /** The word numbers of all texts in a row; those of a text are from `starts[text]` to `starts[text + 1]`. */
  words = new Int32Array(1024);
  readonly starts: number[] = [0];
  readonly #numbers = new Map<string, number>();

  /** The number of a text: from 0, by first occurrence. */
  numberOf(text: string): number {
    return this.#numbers.get(text) ?? this.#add(text);
  }

  /** The numbers of a text's words, in order. */
  wordsOf(text: number): Int32Array {
    return this.words.subarray(this.starts[text], this.starts[text + 1]);
  }

  #add(found: string): number {
    const text = uncut(found);
    const number = this.texts.push(text) - 1;
    this.#numbers.set(text, number);
    this.signs.push(this.#takeWords(text));
    return number;
  }

  /** Adds a text's words, and returns its signs. */
  #takeWords(text: string): number {
    const { lexicon, starts } = this;
    let end = starts[starts.length - 1] as number;
    let signs = 0;
    // Nearly all texts have words with single spaces between them.
    const isEven = !UNEVEN.test(text);
    const found = isEven ? text.split(" ") : (text.match(/\S+/g) ?? []);
    while (end + found.length > this.words.length) this.words = enlarged(this.words);
    for (let index = 0; index < found.length; index++) {
      const word = lexicon.numberOf(found[index] as string);
      signs |= lexicon.signs[word] as number;
      this.words[end++] = word;
    }
    starts.push(end);
    return isEven ? signs : signs | signsOfSpace(text);
  }
}

/** Anything but words with single spaces between them. */
const UNEVEN = /^$|^ | {2}|[^\S ]| $/;

function enlarged(words: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * words.length);
  larger.set(words);
  return larger;
}
