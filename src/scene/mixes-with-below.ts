/** Whether drawings blend with what is below them: on paper, only with what belongs to the same drawing. */
import type { Item, Scene, SceneSymbol } from "./scene.ts";

/** True if some item blends with what is below it, outside any group that is blended as a whole. */
export function mixesWithBelow(items: readonly Item[], symbols: Scene["symbols"]): boolean {
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    if (item.kind === "use" && symbolMixes(symbols[item.symbol], symbols)) return true;
    if (item.kind !== "group") continue;
    if (item.blend !== undefined) return true;
    if (item.opacity >= 1 && mixesWithBelow(item.items, symbols)) return true;
  }
  return false;
}

const mixing = new WeakMap<SceneSymbol, boolean>();

function symbolMixes(symbol: SceneSymbol | undefined, symbols: Scene["symbols"]): boolean {
  if (!symbol) return false;
  const known = mixing.get(symbol) ?? mixesWithBelow(symbol.items, symbols);
  mixing.set(symbol, known);
  return known;
}
