/** From characters to glyphs: the Unicode subtables of cmap, formats 4 and 12 (OpenType 1.9, "cmap"). */
import { viewFrom } from "./directory.ts";

/** The Unicode subtables, best first: platform and encoding. */
const UNICODE = [
  [3, 10],
  [0, 6],
  [0, 4],
  [3, 1],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

/** The glyph of a character, 0 for none. Undefined if the font does not have a Unicode subtable of these formats. */
export function glyphOfCharacter(cmap: DataView): ((codePoint: number) => number) | undefined {
  const table = bestSubtable(cmap);
  const format = table?.getUint16(0);
  if (!table || (format !== 4 && format !== 12)) return undefined;
  return format === 4 ? inSegments(table) : inGroups(table);
}

function bestSubtable(cmap: DataView): DataView | undefined {
  for (const [platform, encoding] of UNICODE)
    for (let index = 0; index < cmap.getUint16(2); index++) {
      const at = 4 + index * 8;
      if (cmap.getUint16(at) === platform && cmap.getUint16(at + 2) === encoding)
        return viewFrom(cmap, cmap.getUint32(at + 4));
    }
  return undefined;
}

function inSegments(table: DataView): (codePoint: number) => number {
  const count = table.getUint16(6) / 2;
  const [ends, starts] = [14, 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  return (codePoint) => {
    const at = placeIn(
      count,
      codePoint,
      (n) => table.getUint16(starts + n * 2),
      (n) => table.getUint16(ends + n * 2),
    );
    if (at < 0) return 0;
    const delta = table.getInt16(deltas + at * 2);
    const offset = table.getUint16(offsets + at * 2);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const place = offsets + at * 2 + offset + (codePoint - table.getUint16(starts + at * 2)) * 2;
    const glyph = table.getUint16(place);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

function inGroups(table: DataView): (codePoint: number) => number {
  const count = table.getUint32(12);
  return (codePoint) => {
    const at = placeIn(
      count,
      codePoint,
      (n) => table.getUint32(16 + n * 12),
      (n) => table.getUint32(20 + n * 12),
    );
    return at < 0 ? 0 : table.getUint32(24 + at * 12) + codePoint - table.getUint32(16 + at * 12);
  };
}

/** The index of the sorted range that contains the number; -1 for none. */
function placeIn(
  count: number,
  wanted: number,
  first: (index: number) => number,
  last: (index: number) => number,
): number {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (wanted < first(middle)) high = middle - 1;
    else if (wanted > last(middle)) low = middle + 1;
    else return middle;
  }
  return -1;
}
