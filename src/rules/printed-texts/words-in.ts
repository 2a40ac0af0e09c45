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

/** Does the word, or a number or an icon before it, begin a sentence? */
export function beginsSentence(written: WrittenText, { start }: Word): boolean {
  const before = bareText(written).slice(Math.max(0, start - 60), start);
  const end = before.search(/[\s*_"'“”‘’„«»()[\]¡¿\d+\-−\uFFFC]*$/);
  return end <= 0 || /[.!?:…•—–|]$/.test(before.slice(0, end)) || before.slice(end).includes("\n");
}

/** Titles and names are the same on many cards, so they are split only once. */
const SHORT = 40;
const MOST_KEPT = 20_000;
const shortOnes = new Map<string, Read>();

function readOf(written: WrittenText): Read {
  written.read ??= readText(written.text);
  return written.read;
}

function readText(text: string): Read {
  if (text.length > SHORT) return { bare: bareOf(text) };
  const remembered = shortOnes.get(text);
  if (remembered) return remembered;
  if (shortOnes.size >= MOST_KEPT) shortOnes.clear();
  const read = { bare: bareOf(text) };
  shortOnes.set(text, read);
  return read;
}

function wordsOf(bare: string): readonly Word[] {
  let end = 0;
  return (bare.match(WORDS) ?? []).map((word, index): Word => {
    // There are no letters between two words.
    const start = bare.indexOf(word, end);
    end = start + word.length;
    const form = formOf(word);
    return { word: form.word, lower: form.lower, start, end, index };
  });
}

interface Form {
  readonly word: string;
  readonly lower: string;
}

/** A million words of a large game are a few thousand different ones: each is stored once. */
const forms = new Map<string, Form>();

function formOf(word: string): Form {
  const remembered = forms.get(word);
  if (remembered) return remembered;
  if (forms.size >= MOST_KEPT) forms.clear();
  const form = { word, lower: word.toLowerCase() };
  forms.set(word, form);
  return form;
}

function bareOf(text: string): string {
  const named = /[:{]/.test(text) ? text.replace(NAMES, (name) => DRAWN.repeat(name.length)) : text;
  return named.includes("\\n") ? named.replaceAll("\\n", "\n\n") : named;
}
