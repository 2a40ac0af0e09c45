/** Whether a symbol takes the colour of the place that uses it; looked up once a symbol. */
import type { Item, Paint, SceneSymbol } from "../../../scene/scene.ts";

const answers = new WeakMap<SceneSymbol, boolean>();

export function takesColour(symbol: SceneSymbol): boolean {
  const before = answers.get(symbol);
  if (before !== undefined) return before;
  const takes = symbol.items.some(isInherited);
  answers.set(symbol, takes);
  return takes;
}

/** What uses another symbol gives that a colour of its own. */
function isInherited(item: Item): boolean {
  if ("items" in item) return item.items.some(isInherited);
  const inherits = (paint: Paint | null | undefined): boolean => paint?.kind === "inherited";
  return (
    (item.kind === "path" || item.kind === "glyphs") && (inherits(item.fill) || inherits(item.stroke?.paint))
  );
}
