/**
 * A TrueType file of some glyphs of a font (OpenType 1.9): their outlines and instructions are unchanged, their numbers
 * new, with a table that maps one-byte codes to them. Limits: only what a PDF needs of a font.
 */
import type { FontProgram } from "../font-program.ts";
import { Glyphs } from "./truetype-glyphs.ts";

/** A glyph of the subset, and the one-byte code that maps to it. */
export interface SubsetGlyph {
  readonly glyphId: number;
  readonly code: number;
}

/** Tables that are copied whole: they set up the instructions of all glyphs. */
const SHARED = ["cvt ", "fpgm", "prep"];
const LONG_OFFSETS = 1;

/** The font file; the glyph that stands for missing ones is its first. */
export function trueTypeSubset(program: FontProgram, printed: readonly SubsetGlyph[]): Uint8Array {
  const glyphs = new Glyphs(program);
  const numbers = printed.map(({ glyphId, code }) => ({ code, number: glyphs.add(glyphId) }));
  const { outlines, offsets, metrics } = glyphs.finish();
  const count = offsets.length - 1;
  const tables: Record<string, Buffer> = {
    cmap: characterMap(numbers),
    glyf: outlines,
    head: changed(program, "head", (table) => table.writeInt16BE(LONG_OFFSETS, 50)),
    hhea: changed(program, "hhea", (table) => table.writeUInt16BE(count, 34)),
    hmtx: metrics,
    loca: longWords(offsets),
    maxp: changed(program, "maxp", (table) => table.writeUInt16BE(count, 4)),
  };
  for (const tag of SHARED) {
    const table = program.table(tag);
    if (table) tables[tag] = Buffer.from(table);
  }
  return fontFile(tables);
}

function changed(program: FontProgram, tag: string, change: (table: Buffer) => void): Buffer {
  const table = Buffer.from(program.table(tag) ?? []);
  change(table);
  return table;
}

/** A map for Macintosh Roman of format 0: a number for each byte; or, from 256 glyphs on, of format 6. */
function characterMap(numbers: readonly { readonly code: number; readonly number: number }[]): Buffer {
  const isSmall = numbers.every(({ number }) => number < 256);
  const map = Buffer.alloc(12 + (isSmall ? 262 : 10 + 512));
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(1, 4);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(isSmall ? 0 : 6, 12);
  map.writeUInt16BE(map.length - 12, 14);
  if (!isSmall) map.writeUInt16BE(256, 20);
  for (const { code, number } of numbers) {
    if (isSmall) map[18 + code] = number;
    else map.writeUInt16BE(number, 22 + 2 * code);
  }
  return map;
}

function longWords(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** Tables with their directory, each at a multiple of four bytes. */
function fontFile(tables: Readonly<Record<string, Buffer>>): Uint8Array {
  const sorted = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const largest = 2 ** Math.floor(Math.log2(sorted.length));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(largest * 16, 6);
  directory.writeUInt16BE(Math.log2(largest), 8);
  directory.writeUInt16BE((sorted.length - largest) * 16, 10);
  const parts = [directory];
  let at = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const row = 12 + 16 * index;
    directory.write(tag, row, "latin1");
    directory.writeUInt32BE(checksum(padded), row + 4);
    directory.writeUInt32BE(at, row + 8);
    directory.writeUInt32BE(table.length, row + 12);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts, at);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
