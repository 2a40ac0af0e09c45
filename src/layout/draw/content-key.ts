/** Names of laid-out content: equal drawings get equal names, wherever they come from. */
import { hash } from "node:crypto";
import type { Item, RasterItem } from "../../scene/scene.ts";

/** 128 bits of SHA-256: if two drawings had the same key, one would be printed in place of the other. */
const HEX_DIGITS = 32;

/** A hash of items and of whatever else affects the picture; the items' origins do not count. */
export function contentKey(content: { readonly items: readonly Item[] }): string {
  return hash("sha256", JSON.stringify(bare(content))).slice(0, HEX_DIGITS);
}

/** JSON drops undefined values. */
function bare(content: Partial<RasterItem>): object {
  const { items, contents } = content;
  return {
    ...content,
    origin: undefined,
    ...(items ? { items: items.map((item) => bare(item as Partial<RasterItem>)) } : {}),
    ...(contents ? { contents: contents.map((part) => bare(part as Partial<RasterItem>)) } : {}),
  };
}
