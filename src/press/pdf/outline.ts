/** Bookmarks: one list of titles, each the page where its component begins. */
import type { PdfFile } from "./pdf-file.ts";
import { type PdfRef, pdfText } from "./pdf-values.ts";

/** A page as the list of pages names it. */
export interface DrawnPage {
  readonly ref: PdfRef;
  readonly bookmarks: readonly string[];
}

/** Writes the bookmarks of all pages; undefined when there are none. */
export function writeOutline(file: PdfFile, pages: readonly DrawnPage[]): PdfRef | undefined {
  const marks = pages.flatMap(({ ref, bookmarks }) =>
    bookmarks.map((title) => ({ title, page: ref, ref: file.ref() })),
  );
  if (marks.length === 0) return undefined;
  const outline = file.ref();
  for (const [index, { title, page, ref }] of marks.entries()) {
    const mark = {
      Title: pdfText(title),
      Parent: outline,
      Prev: marks[index - 1]?.ref,
      Next: marks[index + 1]?.ref,
      Dest: [page, "Fit"],
    };
    file.write(mark, ref);
  }
  return file.write({ Type: "Outlines", First: marks[0]?.ref, Last: marks.at(-1)?.ref }, outline);
}
