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

  /** @param word anything without white space, at least one character */
  numberOf(word: string): number {
    return this.#numbers.get(word) ?? this.#add(word);
  }

  #add(word: string): number {
    const number = this.words.push(word) - 1;
    this.#numbers.set(word, number);
    this.signs.push(signsOfWord(word));
    return number;
  }
}
