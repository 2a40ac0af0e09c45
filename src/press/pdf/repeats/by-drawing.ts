/**
 * Values by what an item draws, whatever its origin. Items are found by their names and then compared, because names
 * are short: different drawings with one name can be made on purpose, and one would be printed in place of the other.
 * Limits: of different drawings with one name, only the first few share values; each further one has a value of its
 * own, so that the search stays bounded.
 */
import { drawingName } from "../../../scene/item-look.ts";
import type { Item } from "../../../scene/scene.ts";

/** Different drawings of one name that are kept. By accident there are never two. */
const MOST_OF_NAME = 4;

export class ByDrawing<T> {
  readonly #named = new Map<string, { readonly item: Item; readonly value: T }[]>();

  /**
   * The value of the first item that draws the same, made for it if this is the first. @param where keeps values apart
   */
  getOrMake(item: Item, where: string, make: () => T): T {
    const name = `${where} ${drawingName(item)}`;
    const entries = this.#named.get(name) ?? [];
    const same = entries.find((one) => isEqual(one.item, item));
    if (same) return same.value;
    const value = make();
    if (entries.length < MOST_OF_NAME) entries.push({ item, value });
    this.#named.set(name, entries);
    return value;
  }
}

/** Compares plain data part by part, ignoring origins and undefined values. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isEqualList(one, other);
  return isMap(one) && isMap(other) && isEqualMap(one, other);
}

function isEqualList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isEqual(one[at], other[at])) return false;
  return true;
}

type PlainMap = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is PlainMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isEqualMap(one: PlainMap, other: PlainMap): boolean {
  for (const key in one) if (key !== "origin" && !isEqual(one[key], other[key])) return false;
  for (const key in other)
    if (key !== "origin" && one[key] === undefined && other[key] !== undefined) return false;
  return true;
}
