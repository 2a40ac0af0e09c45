/** Advances and left bearings of glyphs in font units (OpenType 1.9, "hhea" and "hmtx"). */

export interface Widths {
  /** Glyphs after the last with its own advance share that one. @throws RangeError if "hmtx" ends before */
  advanceOf(id: number): number;
  /** 0 for a glyph that "hmtx" ends before. */
  bearingOf(id: number): number;
}

export function widthsOf(hhea: DataView, hmtx: DataView): Widths {
  const count = hhea.getUint16(34);
  return {
    advanceOf: (id) => hmtx.getUint16(Math.min(id, count - 1) * 4),
    bearingOf: (id) => {
      const at = id < count ? id * 4 + 2 : count * 4 + (id - count) * 2;
      return at + 2 <= hmtx.byteLength ? hmtx.getInt16(at) : 0;
    },
  };
}
