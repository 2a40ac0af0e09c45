/** Glyphs of a TrueType font, collected under new numbers together with their components. */
import type { FontProgram } from "../font-program.ts";
import { viewOf } from "../tables/directory.ts";
import { componentsAt, GLYPH_HEADER, type GlyphRange, glyphRanges } from "../tables/glyph-data.ts";
import { type Widths, widthsOf } from "../tables/widths.ts";

export interface CollectedGlyphs {
  readonly outlines: Buffer;
  /** Where each glyph begins, and where the last ends. */
  readonly offsets: readonly number[];
  /** Advance and left bearing of each. */
  readonly metrics: Buffer;
}

export class Glyphs {
  readonly #outlines: Uint8Array;
  readonly #rangeOf: GlyphRange;
  readonly #widths: Widths;
  /** Glyphs of the font by their new numbers. */
  readonly #ids = [0];
  /** New numbers of glyphs that are components of others. */
  readonly #parts = new Map<number, number>();

  constructor(program: FontProgram) {
    const table = (tag: string): DataView => viewOf(program.table(tag) ?? new Uint8Array());
    this.#outlines = program.table("glyf") ?? new Uint8Array();
    this.#rangeOf = glyphRanges(table("head"), table("loca"));
    this.#widths = widthsOf(table("hhea"), table("hmtx"));
  }

  /** A new number for a glyph; one that is added twice has two, because each represents different characters. */
  add(id: number): number {
    return this.#ids.push(id) - 1;
  }

  /** All glyphs so far and their components. */
  finish(): CollectedGlyphs {
    const outlines: Uint8Array[] = [];
    const offsets = [0];
    let length = 0;
    // components are added at the end while the list is walked
    for (let number = 0; number < this.#ids.length; number++) {
      const outline = this.#renumbered(this.#outlineOf(this.#ids[number] as number));
      const padded = -outline.length & 3;
      outlines.push(outline, Buffer.alloc(padded));
      length += outline.length + padded;
      offsets.push(length);
    }
    const metrics = Buffer.concat(this.#ids.map((id) => this.#metricsOf(id)));
    return { outlines: Buffer.concat(outlines, length), offsets, metrics };
  }

  /** A glyph that the font does not have is blank. */
  #outlineOf(id: number): Uint8Array {
    const [from, to] = this.#rangeOf(id) ?? [0, 0];
    return this.#outlines.subarray(from, to);
  }

  /** The outline, with the new numbers of its components. */
  #renumbered(outline: Uint8Array): Uint8Array {
    if (outline.length < GLYPH_HEADER || viewOf(outline).getInt16(0) >= 0) return outline;
    const copy = viewOf(Uint8Array.from(outline));
    for (const { id, at } of componentsAt(copy, GLYPH_HEADER)) copy.setUint16(at + 2, this.#partNumber(id));
    return new Uint8Array(copy.buffer);
  }

  #partNumber(id: number): number {
    const number = this.#parts.get(id) ?? this.add(id);
    this.#parts.set(id, number);
    return number;
  }

  #metricsOf(id: number): Buffer {
    const metrics = Buffer.alloc(4);
    metrics.writeUInt16BE(this.#widths.advanceOf(id), 0);
    metrics.writeInt16BE(this.#widths.bearingOf(id), 2);
    return metrics;
  }
}
