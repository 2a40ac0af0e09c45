/**
 * A PDF file that is written while it is made: finished parts are passed on, and only the position of each object is
 * kept. Equal calls give equal bytes.
 */
import { hash } from "node:crypto";
import { deflateSync } from "node:zlib";
import type { PdfDictionary, PdfRef } from "./pdf-values.ts";
import { LEVEL, PackedDocument } from "./pdfkit-document.ts";

const WORTH_WRITING = 64 * 1024;

export interface StreamOptions {
  readonly ref?: PdfRef;
  /** The bytes are already encoded as the dictionary's Filter says; otherwise they are compressed here. */
  readonly coded?: boolean;
}

export class PdfFile {
  readonly #document: PackedDocument;
  /** Bytes that were not taken yet. */
  #finished: Uint8Array[] = [];
  #waiting = 0;
  /** Placed objects, by their content. */
  readonly #placed = new Map<string, PdfRef>();
  /** The same, by the objects themselves. */
  readonly #known = new WeakMap<object, PdfRef>();

  /** @param info texts and dates for people */
  constructor(info: Readonly<Record<string, string | Date>>) {
    this.#document = new PackedDocument(info);
  }

  /** The page tree, to which each page refers. */
  get pages(): PdfRef {
    return this.#document.pages;
  }

  /** Reserves a number for an object that will be written later. */
  ref(): PdfRef {
    return this.#document.ref({});
  }

  /** Writes an object without a stream. */
  write(value: PdfDictionary, ref = this.ref()): PdfRef {
    Object.assign(ref.data, value);
    ref.end();
    return ref;
  }

  /** Adds an object in its final source form, with its stream if it has one; equal objects are stored once. */
  place(source: string, stream?: Uint8Array): PdfRef {
    const key = stream ? nameOf(source, stream) : source;
    const known = this.#placed.get(key);
    if (known) return known;
    const ref = this.#document.place(source, stream);
    this.#placed.set(key, ref);
    return ref;
  }

  /** The same, without looking at the contents of an object that was added before. */
  placeOnce(object: { readonly source: string; readonly stream?: Uint8Array }): PdfRef {
    const known = this.#known.get(object) ?? this.place(object.source, object.stream);
    this.#known.set(object, known);
    return known;
  }

  /** Writes an object with a stream of bytes. */
  writeStream(
    data: PdfDictionary,
    bytes: Uint8Array,
    { ref = this.ref(), coded = false }: StreamOptions = {},
  ): PdfRef {
    const stream = coded ? { bytes, coding: {} } : packedStream(bytes);
    Object.assign(ref.data, data, stream.coding);
    // It is already compressed as well as possible.
    Object.assign(ref, { compress: false });
    ref.end(stream.bytes);
    return ref;
  }

  /** Adds a page in its final source form, and appends it to the page tree. */
  addPage(source: string): PdfRef {
    const page = this.#document.place(source);
    const pages = this.pages.data as { Count: number; readonly Kids: PdfRef[] };
    pages.Kids.push(page);
    pages.Count += 1;
    return page;
  }

  /** The bytes finished since the last call, once there are at least `least`; undefined otherwise. */
  take(least = WORTH_WRITING): Uint8Array | undefined {
    for (const piece of this.#document.take()) {
      this.#finished.push(piece);
      this.#waiting += piece.length;
    }
    if (this.#waiting < least) return undefined;
    const bytes = Buffer.concat(this.#finished, this.#waiting);
    this.#finished = [];
    this.#waiting = 0;
    return bytes;
  }

  /** Writes the rest: every object must have been written. `catalog` applies to the whole file. */
  finish(catalog: PdfDictionary): void {
    Object.assign(this.#document.catalog, catalog);
    this.#document.end();
  }
}

/** Bytes of streams that are not worth a digest. */
const SHORT = 256;

/** Names an object by its content. */
function nameOf(source: string, stream: Uint8Array): string {
  const bytes = Buffer.from(stream.buffer, stream.byteOffset, stream.length);
  const name = stream.length > SHORT ? hash("sha256", bytes, "base64") : bytes.toString("latin1");
  return `stream ${source}\n${name}`;
}

/** A stream as it is stored. */
export interface PackedStream {
  readonly bytes: Uint8Array;
  /** What its dictionary says of it. */
  readonly coding: PdfDictionary;
}

/** Compressed if that makes it shorter. */
export function packedStream(bytes: Uint8Array): PackedStream {
  const packed = deflateSync(bytes, { level: LEVEL });
  return packed.length < bytes.length
    ? { bytes: packed, coding: { Filter: "FlateDecode" } }
    : { bytes, coding: {} };
}
