/** The part of an opened font that drawing needs: made by `face.ts`, read by the outputs. */

export interface FontProgram {
  readonly key: string;
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  /** The glyph's outline as path data in font units, y up; empty for blank glyphs. */
  outline(glyphId: number): string;
  /** Advance in font units. */
  advanceOf(glyphId: number): number;
  /** The bytes of a table of the font file ("glyf"); undefined if the font does not have it. */
  table(tag: string): Uint8Array | undefined;
  /** The font as the font engine opened it, for subsets of CFF fonts. */
  readonly engine: object;
}

/** By the keys of the faces. */
export type FontPrograms = ReadonlyMap<string, FontProgram>;
