/**
 * pdfkit's document, written in the compact form of PDF 1.5 (ISO 32000-1, 7.5.7 and 7.5.8): small objects are packed
 * together, and so is the cross-reference table, because in a file of hundreds of pages they would be a third of it.
 * pdfkit keeps the objects and serialises each of them; where they go is decided here.
 *
 * This is the only place that depends on pdfkit's internals, which is why pdfkit is pinned to one version; the tests of
 * press/ open the output with other programs.
 */
import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import type { PdfDictionary, PdfRef } from "./pdf-values.ts";

/** An object of pdfkit's. */
interface PdfkitRef extends PdfRef {
  /** Whether pdfkit compresses the stream. */
  compress: boolean;
  /** Of the file, in bytes; known once it is written. */
  readonly offset: number;
  /** Pieces of its stream. */
  readonly buffer: readonly Uint8Array[];
  finalize(): void;
}

/** The part of pdfkit's document that we build on. */
interface Pdfkit {
  readonly _root: PdfkitRef;
  readonly _id: Uint8Array;
  readonly _info: PdfkitRef;
  _offset: number;
  _waiting: number;
  ref(data: PdfDictionary): PdfkitRef;
  end(): void;
  push(bytes: Uint8Array | null): boolean;
}

const Pdfkit = PDFDocument as unknown as new (options: object) => Pdfkit;

/** Objects in one pack: a reader that needs one of them unpacks all. */
const PACK = 200;
/** zlib's default level; 9 saves one byte in 200 and costs a third more time. */
export const LEVEL = 6;

/** Where an object is: at a byte of the file, or in a pack, at an index. */
type Place = { readonly at: number } | { readonly pack: number; readonly index: number };

export class PackedDocument extends Pdfkit {
  // Only declared: pdfkit writes the head of the file before a subclass has fields.
  declare finished: Uint8Array[] | undefined;
  /** What pdfkit writes of a small object, while it does. */
  declare source: string[] | undefined;
  /** By the number of the object, from 1. */
  readonly #places: (Place | undefined)[] = [];
  #pack: { readonly id: number; readonly source: string }[] = [];

  /** @param info texts and dates for people, without pages and without pdfkit's default font */
  constructor(info: Readonly<Record<string, string | Date>>) {
    super({ autoFirstPage: false, font: null, pdfVersion: "1.7", fontLayoutCache: false, info });
  }

  get catalog(): PdfDictionary {
    return this._root.data;
  }

  /** The page tree. */
  get pages(): PdfRef {
    return this._root.data.Pages as PdfRef;
  }

  /** An object without a stream goes into a pack when it ends. */
  override ref(data: PdfDictionary): PdfkitRef {
    const ref = super.ref(data);
    const finalize = ref.finalize;
    ref.finalize = () => (ref.buffer.length > 0 ? finalize.call(ref) : this.#keep(ref, finalize));
    return ref;
  }

  /** An object that is already serialised: its value as written in the file, and its stream. */
  place(source: string, stream?: Uint8Array): PdfRef {
    const ref = super.ref({});
    this._waiting -= 1;
    if (!stream) {
      this.#toPack(ref.id, source);
      return ref;
    }
    this.#places[ref.id - 1] = { at: this._offset };
    this._write(`${ref.id} 0 obj\n${source}\nstream`);
    this._write(stream);
    this._write("\nendstream\nendobj");
    return ref;
  }

  /** Pieces of the file since the last call. */
  take(): Uint8Array[] {
    const pieces = this.finished ?? [];
    this.finished = [];
    return pieces;
  }

  /** pdfkit's own: a piece of the file, text as a line. */
  _write(data: string | Uint8Array): void {
    if (this.source) {
      this.source.push(String(data));
      return;
    }
    const bytes = typeof data === "string" ? Buffer.from(`${data}\n`, "latin1") : data;
    this.finished ??= [];
    this.finished.push(bytes);
    this._offset += bytes.length;
  }

  /** pdfkit's own: an object was written. */
  _refEnd(ref: PdfkitRef): void {
    this.#places[ref.id - 1] ??= { at: ref.offset };
    this._waiting -= 1;
  }

  /** pdfkit's own: all objects are written; the cross-reference table comes last. */
  _finalize(): void {
    this.#endPack();
    const start = this._offset;
    const ref = super.ref({
      Type: "XRef",
      Size: this.#places.length + 2,
      W: [1, OFFSET_BYTES, 2],
      Root: this._root,
      Info: this._info,
      ID: [this._id, this._id],
      DecodeParms: { Predictor: 12, Columns: ROW_BYTES },
      Filter: "FlateDecode",
    });
    this.#places[ref.id - 1] = { at: start };
    ref.compress = false;
    ref.end(deflateSync(tableOf(this.#places), { level: LEVEL }));
    this._write("startxref");
    this._write(String(start));
    this._write("%%EOF");
  }

  /** Writes the rest. @throws Error if an object that was referred to was never written: our own bug */
  override end(): void {
    super.end();
    if (this._waiting > 0) throw new Error(`${this._waiting} objects of the PDF were never written`);
  }

  /** pdfkit would repeat the info as XMP without escaping "&" and "<". */
  endMetadata(): void {}

  /** Captures what pdfkit writes of the object: its number, its value, and the end. */
  #keep(ref: PdfkitRef, finalize: () => void): void {
    this.source = [];
    finalize.call(ref);
    const source = this.source[1] ?? "";
    this.source = undefined;
    this.#toPack(ref.id, source);
  }

  #toPack(id: number, source: string): void {
    this.#pack.push({ id, source });
    this.#places[id - 1] = undefined;
    if (this.#pack.length >= PACK) this.#endPack();
  }

  #endPack(): void {
    const pack = this.#pack;
    if (pack.length === 0) return;
    this.#pack = [];
    const ref = super.ref({});
    let index = "";
    let body = "";
    for (const [at, { id, source }] of pack.entries()) {
      index += `${id} ${body.length} `;
      body += `${source}\n`;
      this.#places[id - 1] = { pack: ref.id, index: at };
    }
    Object.assign(ref.data, { Type: "ObjStm", N: pack.length, First: index.length });
    ref.end(Buffer.from(index + body, "latin1"));
  }
}

/** Files of up to 4 GiB, which is more than the limits of pictures and sheets allow. */
const OFFSET_BYTES = 4;
const ROW_BYTES = 1 + OFFSET_BYTES + 2;
const FREE = Buffer.from([0, 0, 0, 0, 0, 255, 255]);

/** The positions of all objects, each row as its difference from the one above (PNG's filter "up"). */
function tableOf(places: readonly (Place | undefined)[]): Uint8Array {
  const rows = [FREE, ...Array.from(places, (place, index) => rowOf(place, index + 1))];
  const table = Buffer.alloc(rows.length * (ROW_BYTES + 1));
  for (const [number, row] of rows.entries()) {
    const start = number * (ROW_BYTES + 1);
    table[start] = 2;
    for (let at = 0; at < ROW_BYTES; at++)
      table[start + 1 + at] = (row[at] as number) - (rows[number - 1]?.[at] ?? 0);
  }
  return table;
}

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
