/**
 * Tells which fonts are sound and plain by reading their tables: all that the font engine, layout or the press would read
 * of them lies where it should, names only glyphs that there are, and comes to an end (OpenType 1.9). Such a font may be
 * opened by anybody at once. Of all others nothing is known: they are looked at by the engine, in a process that can be
 * stopped (`look-at-font.ts`). Nothing here trusts a number of the file: each table is a view that cannot be left, each
 * is read once from one end to the other, and what parts of it may be named again and again is counted.
 * Limits: static TrueType fonts, not packed. It is stricter than the engine; what it lets pass passes there too
 * (`test/font/sound/sound-font.test.ts`).
 */

import { type Tables, tablesOf } from "../plain/tables.ts";
import { checkCharacters } from "./characters.ts";
import { demand, holds } from "./doubtful.ts";
import { checkGlyphClasses } from "./glyph-classes.ts";
import { checkGlyphs } from "./glyphs.ts";
import { checkKerning } from "./kerning.ts";
import { checkMeasures, checkNames } from "./measures.ts";
import { checkPositionings, checkSubstitutions } from "./rules.ts";
import { damageOf } from "./sfnt.ts";

const MOST_BYTES = 32 * 1024 * 1024;
/** Fonts have some twenty. */
const MOST_TABLES = 64;
const HEADER = 12;
const RECORD = 16;

/** Tables that the engine reads and nobody here: outlines of other kinds, variations, Apple's rules. */
const OTHERS = [
  ..."CFF |CFF2|VORG|sbix|COLR|CBDT|SVG |fvar|gvar|avar|HVAR|MVAR|VVAR|morx|mort|feat|kerx".split("|"),
];

/** True for a font that may be opened without a further look. It takes a time in proportion to the file. */
export function isSoundFont(bytes: Uint8Array): boolean {
  return holds(() => {
    demand(bytes.length <= MOST_BYTES && hasFewTables(bytes) && damageOf(bytes) === undefined);
    const tables = tablesOf(bytes);
    demand(tables !== undefined && !OTHERS.some((tag) => tables.has(tag)));
    checkTables(tables);
  });
}

/** Before anything goes through them: their sums are counted, and a table may be named again and again. */
function hasFewTables(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length < HEADER ? 0 : view.getUint16(4);
  if (count > MOST_TABLES || HEADER + count * RECORD > bytes.length) return false;
  let length = 0;
  for (let index = 0; index < count; index++) length += view.getUint32(HEADER + index * RECORD + 12);
  return length <= bytes.length;
}

function checkTables(tables: Tables): void {
  const glyphs = checkMeasures(tables);
  checkNames(tables, glyphs);
  checkGlyphs(tables, glyphs);
  checkCharacters(tables, glyphs);
  checkSubstitutions(tables, glyphs, checkGlyphClasses(tables, glyphs));
  checkPositionings(tables, glyphs);
  checkKerning(tables, glyphs);
}
