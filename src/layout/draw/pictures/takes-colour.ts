/** Whether a symbol takes the colour of the place that uses it; determined once per symbol. */
import { derived } from "../../../remember/derived.ts";
import type { Item, Paint, SceneSymbol } from "../../../scene/scene.ts";

/** True if any part of the symbol is painted in the colour of its use. */
export const takesColour = derived(({ items }: SceneSymbol): boolean => items.some(isInherited));

/** A use of another symbol may give it a fixed colour. */
function isInherited(item: Item): boolean {
  if ("items" in item) return item.items.some(isInherited);
  const inherits = (paint: Paint | null | undefined): boolean => paint?.kind === "inherited";
  return (
    (item.kind === "path" || item.kind === "glyphs") && (inherits(item.fill) || inherits(item.stroke?.paint))
  );
}
