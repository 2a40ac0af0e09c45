/** What a font declares about itself (OpenType 1.9: "head", "hhea", "maxp", "OS/2", "post"). */
import type { EngineFont } from "../engine/engine-font.ts";
import type { Tables } from "./directory.ts";

export type FontFacts = Pick<EngineFont, "unitsPerEm" | "numGlyphs" | "hhea" | "OS/2" | "post">;

/** Undefined if a table is missing. @throws RangeError if one is truncated */
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
