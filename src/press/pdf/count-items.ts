/** Counts what comes more than once, before it is drawn: the same way through the items as drawing them. */
import type { Item } from "../../scene/scene.ts";
import { type DrawPlace, insideGroup } from "./draw-place.ts";
import type { Repeats } from "./repeats.ts";

export function countItems(items: readonly Item[], place: DrawPlace, repeats: Repeats): void {
  for (const item of items) {
    if (!canRepeat(item) || !repeats.count(item, place.where) || item.kind !== "group") continue;
    const inside = insideGroup(item, place);
    if (inside) countItems(item.items, inside, repeats);
  }
}

/** False for what is stored once anyway. */
export const canRepeat = ({ kind }: Item): boolean => kind !== "image" && kind !== "raster";
