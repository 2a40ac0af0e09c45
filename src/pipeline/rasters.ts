/** Draws what vectors cannot say, once for all outputs, and adds it to the game's pictures. */

import type { Pictures, PreparedPicture } from "../press/press.ts";
import { rasterise } from "../press/raster.ts";
import type { FontPrograms, Item, RasterItem, Scene, SceneSymbol } from "../scene/scene.ts";

export async function drawRasters(
  scenes: Iterable<Scene>,
  fonts: FontPrograms,
  pictures: Pictures,
): Promise<Pictures> {
  const all = new Map<string, PreparedPicture>(pictures);
  for (const { items, symbols } of scenes) {
    const lists = [items, ...Object.values(symbols).map((symbol) => symbol.items)];
    for (const list of lists) await drawIn(list, symbols, fonts, all);
  }
  return all;
}

/** Inner rasters first: the outer one shows them. */
async function drawIn(
  items: readonly Item[],
  symbols: Readonly<Record<string, SceneSymbol>>,
  fonts: FontPrograms,
  all: Map<string, PreparedPicture>,
): Promise<void> {
  for (const item of items) {
    if (item.kind === "group" || item.kind === "raster") await drawIn(item.items, symbols, fonts, all);
    if (item.kind === "raster")
      for (const content of item.contents ?? []) await drawIn(content.items, symbols, fonts, all);
    if (item.kind === "raster" && !all.has(item.picture)) all.set(item.picture, await draw(item));
  }
  function draw(item: RasterItem): Promise<PreparedPicture> {
    return rasterise(item, { fonts, symbols, pictures: all });
  }
}
