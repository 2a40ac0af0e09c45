/** Packs lists of plain data: `packed.ts`. */
import {
  CONSTANT,
  CONSTANTS,
  LIST,
  MOST_WHOLE,
  NUMBER,
  OBJECT,
  RECORD,
  ROUNDED,
  TABLE,
  TEXT,
  WHOLE,
  type Words,
} from "./packed-form.ts";

/** Characters that Latin-1 lacks. */
const WIDE = /[\u0100-\uffff]/;

type KeyTree = Map<string, KeyTree> & { shape?: number };

/** Takes values, each object once, and writes what it has taken. */
export class Packer {
  readonly #texts = new Map<string, number>();
  readonly #numbers = new Map<number, number>();
  readonly #shapes: string[][] = [];
  readonly #keys: KeyTree = new Map();
  readonly #places = new Map<object, number>();
  /** Positions of objects in `#entries`. */
  #starts = new Int32Array(1024);
  #count = 0;
  #entries = new Int32Array(8192);
  #length = 0;
  /** Entries of the objects that are being taken, from the outermost in. */
  readonly #stack: number[] = [];
  /** Objects by a hash of their entries: their number from 1, at the first free place from there; 0 is free. */
  #slots = new Int32Array(4096);

  /**
   * Takes a value, if it is new, and refers to it.
   * @throws Error if it is none of JSON's, such as a function
   */
  referTo(value: unknown): number {
    switch (typeof value) {
      case "number":
        return this.#numberFor(value);
      case "string":
        return numberIn(this.#texts, value) * 8 + TEXT;
      case "object":
        if (value !== null) return this.#placeOf(value) * 8 + OBJECT;
    }
    const constant = CONSTANTS.indexOf(value as null);
    if (constant < 0) throw new Error(`a ${typeof value} cannot be packed`);
    return constant * 8 + CONSTANT;
  }

  #numberFor(value: number): number {
    if (Number.isInteger(value) && Math.abs(value) < MOST_WHOLE) return value * 8 + WHOLE;
    const thousandths = Math.round(value * 1000);
    return thousandths / 1000 === value && Math.abs(thousandths) < MOST_WHOLE
      ? thousandths * 8 + ROUNDED
      : numberIn(this.#numbers, value) * 8 + NUMBER;
  }

  /** Everything that was taken, with the places of the lists. */
  bytes(lists: Words["lists"]): Uint8Array {
    const texts = [...this.#texts.keys()];
    const text = texts.join("");
    const encoding = WIDE.test(text) ? "utf16le" : "latin1";
    const written = Buffer.from(text, encoding);
    const words = Buffer.from(JSON.stringify({ shapes: this.#shapes, lists, encoding } satisfies Words));
    const numbers = Float64Array.from(this.#numbers.keys());
    const head = [numbers.length, this.#length, this.#count, texts.length, words.length, written.length];
    return Buffer.concat([
      bytesOf(Int32Array.from(head)),
      bytesOf(numbers),
      bytesOf(this.#entries.subarray(0, this.#length)),
      bytesOf(this.#starts.subarray(0, this.#count)),
      bytesOf(Int32Array.from(texts, ({ length }) => length)),
      words,
      written,
    ]);
  }

  /** The place of a list, whose values are referred to one by one, whatever they are. */
  placeOfList(values: readonly unknown[]): number {
    const from = this.#stack.length;
    this.#takeEach(values);
    const place = this.#placeOfEqual(from);
    this.#stack.length = from;
    return place;
  }

  #placeOf(value: object): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    const from = this.#stack.length;
    if (Array.isArray(value)) this.#takeList(value);
    else this.#takeRecord(value);
    const place = this.#placeOfEqual(from);
    this.#stack.length = from;
    this.#places.set(value, place);
    return place;
  }

  #takeList(values: readonly unknown[]): void {
    const shape = values.length > 2 ? this.#shapeOfNumbers(values) : -1;
    if (shape < 0) {
      this.#takeEach(values);
      return;
    }
    this.#stack.push(shape * 4 + TABLE, values.length);
    const keys = this.#shapes[shape] as string[];
    for (const record of values as Record<string, number>[])
      for (const key of keys) this.#stack.push(this.#numberFor(record[key] as number));
  }

  #takeEach(values: readonly unknown[]): void {
    this.#stack.push(values.length * 4 + LIST);
    for (const value of values) this.#stack.push(this.referTo(value));
  }

  /** -1 if the values are anything but records with the same keys and numbers alone. */
  #shapeOfNumbers(values: readonly unknown[]): number {
    let shape = -1;
    for (const value of values) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return -1;
      for (const key in value) if (typeof (value as Record<string, unknown>)[key] !== "number") return -1;
      const own = this.#shapeOf(value);
      if (shape >= 0 && own !== shape) return -1;
      shape = own;
    }
    return shape;
  }

  #takeRecord(value: object): void {
    this.#stack.push(this.#shapeOf(value) * 4 + RECORD);
    for (const key in value) this.#stack.push(this.referTo((value as Record<string, unknown>)[key]));
  }

  #shapeOf(value: object): number {
    let tree = this.#keys;
    for (const key in value) {
      tree = tree.get(key) ?? addedTo(tree, key);
    }
    tree.shape ??= this.#shapes.push(Object.keys(value)) - 1;
    return tree.shape;
  }

  /** The place of an object with the entries on the stack, which is added if there is none. */
  #placeOfEqual(from: number): number {
    if (this.#count * 2 > this.#slots.length) this.#growSlots();
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(this.#stack, from, this.#stack.length) & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] as number) - 1;
      if (place < 0) {
        this.#slots[slot] = this.#count + 1;
        return this.#add(from);
      }
      if (this.#isAt(place, from)) return place;
    }
  }

  #isAt(place: number, from: number): boolean {
    const start = (this.#starts[place] as number) - from;
    // The head says how long an object is, so equal beginnings are equal objects.
    for (let at = from; at < this.#stack.length; at++)
      if (this.#entries[start + at] !== this.#stack[at]) return false;
    return true;
  }

  #add(from: number): number {
    if (this.#count === this.#starts.length) this.#starts = grown(this.#starts, this.#count + 1);
    const end = this.#length + this.#stack.length - from;
    if (end > this.#entries.length) this.#entries = grown(this.#entries, end);
    this.#starts[this.#count] = this.#length;
    for (let at = from; at < this.#stack.length; at++)
      this.#entries[this.#length++] = this.#stack[at] as number;
    return this.#count++;
  }

  #growSlots(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let place = 0; place < this.#count; place++) {
      const end = place + 1 < this.#count ? (this.#starts[place + 1] as number) : this.#length;
      let slot = hashOf(this.#entries, this.#starts[place] as number, end) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    }
    this.#slots = slots;
  }
}

function addedTo(tree: KeyTree, key: string): KeyTree {
  const added: KeyTree = new Map();
  tree.set(key, added);
  return added;
}

function numberIn<T>(numbers: Map<T, number>, value: T): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(value, number);
  return number;
}

function hashOf(entries: ArrayLike<number>, from: number, to: number): number {
  let hash = to - from;
  for (let at = from; at < to; at++)
    hash = Math.imul(hash ^ (entries[at] as number), 0x5bd1e995) ^ (hash >>> 15);
  return hash ^ (hash >>> 13);
}

function grown(list: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, list.length * 2));
  larger.set(list);
  return larger;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Float64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
