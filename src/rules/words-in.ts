/**
 * The words of a text, with marks, icons and placeholders left out, and what stands between them.
 * Limits: words are runs of letters and digits; a hyphen or apostrophe between two belongs to the word.
 */
import type { WrittenText } from "./written-texts.ts";

export interface Word {
  readonly word: string;
  /** The word in small letters. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** Which word of its text it is, from 0. */
  readonly index: number;
}

/** Stands for what is drawn in a text and is no word. */
export const DRAWN = "\uFFFC";

export const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu;
const NAMES = /:[a-z0-9-]*[a-z][a-z0-9-]*:|\{[\w-]+\}/g;

interface Read {
  readonly bare: string;
  readonly words: readonly Word[];
}

const known = new WeakMap<WrittenText, Read>();

/** The words in their order; worked out once a text. */
export function wordsIn(written: WrittenText): readonly Word[] {
  return readOf(written).words;
}

/** The text with the same number of characters: names between colons and in braces, and `\n`, are no letters in it. */
export function bareText(written: WrittenText): string {
  return readOf(written).bare;
}

/** The word's place in its sentence: does it, or a number or an icon before it, begin one? */
export function beginsSentence(written: WrittenText, { start }: Word): boolean {
  const before = bareText(written).slice(Math.max(0, start - 60), start);
  const end = before.search(/[\s*_"'“”‘’„«»()[\]¡¿\d+\-−\uFFFC]*$/);
  return end <= 0 || /[.!?:…•—–|]$/.test(before.slice(0, end)) || before.slice(end).includes("\n");
}

function readOf(written: WrittenText): Read {
  const read = known.get(written) ?? readText(written.text);
  known.set(written, read);
  return read;
}

function readText(text: string): Read {
  const bare = text.replace(NAMES, (name) => DRAWN.repeat(name.length)).replace(/\\n/g, "\n\n");
  const words = [...bare.matchAll(WORDS)].map(({ 0: word, index: start }, index) => ({
    word,
    lower: word.toLowerCase(),
    start,
    end: start + word.length,
    index,
  }));
  return { bare, words };
}
