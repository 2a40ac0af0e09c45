/** PDFs read by pdf.js, a program that is not ours. */
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { writePdf } from "../../../src/press/pdf/write-pdf.ts";
import type { PdfJob } from "../../../src/press/press.ts";

/** A job's PDF with the bytes that a file would have. */
export async function wholePdf(job: PdfJob): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writePdf(job)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Opens a PDF, works with it and closes it. */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** The text of each page, with lines as the reader finds them. */
export const textOfPages = (bytes: Uint8Array): Promise<readonly string[]> =>
  withPdf(bytes, async (pdf) => {
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    }
    return texts;
  });

/** How many times a plain text occurs in the file: dictionaries of streams are not compressed. */
export const countIn = (bytes: Uint8Array, piece: string): number =>
  Buffer.from(bytes).toString("latin1").split(piece).length - 1;
