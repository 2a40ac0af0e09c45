/** What a PDF says about a font as a whole: its descriptor (ISO 32000-1, 9.8). */
import type { FontProgram } from "../../../font/font-program.ts";
import { type FontMeasures, measuresOf } from "../../../font/tables/measures.ts";
import type { PdfDictionary } from "../pdf-values.ts";

/** Flags of a descriptor (ISO 32000-1, table 123). */
const FIXED_PITCH = 1;
const SERIF = 2;
/** Its codes are its own, not those of a standard set. */
const SYMBOLIC = 4;
const SCRIPT = 8;
const ITALIC = 64;

/** The descriptor without name and file. Lengths in thousandths of the em. */
export function fontMeasures(program: FontProgram): PdfDictionary {
  const measures = measuresOf(program);
  const length = (units: number): number => units * (1000 / program.unitsPerEm);
  const ascent = length(measures.ascent);
  return {
    Type: "FontDescriptor",
    Flags: flagsOf(measures),
    FontBBox: measures.box.map(length),
    ItalicAngle: measures.italicAngle,
    Ascent: ascent,
    Descent: length(measures.descent),
    CapHeight: length(measures.capHeight) || ascent,
    XHeight: length(measures.xHeight),
    StemV: 0,
  };
}

function flagsOf({ familyClass, isFixedPitch, isItalic }: FontMeasures): number {
  const isSerif = familyClass >= 1 && familyClass <= 7;
  return (
    SYMBOLIC |
    (isFixedPitch ? FIXED_PITCH : 0) |
    (isSerif ? SERIF : 0) |
    (familyClass === 10 ? SCRIPT : 0) |
    (isItalic ? ITALIC : 0)
  );
}
