/**
 * Tables of a font that are shorter than what they say they hold (OpenType 1.9). The font engine reads nonsense or
 * nothing there without a word: letters vanish, become others, or lie on each other. Limits: lengths alone, of the
 * tables without which no text can be set.
 */

/** Where a table lies in the file. */
export interface TablePlace {
  readonly offset: number;
  readonly length: number;
}

type Places = ReadonlyMap<string, TablePlace>;

/** Bytes of the parts that every version has. */
const LEAST: readonly (readonly [tag: string, bytes: number])[] = [
  ["head", 54],
  ["hhea", 36],
  ["maxp", 6],
  ["cmap", 4],
];

/** The tag of the first table that is too short; undefined when none is. Tables that are not there are not looked for. */
export function shortTable(view: DataView, tables: Places): string | undefined {
  const short = LEAST.find(([tag, least]) => (tables.get(tag)?.length ?? least) < least);
  if (short) return short[0];
  if (hasFewWidths(view, tables)) return "hmtx";
  if (hasFewOutlines(view, tables)) return "loca";
  return hasCutMaps(view, tables.get("cmap")) ? "cmap" : undefined;
}

/** A width for each glyph that has its own; a font without any has none for its other glyphs either. */
function hasFewWidths(view: DataView, tables: Places): boolean {
  const [hhea, hmtx] = [tables.get("hhea"), tables.get("hmtx")];
  if (!hhea || !hmtx) return false;
  const widths = view.getUint16(hhea.offset + 34);
  return widths === 0 || hmtx.length < 4 * widths;
}

/** A place for each glyph, and the end of the last. */
function hasFewOutlines(view: DataView, tables: Places): boolean {
  const [head, maxp, loca] = [tables.get("head"), tables.get("maxp"), tables.get("loca")];
  if (!head || !maxp || !loca) return false;
  const size = view.getUint16(head.offset + 50) === 0 ? 2 : 4;
  return loca.length < (view.getUint16(maxp.offset + 4) + 1) * size;
}

/** Maps of characters to glyphs that go on after the table has ended. */
function hasCutMaps(view: DataView, cmap: TablePlace | undefined): boolean {
  if (!cmap) return false;
  const count = view.getUint16(cmap.offset + 2);
  if (4 + 8 * count > cmap.length) return true;
  return Array.from({ length: count }, (_, index) => view.getUint32(cmap.offset + 4 + 8 * index + 4)).some(
    (at) => at + 8 > cmap.length || at + lengthOfMap(view, cmap.offset + at) > cmap.length,
  );
}

/** As it says of itself: in its second number up to format 6, in a longer one behind. */
function lengthOfMap(view: DataView, at: number): number {
  const format = view.getUint16(at);
  if (format === 14) return view.getUint32(at + 2);
  return format < 8 ? view.getUint16(at + 2) : view.getUint32(at + 4);
}
