/**
 * Measures of a font as a whole, for the outputs (OpenType 1.9: "head", "hhea", "OS/2", "post"). A table that is missing or
 * truncated counts as zeros.
 */
import type { FontProgram } from "../font-program.ts";
import { viewOf } from "./directory.ts";

/** Lengths in font units. */
export interface FontMeasures {
  /** Around the ink of all glyphs. */
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
  readonly ascent: number;
  /** Below the baseline, negative. */
  readonly descent: number;
  /** 0 if the font does not say. */
  readonly capHeight: number;
  readonly xHeight: number;
  /** Degrees counter-clockwise from upright. */
  readonly italicAngle: number;
  readonly isItalic: boolean;
  readonly isFixedPitch: boolean;
  /** IBM's class of families: 1 to 7 are serif faces, 10 scripts. */
  readonly familyClass: number;
}

export function measuresOf(program: FontProgram): FontMeasures {
  const [head, hhea, os2, post] = [
    numbersIn(program.table("head")),
    numbersIn(program.table("hhea")),
    numbersIn(program.table("OS/2")),
    numbersIn(program.table("post")),
  ];
  // the heights of letters are present from version 2 on
  const hasHeights = os2(0) >= 2;
  return {
    box: [head(36), head(38), head(40), head(42)],
    ascent: hhea(4),
    descent: hhea(6),
    capHeight: hasHeights ? os2(88) : 0,
    xHeight: hasHeights ? os2(86) : 0,
    italicAngle: post(4) + (post(6) & 0xffff) / 0x10000,
    isItalic: (head(44) & 2) !== 0,
    isFixedPitch: post(12) !== 0 || post(14) !== 0,
    familyClass: os2(30) >> 8,
  };
}

/** The signed 16-bit numbers of a table, by their places; 0 beyond its end. */
function numbersIn(bytes: Uint8Array = new Uint8Array()): (at: number) => number {
  const view = viewOf(bytes);
  return (at) => (at + 2 <= view.byteLength ? view.getInt16(at) : 0);
}
