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

/** Titles and names are the same on many cards: they are read once. */
const SHORT = 40;
const MOST_KEPT = 20_000;
const shortOnes = new Map<string, Read>();

function readOf(written: WrittenText): Read {
  const before = known.get(written);
  if (before) return before;
  const { text } = written;
  const read = (text.length <= SHORT && shortOnes.get(text)) || readText(text);
  if (text.length <= SHORT) {
    if (shortOnes.size >= MOST_KEPT) shortOnes.clear();
    shortOnes.set(text, read);
  }
  known.set(written, read);
  return read;
}

function readText(text: string): Read {
  const bare = bareOf(text);
  let end = 0;
  const words = (bare.match(WORDS) ?? []).map((word, index): Word => {
    // Between two words stands no letter that one could begin with.
    const start = bare.indexOf(word, end);
    end = start + word.length;
    const form = formOf(word);
    return { word: form.word, lower: form.lower, start, end, index };
  });
  return { bare, words };
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
