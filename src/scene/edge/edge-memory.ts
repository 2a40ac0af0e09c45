/** Remembers results for the same items along the same cut line: the faces of a deck share their backgrounds. */
import type { Point } from "../../units/box.ts";
import { isSameMatrix } from "../../units/matrix.ts";
import { areSpent, type Looks } from "../looks.ts";
import type { Item } from "../scene.ts";
import type { Leaf } from "./edge-leaves.ts";
import type { EdgeStretch } from "./edge-stretch.ts";

type Find = () => readonly EdgeStretch[];

/**
 * The result of `find` for these leaves and this outline, from before or computed now; its looks are counted either
 * way.
 */
export type EdgeMemory = (
  leaves: readonly Leaf[],
  outline: readonly Point[],
  looks: Looks,
  find: Find,
) => readonly EdgeStretch[];

interface Entry {
  readonly outline: readonly Point[];
  readonly leaves: readonly Leaf[];
  readonly found: readonly EdgeStretch[];
  readonly looks: number;
}

/** Results kept for each lowest item. */
const KEPT = 8;

/** One for each kind of query about leaves. */
export function edgeMemory(): EdgeMemory {
  const entries = new WeakMap<Item, readonly Entry[]>();
  return (leaves, outline, looks, find) => {
    const [first] = leaves;
    if (!first) return [];
    const before = entries.get(first.item) ?? [];
    const same = before.find((one) => one.outline === outline && isSame(one.leaves, leaves));
    if (same) {
      looks.spent += same.looks;
      return same.found;
    }
    const spentBefore = looks.spent;
    const found = find();
    if (areSpent(looks)) return [];
    const entry = { outline, leaves, found, looks: looks.spent - spentBefore };
    entries.set(first.item, [...before.slice(1 - KEPT), entry]);
    return found;
  };
}

const isSame = (some: readonly Leaf[], others: readonly Leaf[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index] as Leaf;
    return one === other || (one.item === other.item && isSameMatrix(one.back, other.back));
  });
