/**
 * One face in the document: the glyphs that are printed, their codes, and what each of them means, so that text can be
 * searched and copied. TrueType faces get one-byte codes, in as many font objects as needed; CFF faces one font with
 * two-byte codes.
 */
import type { FontProgram } from "../../../font/font-program.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";
import { round } from "../../../units/length.ts";
import { type EncodedGlyph, type EncodedRun, encodedRun } from "./encoded-run.ts";

/** A glyph that the document prints. */
export interface PrintedGlyph {
  readonly glyphId: number;
  readonly code: number;
  /** The characters that it represents. */
  readonly text: string;
  /** Advance in thousandths of the em. */
  readonly width: number;
}

/** One of the font objects that a face needs. */
export interface FontPart {
  /** Among those of all faces, from 1. */
  readonly number: number;
  readonly glyphs: PrintedGlyph[];
}

/** Decimals of widths: fine enough that a line of hundreds of glyphs does not drift by a thousandth of the em. */
const WIDTH_DECIMALS = 6;

/** Words of a face that are kept. */
const MOST_RUNS = 20_000;
const UNUSUAL = "unusual";

export class EmbeddedFace {
  readonly program: FontProgram;
  readonly isTrueType: boolean;
  readonly parts: FontPart[] = [];
  readonly #newPart: () => FontPart;
  /** By glyph, for the first text that it represented; nearly all glyphs represent only one. */
  readonly #usual: { readonly text: string; readonly encoded: EncodedGlyph }[] = [];
  readonly #others = new Map<string, EncodedGlyph>();
  readonly #runs = new Map<ShapedRun, EncodedRun | typeof UNUSUAL>();
  #free = freeCodes();

  constructor(program: FontProgram, newPart: () => FontPart) {
    this.program = program;
    this.isTrueType = program.table("glyf") !== undefined;
    this.#newPart = newPart;
  }

  /**
   * Adds a glyph to the document, once for each text that it represents: a bracket is another character where the text
   * runs from right to left, and readers know a glyph's text only from its code.
   */
  encode(glyphId: number, text: string): EncodedGlyph {
    const usual = this.#usual[glyphId];
    if (usual?.text === text) return usual.encoded;
    if (!usual) {
      const encoded = this.#include(glyphId, text);
      this.#usual[glyphId] = { text, encoded };
      return encoded;
    }
    const key = `${glyphId} ${text}`;
    const known = this.#others.get(key) ?? this.#include(glyphId, text);
    this.#others.set(key, known);
    return known;
  }

  /** The same for a word, which is encoded once; undefined if it needs more than codes and gaps. */
  encodeRun(run: ShapedRun): EncodedRun | undefined {
    const known = this.#runs.get(run);
    if (known !== undefined) return known === UNUSUAL ? undefined : known;
    const encoded = encodedRun(run, (glyphId, text) => this.encode(glyphId, text));
    if (this.#runs.size >= MOST_RUNS) this.#runs.clear();
    this.#runs.set(run, encoded ?? UNUSUAL);
    return encoded;
  }

  #include(glyphId: number, text: string): EncodedGlyph {
    const { advanceOf, unitsPerEm } = this.program;
    const width = round((advanceOf(glyphId) * 1000) / unitsPerEm, WIDTH_DECIMALS);
    const part = this.#partWithRoom();
    const code = this.isTrueType ? takeCode(this.#free, glyphId, text) : part.glyphs.length + 1;
    part.glyphs.push({ glyphId, code, text, width });
    const written = this.isTrueType ? String.fromCharCode(code) : twoBytes(code);
    return { part: this.parts.length - 1, code: written, width, section: 0 };
  }

  #partWithRoom(): FontPart {
    const last = this.parts.at(-1);
    const isFull = this.isTrueType && this.#free.size === 0;
    if (last && !isFull) return last;
    if (isFull) this.#free = freeCodes();
    const part = this.#newPart();
    this.parts.push(part);
    return part;
  }
}

/** Codes that need no escape in a string: no brackets, no backslash, no line ends, no 0. */
function freeCodes(): Set<number> {
  const codes = new Set<number>();
  for (let code = 0x80; code <= 0xff; code++) codes.add(code);
  for (let code = 0x20; code < 0x80; code++) codes.add(code);
  for (let code = 1; code < 0x20; code++) codes.add(code);
  for (const special of "()\\\n\r") codes.delete(special.charCodeAt(0));
  return codes;
}

/**
 * An ASCII letter gets its own code if that is free: the file can be read. Others get one by their number in the font,
 * so that for most of them it does not matter which letters other cards have: earlier drawings remain valid.
 */
function takeCode(free: Set<number>, glyphId: number, text: string): number {
  const letter = text.length === 1 ? text.charCodeAt(0) : BEYOND_ASCII;
  const usual = letter < BEYOND_ASCII ? letter : BEYOND_ASCII + (glyphId % BEYOND_ASCII);
  const [next] = free;
  const code = free.has(usual) ? usual : (next as number);
  free.delete(code);
  return code;
}

const BEYOND_ASCII = 0x80;

function twoBytes(code: number): string {
  return String.fromCharCode(code >> 8, code & 0xff)
    .replace(/[()\\]/g, "\\$&")
    .replace("\r", "\\r");
}
