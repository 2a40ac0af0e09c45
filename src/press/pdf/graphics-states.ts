/** Extended graphics states: opacity, blend mode, soft mask; each kind once a document. */
import type { BlendMode } from "../../scene/scene.ts";
import { round } from "../../units/length.ts";
import type { NamedObject } from "./content-stream.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfDictionary, PdfRef } from "./pdf-values.ts";

export interface GraphicsState {
  /** Opacity of fills, pictures and groups; default 1. */
  readonly fill?: number;
  readonly stroke?: number;
  readonly blend?: BlendMode;
  /** Form whose brightness is the opacity. */
  readonly mask?: PdfRef;
}

export class GraphicsStates {
  readonly #file: PdfFile;
  readonly #known = new Map<string, NamedObject>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** The state as an object; undefined when it changes nothing. */
  find({ fill = 1, stroke = 1, blend, mask }: GraphicsState): NamedObject | undefined {
    if (fill >= 1 && stroke >= 1 && !blend && !mask) return undefined;
    const [ca, CA] = [round(fill, 4), round(stroke, 4)];
    const key = `${ca} ${CA} ${blend} ${mask?.id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const data: PdfDictionary = { Type: "ExtGState", ca, CA };
    if (blend) data.BM = pdfName(blend);
    if (mask) data.SMask = { Type: "Mask", S: "Luminosity", G: mask };
    const state = { name: `G${this.#known.size + 1}`, ref: this.#file.write(data) };
    this.#known.set(key, state);
    return state;
  }
}

/** "color-dodge" is /ColorDodge: PDF has the names of CSS in another spelling. */
const pdfName = (mode: BlendMode): string =>
  mode.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
