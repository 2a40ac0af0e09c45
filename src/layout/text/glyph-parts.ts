/**
 * Bounds glyphs that are put together from others: the engine draws every part anew, and parts of parts can double with
 * each level, so that a few hundred bytes would keep it busy for years. Limits: TrueType outlines.
 */
import type { EngineFont } from "./engine-font.ts";

/** Parts of one glyph and their parts; letters with several accents have some ten. */
const MOST_PARTS = 2_000;

/** The first glyph with too many parts, in words that go on after "as a font:". */
export function tooManyParts(font: EngineFont): string | undefined {
  const known = new Map<number, number>();
  for (let id = 0; id < font.numGlyphs; id++)
    if (partsOf(font, id, known) > MOST_PARTS)
      return `its glyph ${id} is put together from over ${MOST_PARTS} others`;
  return undefined;
}

/** Each glyph is read once. One that cannot be read counts as one: whoever draws it finds the damage. */
function partsOf(font: EngineFont, id: number, known: Map<number, number>): number {
  const before = known.get(id);
  if (before !== undefined) return before;
  // a glyph that is part of itself has an end here
  known.set(id, 1);
  const parts = componentsOf(font, id).reduce((sum, part) => sum + partsOf(font, part, known), 1);
  known.set(id, parts);
  return parts;
}

function componentsOf(font: EngineFont, id: number): readonly number[] {
  try {
    const { components = [] } = font.getGlyph(id, [])._decode?.() ?? {};
    return components.map(({ glyphID }) => glyphID);
  } catch {
    return [];
  }
}
