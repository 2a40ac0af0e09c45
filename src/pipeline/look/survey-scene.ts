/** What the pipeline must know about a drawing before printing it: its fonts, its icons, and what must be rasterised. */
import type { Item, Scene } from "../../scene/scene.ts";

export interface Survey {
  /** Keys, each once. */
  readonly fontFaces: readonly string[];
  /** Files of the icons and SVG pictures shown, each once. */
  readonly drawings: readonly string[];
  /** Drawings to rasterise, each with its work: pixels times the number of effects applied to them. */
  readonly rasters: readonly (readonly [picture: string, work: number])[];
}

export function surveyScene({ items, symbols }: Scene): Survey {
  const fontFaces = new Set<string>();
  const drawings = new Set<string>();
  const rasters = new Map<string, number>();
  const visit = (list: readonly Item[]): void => {
    for (const item of list) {
      if (item.kind === "glyphs") fontFaces.add(item.face);
      if (item.kind === "raster") rasters.set(item.picture, item.work);
      if (item.kind === "group" || item.kind === "raster") visit(item.items);
      if (item.kind === "raster") for (const content of item.contents ?? []) visit(content.items);
    }
  };
  visit(items);
  for (const symbol of Object.values(symbols)) {
    visit(symbol.items);
    // A symbol comes from a single file.
    const [first] = symbol.items;
    if (first) drawings.add(first.origin.file);
  }
  return { fontFaces: [...fontFaces], drawings: [...drawings], rasters: [...rasters] };
}
