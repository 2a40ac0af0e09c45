/** Characters without a glyph, and the substitutes for characters that a face lacks. */

/** The Hangul fillers are invisible in Unicode, but shapers give them their width. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0]/;

/** True for control characters that print nothing (joiners, selectors, soft hyphens, direction marks). */
export function isInvisible(codePoint: number): boolean {
  if (codePoint < 0xad) return false;
  const character = String.fromCodePoint(codePoint);
  return /\p{Default_Ignorable_Code_Point}/u.test(character) && !FILLERS.test(character);
}

export const isVariationSelector = (codePoint: number): boolean =>
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) || (codePoint >= 0xe0100 && codePoint <= 0xe01ef);

/** Advances of the fixed-width spaces in em, for faces that have no glyph of their own (Unicode 16, table 6-2). */
export const SPACE_WIDTHS: Readonly<Record<number, number>> = {
  8192: 1 / 2,
  8193: 1,
  8194: 1 / 2,
  8195: 1,
  8196: 1 / 3,
  8197: 1 / 4,
  8198: 1 / 6,
  8201: 1 / 5,
  8202: 1 / 10,
  8239: 1 / 5,
  8287: 4 / 18,
  12288: 1,
};

/** Characters that may replace one that a face lacks, without a visible difference: spaces and hyphens. */
export function standInsFor(codePoint: number): readonly number[] {
  if (codePoint === 0xa0 || codePoint in SPACE_WIDTHS) return [0x20];
  if (codePoint === 0x2010) return [0x2d];
  if (codePoint === 0x2011) return [0x2010, 0x2d];
  return [];
}
