/**
 * Numbers for words: the same characters always get the same number, from 0, so that rules compare, count and look up the
 * words of thousands of texts as numbers. A word here is anything between white space, with its punctuation.
 */
import { signsOfWord } from "./signs.ts";

/** The words of a game with their numbers. */
export class Lexicon {
  /** By number. */
  readonly words: string[] = [];
  /** By number: the signs in the word (`signs.ts`). */
  readonly signs: number[] = [];
  readonly #hashes: number[] = [];
  /** A table of numbers + 1 by hash: the next free place has a word whose place is taken. A power of two, half empty. */
  #places = new Int32Array(1024);

  /** @param word anything without white space, at least one character */
  numberOf(word: string): number {
    let hash = NO_CHARACTERS;
    for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at));
    return this.numberIn(word, 0, word.length, hash);
  }

  /**
   * The number of a word within a text, which is not cut out.
   * @param hash of its characters: `hashWith` for each of them, from `NO_CHARACTERS` on
   */
  numberIn(text: string, start: number, end: number, hash: number): number {
    const most = this.#places.length - 1;
    for (let place = spread(hash) & most; ; place = (place + 1) & most) {
      const number = (this.#places[place] as number) - 1;
      if (number < 0) return this.#add(text.slice(start, end), hash, place);
      if (this.#hashes[number] === hash && isAt(text, start, end, this.words[number] as string))
        return number;
    }
  }

  #add(found: string, hash: number, place: number): number {
    // A string that was cut from a text keeps all of it in memory.
    const word = [...found].join("");
    const number = this.words.push(word) - 1;
    this.signs.push(signsOfWord(word));
    this.#hashes.push(hash);
    this.#places[place] = number + 1;
    if (2 * this.words.length > this.#places.length) this.#enlarge();
    return number;
  }

  #enlarge(): void {
    const places = new Int32Array(2 * this.#places.length);
    const most = places.length - 1;
    for (let number = 0; number < this.#hashes.length; number++) {
      let place = spread(this.#hashes[number] as number) & most;
      while (places[place] !== 0) place = (place + 1) & most;
      places[place] = number + 1;
    }
    this.#places = places;
  }
}

/** The hash of no characters, and the hash with one more: small integers, which the engine does not make objects of. */
export const NO_CHARACTERS = 0;
export const hashWith = (hash: number, character: number): number =>
  (Math.imul(hash, 31) + character) & 0x3fffffff;

/** Words that differ in their last letters only get distant places. */
const spread = (hash: number): number => {
  const spread = Math.imul(hash, 0x9e3779b1);
  return spread ^ (spread >>> 15);
};

function isAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++)
    if (text.charCodeAt(start + at) !== word.charCodeAt(at)) return false;
  return true;
}
