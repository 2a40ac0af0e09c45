/** Kerning the old way: "kern" of version 0 with lists of pairs. */
import type { Tables } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";

const HEADER = 14;
const PAIR = 6;

export function checkKerning(tables: Tables, glyphs: number): void {
  const kern = tables.get("kern");
  if (!kern) return;
  demand(kern.getUint16(0) === 0);
  let at = 4;
  for (let left = kern.getUint16(2); left > 0; left--) {
    const [length, pairs] = [kern.getUint16(at + 2), kern.getUint16(at + 6)];
    // the format stands before the flags
    demand(kern.getUint16(at) === 0 && kern.getUint8(at + 4) === 0 && length === HEADER + pairs * PAIR);
    for (let pair = at + HEADER; pair < at + length; pair += PAIR)
      demand(kern.getUint16(pair) < glyphs && kern.getUint16(pair + 2) < glyphs);
    at += length;
  }
  demand(at <= kern.byteLength);
}
