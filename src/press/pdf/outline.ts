/**
 * Bookmarks: titles of components, each with the page where it begins, or headings, each with its subsections nested
 * and collapsed; and the targets of links.
 */
import type { HeadingMark, SheetSide } from "../../sheet/sheet.ts";
import { ptOfMm, round } from "../../units/length.ts";
import { printedY } from "../printed-place.ts";
import type { PdfFile } from "./pdf-file.ts";
import { type PdfDictionary, type PdfRef, type PdfValue, pdfText } from "./pdf-values.ts";

/** A page as listed in the page tree. */
export interface DrawnPage extends Pick<SheetSide, "bookmarks" | "targets" | "size" | "correction"> {
  readonly ref: PdfRef;
}

interface Mark {
  readonly title: string;
  readonly level: number;
  readonly goal: PdfValue;
  readonly ref: PdfRef;
  readonly below: Mark[];
}

/** Writes the bookmarks of all pages; undefined if there are none. */
export function writeOutline(file: PdfFile, pages: readonly DrawnPage[]): PdfRef | undefined {
  const marks = pages.flatMap((page) => page.bookmarks.map((bookmark) => markOf(bookmark, page, file)));
  if (marks.length === 0) return undefined;
  const outline = file.ref();
  return file.write({ Type: "Outlines", ...writeMarks(file, nested(marks), outline) }, outline);
}

/** Writes the targets of all pages by name; undefined if there are none. Of duplicates the first counts. */
export function writeTargets(file: PdfFile, pages: readonly DrawnPage[]): PdfRef | undefined {
  const targets: PdfDictionary = {};
  for (const page of pages) for (const { name, y } of page.targets ?? []) targets[name] ??= placeOn(page, y);
  return Object.keys(targets).length === 0 ? undefined : file.write(targets);
}

function markOf(bookmark: string | HeadingMark, page: DrawnPage, file: PdfFile): Mark {
  const [ref, below] = [file.ref(), []];
  return typeof bookmark === "string"
    ? { title: bookmark, level: 0, goal: [page.ref, "Fit"], ref, below }
    : { ...bookmark, goal: placeOn(page, bookmark.y), ref, below };
}

/** pt kept visible above a heading. */
const ABOVE = 12;

/** The page with a position at the top of the window, at the current zoom. */
const placeOn = (page: DrawnPage, y: number): PdfValue => [
  page.ref,
  "XYZ",
  0,
  round(ptOfMm(page.size.height - printedY(y, page)) + ABOVE, 2),
  0,
];

/** Those of the highest level, each with the deeper ones that follow it. */
function nested(marks: readonly Mark[]): readonly Mark[] {
  const top: Mark[] = [];
  const open: Mark[] = [];
  for (const mark of marks) {
    while (open.length > 0 && (open.at(-1) as Mark).level >= mark.level) open.pop();
    (open.at(-1)?.below ?? top).push(mark);
    open.push(mark);
  }
  return top;
}

function writeMarks(file: PdfFile, marks: readonly Mark[], parent: PdfRef): PdfDictionary {
  for (const [index, { title, goal, ref, below }] of marks.entries())
    file.write(
      {
        Title: pdfText(title),
        Parent: parent,
        Prev: marks[index - 1]?.ref,
        Next: marks[index + 1]?.ref,
        Dest: goal,
        ...(below.length > 0 && { ...writeMarks(file, below, ref), Count: -below.length }),
      },
      ref,
    );
  return { First: marks[0]?.ref, Last: marks.at(-1)?.ref };
}
