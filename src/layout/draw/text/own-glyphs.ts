/** Items whose glyphs are not those of shared runs: moved apart, or taken out of a line. */

import type { RunGlyphs } from "../../../font/face.ts";
import type { FontBook } from "../../../font/font-book.ts";
import type { GlyphsItem } from "../../../scene/scene.ts";
import { shapedRun } from "../../../scene/shaped-run.ts";

/** The item with these glyphs, in em, from `x` on. */
export function withGlyphs(
  { extras: _, ...item }: GlyphsItem,
  x: number,
  glyphs: RunGlyphs,
  { faces }: FontBook,
): GlyphsItem {
  const face = faces.find(({ key }) => key === item.face);
  return { ...item, x, runs: [shapedRun(glyphs, (id) => face?.boundsOf(id))] };
}
