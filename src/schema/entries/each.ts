/**
 * Expands an entry with `each:` into its cards: the product of its values, in the order written (the last field varies
 * fastest). "{suit}" in its id and its texts becomes the card's own value, "{n:03}" a number with at least three digits.
 * All of it works on the tree, so each card is checked like a written one and every value keeps its place.
 */
import { filled, type Placeholder, placeholdersOf } from "../../source/placeholder.ts";
import type { SourceEntry, SourceMap, SourceNode } from "../../source/tree.ts";

/** Maximum number of cards from one entry: more than any printed game has, few enough for memory. */
export const MOST_CARDS = 10_000;
/** Maximum number of fields of all of them together. */
export const MOST_VALUES = 500_000;
/** Names of placeholders. */
const NAME = /[\w-]+/;

/** A field of `each:` and its values as nodes. */
export interface EachField {
  readonly entry: SourceEntry;
  readonly values: readonly SourceNode[];
}

export function eachFields(each: SourceMap): readonly EachField[] {
  return each.entries.map((entry) => ({ entry, values: valuesOf(entry.value) }));
}

/** One map per combination, with the entry's other fields filled in; a field of the entry itself takes precedence. */
export function expandEach(map: SourceMap, fields: readonly EachField[]): readonly SourceMap[] {
  const pattern = map.entries.filter(({ key }) => key !== "each");
  const own = new Set(pattern.map(({ key }) => key));
  return combinations(fields).map((values) => {
    const texts = new Map(values.map(({ key, value }) => [key, value.kind === "scalar" ? value.text : ""]));
    const filled = pattern.map((entry) => ({ ...entry, value: fill(entry.value, texts) }));
    return { ...map, entries: [...values.filter(({ key }) => !own.has(key)), ...filled] };
  });
}

/** The distinct names in braces in a value's texts. */
export function placeholdersIn(node: SourceNode): readonly Placeholder[] {
  const values =
    node.kind === "scalar" ? [] : node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
  const found = node.kind === "scalar" ? placeholdersOf(node.text, NAME) : values.flatMap(placeholdersIn);
  return [...new Map(found.map((placeholder) => [placeholder.whole, placeholder])).values()];
}

/** The items of a list, or the whole numbers of a range, each at the place of the range. */
function valuesOf(node: SourceNode): readonly SourceNode[] {
  if (node.kind === "list") return node.items;
  if (node.kind === "scalar") return [];
  const [from, to] = [wholeNumber(node, "from"), wholeNumber(node, "to")];
  if (from === undefined || to === undefined) return [];
  // One more than allowed is enough to be refused; a typo in a range must not fill the memory.
  const length = Math.max(0, Math.min(to - from + 1, MOST_CARDS + 1));
  return Array.from({ length }, (_, index) => numberAt(node, from + index));
}

function wholeNumber(map: SourceMap, name: string): number | undefined {
  const end = map.entries.find(({ key }) => key === name)?.value;
  return end?.kind === "scalar" && Number.isSafeInteger(end.value) ? (end.value as number) : undefined;
}

function numberAt({ start, end }: SourceNode, value: number): SourceNode {
  return { kind: "scalar", value, text: String(value), quoted: false, start, end };
}

function combinations(fields: readonly EachField[]): readonly (readonly SourceEntry[])[] {
  return fields.reduce<readonly (readonly SourceEntry[])[]>(
    (made, { entry, values }) =>
      made.flatMap((card) => values.map((value) => [...card, { ...entry, value }])),
    [[]],
  );
}

/** The value with every "{field}" in its texts replaced; unknown placeholders are kept. */
function fill(node: SourceNode, texts: ReadonlyMap<string, string>): SourceNode {
  if (node.kind === "list") return { ...node, items: node.items.map((item) => fill(item, texts)) };
  if (node.kind === "map")
    return {
      ...node,
      entries: node.entries.map((entry) => ({ ...entry, value: fill(entry.value, texts) })),
    };
  const text = filled(node.text, NAME, ({ name }) => texts.get(name));
  return text === node.text ? node : { ...node, text, value: text };
}
