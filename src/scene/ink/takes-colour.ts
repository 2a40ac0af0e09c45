/** Whether a symbol, such as an icon, is painted in the colour of the place that uses it. */
import { derived } from "../../remember/derived.ts";
import type { Item, Paint, SceneSymbol } from "../scene.ts";

export const takesColour = derived(({ items }: Pick<SceneSymbol, "items">): boolean => items.some(inherits));

function inherits(item: Item): boolean {
  if (item.kind === "group") return item.items.some(inherits);
  if (item.kind !== "path" && item.kind !== "glyphs") return false;
  return isInherited(item.fill) || isInherited(item.stroke?.paint ?? null);
}

const isInherited = (paint: Paint | null): boolean => paint?.kind === "inherited";
