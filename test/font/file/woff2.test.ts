/** WOFF2 files are decompressed to the original font. The fixture was made by fontTools from a shipped font. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookAtFont } from "../../../src/font/file/look-at-font.ts";
import { unpackWoff2 } from "../../../src/font/file/unpack-woff2.ts";
import { isWoff2, unpackedSize } from "../../../src/font/file/woff.ts";
import { openFontBook } from "../../../src/font/font-book.ts";
import { bookOf } from "../../layout/text/setting.ts";

const file = "fonts/Alegreya-Ahoy.woff2";
const packed = new Uint8Array(readFileSync("test/font/file/fixtures/Alegreya-Ahoy.woff2"));

/** The fixture was made without rules. */
const NO_FEATURES = { kern: false, liga: false, calt: false };

/** The header of a WOFF2 file with these bytes as its table directory (WOFF 2.0, "WOFF 2.0 Header"). */
function headerOf(tables: number, ...directory: number[]): Uint8Array {
  const bytes = new Uint8Array(48 + directory.length);
  bytes.set([0x77, 0x4f, 0x46, 0x32, 0, 1, 0, 0]);
  bytes[13] = tables;
  bytes.set(directory, 48);
  return bytes;
}

test("the letters have the outlines and widths of the TrueType file", async () => {
  const { value: bytes } = await unpackWoff2({ file, bytes: packed });
  if (!bytes) throw new Error("not unpacked");
  expect(lookAtFont({ file, bytes })).toEqual([]);
  const { value: book, diagnostics } = openFontBook([{ file, bytes, wasLookedAt: true }]);
  expect(diagnostics).toEqual([]);
  const drawn = ({ faces: [face] }: typeof book) => {
    const run = face?.shape("Ahoy, é", NO_FEATURES, false);
    return { advances: run?.advances, outlines: run?.ids.map((id) => face?.program.outline(id)) };
  };
  expect(book.families).toEqual(["Alegreya"]);
  expect(drawn(book)).toEqual(drawn(bookOf("regular")));
});

test("a damaged file is a finding", async () => {
  const damaged = packed.slice();
  damaged.fill(0x55, 300, 320);
  const { value, diagnostics } = await unpackWoff2({ file, bytes: damaged });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ rule: "font/broken", file }]);
});

test("a file that declares too large a size is not decompressed", async () => {
  // One table "glyf", not transformed (version 3), of 2 ** 28 bytes.
  const bytes = headerOf(1, 0xca, 0x81, 0x80, 0x80, 0x80, 0x00);
  expect(unpackedSize(bytes)).toBe(2 ** 28);
  const { value, diagnostics } = await unpackWoff2({ file, bytes });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { rule: "font/too-large", message: expect.stringContaining("256 MiB") },
  ]);
});

test.each([
  // "glyf" of 100 bytes, transformed to 300 (version 0); "name" of 50; another tag, "XYZA", of 7
  [
    "changed tables by the larger of both",
    [3, 0x0a, 100, 0x82, 0x2c, 0x05, 50, 0x3f, 88, 89, 90, 65, 7],
    357,
  ],
  ["a directory that is cut", [2, 0x05, 50], undefined],
  ["a number that never ends", [1, 0x05, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], undefined],
])("the size of %s", (_what, [tables = 0, ...directory], size) => {
  const bytes = headerOf(tables, ...directory);
  expect([isWoff2(bytes), unpackedSize(bytes)]).toEqual([true, size]);
});
