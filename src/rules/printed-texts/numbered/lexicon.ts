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
  readonly #numbers = new Map<string, number>();

  /** @param word anything without white space; `NO_WORD` is the answer for other strings */
  numberOf(word: string): number {
    return this.#numbers.get(word) ?? this.#add(word);
  }

  #add(found: string): number {
    // A string that was cut from a text keeps all of it in memory.
    const word = [...found].join("");
    const number = word === "" || /\s/.test(word) ? NO_WORD : this.words.push(word) - 1;
    if (number !== NO_WORD) this.signs.push(signsOfWord(word));
    this.#numbers.set(word, number);
    return number;
  }
}

/** Instead of a number, for a string that is not one word: it is empty or has white space in it. */
export const NO_WORD = -1;
