/**
 * A table of rules (GSUB, GPOS, GDEF) while it is gone through. Its parts are named by offsets, several may name the
 * same part, and the engine reads it as often as it is named: so each reading is counted.
 */
import { demand } from "./doubtful.ts";

/** Numbers in all parts, as often as they are named; fonts have up to some 90,000. */
const MOST_NUMBERS = 1_000_000;
/** Numbers that take the engine as long as an object; a pair of glyphs with its values is two. */
export const OBJECT = 5;

export class RuleTable {
  readonly view: DataView;
  readonly glyphs: number;
  /** Numbers that are gone through for one glyph, at most, since it was set to 0. */
  searched = 0;
  #read = 0;

  constructor(view: DataView, glyphs: number) {
    this.view = view;
    this.glyphs = glyphs;
  }

  /** Numbers that are looked up by their place. */
  read(numbers: number): void {
    this.#read += numbers;
    demand(this.#read <= MOST_NUMBERS);
  }

  /** Numbers that are gone through one after the other. */
  search(numbers: number): void {
    this.read(numbers);
    this.searched += numbers;
  }

  /** Something small that the engine makes an object of, with objects around it. */
  record(at: number, bytes: number): void {
    this.read(OBJECT);
    this.checkRoom(at, bytes);
  }

  number(at: number): number {
    return this.view.getUint16(at);
  }

  /** The place that an offset leads to, which must be there. */
  place(at: number, from: number): number {
    const offset = this.view.getUint16(at);
    demand(offset > 0);
    return from + offset;
  }

  /** The place that an offset leads to; undefined for 0. */
  maybe(at: number, from: number): number | undefined {
    const offset = this.view.getUint16(at);
    return offset === 0 ? undefined : from + offset;
  }

  /** Places that a list of offsets leads to, the number of which stands before it. */
  places(at: number, from: number): number[] {
    const count = this.number(at);
    this.read(count);
    return Array.from({ length: count }, (_, index) => this.place(at + 2 + index * 2, from));
  }

  /** The same for a list in which some may be missing. */
  maybePlaces(at: number, from: number): (number | undefined)[] {
    const count = this.number(at);
    this.read(count);
    return Array.from({ length: count }, (_, index) => this.maybe(at + 2 + index * 2, from));
  }

  /** A list of glyphs, of this length. */
  checkGlyphs(at: number, count: number): void {
    this.read(count);
    for (let index = 0; index < count; index++) demand(this.number(at + index * 2) < this.glyphs);
  }

  /** So many bytes are still in the table. */
  checkRoom(at: number, bytes: number): void {
    demand(at + bytes <= this.view.byteLength);
  }
}
