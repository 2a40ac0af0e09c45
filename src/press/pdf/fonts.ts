/** The document's fonts: each face once, as the subset of the glyphs that are printed. */
import { programOf } from "../../scene/glyph-outline.ts";
import type { FontProgram, FontPrograms } from "../../scene/scene.ts";
import { EmbeddedFace } from "./embedded-face.ts";
import type { PdfFile } from "./pdf-file.ts";
import { writeFonts } from "./write-fonts.ts";

export class Fonts {
  readonly #file: PdfFile;
  readonly #programs: FontPrograms;
  readonly #faces = new Map<string, EmbeddedFace>();
  #parts = 0;

  constructor(file: PdfFile, programs: FontPrograms) {
    this.#file = file;
    this.#programs = programs;
  }

  face(key: string): EmbeddedFace {
    const known = this.#faces.get(key);
    if (known) return known;
    const face = new EmbeddedFace(this.program(key), () => ({
      object: { name: `F${++this.#parts}`, ref: this.#file.ref() },
      glyphs: [],
    }));
    this.#faces.set(key, face);
    return face;
  }

  program(key: string): FontProgram {
    return programOf(this.#programs, key);
  }

  /** Writes all faces, when every page that uses them is drawn. */
  finish(): void {
    for (const face of this.#faces.values()) writeFonts(this.#file, face);
  }
}
