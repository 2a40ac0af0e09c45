/** The document's fonts for one section: the glyphs that it prints, each recorded on first use. */
import type { FontProgram } from "../../../font/font-program.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";
import type { CodedGlyph, SectionRef } from "../section/section.ts";
import type { SectionWriter } from "../section/section-writer.ts";
import type { EmbeddedFace } from "./embedded-face.ts";
import type { EncodedGlyph, EncodedRun } from "./encoded-run.ts";
import type { Fonts } from "./fonts.ts";

export class SectionFonts {
  readonly glyphs: CodedGlyph[] = [];
  readonly #fonts: Fonts;
  readonly #section: SectionWriter;
  readonly #number: number;
  readonly #faces = new Map<string, SectionFace>();
  /** Most lines have the face of the line before. */
  #last: { readonly key: string; readonly face: SectionFace } | undefined;

  constructor(fonts: Fonts, section: SectionWriter) {
    this.#fonts = fonts;
    this.#section = section;
    this.#number = fonts.newSection();
  }

  face(key: string): SectionFace {
    if (this.#last?.key === key) return this.#last.face;
    const face = this.#faces.get(key) ?? this.#newFace(key);
    this.#last = { key, face };
    return face;
  }

  #newFace(key: string): SectionFace {
    const font = (part: number): SectionRef => this.#section.outerRef({ kind: "font", face: key, part });
    const note = (glyphId: number, text: string, { code, part }: EncodedGlyph): void => {
      this.glyphs.push({ face: key, glyphId, text, code, part });
    };
    const face = new SectionFace(this.#fonts.face(key), this.#number, font, note);
    this.#faces.set(key, face);
    return face;
  }

  program(key: string): FontProgram {
    return this.#fonts.program(key);
  }
}

export class SectionFace {
  readonly #face: EmbeddedFace;
  readonly #section: number;
  readonly #font: (part: number) => SectionRef;
  readonly #note: (glyphId: number, text: string, glyph: EncodedGlyph) => void;
  readonly #fonts: (SectionRef | undefined)[] = [];

  constructor(
    face: EmbeddedFace,
    section: number,
    font: (part: number) => SectionRef,
    note: (glyphId: number, text: string, glyph: EncodedGlyph) => void,
  ) {
    this.#face = face;
    this.#section = section;
    this.#font = font;
    this.#note = note;
  }

  /** Adds a glyph to the document, once for each text that it represents. */
  encode(glyphId: number, text: string): EncodedGlyph {
    const glyph = this.#face.encode(glyphId, text);
    this.#noteOnce(glyphId, text, glyph);
    return glyph;
  }

  /** The same for a word; undefined if it needs more than codes and gaps. */
  encodeRun(run: ShapedRun): EncodedRun | undefined {
    const encoded = this.#face.encodeRun(run);
    if (!encoded || encoded.section === this.#section) return encoded;
    encoded.section = this.#section;
    for (const [index, glyph] of encoded.glyphs.entries())
      this.#noteOnce(run.ids[index] as number, run.text[index] as string, glyph);
    return encoded;
  }

  #noteOnce(glyphId: number, text: string, glyph: EncodedGlyph): void {
    if (glyph.section !== this.#section) this.#note(glyphId, text, glyph);
    glyph.section = this.#section;
  }

  /** The font object of glyphs, by its number among those of the face. */
  font(part: number): SectionRef {
    const font = this.#fonts[part] ?? this.#font(part);
    this.#fonts[part] = font;
    return font;
  }
}
