/** Kerning the old way: "kern" of version 0 with lists of pairs. */
import type { Tables } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";

const HEADER = 14;
const PAIR = 6;
/** Fonts have one list, some split theirs in a few. */
const MOST_LISTS = 64;
/** In all lists, all of which the engine reads at once; fonts have up to some 20,000. */
const MOST_PAIRS = 200_000;

export function checkKerning(tables: Tables, glyphs: number): void {
  const kern = tables.get("kern");
  if (!kern) return;
  demand(kern.getUint16(0) === 0);
  demand(kern.getUint16(2) <= MOST_LISTS);
  let at = 4;
  let all = 0;
  for (let left = kern.getUint16(2); left > 0; left--) {
    const [length, pairs] = [kern.getUint16(at + 2), kern.getUint16(at + 6)];
    // the format stands before the flags
    demand(kern.getUint16(at) === 0 && kern.getUint8(at + 4) === 0 && length === HEADER + pairs * PAIR);
    for (let pair = at + HEADER; pair < at + length; pair += PAIR)
      demand(kern.getUint16(pair) < glyphs && kern.getUint16(pair + 2) < glyphs);
    at += length;
    all += pairs;
  }
  demand(at <= kern.byteLength && all <= MOST_PAIRS);
}
