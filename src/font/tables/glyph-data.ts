/** Where the data of TrueType glyphs is, and which glyphs they are composed of (OpenType 1.9, "loca" and "glyf"). */

/** Of a glyph's data: the number of its contours, negative for a composite glyph, and its box. */
export const GLYPH_HEADER = 10;

/** Where the data of a glyph begins and ends in "glyf", equal for a blank glyph; undefined for one that "loca" lacks. */
export type GlyphRange = (id: number) => readonly [from: number, to: number] | undefined;

export function glyphRanges(head: DataView, loca: DataView): GlyphRange {
  const isLong = head.getInt16(50) !== 0;
  const size = isLong ? 4 : 2;
  const offset = (id: number): number => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2);
  return (id) => ((id + 2) * size <= loca.byteLength ? [offset(id), offset(id + 1)] : undefined);
}

/** A part of a composite glyph. */
export interface Component {
  readonly id: number;
  readonly flags: number;
  /** Bytes of its record: flags and glyph, two bytes each, then its placement. */
  readonly at: number;
}

/** Flags of a component. */
export const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x01, 0x08, 0x20, 0x40, 0x80];

/**
 * The components whose records begin at `start`, after the header of a composite glyph. They end with the view, even if
 * the last one declares that there are more.
 */
export function* componentsAt(view: DataView, start: number): Generator<Component> {
  for (let at = start, flags = MORE; flags & MORE && at + 4 <= view.byteLength; ) {
    flags = view.getUint16(at);
    yield { id: view.getUint16(at + 2), flags, at };
    at += 4 + (flags & WORDS ? 4 : 2) + bytesOfScale(flags);
  }
}

/** A component with several kinds of scale uses the first. */
function bytesOfScale(flags: number): number {
  if (flags & SCALE) return 2;
  if (flags & TWO_SCALES) return 4;
  return flags & MATRIX ? 8 : 0;
}
