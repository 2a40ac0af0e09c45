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
  const fontFaces: string[] = [];
  const drawings: string[] = [];
  let rasters: Map<string, number> | undefined;
  const take = (one: Own): void => {
    addNew(fontFaces, one.fontFaces);
    if (one.rasters.length > 0) rasters ??= new Map();
    for (const [picture, work] of one.rasters) rasters?.set(picture, work);
  };
  if (parts) for (const part of parts) take(surveyOf(part));
  else take(surveyItems(items));
  for (const id in symbols) {
    const symbol = symbols[id] as SceneSymbol;
    take(surveyOf(symbol));
    // A symbol comes from a single file.
    const [first] = symbol.items;
    if (first) addNew(drawings, [first.origin.file]);
  }
  return shared({ fontFaces, drawings, rasters: rasters ? [...rasters] : NONE });
}

const NONE: readonly never[] = [];

/** What items use themselves, outside symbols. */
type Own = Pick<Survey, "fontFaces" | "rasters">;

/** Kept of the latest surveys: cards of a deck use the same fonts, and many the same icons. */
const MOST_SHARED = 16;
const latest: Survey[] = [];

/** The same object for equal surveys, as far as they are near each other: it is kept for every card. */
function shared(survey: Survey): Survey {
  if (survey.rasters.length > 0) return survey;
  const same = latest.find(
    ({ fontFaces, drawings }) =>
      isSameList(fontFaces, survey.fontFaces) && isSameList(drawings, survey.drawings),
  );
  if (same) return same;
  if (latest.push(survey) > MOST_SHARED) latest.shift();
  return survey;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

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

/** Adds those that are not in the list yet: a drawing has few fonts and files. */
function addNew(list: string[], more: readonly string[]): void {
  for (const one of more) if (!list.includes(one)) list.push(one);
}
