/**
 * A PDF file that is written while it is made: what is finished is handed on, and only the place of each object stays.
 * Equal calls give equal bytes.
 */
import { hash } from "node:crypto";
import { deflateSync } from "node:zlib";
import type { PdfDictionary, PdfRef } from "./pdf-values.ts";
import { LEVEL, PackedDocument } from "./pdfkit-document.ts";

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
  /** Objects that were placed, by what they are. */
  readonly #placed = new Map<string, PdfRef>();

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

  /** Takes an object as it stands in the file, with its stream if it has one; equal objects are one. */
  place(source: string, stream?: Uint8Array): PdfRef {
    const key = stream ? nameOf(source, stream) : source;
    const known = this.#placed.get(key);
    if (known) return known;
    const ref = this.#document.place(source, stream);
    this.#placed.set(key, ref);
    return ref;
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

  /** Takes a page as it stands in the file, and adds it to the list. */
  addPage(source: string): PdfRef {
    const page = this.#document.place(source);
    const pages = this.pages.data as { Count: number; readonly Kids: PdfRef[] };
    pages.Kids.push(page);
    pages.Count += 1;
    return page;
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

/** Names an object by what it is. */
const nameOf = (source: string, stream: Uint8Array): string =>
  hash("sha256", Buffer.concat([Buffer.from(`${source}\n`, "latin1"), stream]), "base64");
