/**
 * The part of pdfkit that we build on, its insides included: objects, pages, the subset of a font. pdfkit is pinned to
 * one version for that; the tests of press/ open what comes out with other programs.
 * Nothing outside this folder knows of pdfkit.
 */
import PDFDocument from "pdfkit";

/** Dictionaries as pdfkit writes them: text is a name, a String object a string, numbers and lists are themselves. */
export type PdfDictionary = { [key: string]: unknown };

/** An object of the file. Its dictionary may change until `end`, which writes it. */
export interface PdfRef {
  readonly id: number;
  readonly data: PdfDictionary;
  end(stream?: string | Uint8Array): void;
}

export interface PdfkitFont {
  /** Name in resources: F1, F2 ... */
  readonly id: string;
  /** `glyphs` are the font's glyphs by their numbers in the subset; one may stand there more than once. */
  readonly subset: { includeGlyph(glyphId: number): number; readonly glyphs: number[] };
  /** By number in the subset: advance in thousandths of the em. */
  readonly widths: number[];
  /** By number in the subset: what the glyph means, for search and copy. */
  readonly unicode: number[][];
  ref(): PdfRef;
}

export interface PdfkitPage {
  readonly dictionary: PdfRef;
  readonly resources: PdfRef;
  write(operators: string): void;
}

export interface Pdfkit extends AsyncIterable<Uint8Array> {
  readonly page: PdfkitPage;
  readonly _root: PdfRef;
  readonly _font: PdfkitFont;
  readonly outline: { addItem(title: string, options: { fit: boolean }): unknown };
  endMetadata: () => void;
  ref(data: PdfDictionary): PdfRef;
  /** Starts a page; its operators begin with y pointing down from the top left corner, in pt. */
  addPage(options: { size: readonly [number, number]; margin: number }): void;
  /** Makes a font the current one; one opened by the font engine is taken as it is. */
  font(engine: object, key: string): void;
  end(): void;
}

/** Text as a PDF string, where a plain string would be a name. */
export const pdfString = (text: string): object => Object(text);

/** A new, empty document without pages and without pdfkit's default font. */
export function openPdfkit(info: Readonly<Record<string, string | Date>>): Pdfkit {
  const options = { autoFirstPage: false, font: null, pdfVersion: "1.7", fontLayoutCache: false, info };
  const doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions) as unknown as Pdfkit;
  // pdfkit would repeat the info as XMP without escaping "&" and "<"
  doc.endMetadata = () => {};
  return doc;
}
