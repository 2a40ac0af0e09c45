/** From characters to glyphs: the table that the engine takes of "cmap", and the one of variants. */

import { UNICODE } from "../plain/characters-to-glyphs.ts";
import type { Tables } from "../plain/tables.ts";
import { viewFrom } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";
import { tableIn } from "./measures.ts";

const LAST_CHARACTER = 0x10ffff;
/** Of variants of characters; fonts of Japanese have some 20,000. */
const MOST_VARIANTS = 200_000;
/** The table of variants says that it is of Unicode, too. */
const VARIANTS = 5;

export function checkCharacters(tables: Tables, glyphs: number): void {
  const cmap = tableIn(tables, "cmap", 4);
  const subtables = new Map<string, number>();
  const count = cmap.getUint16(2);
  for (let record = 4; record < 4 + count * 8; record += 8) {
    const key = `${cmap.getUint16(record)} ${cmap.getUint16(record + 2)}`;
    if (!subtables.has(key)) subtables.set(key, cmap.getUint32(record + 4));
  }
  const best = UNICODE.map(([platform, encoding]) => subtables.get(`${platform} ${encoding}`));
  const chosen = best.find((at) => at !== undefined);
  // the engine takes a map at 0 for none, and looks for one of another kind
  demand(chosen !== undefined && chosen > 0);
  checkSubtable(viewFrom(cmap, chosen), glyphs);
  const variants = subtables.get(`0 ${VARIANTS}`);
  if (variants !== undefined) checkVariants(viewFrom(cmap, variants), glyphs);
}

function checkSubtable(table: DataView, glyphs: number): void {
  const format = table.getUint16(0);
  demand(format === 4 || format === 12);
  format === 4 ? checkSegments(table, glyphs) : checkGroups(table, glyphs);
}

function checkSegments(table: DataView, glyphs: number): void {
  const twice = table.getUint16(6);
  demand(twice % 2 === 0);
  const [starts, deltas, offsets] = [16 + twice, 16 + twice * 2, 16 + twice * 3];
  let before = -1;
  for (let at = 0; at < twice; at += 2) {
    const [first, last] = [table.getUint16(starts + at), table.getUint16(14 + at)];
    demand(before < first && first <= last);
    before = last;
    const delta = table.getUint16(deltas + at);
    const offset = table.getUint16(offsets + at);
    if (first === 0xffff && isEnd(offset, delta)) continue;
    if (offset === 0) demand(areGlyphs((first + delta) & 0xffff, last - first, glyphs));
    else checkList(table, offsets + at + offset, last - first, delta, glyphs);
  }
  demand(before === 0xffff);
}

/** The last segment, which leads to no glyph. Some makers give it an offset to nowhere. */
const isEnd = (offset: number, delta: number): boolean =>
  offset === 0xffff || (offset === 0 && (0xffff + delta) % 0x10000 === 0);

function areGlyphs(first: number, more: number, glyphs: number): boolean {
  return first + more < glyphs;
}

function checkList(table: DataView, from: number, more: number, delta: number, glyphs: number): void {
  demand(from + more * 2 + 2 <= table.getUint16(2));
  for (let at = from; at <= from + more * 2; at += 2) {
    const id = table.getUint16(at);
    demand(id === 0 || ((id + delta) & 0xffff) < glyphs);
  }
}

function checkGroups(table: DataView, glyphs: number): void {
  const count = table.getUint32(12);
  let before = -1;
  for (let at = 16; at < 16 + count * 12; at += 12) {
    const [first, last] = [table.getUint32(at), table.getUint32(at + 4)];
    demand(before < first && first <= last && last <= LAST_CHARACTER);
    demand(areGlyphs(table.getUint32(at + 8), last - first, glyphs));
    before = last;
  }
}

function checkVariants(table: DataView, glyphs: number): void {
  demand(table.getUint16(0) === 14);
  const count = table.getUint32(6);
  let all = count;
  demand(all <= MOST_VARIANTS);
  for (let record = 10; record < 10 + count * 11; record += 11) {
    const [usual, others] = [table.getUint32(record + 3), table.getUint32(record + 7)];
    if (usual > 0) {
      const ranges = table.getUint32(usual);
      all += ranges;
      demand(usual + 4 + ranges * 4 <= table.byteLength);
    }
    const mappings = others > 0 ? table.getUint32(others) : 0;
    all += mappings;
    demand(all <= MOST_VARIANTS);
    for (let index = 0; index < mappings; index++) demand(table.getUint16(others + 7 + index * 5) < glyphs);
  }
}
