/**
 * Facts and measures of a font, its own names and those of its glyphs: "head", "hhea", "hmtx", "maxp", "OS/2", "post",
 * "name".
 */
import type { Tables } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";

/** Fonts bring a few thousand characters of names and licence. */
const MOST_NAMES = 1_000_000;
/** Bytes of OS/2 by its version. */
const OS2_SIZES = [78, 86, 96, 96, 96, 100];
const POST_SIZE = 32;

export function tableIn(tables: Tables, tag: string, least: number): DataView {
  const table = tables.get(tag);
  demand(table !== undefined && table.byteLength >= least);
  return table;
}

/** @returns the number of glyphs */
export function checkMeasures(tables: Tables): number {
  const head = tableIn(tables, "head", 54);
  const em = head.getUint16(18);
  demand(em >= 16 && em <= 16384 && head.getUint16(50) <= 1);
  const glyphs = tableIn(tables, "maxp", 32).getUint16(4);
  demand(glyphs > 0);
  checkAdvances(tables, "hhea", "hmtx", glyphs);
  if (tables.has("vhea") || tables.has("vmtx")) checkAdvances(tables, "vhea", "vmtx", glyphs);
  const os2 = tableIn(tables, "OS/2", 2);
  demand(os2.byteLength >= (OS2_SIZES[os2.getUint16(0)] ?? Number.POSITIVE_INFINITY));
  return glyphs;
}

/** Widths for some of the glyphs, bearings for all. */
function checkAdvances(tables: Tables, header: string, metrics: string, glyphs: number): void {
  const measured = tableIn(tables, header, 36).getUint16(34);
  demand(measured > 0 && measured <= glyphs);
  tableIn(tables, metrics, measured * 4 + (glyphs - measured) * 2);
}

export function checkNames(tables: Tables, glyphs: number): void {
  checkFontNames(tableIn(tables, "name", 6));
  checkGlyphNames(tableIn(tables, "post", POST_SIZE), glyphs);
}

function checkFontNames(table: DataView): void {
  demand(table.getUint16(0) === 0);
  const texts = table.getUint16(4);
  let length = 0;
  for (let index = 0; index < table.getUint16(2); index++) {
    const record = 6 + index * 12;
    demand(isKnownWriting(table.getUint16(record), table.getUint16(record + 2)));
    length += table.getUint16(record + 8);
    demand(texts + table.getUint16(record + 10) + table.getUint16(record + 8) <= table.byteLength);
    demand(length <= MOST_NAMES);
  }
}

/** Unicode, or the Roman letters of old Macintoshes. */
function isKnownWriting(platform: number, encoding: number): boolean {
  if (platform === 3) return encoding === 0 || encoding === 1 || encoding === 10;
  return platform === 0 ? encoding <= 4 : platform === 1 && encoding === 0;
}

/** Names of the standard Macintosh glyphs go before those of the font. */
const STANDARD_NAMES = 258;
/** More than glyphs that there can be; the engine reads all at once. */
const MOST_GLYPH_NAMES = 0x10000;

function checkGlyphNames(table: DataView, glyphs: number): void {
  const version = table.getUint32(0);
  if (version === 0x00010000 || version === 0x00030000) return;
  demand(version === 0x00020000 && table.getUint16(POST_SIZE) === glyphs);
  let names = 0;
  let at = POST_SIZE + 2 + glyphs * 2;
  for (; at < table.byteLength; names++) at += 1 + table.getUint8(at);
  demand(at === table.byteLength && names <= MOST_GLYPH_NAMES);
  for (let id = 0; id < glyphs; id++)
    demand(table.getUint16(POST_SIZE + 2 + id * 2) < STANDARD_NAMES + names);
}
