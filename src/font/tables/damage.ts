/**
 * Examines a TrueType or OpenType file before the font engine does: the engine trusts every number in it, so a damaged
 * file can use up all memory, and if a table is too short it silently reads nonsense: letters vanish or become others.
 * The tables must be within the file, have the checksums of its directory (OpenType 1.9, "Table Directory"), and be as
 * long as their contents. Limits: this finds damage, not malice; it checks lengths only of the tables without which no
 * text can be set; WOFF has its own checksums.
 */
import { CFF, recordsOf, type TableRecord, TRUETYPE, viewFrom, viewOf } from "./directory.ts";

/** The first four bytes of Apple's TrueType files. */
const APPLE = 0x74727565;
const HEADER = 12;
const RECORD = 16;

/** What is wrong with the file, in words that follow "as a font:"; undefined if nothing is, or if it is another kind of file. */
export function damageOf(bytes: Uint8Array): string | undefined {
  const file = viewOf(bytes);
  if (bytes.length < HEADER || ![TRUETYPE, CFF, APPLE].includes(file.getUint32(0))) return undefined;
  if (HEADER + file.getUint16(4) * RECORD > bytes.length) return "it ends too early";
  const tables = new Map<string, DataView>();
  for (const record of recordsOf(file)) {
    const { tag, offset, length } = record;
    if (offset + length > bytes.length) return `its ${tag.trim()} table ends after the file does`;
    const table = viewOf(bytes.subarray(offset, offset + length));
    if (!hasItsSum(table, record)) return `its ${tag.trim()} table is damaged: the checksum differs`;
    tables.set(tag, table);
  }
  const short = shortTable(tables);
  return short && `its ${short} table is shorter than its contents`;
}

/** The sum of "head" is made with its third number (the sum of the whole file) taken as 0; some tools leave it in. */
function hasItsSum(table: DataView, { tag, sum }: TableRecord): boolean {
  const actual = sumOf(table);
  if (actual === sum) return true;
  return tag === "head" && table.byteLength >= 12 && (actual - table.getUint32(8)) >>> 0 === sum;
}

function sumOf(table: DataView): number {
  let sum = 0;
  const whole = table.byteLength - (table.byteLength % 4);
  for (let at = 0; at < whole; at += 4) sum = (sum + table.getUint32(at)) | 0;
  for (let at = whole; at < table.byteLength; at++)
    sum = (sum + (table.getUint8(at) << (24 - 8 * (at - whole)))) | 0;
  return sum >>> 0;
}

type Tables = ReadonlyMap<string, DataView>;

/** Bytes of the parts that every version has. */
const LEAST = { head: 54, hhea: 36, maxp: 6, cmap: 4 } as const;

/** The tag of the first table that is too short; undefined if none is. Missing tables are ignored. */
function shortTable(tables: Tables): string | undefined {
  const short = Object.entries(LEAST).find(([tag, least]) => (tables.get(tag)?.byteLength ?? least) < least);
  if (short) return short[0];
  if (hasFewWidths(tables)) return "hmtx";
  if (hasFewOutlines(tables)) return "loca";
  return hasCutMaps(tables.get("cmap")) ? "cmap" : undefined;
}

/** Every glyph with its own width needs one; a font without any has none for its other glyphs either. */
function hasFewWidths(tables: Tables): boolean {
  const [hhea, hmtx] = [tables.get("hhea"), tables.get("hmtx")];
  if (!hhea || !hmtx) return false;
  const widths = hhea.getUint16(34);
  return widths === 0 || hmtx.byteLength < 4 * widths;
}

/** A place for each glyph, and the end of the last. */
function hasFewOutlines(tables: Tables): boolean {
  const [head, maxp, loca] = [tables.get("head"), tables.get("maxp"), tables.get("loca")];
  if (!head || !maxp || !loca) return false;
  const size = head.getUint16(50) === 0 ? 2 : 4;
  return loca.byteLength < (maxp.getUint16(4) + 1) * size;
}

/** Maps of characters to glyphs that continue beyond the end of the table. */
function hasCutMaps(cmap: DataView | undefined): boolean {
  if (!cmap) return false;
  const count = cmap.getUint16(2);
  if (4 + 8 * count > cmap.byteLength) return true;
  return Array.from({ length: count }, (_, index) => cmap.getUint32(4 + 8 * index + 4)).some(
    (at) => at + 8 > cmap.byteLength || at + lengthOfMap(viewFrom(cmap, at)) > cmap.byteLength,
  );
}

/** As it declares: in its second number up to format 6, in a longer one behind it from 8 on. */
function lengthOfMap(map: DataView): number {
  const format = map.getUint16(0);
  if (format === 14) return map.getUint32(2);
  return format < 8 ? map.getUint16(2) : map.getUint32(4);
}
