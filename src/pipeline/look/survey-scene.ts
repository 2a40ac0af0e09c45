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

/** The survey of everything in a scene, symbols included; parts are surveyed once for all scenes that share them. */
export function surveyScene({ items, symbols, parts }: Scene): Survey {
  const survey: Gathered = { fontFaces: [], drawings: [], rasters: undefined };
  if (parts) {
    for (const part of parts) addOwn(survey, surveyOf(part));
    for (const part of parts) addSymbols(survey, part.symbols);
  } else {
    addOwn(survey, surveyItems(items));
    addSymbols(survey, Object.values(symbols));
  }
  return shared(survey);
}

interface Gathered {
  readonly fontFaces: string[];
  readonly drawings: string[];
  /** The work of each picture, if there are any. */
  rasters: Map<string, number> | undefined;
}

/** What items use themselves, outside symbols. */
type Own = Pick<Survey, "fontFaces" | "rasters">;

function addOwn(survey: Gathered, { fontFaces, rasters }: Own): void {
  for (const face of fontFaces) addNew(survey.fontFaces, face);
  if (rasters.length === 0) return;
  survey.rasters ??= new Map();
  for (const [picture, work] of rasters) survey.rasters.set(picture, work);
}

function addSymbols(survey: Gathered, symbols: readonly SceneSymbol[]): void {
  for (const symbol of symbols) {
    addOwn(survey, surveyOf(symbol));
    // A symbol comes from a single file.
    const [first] = symbol.items;
    if (first) addNew(survey.drawings, first.origin.file);
  }
}

/** Adds one that is not in the list yet: a drawing has few fonts and files. */
function addNew(list: string[], one: string): void {
  if (!list.includes(one)) list.push(one);
}

/** Surveys without rasters, by their lists. */
const known = new Map<string, Survey>();
const MOST_KNOWN = 1_000;

/** The same object for equal surveys: one is kept for every card, whose fonts and icons are those of many others. */
function shared({ fontFaces, drawings, rasters }: Gathered): Survey {
  if (rasters) return { fontFaces, drawings, rasters: [...rasters] };
  const key = `${fontFaces.join("\n")}\n\n${drawings.join("\n")}`;
  const same = known.get(key);
  if (same) return same;
  if (known.size >= MOST_KNOWN) known.clear();
  const survey = { fontFaces, drawings, rasters: NONE };
  known.set(key, survey);
  return survey;
}

const NONE: readonly never[] = [];

const surveyOf = derived(({ items }: ScenePart | SceneSymbol) => surveyItems(items));

function surveyItems(items: readonly Item[]): Own {
  const fontFaces: string[] = [];
  const rasters: [picture: string, work: number][] = [];
  const visit = (list: readonly Item[]): void => {
    for (const item of list) {
      if (item.kind === "glyphs" && !fontFaces.includes(item.face)) fontFaces.push(item.face);
      if (item.kind === "raster") rasters.push([item.picture, item.work]);
      if (item.kind === "group" || item.kind === "raster") visit(item.items);
      if (item.kind === "raster") for (const content of item.contents ?? []) visit(content.items);
    }
  };
  visit(items);
  return { fontFaces, rasters };
}
