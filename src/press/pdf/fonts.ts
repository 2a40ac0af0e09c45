/**
 * The document's fonts: each face once, as the subset of the glyphs that are printed, with what every glyph means so
 * that text can be searched and copied.
 */
import { programOf } from "../../scene/glyph-outline.ts";
import type { FontProgram, FontPrograms } from "../../scene/scene.ts";
import type { NamedObject } from "./content-stream.ts";
import type { Pdfkit, PdfkitFont } from "./pdfkit-internals.ts";

/** What the box of a missing character means where nothing else is said. */
const REPLACEMENT = 0xfffd;

/** A glyph as the document's subset has it. */
export interface EncodedGlyph {
  /** Four hex digits. */
  readonly code: string;
  /** Advance in thousandths of the em. */
  readonly width: number;
}

export class EmbeddedFace {
  readonly object: NamedObject;
  readonly #program: FontProgram;
  readonly #font: PdfkitFont;
  /** Numbers in the subset by glyph and meaning. */
  readonly #numbers = new Map<string, number>();

  constructor(program: FontProgram, font: PdfkitFont) {
    this.#program = program;
    this.#font = font;
    this.object = { name: font.id, ref: font.ref() };
    font.unicode[0] = [REPLACEMENT];
  }

  /**
   * Takes a glyph into the subset, once for each text that it stands for: a bracket is another character where the text
   * runs from right to left, and readers know a glyph's meaning from its number alone.
   */
  encode(glyphId: number, text: string): EncodedGlyph {
    const { widths, unicode } = this.#font;
    const key = `${glyphId} ${text}`;
    const index = this.#numbers.get(key) ?? this.#include(glyphId, text);
    this.#numbers.set(key, index);
    const width = widths[index] ?? (this.#program.advanceOf(glyphId) * 1000) / this.#program.unitsPerEm;
    widths[index] = width;
    unicode[index] ??= codePointsOf(text);
    return { code: index.toString(16).padStart(4, "0"), width };
  }

  #include(glyphId: number, text: string): number {
    const { subset, unicode } = this.#font;
    const index = subset.includeGlyph(glyphId);
    const meaning = unicode[index];
    if (!meaning || text === String.fromCodePoint(...meaning)) return index;
    return subset.glyphs.push(glyphId) - 1;
  }
}

export class Fonts {
  readonly #doc: Pdfkit;
  readonly #programs: FontPrograms;
  readonly #faces = new Map<string, EmbeddedFace>();

  constructor(doc: Pdfkit, programs: FontPrograms) {
    this.#doc = doc;
    this.#programs = programs;
  }

  face(key: string): EmbeddedFace {
    const known = this.#faces.get(key);
    if (known) return known;
    const program = programOf(this.#programs, key);
    this.#doc.font(program.engine, key);
    const face = new EmbeddedFace(program, this.#doc._font);
    this.#faces.set(key, face);
    return face;
  }

  program(key: string): FontProgram {
    return programOf(this.#programs, key);
  }
}

const codePointsOf = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) as number);
