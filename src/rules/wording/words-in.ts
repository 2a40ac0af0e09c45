/**
 * The words of a text, with marks, icons and placeholders left out, and what stands between them.
 * Limits: words are runs of letters and digits; a hyphen or apostrophe between two belongs to the word.
 */
import type { Read, Word, WrittenText } from "./read-text.ts";

/** Stands for what is drawn in a text and is no word. */
export const DRAWN = "\uFFFC";

export const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu;
const NAMES = /:[a-z0-9-]*[a-z][a-z0-9-]*:|\{[\w-]+\}/g;

/** The words in their order; worked out once a text. */
export function wordsIn(written: WrittenText): readonly Word[] {
  const read = readOf(written);
  read.words ??= wordsOf(read.bare);
  return read.words;
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

/** Titles and names are the same on many cards: they are read once. */
const SHORT = 40;
const MOST_KEPT = 20_000;
const shortOnes = new Map<string, Read>();

function readOf(written: WrittenText): Read {
  written.read ??= readText(written.text);
  return written.read;
}

function readText(text: string): Read {
  if (text.length > SHORT) return { bare: bareOf(text) };
  const known = shortOnes.get(text);
  if (known) return known;
  if (shortOnes.size >= MOST_KEPT) shortOnes.clear();
  const read = { bare: bareOf(text) };
  shortOnes.set(text, read);
  return read;
}

function wordsOf(bare: string): readonly Word[] {
  let end = 0;
  return (bare.match(WORDS) ?? []).map((word, index): Word => {
    // Between two words stands no letter that one could begin with.
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

/** A million words of a large game are a few thousand different ones: each is held once. */
const forms = new Map<string, Form>();

function formOf(word: string): Form {
  const known = forms.get(word);
  if (known) return known;
  if (forms.size >= MOST_KEPT) forms.clear();
  const form = { word, lower: word.toLowerCase() };
  forms.set(word, form);
  return form;
}

function bareOf(text: string): string {
  const named = /[:{]/.test(text) ? text.replace(NAMES, (name) => DRAWN.repeat(name.length)) : text;
  return named.includes("\\n") ? named.replaceAll("\\n", "\n\n") : named;
}
