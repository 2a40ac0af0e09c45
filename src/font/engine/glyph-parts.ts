/**
 * Limits glyphs that are composed of others: the engine draws every part again for each glyph that has it, and nested parts
 * can double with each level, so that a few hundred bytes could keep it busy for years. The work of all glyphs is counted
 * before one is drawn. Limits: TrueType outlines (OpenType 1.9, "glyf").
 */
import { componentsAt, GLYPH_HEADER } from "../tables/glyph-data.ts";
import type { EngineFont } from "./engine-font.ts";

/** Levels of nested parts; fonts have two. */
const MOST_LEVELS = 5;
/** Parts of one glyph and their parts; letters with several accents have some ten. */
const MOST_PARTS = 2_000;
/**
 * Points and parts of all glyphs with their parts, which take the engine some 1 s a million. A font of Chinese with 20,000
 * glyphs of three parts has 2 million; larger fonts have fewer points than bytes.
 */
const MOST_WORK = 2_000_000;
const MOST_WORK_A_BYTE = 2;
/** The engine searches the ends of all contours for each point: this many take as long as the point itself. */
const CONTOURS_A_POINT = 2_000;

/**
 * The first glyph with too many parts or levels, or that there is too much to draw in all, in words that follow "as a
 * font:".
 * @param bytes of the font's file
 */
export function tooManyParts(font: EngineFont, bytes: number): string | undefined {
  const read = glyphReader(font);
  const sizes = new Map<number, Size>();
  let left = MOST_WORK + MOST_WORK_A_BYTE * bytes;
  for (let id = 0; id < font.numGlyphs; id++) {
    const { parts, levels, work } = sizeOf(id, read, sizes, 0);
    if (levels > MOST_LEVELS) return `its glyph ${id} has parts nested more than ${MOST_LEVELS} levels deep`;
    if (parts > MOST_PARTS) return `its glyph ${id} is composed of over ${MOST_PARTS} others`;
    left -= work;
    if (left < 0) return "its glyphs have too many points, including those of their parts";
  }
  return undefined;
}

/** Totals of a glyph with its parts. */
interface Size {
  /** Includes the glyph itself. */
  readonly parts: number;
  /** Levels of nested parts; 0 for a glyph without parts. */
  readonly levels: number;
  readonly work: number;
}

/** The data of a glyph by itself. */
interface OwnGlyph {
  readonly components: readonly number[];
  readonly work: number;
}

type ReadGlyph = (id: number) => OwnGlyph;

/** Also for a glyph that contains itself. It stops at the first one, because nothing is known of it and it may occur often. */
const TOO_DEEP: Size = { parts: 1, levels: Number.POSITIVE_INFINITY, work: 0 };

/** Each glyph is read once. @param above the levels that lead to it */
function sizeOf(id: number, read: ReadGlyph, sizes: Map<number, Size>, above: number): Size {
  const before = sizes.get(id);
  if (before) return before;
  const { components, work } = read(id);
  if (components.length > 0 && above >= MOST_LEVELS) return TOO_DEEP;
  let size: Size = { parts: 1, levels: 0, work };
  for (const component of components) {
    const part = sizeOf(component, read, sizes, above + 1);
    if (part === TOO_DEEP) return TOO_DEEP;
    const levels = Math.max(size.levels, part.levels + 1);
    size = { parts: size.parts + part.parts, levels, work: size.work + part.work };
  }
  sizes.set(id, size);
  return size;
}

const BLANK: OwnGlyph = { components: [], work: 1 };

/** A glyph that cannot be read counts as blank: drawing it will show the damage. */
function glyphReader(font: EngineFont): ReadGlyph {
  const places = font.loca?.offsets;
  const stream = places && font._getTableStream?.("glyf");
  if (!stream) return () => BLANK;
  const { buffer, pos } = stream;
  const glyf = new DataView(buffer.buffer, buffer.byteOffset + pos, buffer.byteLength - pos);
  return (id) => {
    const [at, end] = [places[id], places[id + 1]];
    if (at === undefined || at === end || at + GLYPH_HEADER > glyf.byteLength) return BLANK;
    const contours = glyf.getInt16(at);
    if (contours < 0) return { components: partsAt(glyf, at + GLYPH_HEADER), work: 1 };
    return {
      components: [],
      work: 1 + pointsAt(glyf, at + GLYPH_HEADER, contours) * (1 + contours / CONTOURS_A_POINT),
    };
  };
}

/** The last contour ends with the last point. */
function pointsAt(glyf: DataView, ends: number, contours: number): number {
  const last = ends + (contours - 1) * 2;
  return contours > 0 && last + 2 <= glyf.byteLength ? glyf.getUint16(last) + 1 : 0;
}

/** Limited to just over the maximum: the data of one glyph may be used for all. */
function partsAt(glyf: DataView, start: number): readonly number[] {
  const parts: number[] = [];
  for (const { id } of componentsAt(glyf, start)) if (parts.push(id) >= MOST_PARTS) break;
  return parts;
}
