/** The document's fonts: each face once, as a subset of the printed glyphs. */
import type { FontProgram, FontPrograms } from "../../../font/font-program.ts";
import { programOf } from "../../../scene/glyph-outline.ts";
import type { PdfFile } from "../pdf-file.ts";
import type { PdfRef } from "../pdf-values.ts";
import { EmbeddedFace } from "./embedded-face.ts";
import { writeFont } from "./write-fonts.ts";

export class Fonts {
  readonly #file: PdfFile;
  readonly #programs: FontPrograms;
  readonly #faces = new Map<string, EmbeddedFace>();
  /** By the numbers of parts. */
  readonly #refs: (PdfRef | undefined)[] = [];
  #parts = 0;
  #sections = 0;

  constructor(file: PdfFile, programs: FontPrograms) {
    this.#file = file;
    this.#programs = programs;
  }

  face(key: string): EmbeddedFace {
    const known = this.#faces.get(key);
    if (known) return known;
    const face = new EmbeddedFace(this.program(key), () => ({ number: ++this.#parts, glyphs: [] }));
    this.#faces.set(key, face);
    return face;
  }

  /** A number for a section that is about to be drawn. */
  newSection(): number {
    return ++this.#sections;
  }

  program(key: string): FontProgram {
    return programOf(this.#programs, key);
  }

  /** The font object of some glyphs of a face, to be written at the end. */
  refOf(key: string, part: number): PdfRef {
    const number = this.face(key).parts[part]?.number;
    if (number === undefined) throw new Error(`The face "${key}" has no font object ${part}`);
    const ref = this.#refs[number] ?? this.#file.ref();
    this.#refs[number] = ref;
    return ref;
  }

  /** Writes all faces, once every page that uses them is drawn. */
  finish(): void {
    for (const [key, face] of this.#faces)
      for (const [index, part] of face.parts.entries())
        writeFont(this.#file, face, part, this.refOf(key, index));
  }
}
