/** Whether a symbol takes the colour of the place that uses it; determined once per symbol. */
import type { Item, Paint, SceneSymbol } from "../../../scene/scene.ts";

const answers = new WeakMap<SceneSymbol, boolean>();

export function takesColour(symbol: SceneSymbol): boolean {
  const before = answers.get(symbol);
  if (before !== undefined) return before;
  const takes = symbol.items.some(isInherited);
  answers.set(symbol, takes);
  return takes;
}

/** A use of another symbol may give it a fixed colour. */
function isInherited(item: Item): boolean {
  if ("items" in item) return item.items.some(isInherited);
  const inherits = (paint: Paint | null | undefined): boolean => paint?.kind === "inherited";
  return (
    (item.kind === "path" || item.kind === "glyphs") && (inherits(item.fill) || inherits(item.stroke?.paint))
  );
}
