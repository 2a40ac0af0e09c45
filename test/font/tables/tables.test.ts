/** Readers of OpenType tables, on tables written by hand (OpenType 1.9). */
import { expect, test } from "vitest";
import type { FontProgram } from "../../../src/font/font-program.ts";
import { componentsAt, glyphRanges } from "../../../src/font/tables/glyph-data.ts";
import { measuresOf } from "../../../src/font/tables/measures.ts";
import { widthsOf } from "../../../src/font/tables/widths.ts";
import { words } from "../../hostile/font-bytes.ts";

const view = (...values: readonly number[]): DataView => {
  const bytes = words(...values);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
const withNumber = (length: number, at: number, value: number): DataView => {
  const table = new DataView(new ArrayBuffer(length));
  table.setUint16(at, value);
  return table;
};
const programWith = (tables: Readonly<Record<string, Uint8Array>>): FontProgram =>
  ({ table: (tag: string) => tables[tag] }) as unknown as FontProgram;

test("short offsets of loca count pairs of bytes; a missing glyph has no place", () => {
  const rangeOf = glyphRanges(withNumber(54, 50, 0), view(0, 10, 10));
  expect([0, 1, 2].map(rangeOf)).toEqual([[0, 20], [20, 20], undefined]);
});

test("long offsets of loca are bytes", () => {
  const rangeOf = glyphRanges(withNumber(54, 50, 1), view(0, 6, 1, 0));
  expect([0, 1].map(rangeOf)).toEqual([[6, 0x10000], undefined]);
});

test("components are read one after the other, however they are placed, and end with the table", () => {
  // words and more; one scale and more; matrix and more; the last record is truncated
  const table = view(0x21, 7, 1, 2, 0x28, 8, 0, 0, 0xa0, 9, 0, 0, 0, 0, 0, 0x20);
  expect([...componentsAt(table, 0)].map(({ id, at }) => [id, at])).toEqual([
    [7, 0],
    [8, 8],
    [9, 16],
  ]);
});

test("glyphs after the last with its own advance share that one, and have their own bearings", () => {
  const { advanceOf, bearingOf } = widthsOf(withNumber(36, 34, 2), view(500, 0xffff, 600, 20, 30));
  expect([0, 1, 2, 9].map(advanceOf)).toEqual([500, 600, 600, 600]);
  expect([0, 1, 2, 9].map(bearingOf)).toEqual([-1, 20, 30, 0]);
});

test("an italic angle between two degrees", () => {
  const post = words(3, 0, 0xfff6, 0x8000, 0, 0, 0, 0);
  expect(measuresOf(programWith({ post })).italicAngle).toBe(-9.5);
});

test("missing tables, and old ones without the heights of letters, count as zeros", () => {
  const os2 = Buffer.alloc(96, 1);
  os2.writeUInt16BE(1, 0);
  expect(measuresOf(programWith({ "OS/2": os2 }))).toMatchObject({
    box: [0, 0, 0, 0],
    ascent: 0,
    capHeight: 0,
    xHeight: 0,
    italicAngle: 0,
    isFixedPitch: false,
  });
  os2.writeUInt16BE(2, 0);
  expect(measuresOf(programWith({ "OS/2": os2 })).capHeight).toBe(0x0101);
});
