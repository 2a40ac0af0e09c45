/** Unpacks lists of plain data: `packed.ts`. */
import {
  CONSTANTS,
  HEAD_BYTES,
  LIST,
  NUMBER,
  OBJECT,
  type PackedList,
  RECORD,
  ROUNDED,
  TEXT,
  WHOLE,
  type Words,
} from "./packed-form.ts";

/** Makes the values in the bytes of a `Packer` as they are asked for. */
export class Unpacker {
  readonly lists: Words["lists"];
  readonly #shapes: Words["shapes"];
  readonly #numbers: Float64Array;
  readonly #entries: Int32Array;
  /** Positions of objects among the entries. */
  readonly #starts: Int32Array;
  /** All texts, one after the other, and where each ends. */
  readonly #text: string;
  readonly #ends: Int32Array;
  /** Those that have been asked for. */
  readonly #texts: (string | undefined)[];
  readonly #objects: (object | undefined)[];

  constructor(packed: Uint8Array) {
    // Numbers must be at multiples of their size.
    const { buffer } = new Uint8Array(packed);
    let at = HEAD_BYTES;
    const integers = (count: number): Int32Array<ArrayBuffer> => {
      const list = new Int32Array(buffer, at, count);
      at += list.byteLength;
      return list;
    };
    const [numbers = 0, entries = 0, objects = 0, texts = 0, words = 0, written = 0] = new Int32Array(
      buffer,
      0,
      HEAD_BYTES / 4,
    );
    this.#numbers = new Float64Array(buffer, at, numbers);
    at += this.#numbers.byteLength;
    this.#entries = integers(entries);
    this.#starts = integers(objects);
    this.#ends = integers(texts);
    for (let index = 1; index < texts; index++)
      this.#ends[index] = (this.#ends[index] as number) + (this.#ends[index - 1] as number);
    const { shapes, lists, encoding } = JSON.parse(Buffer.from(buffer, at, words).toString()) as Words;
    this.lists = lists;
    this.#shapes = shapes;
    this.#text = Buffer.from(buffer, at + words, written).toString(encoding);
    this.#texts = new Array<string | undefined>(texts).fill(undefined);
    this.#objects = new Array<object | undefined>(objects).fill(undefined);
  }

  /** The list whose place `Packer.placeOfList` gave. */
  listAt(place: number): PackedList<unknown> {
    const start = this.#starts[place] as number;
    const length = (this.#entries[start] as number) >> 2;
    return { length, at: (index) => this.#valueOf(this.#entries[start + 1 + index] as number) };
  }

  #valueOf(reference: number): unknown {
    const index = reference >> 3;
    switch (reference & 7) {
      case WHOLE:
        return index;
      case NUMBER:
        return this.#numbers[index];
      case TEXT:
        return this.#textAt(index);
      case OBJECT:
        return this.#objectAt(index);
      case ROUNDED:
        return index / 1000;
      default:
        return CONSTANTS[index];
    }
  }

  #textAt(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const text = this.#text.slice(this.#ends[index - 1] ?? 0, this.#ends[index]);
    this.#texts[index] = text;
    return text;
  }

  #objectAt(index: number): object {
    const known = this.#objects[index];
    if (known) return known;
    const object = this.#objectFrom(this.#starts[index] as number);
    this.#objects[index] = object;
    return object;
  }

  /** @param start of its entries */
  #objectFrom(start: number): object {
    const head = this.#entries[start] as number;
    const index = head >> 2;
    if ((head & 3) === LIST) {
      const list: unknown[] = [];
      for (let at = 1; at <= index; at++) list.push(this.#valueOf(this.#entries[start + at] as number));
      return list;
    }
    const keys = this.#shapes[index] as readonly string[];
    if ((head & 3) === RECORD) return this.#record(keys, start + 1);
    const length = this.#entries[start + 1] as number;
    return Array.from({ length }, (_, row) => this.#record(keys, start + 2 + row * keys.length));
  }

  #record(keys: readonly string[], start: number): object {
    const made: Record<string, unknown> = {};
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string;
      const value = this.#valueOf(this.#entries[start + at] as number);
      if (key !== "__proto__") made[key] = value;
      else Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
    }
    return made;
  }
}
