/** The texts of a content file in the shape of the file, as a translation has them. */

import { isId } from "../../../rules/printed-texts/written-text.ts";
import { identityOf, written } from "../../../source/overlay/matched-items.ts";
import { isNothing } from "../../../source/overlay/overlay.ts";
import type { SourceNode, SourcePath } from "../../../source/tree.ts";

export type Shape =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "map";
      readonly identity?: Identity;
      readonly entries: readonly (readonly [string, Shape])[];
    }
  | { readonly kind: "list"; readonly items: readonly Shape[] };

interface Identity {
  readonly key: string;
  readonly value: string;
}

/** True for words that a person would translate: no ids and no colours. */
export const isWordy = (text: string): boolean =>
  !isId(text) && !/^#[\da-f]+$/i.test(text) && /\p{L}{2}/u.test(text.replace(/:[\w-]+:/g, ""));

/** Undefined for what has no texts. */
export function shapeOf(
  node: SourceNode,
  isText: (path: SourcePath) => boolean,
  path: SourcePath = [],
): Shape | undefined {
  if (node.kind === "scalar")
    return isText(path) && isWordy(node.text) ? { kind: "text", text: node.text } : undefined;
  if (node.kind === "map") {
    const entries = node.entries.flatMap(({ key, value }) => {
      const shape = shapeOf(value, isText, [...path, key]);
      return shape ? [[key, shape] as const] : [];
    });
    return entries.length === 0 ? undefined : { kind: "map", ...identified(node, path), entries };
  }
  const items = node.items.map((item, index) => shapeOf(item, isText, [...path, index]));
  if (items.every((item) => item === undefined)) return undefined;
  const hasIdentities = node.items.every((item) => identityOf(item));
  // Without identities they are matched by position, so none may be left out.
  const kept = hasIdentities ? items.flatMap((item) => item ?? []) : items.map((item) => item ?? EMPTY);
  return { kind: "list", items: kept };
}

const EMPTY: Shape = { kind: "map", entries: [] };

/** Only entries of lists need it. */
function identified(node: SourceNode, path: SourcePath): { readonly identity?: Identity } {
  const identity = typeof path.at(-1) === "number" ? identityOf(node) : undefined;
  return identity ? { identity: { key: identity.key, value: written(identity.value) } } : {};
}

export function textsOfShape(shape: Shape): number {
  if (shape.kind === "text") return 1;
  const inner = shape.kind === "map" ? shape.entries.map(([, value]) => value) : shape.items;
  return inner.reduce((sum, one) => sum + textsOfShape(one), 0);
}

/** Without the texts that a translation has; undefined if nothing is left. */
export function without(shape: Shape, over: SourceNode): Shape | undefined {
  if (isNothing(over)) return shape;
  if (shape.kind === "text") return over.kind === "scalar" ? undefined : shape;
  if (shape.kind === "map") {
    if (over.kind !== "map") return shape;
    const entries = shape.entries.flatMap(([key, value]) => {
      const there = over.entries.find((entry) => entry.key === key)?.value;
      const left = there ? without(value, there) : value;
      return left ? [[key, left] as const] : [];
    });
    return entries.length === 0 ? undefined : { ...shape, entries };
  }
  if (over.kind !== "list") return shape;
  const items = shape.items.flatMap((item, index) => {
    const there =
      item.kind === "map" && item.identity ? itemOf(item.identity, over.items) : over.items[index];
    return (there ? without(item, there) : item) ?? [];
  });
  return items.length === 0 ? undefined : { ...shape, items };
}

const itemOf = ({ key, value }: Identity, items: readonly SourceNode[]): SourceNode | undefined =>
  items.find(
    (item) =>
      item.kind === "map" && item.entries.some((one) => one.key === key && written(one.value) === value),
  );
