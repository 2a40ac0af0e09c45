/** Font objects (ISO 32000-1, 9.6 to 9.8): the subset as a font file, its measures, and what its codes mean. */
import type { FontProgram } from "../../../font/font-program.ts";
import { cffSubset } from "../../../font/subset/cff-subset.ts";
import { trueTypeSubset } from "../../../font/subset/truetype-subset.ts";
import type { PdfFile } from "../pdf-file.ts";
import { type PdfDictionary, type PdfRef, type PdfValue, pdfName, pdfText } from "../pdf-values.ts";
import type { EmbeddedFace, FontPart, PrintedGlyph } from "./embedded-face.ts";
import { fontMeasures } from "./font-measures.ts";
import { toUnicode } from "./to-unicode.ts";

/** Writes a font object of a face. */
export function writeFont(
  file: PdfFile,
  { isTrueType, program }: EmbeddedFace,
  part: FontPart,
  ref: PdfRef,
): void {
  (isTrueType ? writeTrueType : writeCff)(file, program, part, ref);
}

/** A simple font: one-byte codes, which the font file's own table maps to glyphs. */
function writeTrueType(file: PdfFile, program: FontProgram, part: FontPart, ref: PdfRef): void {
  const { glyphs } = part;
  const name = subsetName(program, part);
  const bytes = trueTypeSubset(program, glyphs);
  const embedded = file.writeStream({ Length1: bytes.length }, bytes);
  const codes = glyphs.map(({ code }) => code);
  const [first, last] = [Math.min(...codes), Math.max(...codes)];
  const widths = new Map(glyphs.map(({ code, width }) => [code, width]));
  const font = {
    Type: "Font",
    Subtype: "TrueType",
    BaseFont: name,
    FirstChar: first,
    LastChar: last,
    Widths: Array.from({ length: last - first + 1 }, (_, index) => widths.get(first + index) ?? 0),
    FontDescriptor: file.write({ ...fontMeasures(program), FontName: name, FontFile2: embedded }),
    ToUnicode: unicodeOf(file, glyphs, 1),
  };
  file.write(font, ref);
}

/** A composite font: two-byte codes, which are the glyph numbers in the subset. */
function writeCff(file: PdfFile, program: FontProgram, part: FontPart, ref: PdfRef): void {
  const { glyphs } = part;
  const name = subsetName(program, part);
  const bytes = cffSubset(
    program,
    glyphs.map(({ glyphId }) => glyphId),
  );
  const embedded = file.writeStream({ Subtype: "CIDFontType0C" }, bytes);
  const outlines: PdfDictionary = {
    Type: "Font",
    Subtype: "CIDFontType0",
    BaseFont: name,
    CIDSystemInfo: { Registry: pdfText("Adobe"), Ordering: pdfText("Identity"), Supplement: 0 },
    FontDescriptor: file.write({ ...fontMeasures(program), FontName: name, FontFile3: embedded }),
    W: [1, glyphs.map(({ width }) => width)] satisfies PdfValue,
  };
  const font = {
    Type: "Font",
    Subtype: "Type0",
    BaseFont: name,
    Encoding: "Identity-H",
    DescendantFonts: [file.write(outlines)],
    ToUnicode: unicodeOf(file, glyphs, 2),
  };
  file.write(font, ref);
}

function unicodeOf(file: PdfFile, glyphs: readonly PrintedGlyph[], bytes: 1 | 2): PdfRef {
  return file.writeStream({}, Buffer.from(toUnicode(glyphs, bytes), "latin1"));
}

/** "ABCDEF+Alegreya-Regular": a unique prefix of six letters marks a subset. */
function subsetName({ postscriptName }: FontProgram, part: FontPart): string {
  let { number } = part;
  let tag = "";
  for (let letter = 0; letter < 6; letter++) {
    tag = String.fromCharCode(65 + (number % 26)) + tag;
    number = Math.floor(number / 26);
  }
  return `${tag}+${pdfName(postscriptName)}`;
}
