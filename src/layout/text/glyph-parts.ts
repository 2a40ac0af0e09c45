/**
 * Bounds glyphs that are put together from others: the engine draws every part anew, and parts of parts can double with
 * each level, so that a few hundred bytes would keep it busy for years. Limits: TrueType outlines (OpenType 1.9, "glyf").
 */
import type { EngineFont } from "./engine-font.ts";

/** Parts of one glyph and their parts; letters with several accents have some ten. */
const MOST_PARTS = 2_000;
/** Of a glyph's data: the number of its contours and its box. */
const HEADER = 10;
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [1, 8, 32, 64, 128];

/** The first glyph with too many parts, in words that go on after "as a font:". */
export function tooManyParts(font: EngineFont): string | undefined {
  const componentsOf = componentReader(font);
  const known = new Map<number, number>();
  for (let id = 0; id < font.numGlyphs; id++)
    if (partsOf(id, componentsOf, known) > MOST_PARTS)
      return `its glyph ${id} is put together from over ${MOST_PARTS} others`;
  return undefined;
}

type ReadComponents = (id: number) => readonly number[];

/** Each glyph is read once. */
function partsOf(id: number, componentsOf: ReadComponents, known: Map<number, number>): number {
  const before = known.get(id);
  if (before !== undefined) return before;
  // a glyph that is part of itself has an end here
  known.set(id, 1);
  const parts = componentsOf(id).reduce((sum, part) => sum + partsOf(part, componentsOf, known), 1);
  known.set(id, parts);
  return parts;
}

/** A glyph that cannot be read has no components: whoever draws it finds the damage. */
function componentReader(font: EngineFont): ReadComponents {
  const places = font.loca?.offsets;
  const stream = places && font._getTableStream?.("glyf");
  if (!stream) return () => [];
  const { buffer, pos } = stream;
  const glyf = new DataView(buffer.buffer, buffer.byteOffset + pos, buffer.byteLength - pos);
  return (id) => {
    const [at, end] = [places[id], places[id + 1]];
    if (at === undefined || at === end || at + HEADER > glyf.byteLength) return [];
    return glyf.getInt16(at) < 0 ? componentsAt(glyf, at + HEADER) : [];
  };
}

function componentsAt(glyf: DataView, start: number): readonly number[] {
  const components: number[] = [];
  for (let at = start, flags = MORE; flags & MORE && at + 4 <= glyf.byteLength; ) {
    flags = glyf.getUint16(at);
    components.push(glyf.getUint16(at + 2));
    at += 4 + (flags & WORDS ? 4 : 2) + scalesOf(flags);
  }
  return components;
}

/** Bytes of its scale, its two scales or its matrix. */
function scalesOf(flags: number): number {
  if (flags & SCALE) return 2;
  if (flags & TWO_SCALES) return 4;
  return flags & MATRIX ? 8 : 0;
}
