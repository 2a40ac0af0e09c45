/**
 * A PDF file that is written while it is made: what is finished is handed on, and only the place of each object stays.
 * Equal calls give equal bytes.
 */
import { deflateSync } from "node:zlib";
import { type PdfDictionary, type PdfRef, type PdfValue, sameValue } from "./pdf-values.ts";
import { LEVEL, PackedDocument } from "./pdfkit-document.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const WORTH_WRITING = 64 * 1024;

export interface StreamOptions {
  readonly ref?: PdfRef;
  /** The bytes are as the dictionary's Filter says; otherwise they are compressed here. */
  readonly coded?: boolean;
}

export class PdfFile {
  readonly #document: PackedDocument;
  /** Bytes that were not taken yet. */
  #finished: Uint8Array[] = [];
  #waiting = 0;
  readonly #shared = new Map<string, PdfRef>();
  #names = 0;

  /** @param info texts and dates for people */
  constructor(info: Readonly<Record<string, string | Date>>) {
    this.#document = new PackedDocument(info);
  }

  /** The list of pages, to which each of them points. */
  get pages(): PdfRef {
    return this.#document.pages;
  }

  /** A number for an object that will be written later. */
  ref(): PdfRef {
    return this.#document.ref({});
  }

  /** Writes an object without a stream. */
  write(value: PdfDictionary, ref = this.ref()): PdfRef {
    Object.assign(ref.data, value);
    ref.end();
    return ref;
  }

  /** An object that holds a value; equal values are one object. */
  shared(value: PdfDictionary | readonly PdfValue[]): PdfRef {
    const key = sameValue(value);
    const known = this.#shared.get(key);
    if (known) return known;
    const ref = this.#document.ref(value as PdfDictionary);
    ref.end();
    this.#shared.set(key, ref);
    return ref;
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
    Object.assign(ref.data, data, isShorter ? { Filter: "FlateDecode" } : {});
    // it is compressed as well as it can be
    Object.assign(ref, { compress: false });
    ref.end(isShorter ? packed : bytes);
    return ref;
  }

  /** Adds a page, which is written already. */
  addPage(page: PdfRef): void {
    const pages = this.pages.data as { Count: number; readonly Kids: PdfRef[] };
    pages.Kids.push(page);
    pages.Count += 1;
  }

  /** The bytes that were finished since the last time, once they are worth a write to the disk; or whatever is there. */
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

  /** Writes the rest: no object may be missing by now. `catalog` says what holds for the whole file. */
  finish(catalog: PdfDictionary): void {
    Object.assign(this.#document.catalog, catalog);
    this.#document.end();
  }
}
