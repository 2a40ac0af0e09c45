/** The values that `each:` gives, combined, and put in place of "{field}" in texts. */
import type { SourceNode } from "../source/tree.ts";

/** Names of fields to their values as text. */
export type Values = ReadonlyMap<string, string>;

const PLACEHOLDER = /\{([\w-]+)\}/g;
/** A slip like `to: 1000000000` must not fill the memory. */
const MOST_NUMBERS = 10_000;

/** The values of one field: the items of its list, or the whole numbers of its range. */
export function valuesOf(node: SourceNode): readonly (string | number)[] {
  if (node.kind === "list") return node.items.map((item) => (item.kind === "scalar" ? item.text : ""));
  if (node.kind !== "map") return [];
  const [from, to] = ["from", "to"].map((name) => {
    const end = node.entries.find(({ key }) => key === name)?.value;
    return end?.kind === "scalar" && typeof end.value === "number" ? end.value : undefined;
  });
  if (from === undefined || to === undefined || !Number.isSafeInteger(from) || !Number.isSafeInteger(to))
    return [];
  return Array.from(
    { length: Math.max(0, Math.min(to - from + 1, MOST_NUMBERS)) },
    (_, index) => from + index,
  );
}

/** The fields of `each:` that the texts of a value name in braces. */
export function placeholdersIn(node: SourceNode, lists: ReadonlyMap<string, unknown>): readonly string[] {
  const names = new Set<string>();
  visitTexts(node, (text) => {
    for (const [, name] of text.matchAll(PLACEHOLDER))
      if (lists.has(name as string)) names.add(name as string);
  });
  return [...names];
}

/** Every combination of the values of some fields, at most so many; the last field varies fastest. */
export function combinations(
  names: readonly string[],
  lists: ReadonlyMap<string, readonly string[]>,
  most: number,
): readonly Values[] {
  let made: Values[] = [new Map()];
  for (const name of names) {
    const next: Values[] = [];
    for (const values of made)
      for (const value of lists.get(name) ?? [])
        if (next.length < most) next.push(new Map([...values, [name, value]]));
    made = next;
  }
  return made;
}

/** The value with its placeholders filled; it keeps its places. */
export function substitute(node: SourceNode, values: Values): SourceNode {
  if (node.kind === "list") return { ...node, items: node.items.map((item) => substitute(item, values)) };
  if (node.kind === "map")
    return {
      ...node,
      entries: node.entries.map((entry) => ({ ...entry, value: substitute(entry.value, values) })),
    };
  const text = node.text.replaceAll(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
  return text === node.text ? node : { ...node, text, value: text };
}

function visitTexts(node: SourceNode, visit: (text: string) => void): void {
  if (node.kind === "scalar") visit(node.text);
  else if (node.kind === "list") for (const item of node.items) visitTexts(item, visit);
  else for (const { value } of node.entries) visitTexts(value, visit);
}
