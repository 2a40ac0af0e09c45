/** Which faces a game's drawings use: for credits. */
import type { Item, Scene } from "../scene/scene.ts";

export function usedFaces(scenes: Iterable<Scene>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (items: readonly Item[]): void => {
    for (const item of items) {
      if (item.kind === "glyphs") found.add(item.face);
      if (item.kind === "group" || item.kind === "raster") visit(item.items);
      if (item.kind === "raster") for (const content of item.contents ?? []) visit(content.items);
    }
  };
  for (const { items, symbols } of scenes) {
    visit(items);
    for (const symbol of Object.values(symbols)) visit(symbol.items);
  }
  return found;
}
