/**
 * `each:` in a list of cards: one entry becomes the product of its values, in the order written (the last field varies
 * fastest). "{suit}" in its id and in its text fields stands for the card's own value. A later entry with the id of a
 * generated card overrides that card's fields and takes its place.
 */
import { nearest } from "../diagnostics/nearest.ts";
import type { CardEntry, EachEntry, EachValues, Json, JsonObject } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { below, listed, type Report } from "./fault.ts";

/** Cards that one `each:` may make: more than any printed game has, few enough to hold. */
const MOST_CARDS = 10_000;
const PLACEHOLDER = /\{([\w-]+)\}/g;

/** One card's own words and where they are written. */
export interface ExpandedEntry {
  readonly entry: CardEntry;
  readonly source: SourceRef;
}

export function expandEntries(
  entries: readonly (CardEntry | EachEntry)[],
  list: SourceRef,
  report: Report,
): readonly ExpandedEntry[] {
  const cards: ExpandedEntry[] = [];
  /** Where in `cards` a generated card waits for an entry that overrides it. */
  const generated = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const source = below(list, index);
    if (isEach(entry)) {
      for (const card of productOf(entry, source, report)) {
        if (!generated.has(card.id)) generated.set(card.id, cards.length);
        cards.push({ entry: card, source });
      }
      continue;
    }
    const place = generated.get(entry.id);
    const under = place === undefined ? undefined : cards[place];
    if (place === undefined || under === undefined) cards.push({ entry, source });
    else cards[place] = { entry: { ...under.entry, ...entry }, source };
    generated.delete(entry.id);
  }
  return cards;
}

function isEach(entry: CardEntry | EachEntry): entry is EachEntry {
  return typeof entry.each === "object" && entry.each !== null && !Array.isArray(entry.each);
}

function productOf({ each, ...pattern }: EachEntry, source: SourceRef, report: Report): readonly CardEntry[] {
  const names = Object.keys(each);
  const lists = names.map((name) => valuesOf(each[name] as EachValues));
  const count = lists.reduce((product, list) => product * list.length, 1);
  for (const [index, name] of names.entries()) {
    if (lists[index]?.length !== 0) continue;
    const message = `"${name}" has no values, so that this entry makes no card`;
    report({
      rule: "deck/empty-each",
      at: below(source, "each", name),
      message,
      fix: "write a list, or from a lower number to a higher one",
    });
  }
  if (count > MOST_CARDS) {
    const message = `this entry would make ${count} cards; at most ${MOST_CARDS} are made`;
    report({ rule: "deck/too-many-cards", at: below(source, "each"), message, fix: "shorten the lists" });
    return [];
  }
  reportUnknownPlaceholders(pattern as JsonObject, names, source, report);
  return combinations(names, lists).map((values) => {
    const filled = fill(pattern as JsonObject, values) as JsonObject;
    return { ...values, ...filled, id: String(filled.id) };
  });
}

function valuesOf(values: EachValues): readonly Json[] {
  if (!("from" in values)) return values;
  const length = Math.max(0, Math.floor(values.to - values.from) + 1);
  // One more than may be made is enough to be refused; the list of a typing slip must not fill the memory.
  return Array.from({ length: Math.min(length, MOST_CARDS + 1) }, (_, index) => values.from + index);
}

function combinations(names: readonly string[], lists: readonly (readonly Json[])[]): readonly JsonObject[] {
  return names.reduce<readonly JsonObject[]>(
    (made, name, index) =>
      made.flatMap((card) => (lists[index] ?? []).map((value) => ({ ...card, [name]: value }))),
    [{}],
  );
}

/** The value with every "{field}" in its texts replaced; placeholders of no field stay as they are. */
function fill(value: Json, values: JsonObject): Json {
  if (typeof value === "string")
    return value.replace(PLACEHOLDER, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  if (Array.isArray(value)) return value.map((item) => fill(item, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, values)]));
}

function reportUnknownPlaceholders(
  pattern: JsonObject,
  names: readonly string[],
  source: SourceRef,
  report: Report,
): void {
  for (const [field, value] of Object.entries(pattern)) {
    for (const word of new Set(placeholdersIn(value).filter((name) => !names.includes(name)))) {
      const near = nearest(word, names);
      report({
        rule: "deck/unknown-placeholder",
        severity: field === "id" ? "error" : "warning",
        at: below(source, field),
        message: `"{${word}}" stands for no field of \`each\`, which has ${listed(names)}`,
        why: "it stays in the text as written",
        fix: near ? `write {${near}}` : `add "${word}" to \`each\`, or leave the braces out`,
      });
    }
  }
}

function placeholdersIn(value: Json): readonly string[] {
  if (typeof value === "string") return [...value.matchAll(PLACEHOLDER)].map(([, name]) => name as string);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value as JsonObject).flatMap(placeholdersIn);
}
