/** Completion of a filter: names of fields, and the values that they have on the cards of the game. */
import { type CardFacts, plain } from "./card-facts.ts";
import { KINDS_OF_PROBLEMS } from "./filter.ts";

export interface Completion {
  /** What people choose from. */
  readonly label: string;
  /** What it is: "field", "12 cards". */
  readonly detail: string;
  /** Replaces the text from `from` to the caret. */
  readonly text: string;
  readonly from: number;
}

/** The fields of a game and how many cards have each value. */
export type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** More are not read; typing on narrows them down. */
const MOST = 12;

/** Longer values are texts, which are not picked from a list. */
const LONGEST_VALUE = 40;

export function vocabularyOf(cards: Iterable<CardFacts>): Vocabulary {
  const fields = new Map<string, Map<string, number>>();
  for (const facts of cards)
    for (const [field, values] of facts.fields) {
      const counts = fields.get(field) ?? new Map<string, number>();
      fields.set(field, counts);
      for (const value of new Set(values.map(String))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  return fields;
}

/** @param caret offset in the text; only what is before it is completed */
export function completions(text: string, caret: number, vocabulary: Vocabulary): readonly Completion[] {
  const [begun = ""] = /(?:"[^"]*"?|[^\s"])*$/.exec(text.slice(0, caret)) ?? [];
  const typed = begun.startsWith("-") ? begun.slice(1) : begun;
  const start = caret - typed.length;
  const [, field, sign, value] = /^([^:=<>"]+)(:|=)(.*)$/s.exec(typed) ?? [];
  if (field === undefined || sign === undefined || value === undefined)
    return typed === "" ? [] : namesFor(typed, start, vocabulary);
  const from = start + field.length + sign.length + value.lastIndexOf("|") + 1;
  const last = plain(value.slice(value.lastIndexOf("|") + 1).replaceAll('"', ""));
  if (field.toLowerCase() === "has") return fieldsToHave(last, from, vocabulary);
  return valuesOf(field, last, from, vocabulary);
}

function namesFor(typed: string, from: number, vocabulary: Vocabulary): readonly Completion[] {
  const wanted = plain(typed);
  const found = [...vocabulary.keys(), "has"].filter((name) => plain(name).startsWith(wanted));
  return found
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map((name) => ({
      label: `${name}:`,
      detail: name === "has" ? "has a value" : "field",
      text: `${name}:`,
      from,
    }));
}

function fieldsToHave(wanted: string, from: number, vocabulary: Vocabulary): readonly Completion[] {
  return [...KINDS_OF_PROBLEMS, ...vocabulary.keys()]
    .filter((name) => plain(name).startsWith(wanted))
    .slice(0, MOST)
    .map((name) => ({
      label: name,
      detail: vocabulary.has(name) ? "field" : "problems",
      text: `${name} `,
      from,
    }));
}

function valuesOf(
  field: string,
  wanted: string,
  from: number,
  vocabulary: Vocabulary,
): readonly Completion[] {
  const name = [...vocabulary.keys()].find((one) => one.toLowerCase() === field.toLowerCase());
  const counts = name === undefined ? undefined : vocabulary.get(name);
  if (!counts) return [];
  return [...counts]
    .filter(([value]) => value.length <= LONGEST_VALUE && plain(value).includes(wanted))
    .sort(
      ([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b, "en", { numeric: true }),
    )
    .slice(0, MOST)
    .map(([value, count]) => ({
      label: value,
      detail: count === 1 ? "1 card" : `${count} cards`,
      text: `${/[\s|"]/.test(value) ? `"${value.replaceAll('"', "")}"` : value} `,
      from,
    }));
}
