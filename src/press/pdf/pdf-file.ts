/**
 * A PDF file that is written while it is made: what is finished is handed on, and only the place of each object stays.
 * Small objects are packed together and the table of places is packed too (PDF 1.5, ISO 32000-1, 7.5.7 and 7.5.8), for
 * in a file of hundreds of pages they would be a third of it. Equal calls give equal bytes.
 */
import { deflateSync } from "node:zlib";
import { type PdfDictionary, PdfRef, type PdfValue, sourceOf } from "./pdf-values.ts";

/** Objects in one pack: a reader that wants one of them unpacks all. */
const PACK = 200;
/** zlib's usual level; 9 saves one byte in 200 and costs a third more time. */
const LEVEL = 6;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const WORTH_WRITING = 64 * 1024;

/** Where an object is: at a byte of the file, or in a pack, as one of its objects. */
type Place = { readonly at: number } | { readonly pack: number; readonly index: number };

export interface StreamOptions {
  readonly ref?: PdfRef;
  /** The bytes are as the dictionary's Filter says; otherwise they are compressed here. */
  readonly coded?: boolean;
}

export class PdfFile {
  /** By the number of the object, from 1. */
  readonly #places: (Place | undefined)[] = [];
  #length = 0;
  /** Bytes that were not taken yet. */
  #finished: Uint8Array[] = [];
  #waiting = 0;
  readonly #shared = new Map<string, PdfRef>();
  #names = 0;
  #pack: { readonly ref: PdfRef; readonly source: string }[] = [];

  constructor() {
    // bytes above 127 tell programs that move files that this is no text
    this.#put(Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1"));
  }

  /** A number for an object that will be written later. */
  ref(): PdfRef {
    this.#places.push(undefined);
    return new PdfRef(this.#places.length);
  }

  /** Writes an object without a stream. */
  write(value: PdfValue, ref = this.ref()): PdfRef {
    this.#pack.push({ ref, source: sourceOf(value) });
    if (this.#pack.length >= PACK) this.#endPack();
    return ref;
  }

  /** An object that holds a value; equal values are one object. */
  shared(value: PdfValue): PdfRef {
    const source = sourceOf(value);
    const known = this.#shared.get(source) ?? this.write(value);
    this.#shared.set(source, known);
    return known;
  }

  /** A name for what streams draw with, as short as names get: it stands at each use. */
  newName(): string {
    let name = "";
    for (let rest = this.#names++; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1)
      name = LETTERS.charAt(rest % LETTERS.length) + name;
    return name;
  }

  /** Writes an object with a stream of bytes. */
  writeStream(
    data: PdfDictionary,
    bytes: Uint8Array,
    { ref = this.ref(), coded = false }: StreamOptions = {},
  ): PdfRef {
    const packed = coded ? bytes : deflateSync(bytes, { level: LEVEL });
    const isShorter = !coded && packed.length < bytes.length;
    const written = isShorter ? packed : bytes;
    const filter = isShorter ? { Filter: "FlateDecode" } : {};
    this.#places[ref.id - 1] = { at: this.#length };
    this.#put(latin1(`${ref.id} 0 obj\n${sourceOf({ ...data, ...filter, Length: written.length })}stream\n`));
    this.#put(written);
    this.#put(latin1("\nendstream\nendobj\n"));
    return ref;
  }

  /** The bytes that were finished since the last time, once they are worth a write to the disk; or whatever is there. */
  take(least = WORTH_WRITING): Uint8Array | undefined {
    if (this.#waiting < least) return undefined;
    const bytes = Buffer.concat(this.#finished, this.#waiting);
    this.#finished = [];
    this.#waiting = 0;
    return bytes;
  }

  /** Writes the rest: no object may be missing by now. `id` names the file's content. */
  finish(root: PdfRef, info: PdfRef, id: Uint8Array): void {
    this.#endPack();
    const ref = this.ref();
    const start = this.#length;
    this.#places[ref.id - 1] = { at: start };
    const data = {
      Type: "XRef",
      Size: this.#places.length + 1,
      W: [1, OFFSET_BYTES, 2],
      Root: root,
      Info: info,
      ID: [id, id],
      DecodeParms: { Predictor: 12, Columns: ROW_BYTES },
      Filter: "FlateDecode",
    };
    this.writeStream(data, deflateSync(this.#table(), { level: LEVEL }), { ref, coded: true });
    this.#put(latin1(`startxref\n${start}\n%%EOF\n`));
  }

  #endPack(): void {
    const pack = this.#pack;
    if (pack.length === 0) return;
    this.#pack = [];
    const ref = this.ref();
    let index = "";
    let body = "";
    for (const [at, object] of pack.entries()) {
      index += `${object.ref.id} ${body.length} `;
      body += `${object.source}\n`;
      this.#places[object.ref.id - 1] = { pack: ref.id, index: at };
    }
    this.writeStream({ Type: "ObjStm", N: pack.length, First: index.length }, latin1(index + body), { ref });
  }

  /** The places of all objects, each row as its difference from the one above (PNG's filter "up"). */
  #table(): Uint8Array {
    const rows = [FREE, ...this.#places.map((place, index) => rowOf(place, index + 1))];
    const table = Buffer.alloc(rows.length * (ROW_BYTES + 1));
    for (const [number, row] of rows.entries()) {
      const start = number * (ROW_BYTES + 1);
      table[start] = 2;
      for (let at = 0; at < ROW_BYTES; at++)
        table[start + 1 + at] = (row[at] as number) - (rows[number - 1]?.[at] ?? 0);
    }
    return table;
  }

  #put(bytes: Uint8Array): void {
    this.#finished.push(bytes);
    this.#waiting += bytes.length;
    this.#length += bytes.length;
  }
}

/** Files of up to 4 GiB, which is more than the limits of pictures and sheets let through. */
const OFFSET_BYTES = 4;
const ROW_BYTES = 1 + OFFSET_BYTES + 2;
const FREE = Buffer.from([0, 0, 0, 0, 0, 255, 255]);

function rowOf(place: Place | undefined, id: number): Buffer {
  if (!place) throw new Error(`Object ${id} of the PDF was never written`);
  const row = Buffer.alloc(ROW_BYTES);
  if ("at" in place) {
    row[0] = 1;
    row.writeUInt32BE(place.at, 1);
  } else {
    row[0] = 2;
    row.writeUInt32BE(place.pack, 1);
    row.writeUInt16BE(place.index, 5);
  }
  return row;
}

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
