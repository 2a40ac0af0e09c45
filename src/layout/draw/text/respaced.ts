/** Glyphs of a line moved apart. */
import type { FontBook } from "../../../font/font-book.ts";
import { glyphsOf, widthOf } from "../../../scene/glyph-runs.ts";
import type { GlyphsItem } from "../../../scene/scene.ts";
import { withGlyphs } from "./own-glyphs.ts";

/** The items with `extra` after each glyph, which is called with its characters and its number; and their width. */
export function respaced(
  items: readonly GlyphsItem[],
  fonts: FontBook,
  extra: (characters: string, index: number) => number,
): { readonly items: readonly GlyphsItem[]; readonly width: number } {
  let moved = 0;
  let index = 0;
  const spaced = items.map((item): GlyphsItem => {
    const glyphs = glyphsOf(item);
    const x = item.x + moved;
    const advances = glyphs.advances.map((advance, at) => {
      const more = extra(glyphs.text[at] ?? "", index);
      index += 1;
      moved += more;
      // Letters without a size are invisible, and have no em to measure by.
      return item.size === 0 ? advance : advance + more / item.size;
    });
    return withGlyphs(item, x, { ...glyphs, advances }, fonts);
  });
  const last = spaced.at(-1);
  return { items: spaced, width: last ? last.x + widthOf(last) : 0 };
}
