/**
 * A font that the engine need not open for plain work: its facts, glyphs, widths and plain words are read directly from
 * the tables. For everything else the engine is opened when it is first needed. Only for fonts that have been inspected,
 * because nothing is checked here.
 */
import type { EngineFont, PlainAnswers } from "../engine/engine-font.ts";
import { memo } from "../memo.ts";
import { glyphOfCharacter } from "../tables/characters.ts";
import { type Tables, tablesOf } from "../tables/directory.ts";
import { factsOf } from "../tables/facts.ts";
import { nameIn } from "../tables/names.ts";
import { widthsOf } from "../tables/widths.ts";
import { boxOf, pathData } from "./outline-box.ts";
import { outlinesOf } from "./outlines.ts";
import { plainShaper } from "./plain-shaper.ts";
import { quietly } from "./run.ts";

/** Fonts with these have other drawings of glyphs, or several. */
const DRAWN_OTHERWISE = ["sbix", "COLR", "fvar"];

export type PlainFont = EngineFont & Required<PlainAnswers>;

/** Undefined for a font that only the engine can read; `open` opens it there. */
export function plainFont(bytes: Uint8Array, open: () => EngineFont): PlainFont | undefined {
  return quietly(() => fontOf(bytes, open));
}

function fontOf(bytes: Uint8Array, open: () => EngineFont): PlainFont | undefined {
  const tables = tablesOf(bytes);
  const facts = tables && factsOf(tables);
  const draw = tables && !DRAWN_OTHERWISE.some((tag) => tables.has(tag)) ? outlinesOf(tables) : undefined;
  const [cmap, names, hhea, hmtx] = ["cmap", "name", "hhea", "hmtx"].map((tag) => tables?.get(tag));
  const advanceOf = hhea && hmtx && widthsOf(hhea, hmtx).advanceOf;
  const glyphOf = cmap && glyphOfCharacter(cmap);
  if (!facts || !advanceOf || !glyphOf || !names) return undefined;
  let opened: EngineFont | undefined;
  const engine = (): EngineFont => {
    opened ??= open();
    return opened;
  };
  const named = (key: string): string | null => {
    const name = quietly(() => nameIn(names, key));
    return name === undefined ? engine().getName(key) : name;
  };
  return {
    ...facts,
    postscriptName: named("postscriptName"),
    directory: { tables: Object.fromEntries(tables) },
    engine,
    advanceOf: (id) => quietly(() => advanceOf(id)) ?? engine().getGlyph(id, []).advanceWidth,
    pathOf: (id) => draw && quietly(() => pathData((pen) => draw(id, pen))),
    boxOf: memo((id: number) => draw && quietly(() => boxOf((pen) => draw(id, pen)))),
    tableOf: (tag) => {
      const view = tables.get(tag);
      return view && new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    },
    shapePlain: plainShaper(tables as Tables, facts.numGlyphs, advanceOf),
    getName: named,
    getGlyph: (id, codePoints) => engine().getGlyph(id, codePoints),
    layout: (...run) => engine().layout(...run),
    _cmapProcessor: {
      lookup: (codePoint, variation) =>
        (variation === undefined ? quietly(() => glyphOf(codePoint)) : undefined) ??
        engine()._cmapProcessor.lookup(codePoint, variation),
    },
    get characterSet() {
      return engine().characterSet;
    },
    get availableFeatures() {
      return engine().availableFeatures;
    },
    createSubset: () => engine().createSubset(),
    get _layoutEngine() {
      return engine()._layoutEngine;
    },
  };
}
