/** Font objects (ISO 32000-1, 9.6 to 9.8): the subset as a font file, its measures, and what its codes mean. */
import type { FontProgram } from "../../../font/font-program.ts";
import { cffSubset } from "../../../font/subset/cff-subset.ts";
import { trueTypeSubset } from "../../../font/subset/truetype-subset.ts";
import { type FontMeasures, measuresOf } from "../../../font/tables/measures.ts";
import { notesAbout } from "../../../remember/derived.ts";
import { type BoundedMap, boundedMap } from "../../../units/bounded-map.ts";
import { type PackedStream, type PdfFile, packedStream } from "../pdf-file.ts";
import { type PdfDictionary, type PdfRef, type PdfValue, pdfName, pdfText } from "../pdf-values.ts";
import type { EmbeddedFace, FontPart, PrintedGlyph } from "./embedded-face.ts";

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
  const { length, packed } = subsetsOf(program).getOrMake(keyOf(glyphs), () => {
    const bytes = trueTypeSubset(program, glyphs);
    return { length: bytes.length, packed: packedStream(bytes) };
  });
  const embedded = file.writeStream({ Length1: length, ...packed.coding }, packed.bytes, { coded: true });
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

/** Subsets of a face that are kept: most prints of an open project print the glyphs that earlier ones did. */
const MOST_SUBSETS = 4;

const subsetsOf = notesAbout<FontProgram, BoundedMap<KnownSubset>>(() => boundedMap(MOST_SUBSETS));

interface KnownSubset {
  readonly length: number;
  readonly packed: PackedStream;
}

const keyOf = (glyphs: readonly PrintedGlyph[]): string =>
  glyphs.map(({ glyphId, code }) => `${glyphId} ${code}`).join();

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

/** Flags of a descriptor (ISO 32000-1, table 123). */
const FIXED_PITCH = 1;
const SERIF = 2;
/** Its codes are its own, not those of a standard set. */
const SYMBOLIC = 4;
const SCRIPT = 8;
const ITALIC = 64;

/** The descriptor without name and file. Lengths in thousandths of the em. */
function fontMeasures(program: FontProgram): PdfDictionary {
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

/** Entries of one list; a CMap may not have more. */
const MOST_ENTRIES = 100;

/** The CMap of fonts whose codes have `bytes` bytes; readers search and copy with it (ISO 32000-1, 9.10.3). */
function toUnicode(glyphs: readonly PrintedGlyph[], bytes: 1 | 2): string {
  const code = (value: number): string => `<${hex(value, 2 * bytes)}>`;
  const entries = glyphs
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => a.code - b.code)
    .map((glyph) => `${code(glyph.code)}<${utf16(glyph.text)}>`);
  const lists = Array.from({ length: Math.ceil(entries.length / MOST_ENTRIES) }, (_, list) => {
    const part = entries.slice(list * MOST_ENTRIES, (list + 1) * MOST_ENTRIES);
    return `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
${code(0)}${code(256 ** bytes - 1)}
endcodespacerange
${lists.join("")}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join("");
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");
