/** What a PDF says about a font as a whole, read from the font file's tables (OpenType 1.9). */
import type { FontProgram } from "../../../font/font-program.ts";
import type { PdfDictionary } from "../pdf-values.ts";

/** Flags of a descriptor (ISO 32000-1, table 123). */
const FIXED_PITCH = 1;
const SERIF = 2;
/** Its codes are its own, not those of a known set. */
const SYMBOLIC = 4;
const SCRIPT = 8;
const ITALIC = 64;

/** The descriptor without name and file. Lengths in thousandths of the em. */
export function fontMeasures(program: FontProgram): PdfDictionary {
  const read = (tag: string): Table => new Table(program.table(tag), 1000 / program.unitsPerEm);
  const [head, hhea, os2, post] = [read("head"), read("hhea"), read("OS/2"), read("post")];
  const ascent = hhea.length(4);
  // heights of letters are there from version 2 on
  const heights = os2.whole(0) >= 2 ? { x: os2.length(86), capital: os2.length(88) } : { x: 0, capital: 0 };
  return {
    Type: "FontDescriptor",
    Flags: flagsOf(os2.byte(30), post.whole(12) + post.whole(14) !== 0, (head.whole(44) & 2) !== 0),
    FontBBox: [36, 38, 40, 42].map((at) => head.length(at)),
    ItalicAngle: post.whole(4) + post.whole(6) / 0x10000,
    Ascent: ascent,
    Descent: hhea.length(6),
    CapHeight: heights.capital || ascent,
    XHeight: heights.x,
    StemV: 0,
  };
}

function flagsOf(familyClass: number, isFixed: boolean, isItalic: boolean): number {
  const isSerif = familyClass >= 1 && familyClass <= 7;
  return (
    SYMBOLIC |
    (isFixed ? FIXED_PITCH : 0) |
    (isSerif ? SERIF : 0) |
    (familyClass === 10 ? SCRIPT : 0) |
    (isItalic ? ITALIC : 0)
  );
}

/** Numbers of a table; 0 beyond its end. */
class Table {
  readonly #view: DataView;
  readonly #scale: number;

  constructor(bytes: Uint8Array | undefined, scale: number) {
    this.#view = bytes
      ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new DataView(new ArrayBuffer(0));
    this.#scale = scale;
  }

  byte(at: number): number {
    return at < this.#view.byteLength ? this.#view.getUint8(at) : 0;
  }

  /** A signed number of 16 bits. */
  whole(at: number): number {
    return at + 2 <= this.#view.byteLength ? this.#view.getInt16(at) : 0;
  }

  length(at: number): number {
    return this.whole(at) * this.#scale;
  }
}
