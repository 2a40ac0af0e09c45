/**
 * The words of a text, without marks, icons and placeholders, and what is between them.
 * Limits: words are runs of letters and digits; a hyphen or apostrophe between two runs belongs to the word.
 */
import type { Read, Word, WrittenText } from "./read-text.ts";

/** Placeholder for anything in a text that is drawn but not a word. */
export const DRAWN = "\uFFFC";

export const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu;
const NAMES = /:[a-z0-9-]*[a-z][a-z0-9-]*:|\{[\w-]+\}/g;

/** The words in order; computed once per text. */
export function wordsIn(written: WrittenText): readonly Word[] {
  const read = readOf(written);
  read.words ??= wordsOf(read.bare);
  return read.words;
}

/** The text with the same number of characters, but without letters in names between colons, in braces, and in `\n`. */
export function bareText(written: WrittenText): string {
  return readOf(written).bare;
}

/** The words in part of a text that is not cut within a word or name, in lower case. */
export const lowerWords = (text: string): readonly string[] =>
  (bareOf(text).match(WORDS) ?? []).map((word) => word.toLowerCase());

/** Does the word, or a number or an icon before it, begin a sentence? */
export function beginsSentence(written: WrittenText, { start }: Word): boolean {
  const before = bareText(written).slice(Math.max(0, start - 60), start);
  const end = before.search(/[\s*_"'“”‘’„«»()[\]¡¿\d+\-−\uFFFC]*$/);
  return end <= 0 || /[.!?:…•—–|]$/.test(before.slice(0, end)) || before.slice(end).includes("\n");
}

function readOf(written: WrittenText): Read {
  written.read ??= { bare: bareOf(written.text) };
  return written.read;
}

function wordsOf(bare: string): readonly Word[] {
  let end = 0;
  return (bare.match(WORDS) ?? []).map((word, index): Word => {
    // There are no letters between two words.
    const start = bare.indexOf(word, end);
    end = start + word.length;
    return { word, lower: word.toLowerCase(), start, end, index };
  });
}

/** The same as `bareText`, for part of a text that is not cut within a word or name. */
export function bareOf(text: string): string {
  const named = /[:{]/.test(text) ? text.replace(NAMES, (name) => DRAWN.repeat(name.length)) : text;
  return named.includes("\\n") ? named.replaceAll("\\n", "\n\n") : named;
}
