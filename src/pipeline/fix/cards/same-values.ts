/** Compares values, and makes sure that edits change what they are meant to and nothing else. */
import type { Json, JsonObject } from "../../../schema/files.ts";
import type { SourceNode } from "../../../source/tree.ts";
import type { CardList } from "./card-file.ts";

/** True for equal values; the order of the fields of a map does not matter. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const [some, others] = [one as JsonObject, other as JsonObject];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(others, key) && isSame(some[key], others[key]))
  );
}

export interface Expected {
  /** The item of the list before that each item of the new list was; undefined for a new one. */
  readonly from: readonly (number | undefined)[];
  /** The values of the items that are new or changed. */
  readonly values: ReadonlyMap<number, JsonObject>;
}

/** True if the new list has the expected values, everything else reads as before, and no error is new. */
export function isAsExpected(before: CardList, after: CardList, { from, values }: Expected): boolean {
  if (after.errors > before.errors || after.list.items.length !== from.length) return false;
  if (aroundOf(before) !== aroundOf(after)) return false;
  return from.every((old, item) => {
    const value = values.get(item);
    if (value) return isSame(withoutId(after, after.valuesOf(item)), withoutId(after, value));
    return old !== undefined && readsSame(before, old, after, item);
  });
}

/** Without an id that follows from what is compared, or from the place. */
function withoutId({ hasMadeIds, document }: CardList, values: JsonObject): JsonObject {
  const entries = Object.entries(values).filter(([key, value]) => {
    // An empty cell is no value.
    if (document.columns && (value === "" || value === null)) return false;
    return !(hasMadeIds && key === "id");
  });
  return Object.fromEntries(entries);
}

function readsSame(before: CardList, old: number, after: CardList, item: number): boolean {
  // Without anchors, the same characters mean the same.
  const isPlain = !before.document.columns && !before.document.text.includes("&");
  if (isPlain && textOf(before, old) === textOf(after, item)) return true;
  return looksOf(before, old) === looksOf(after, item);
}

function textOf({ document, list }: CardList, item: number): string {
  const { start, end } = list.items[item] as SourceNode;
  return document.text.slice(start, end);
}

/** All that the file says besides its cards. */
function aroundOf({ document: { root } }: CardList): string {
  if (root?.kind !== "map") return "";
  return JSON.stringify(root.entries.map(({ key, value }) => (key === "cards" ? key : [key, look(value)])));
}

function looksOf({ nodeOf, hasMadeIds }: CardList, item: number): string {
  const node = nodeOf(item);
  if (node?.kind !== "map") return node ? JSON.stringify(look(node)) : "";
  const entries = node.entries.filter(({ key }) => !(hasMadeIds && key === "id"));
  return JSON.stringify(look({ kind: "map", start: 0, end: 0, entries }));
}

/** What is written, wherever it is. */
function look(node: SourceNode): unknown {
  if (node.kind === "scalar") return [node.text, node.quoted];
  if (node.kind === "list") return { list: node.items.map((_, index) => look(itemOf(node, index))) };
  return { map: node.entries.map(({ key, value }) => [key, look(value)]) };
}

const itemOf = (list: SourceNode & { readonly kind: "list" }, index: number): SourceNode =>
  list.table?.nodeOf(index) ?? (list.items[index] as SourceNode);
