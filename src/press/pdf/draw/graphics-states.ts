/** Extended graphics states: opacity, blend mode, soft mask; each combination once per section. */
import type { BlendMode } from "../../../scene/scene.ts";
import { round } from "../../../units/length.ts";
import type { SectionDictionary, SectionRef } from "../section/section.ts";
import type { SectionWriter } from "../section/section-writer.ts";

export interface GraphicsState {
  /** Opacity of fills, pictures and groups; default 1. */
  readonly fill?: number;
  readonly stroke?: number;
  readonly blend?: BlendMode;
  /** Form whose brightness is the opacity. */
  readonly mask?: SectionRef;
}

export class GraphicsStates {
  readonly #section: SectionWriter;

  constructor(section: SectionWriter) {
    this.#section = section;
  }

  /** The state as an object; undefined if it changes nothing. */
  find({ fill = 1, stroke = 1, blend, mask }: GraphicsState): SectionRef | undefined {
    if (fill >= 1 && stroke >= 1 && !blend && !mask) return undefined;
    const [ca, CA] = [round(fill, 4), round(stroke, 4)];
    const data: SectionDictionary = { Type: "ExtGState", ca, CA };
    if (blend) data.BM = pdfName(blend);
    if (mask) data.SMask = { Type: "Mask", S: "Luminosity", G: mask };
    return this.#section.write(data);
  }
}

/** "color-dodge" is /ColorDodge: PDF spells the names of CSS differently. */
const pdfName = (mode: BlendMode): string =>
  mode.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
