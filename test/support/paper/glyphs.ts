/** Lines of glyphs for tests: made by hand, and with each glyph spelled out. */

import { glyphsOf } from "../../../src/scene/glyph-runs.ts";
import type { GlyphsItem } from "../../../src/scene/scene.ts";
import { type ShapedRun, shapedRun } from "../../../src/scene/shaped-run.ts";

/** Any glyph for each character, all with the same advance in em and without ink. */
export const evenRun = (text: string, advance: number): ShapedRun =>
  shapedRun(
    { ids: Array.from(text, () => 1), advances: Array.from(text, () => advance), text: [...text] },
    () => undefined,
  );

/** The item with other characters for its glyphs. */
export function saying(item: GlyphsItem, text: readonly string[]): GlyphsItem {
  const { extras: _, ...rest } = item;
  return { ...rest, runs: [shapedRun({ ...glyphsOf(item), text }, () => undefined)] };
}

/** The item, and its glyphs with advances and offsets in its coordinates. */
export function spelledOut(item: GlyphsItem) {
  const { ids, advances, offsets, text } = glyphsOf(item);
  const { size } = item;
  return {
    ...item,
    ids,
    advances: advances.map((advance) => advance * size),
    offsets: offsets?.map(([dx, dy]) => [dx * size, dy * size] as const),
    text,
  };
}
