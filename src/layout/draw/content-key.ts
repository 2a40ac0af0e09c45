/** Names of laid-out content: equal drawings get equal names, wherever they came from. */
import { createHash } from "node:crypto";
import type { Item } from "../../scene/scene.ts";

/** A short hash of items and whatever else decides what is seen; the items' origins do not count. */
export function contentKey(content: { readonly items: readonly Item[] }): string {
  const text = JSON.stringify({ ...content, items: content.items.map(bare) });
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** JSON leaves out what is undefined. */
function bare(item: Item): object {
  return "items" in item
    ? { ...item, origin: undefined, items: item.items.map(bare) }
    : { ...item, origin: undefined };
}
