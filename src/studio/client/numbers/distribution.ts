/** How the values of a field are spread over the cards of a deck, copies counted; of two fields, as a matrix. */
import { isMap, type Json, type JsonMap } from "../project/json.ts";

export interface CountedCard {
  readonly id: string;
  readonly copies: number;
  readonly values: JsonMap;
}

/** A value with the cards that have it. */
export interface Bar {
  readonly value: string;
  /** Copies of cards. */
  readonly count: number;
}

/** Fields that say nothing about how a card plays. */
const NOT_COUNTED: ReadonlySet<string> = new Set(["id", "note", "origin", "front", "back"]);

/** What cards without the field are counted as. */
export const NO_VALUE = "(none)";

/** Names of fields whose values can be compared: "cost", "special.cost". Fields with a value of its own for each card are left out. */
export function countableFields(cards: readonly CountedCard[]): readonly string[] {
  const seen = new Map<string, Set<string>>();
  for (const { values } of cards)
    for (const [name, value] of leaves(values)) {
      if (!seen.has(name)) seen.set(name, new Set());
      seen.get(name)?.add(value);
    }
  const most = Math.max(12, cards.length / 2);
  return [...seen]
    .filter(([name, values]) => !NOT_COUNTED.has(name) && values.size > 1 && values.size <= most)
    .map(([name]) => name);
}

/** Plain values by their dotted names; each item of a list counts under the list's name. */
function leaves(values: JsonMap, before = ""): readonly (readonly [name: string, value: string])[] {
  return Object.entries(values).flatMap(([name, value]) => leavesOf(value, `${before}${name}`));
}

function leavesOf(value: Json, name: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => leavesOf(item, name));
  if (isMap(value)) return leaves(value, `${name}.`);
  // an empty text is no value, as in the filter of the decks
  return value === null || value === "" ? [] : [[name, String(value)]];
}

/** The values of a field in a card, each once. */
export function valuesOf({ values }: CountedCard, field: string): readonly string[] {
  const found = leaves(values).flatMap(([name, value]) => (name === field ? [value] : []));
  return found.length > 0 ? [...new Set(found)] : [NO_VALUE];
}

/** Each value with the number of its copies, numbers in order, other values as they first occur. */
export function barsOf(cards: readonly CountedCard[], field: string): readonly Bar[] {
  const counts = new Map<string, number>();
  for (const card of cards)
    for (const value of valuesOf(card, field)) counts.set(value, (counts.get(value) ?? 0) + card.copies);
  const values = inOrder([...counts.keys()]);
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

export interface Matrix {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly value: string; readonly counts: readonly number[] }[];
}

/** Copies by the values of two fields: rows by the first, columns by the second. */
export function matrixOf(cards: readonly CountedCard[], rowField: string, columnField: string): Matrix {
  const columns = barsOf(cards, columnField).map(({ value }) => value);
  const rows = barsOf(cards, rowField).map(({ value }) => {
    const ofRow = cards.filter((card) => valuesOf(card, rowField).includes(value));
    const bars = new Map(barsOf(ofRow, columnField).map((bar) => [bar.value, bar.count]));
    return { value, counts: columns.map((column) => bars.get(column) ?? 0) };
  });
  return { columns, rows };
}

/** All numbers: from the lowest to the highest, with those between whole numbers that do not occur; else as given. */
function inOrder(values: readonly string[]): readonly string[] {
  const named = values.filter((value) => value !== NO_VALUE);
  const rest = values.filter((value) => value === NO_VALUE);
  if (named.length === 0 || !named.every((value) => /^[-+]?\d+(\.\d+)?$/.test(value)))
    return [...named, ...rest];
  const sorted = [...named].sort((a, b) => Number(a) - Number(b));
  const [least, most] = [Number(sorted[0]), Number(sorted.at(-1))];
  const areWhole = sorted.every((value) => Number.isInteger(Number(value)));
  if (!areWhole || most - least > MOST_BETWEEN) return [...sorted, ...rest];
  const written = new Map(sorted.map((value) => [Number(value), value]));
  const all = Array.from(
    { length: most - least + 1 },
    (_, index) => written.get(least + index) ?? String(least + index),
  );
  return [...all, ...rest];
}

/** Gaps are shown in a scale of at most this many steps. */
const MOST_BETWEEN = 40;
