/**
 * Fonts, corrupted, with wrong checksums or with correct ones, and inspected in the child process as in a build. A font
 * that passes is opened here, and lays out words.
 */
import fc from "fast-check";
import { openFontBook } from "../../../src/font/font-book.ts";
import { createChildInspector } from "../../../src/pipeline/look/child-inspector.ts";
import { FONT, mutated } from "../../hostile/font-bytes.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";

const TABLES = [
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "loca",
  "glyf",
  "cmap",
  "post",
  "name",
  "OS/2",
  "GSUB",
  "GPOS",
  "kern",
];

const inspector = createChildInspector();
const FILE = "templates/sample/fonts/a.ttf";

/** Tables with changed numbers and correct checksums: what no damaged disk does, but a person may. */
const summed = fc.noBias(fc.nat()).map((start): Uint8Array => {
  let seed = start;
  return mutated((below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  });
});

export const FONT_FILE: Target = {
  name: "font",
  inputs: fc.oneof(
    // most of these reach the font engine, which is slow
    { weight: 1, arbitrary: summed },
    {
      weight: 19,
      arbitrary: corrupted(
        [FONT],
        bytesOf(
          [...TABLES, "OTTO", "wOFF", "wOF2", "ttcf", "CFF ", "fvar", "morx", "\0\0\0\0", "\xFF\xFF"],
          "latin1",
        ),
      ),
    },
  ),
  find: async (bytes) => {
    const found = await inspector.font(bytes, FILE);
    if (found.length > 0) return found;
    const { value, diagnostics } = openFontBook([{ file: FILE, bytes, wasLookedAt: true }]);
    for (const face of value.faces)
      for (const rtl of [false, true]) {
        face.shape("Avast, 123 fishes \u05D0\u0301", {}, rtl);
        for (let id = 0; id < 300; id++) face.program.outline(id);
      }
    return diagnostics;
  },
};
