/** What a font says about itself, read straight from its tables (OpenType 1.9: "head", "hhea", "OS/2", "post", "name"). */
import type { EngineFont } from "../engine/engine-font.ts";
import type { Tables } from "./tables.ts";

export type FontFacts = Pick<EngineFont, "unitsPerEm" | "numGlyphs" | "hhea" | "OS/2" | "post">;

/** Undefined when a table is missing. @throws RangeError when one is cut off */
export function factsOf(tables: Tables): FontFacts | undefined {
  const [head, hhea, maxp, os2, post] = ["head", "hhea", "maxp", "OS/2", "post"].map((tag) =>
    tables.get(tag),
  );
  if (!head || !hhea || !maxp || !os2 || !post) return undefined;
  return {
    unitsPerEm: head.getUint16(18),
    numGlyphs: maxp.getUint16(4),
    hhea: { ascent: hhea.getInt16(4), descent: hhea.getInt16(6) },
    "OS/2": os2Of(os2),
    post: {
      italicAngle: post.getInt32(4) / 0x10000,
      underlinePosition: post.getInt16(8),
      underlineThickness: post.getInt16(10),
    },
  };
}

function os2Of(os2: DataView): NonNullable<EngineFont["OS/2"]> {
  const selection = os2.getUint16(62);
  return {
    usWeightClass: os2.getUint16(4),
    typoAscender: os2.getInt16(68),
    typoDescender: os2.getInt16(70),
    ...(os2.getUint16(0) >= 2 ? { capHeight: os2.getInt16(88) } : {}),
    yStrikeoutPosition: os2.getInt16(28),
    yStrikeoutSize: os2.getInt16(26),
    fsType: { noEmbedding: (os2.getUint16(8) & 0b10) !== 0 },
    fsSelection: {
      italic: (selection & 1) !== 0,
      oblique: (selection & 0x200) !== 0,
      useTypoMetrics: (selection & 0x80) !== 0,
    },
  };
}

/** Numbers of names by the font engine's words for them. */
const NAMES: Readonly<Record<string, number>> = {
  fullName: 4,
  copyright: 0,
  fontFamily: 1,
  postscriptName: 6,
  manufacturer: 8,
  designer: 9,
  vendorURL: 11,
  designerURL: 12,
  license: 13,
  licenseURL: 14,
  preferredFamily: 16,
};
const WINDOWS = 3;
const ENGLISH = 0x409;

/**
 * A name in English as Windows has it, where nearly all fonts have theirs; null when the font has no such name at all,
 * undefined when it has it elsewhere only.
 */
export function nameIn(table: DataView, key: string): string | null | undefined {
  let found: string | undefined;
  let isElsewhere = false;
  for (let index = 0; index < table.getUint16(2); index++) {
    const record = 6 + index * 12;
    if (table.getUint16(record + 6) !== NAMES[key]) continue;
    const isEnglish = table.getUint16(record) === WINDOWS && table.getUint16(record + 4) === ENGLISH;
    if (isEnglish) found = textAt(table, record);
    else isElsewhere = true;
  }
  return found ?? (isElsewhere ? undefined : null);
}

function textAt(table: DataView, record: number): string {
  const from = table.getUint16(4) + table.getUint16(record + 10);
  let text = "";
  for (let at = 0; at < table.getUint16(record + 8); at += 2)
    text += String.fromCharCode(table.getUint16(from + at));
  return text;
}

/** Widths of glyphs in font units; the last one that is given counts for all after it. */
export function advancesOf(tables: Tables): ((id: number) => number) | undefined {
  const [hhea, hmtx] = [tables.get("hhea"), tables.get("hmtx")];
  if (!hhea || !hmtx) return undefined;
  const last = hhea.getUint16(34) - 1;
  return (id) => hmtx.getUint16(Math.min(id, last) * 4);
}
