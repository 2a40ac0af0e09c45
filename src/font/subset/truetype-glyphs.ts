/** Glyphs of a TrueType font, collected under new numbers with the parts that they are put together from. */
import type { FontProgram } from "../font-program.ts";

export interface CollectedGlyphs {
  readonly outlines: Buffer;
  /** Where each glyph begins, and where the last ends. */
  readonly offsets: readonly number[];
  /** Advance and left bearing of each. */
  readonly metrics: Buffer;
}

/** Flags of a part of a composite glyph (OpenType 1.9, glyf). */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

export class Glyphs {
  readonly #outlines: Buffer;
  readonly #locations: Buffer;
  readonly #hasLongLocations: boolean;
  readonly #metrics: Buffer;
  readonly #measured: number;
  /** Glyphs of the font by their new numbers. */
  readonly #ids = [0];
  /** New numbers of glyphs that are parts of others. */
  readonly #parts = new Map<number, number>();

  constructor(program: FontProgram) {
    const table = (tag: string): Buffer => {
      const bytes = program.table(tag) ?? new Uint8Array();
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    };
    this.#outlines = table("glyf");
    this.#locations = table("loca");
    this.#hasLongLocations = table("head").readInt16BE(50) === 1;
    this.#metrics = table("hmtx");
    this.#measured = table("hhea").readUInt16BE(34);
  }

  /** A new number for a glyph; one that is added twice has two, for each means something else. */
  add(id: number): number {
    return this.#ids.push(id) - 1;
  }

  /** All glyphs so far and their parts. */
  finish(): CollectedGlyphs {
    const outlines: Buffer[] = [];
    const offsets = [0];
    let length = 0;
    // parts are added at the end while the list is walked
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

  #outlineOf(id: number): Buffer {
    return this.#outlines.subarray(this.#location(id), this.#location(id + 1));
  }

  #location(id: number): number {
    const size = this.#hasLongLocations ? 4 : 2;
    // a glyph that the font does not have is blank
    if ((id + 1) * size > this.#locations.length) return this.#outlines.length;
    return size === 4 ? this.#locations.readUInt32BE(4 * id) : 2 * this.#locations.readUInt16BE(2 * id);
  }

  /** The outline, the parts that it names under their new numbers. */
  #renumbered(outline: Buffer): Buffer {
    if (outline.length < 10 || outline.readInt16BE(0) >= 0) return outline;
    const copy = Buffer.from(outline);
    for (
      let at = 10, flags = MORE;
      (flags & MORE) !== 0 && at + 4 <= copy.length;
      at += 4 + argumentsOf(flags)
    ) {
      flags = copy.readUInt16BE(at);
      copy.writeUInt16BE(this.#partNumber(copy.readUInt16BE(at + 2)), at + 2);
    }
    return copy;
  }

  #partNumber(id: number): number {
    const known = this.#parts.get(id) ?? this.add(id);
    this.#parts.set(id, known);
    return known;
  }

  /** Glyphs beyond those with an advance of their own have that of the last. */
  #metricsOf(id: number): Buffer {
    if (id < this.#measured) return this.#metrics.subarray(4 * id, 4 * id + 4);
    const bearing = 4 * this.#measured + 2 * (id - this.#measured);
    const last = 4 * (this.#measured - 1);
    return Buffer.concat([
      this.#metrics.subarray(last, last + 2),
      this.#metrics.subarray(bearing, bearing + 2),
    ]);
  }
}

/** Bytes of a part after its flags and number. A part with two kinds of scale has the first, as layout reads it too. */
function argumentsOf(flags: number): number {
  const place = flags & WORDS ? 4 : 2;
  if (flags & SCALE) return place + 2;
  if (flags & TWO_SCALES) return place + 4;
  return flags & MATRIX ? place + 8 : place;
}
