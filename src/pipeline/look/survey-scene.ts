/** What the pipeline must know about a drawing before printing it: its fonts, its icons, and what must be rasterised. */
import { derived, notesAbout } from "../../remember/derived.ts";
import type { Item, Scene, ScenePart, SceneSymbol } from "../../scene/scene.ts";

export interface Survey {
  /** Keys, each once. */
  readonly fontFaces: readonly string[];
  /** Files of the icons and SVG pictures shown, each once. */
  readonly drawings: readonly string[];
  /** Drawings to rasterise, each with its work: pixels times the number of effects applied to them. */
  readonly rasters: readonly (readonly [picture: string, work: number])[];
}

/**
 * The survey of everything in a scene, symbols included. Parts are surveyed once for all scenes that share them, and
 * equal surveys without rasters are one object: one is kept for every card, whose fonts and icons are those of many others.
 */
export function surveyScene({ items, symbols, parts }: Scene): Survey {
  if (!parts) return surveyOf(items, Object.values(symbols));
  let survey = NOTHING;
  for (const part of parts) survey = together(survey, surveyOfPart(part));
  return survey;
}

const surveyOfPart = derived(({ items, symbols }: ScenePart) => surveyOf(items, symbols));

function surveyOf(items: readonly Item[], symbols: readonly SceneSymbol[]): Survey {
  let survey = surveyOfItems(items, NONE);
  for (const symbol of symbols) survey = together(survey, surveyOfSymbol(symbol));
  return survey;
}

const surveyOfSymbol = derived(({ items }: SceneSymbol) => {
  // A symbol comes from a single file.
  const [first] = items;
  return surveyOfItems(items, first ? [first.origin.file] : NONE);
});

const NONE: readonly never[] = [];

function surveyOfItems(items: readonly Item[], drawings: readonly string[]): Survey {
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
  return shared({ fontFaces, drawings, rasters });
}

/** Surveys without rasters, by their lists. */
const known = new Map<string, Survey>();
const MOST_KNOWN = 1_000;

function shared(survey: Survey): Survey {
  const { fontFaces, drawings, rasters } = survey;
  if (rasters.length > 0) return survey;
  if (fontFaces.length + drawings.length === 0) return NOTHING;
  const key = `${fontFaces.join("\n")}\n\n${drawings.join("\n")}`;
  const same = known.get(key);
  if (same) return same;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, survey);
  return survey;
}

const NOTHING: Survey = { fontFaces: NONE, drawings: NONE, rasters: NONE };

/** What surveys without rasters are together with others: a drawing has many parts, but few different surveys. */
const sumsOf = notesAbout<Survey, Map<Survey, Survey>>(() => new Map());

function together(one: Survey, other: Survey): Survey {
  if (one === other || other === NOTHING) return one;
  if (one.rasters.length + other.rasters.length > 0) return sumOf(one, other);
  const sums = sumsOf(one);
  const before = sums.get(other);
  if (before) return before;
  const sum = shared(sumOf(one, other));
  if (sums.size >= MOST_KNOWN) sums.clear();
  sums.set(other, sum);
  return sum;
}

const sumOf = (one: Survey, other: Survey): Survey => ({
  fontFaces: [...new Set([...one.fontFaces, ...other.fontFaces])],
  drawings: [...new Set([...one.drawings, ...other.drawings])],
  rasters: [...new Map([...one.rasters, ...other.rasters])],
});
