/** Glyphs of a line moved apart. */
import type { GlyphsItem } from "../../../scene/scene.ts";

/** The items with `extra` after each glyph, which is called with its characters and its number; and their width. */
export function respaced(
  items: readonly GlyphsItem[],
  extra: (characters: string, index: number) => number,
): { readonly items: readonly GlyphsItem[]; readonly width: number } {
  let moved = 0;
  let index = 0;
  const spaced = items.map((item): GlyphsItem => {
    const x = item.x + moved;
    const advances = item.advances.map((advance, at) => {
      const more = extra(item.text[at] ?? "", index);
      index += 1;
      moved += more;
      return advance + more;
    });
    return { ...item, x, advances };
  });
  const last = spaced.at(-1);
  return { items: spaced, width: last ? last.x + sum(last.advances) : 0 };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
