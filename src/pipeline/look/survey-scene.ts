/** What the pipeline must know about a drawing before printing it: its fonts, its icons, and what must be rasterised. */
import { derived } from "../../remember/derived.ts";
import type { Item, Scene, ScenePart, SceneSymbol } from "../../scene/scene.ts";

export interface Survey {
  /** Keys, each once. */
  readonly fontFaces: readonly string[];
  /** Files of the icons and SVG pictures shown, each once. */
  readonly drawings: readonly string[];
  /** Drawings to rasterise, each with its work: pixels times the number of effects applied to them. */
  readonly rasters: readonly (readonly [picture: string, work: number])[];
}

export function surveyScene({ items, symbols, parts }: Scene): Survey {
  const fontFaces: string[] = [];
  const drawings: string[] = [];
  const rasters = new Map<string, number>();
  const take = (one: Pick<Survey, "fontFaces" | "rasters">): void => {
    addNew(fontFaces, one.fontFaces);
    for (const [picture, work] of one.rasters) rasters.set(picture, work);
  };
  if (parts) for (const part of parts) take(surveyOf(part));
  else take(surveyItems(items));
  for (const symbol of Object.values(symbols)) {
    take(surveyOf(symbol));
    // A symbol comes from a single file.
    const [first] = symbol.items;
    if (first) addNew(drawings, [first.origin.file]);
  }
  return { fontFaces, drawings, rasters: [...rasters] };
}

const surveyOf = derived(({ items }: ScenePart | SceneSymbol) => surveyItems(items));

function surveyItems(items: readonly Item[]): Pick<Survey, "fontFaces" | "rasters"> {
  const fontFaces: string[] = [];
  const rasters: [picture: string, work: number][] = [];
  const visit = (list: readonly Item[]): void => {
    for (const item of list) {
      if (item.kind === "glyphs") addNew(fontFaces, [item.face]);
      if (item.kind === "raster") rasters.push([item.picture, item.work]);
      if (item.kind === "group" || item.kind === "raster") visit(item.items);
      if (item.kind === "raster") for (const content of item.contents ?? []) visit(content.items);
    }
  };
  visit(items);
  return { fontFaces, rasters };
}

/** Adds those that are not in the list yet: a drawing has few fonts and files. */
function addNew(list: string[], more: readonly string[]): void {
  for (const one of more) if (!list.includes(one)) list.push(one);
}
