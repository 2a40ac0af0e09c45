/** Counts repeated items before they are drawn: it visits them in the same way as drawing does. */
import type { Item } from "../../../scene/scene.ts";
import type { Repeats } from "../repeats/repeats.ts";
import { type DrawPlace, insideGroup } from "./draw-place.ts";

export function countItems(items: readonly Item[], place: DrawPlace, repeats: Repeats): void {
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    if (!canRepeat(items, index) || !repeats.count(item, place.where) || item.kind !== "group") continue;
    const inside = insideGroup(item, place);
    if (inside) countItems(item.items, inside, repeats);
  }
}

/** False for an item of a list that is drawn in place: one that is stored once anyway, and a part of a text. */
export function canRepeat(items: readonly Item[], index: number): boolean {
  const item = items[index] as Item;
  if (item.kind !== "glyphs") return item.kind === "path" || item.kind === "group";
  return !isSameText(items[index - 1], item) && !isSameText(item, items[index + 1]);
}

/** Ems from one line of a text to the next, at most. */
const LINE_HEIGHT = 2;

/** True for two pieces of one text, because some readers lose the space between a line and one that has a form. */
export function isSameText(item: Item | undefined, next: Item | undefined): boolean {
  if (item?.kind !== "glyphs" || next?.kind !== "glyphs") return false;
  return item.size === next.size && Math.abs(next.y - item.y) < LINE_HEIGHT * item.size;
}
