/** Says the words on paper in a language: translated if there is a translation, else as they are. */
import type { PaperWord } from "./paper-words.ts";

/** By the English words. Plain data: it belongs to a game that is remembered. */
export type Translations = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;

/** `say("page {page}", { page: "B2" })`. */
export type Say = (words: PaperWord, values?: Values) => string;

export function sayIn(translations: Translations = {}): Say {
  return (words, values = {}) => {
    const said = Object.hasOwn(translations, words) ? (translations[words] as string) : words;
    return said.replace(FIELD, (field, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : field,
    );
  };
}

/** The names in braces. */
export const fieldsOf = (words: string): readonly string[] =>
  [...words.matchAll(FIELD)].map(({ 1: name = "" }) => name);

const FIELD = /\{(\w+)\}/g;

export const inEnglish: Say = sayIn();

/** The words for one or for many, with `{count}` filled in. */
export const sayCounted = (
  say: Say,
  count: number,
  one: PaperWord,
  many: PaperWord,
  values: Values = {},
): string => say(count === 1 ? one : many, { ...values, count });

/** A number with the decimal mark of the language; a number as it is where that is a point. */
export const sayNumber = (say: Say, value: number): number | string =>
  say(".") === "." ? value : String(value).replace(".", say("."));
