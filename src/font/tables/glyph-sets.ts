/**
 * Coverage and class tables of OpenType, expanded to one number per glyph (OpenType 1.9, "Common table formats"). If a
 * glyph is listed twice the first place counts, as in the font engine.
 */

/** The font whose glyphs are numbered. */
export interface GlyphCount {
  readonly glyphs: number;
  /** Counts the numbers expanded from tables, because a small file can ask for very many; it throws beyond a bound. */
  spend(count: number): void;
}

/** A coverage: one more than the glyph's index in it, 0 for glyphs that are not in it. */
export function coverageAt(view: DataView, at: number, font: GlyphCount): Uint16Array {
  const places = numbersFor(font);
  const count = view.getUint16(at + 2);
  const put = (glyph: number, place: number): void => {
    if (places[glyph] === 0) places[glyph] = place + 1;
  };
  if (view.getUint16(at) === 1)
    for (let index = 0; index < count; index++) put(view.getUint16(at + 4 + index * 2), index);
  else
    for (let index = 0; index < count; index++) {
      const range = at + 4 + index * 6;
      const [first, last, place] = [
        view.getUint16(range),
        view.getUint16(range + 2),
        view.getUint16(range + 4),
      ];
      font.spend(last - first);
      for (let glyph = first; glyph <= last; glyph++) put(glyph, place + glyph - first);
    }
  return places;
}

/** The class of every glyph; 0 for those that are in none. */
export function classesAt(view: DataView, at: number, font: GlyphCount): Uint16Array {
  const classes = numbersFor(font);
  if (view.getUint16(at) === 1) {
    const first = view.getUint16(at + 2);
    for (let index = 0; index < view.getUint16(at + 4); index++)
      classes[first + index] = view.getUint16(at + 6 + index * 2);
    return classes;
  }
  // From the last range to the first, so that the first one wins.
  for (let index = view.getUint16(at + 2) - 1; index >= 0; index--) {
    const range = at + 4 + index * 6;
    const [first, last] = [view.getUint16(range), view.getUint16(range + 2)];
    font.spend(last - first);
    const kind = view.getUint16(range + 4);
    // Most ranges are short, which `fill` is slow for.
    for (let glyph = first; glyph <= last; glyph++) classes[glyph] = kind;
  }
  return classes;
}

function numbersFor({ glyphs, spend }: GlyphCount): Uint16Array {
  spend(glyphs);
  return new Uint16Array(glyphs);
}
