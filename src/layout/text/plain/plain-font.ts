/**
 * A font that the engine need not open for plain work: its facts, glyphs, widths and plain words come straight from the
 * tables. For all else the engine is opened at the first question. Only for fonts that were looked at before, because
 * here nothing is checked.
 */
import type { EngineFont, PlainAnswers } from "../engine-font.ts";
import { glyphOfCharacter } from "./characters-to-glyphs.ts";
import { advancesOf, factsOf, nameIn } from "./facts.ts";
import { plainShaper } from "./plain-shaper.ts";
import { type Tables, tablesOf } from "./tables.ts";

export type PlainFont = EngineFont & Required<PlainAnswers>;

/**
 * Undefined for a font that only the engine can read.
 * @param open opens it there
 * @param isWhole no glyph of it is damaged
 */
export function plainFont(
  bytes: Uint8Array,
  open: () => EngineFont,
  isWhole: boolean,
): PlainFont | undefined {
  try {
    return fontOf(bytes, open, isWhole);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function fontOf(bytes: Uint8Array, open: () => EngineFont, isWhole: boolean): PlainFont | undefined {
  const tables = tablesOf(bytes);
  const facts = tables && factsOf(tables);
  const [cmap, names] = [tables?.get("cmap"), tables?.get("name")];
  const advanceOf = tables && advancesOf(tables);
  const glyphOf = cmap && glyphOfCharacter(cmap);
  if (!facts || !advanceOf || !glyphOf || !names) return undefined;
  let opened: EngineFont | undefined;
  const engine = (): EngineFont => {
    opened ??= open();
    return opened;
  };
  const named = (key: string): string | null => {
    const name = nameIn(names, key);
    return name === undefined ? engine().getName(key) : name;
  };
  return {
    ...facts,
    postscriptName: named("postscriptName"),
    directory: { tables: Object.fromEntries(tables) },
    isWhole,
    engine,
    advanceOf,
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
        variation === undefined ? glyphOf(codePoint) : engine()._cmapProcessor.lookup(codePoint, variation),
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
