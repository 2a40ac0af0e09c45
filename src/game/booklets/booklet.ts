/** Resolves booklets: page sizes looked up, lengths limited to what can be printed, folded and read. */
import type { BookletFile } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { textWidthOf } from "../../units/booklet-text.ts";
import { mmOfPt } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { Booklet } from "../game.ts";
import type { CheckedFile } from "../input.ts";
import { type Limits, lengthWithin } from "../length-within.ts";

/**
 * In mm. A sheet of A4 (210 x 297) folds to pages of 148.5 x 210, one of Letter (215.9 x 279.4) to 139.7 x 215.9: "half" has
 * the smaller width and height of both.
 */
const SIZES = {
  half: { width: 139.7, height: 210 },
  a5: { width: 148, height: 210 },
  "half-letter": { width: 139.7, height: 215.9 },
} as const;

/** Sides of a page in mm: from a few words per line to half of A1. */
const SIDE: Limits = { from: 60, to: 594 };
/** Size of the body text in mm: from barely readable to the size of a title. */
const TEXT: Limits = { from: mmOfPt(6), to: mmOfPt(24) };
const USUAL_TEXT = "9.5pt";

/** @param translated Markdown files in place of others */
export function resolveBooklet(
  { file, path }: CheckedFile<BookletFile>,
  report: Report,
  translated: ReadonlyMap<string, string> = new Map(),
): Booklet {
  const source = { file: path, path: [] };
  const { booklet: id, title, subtitle, fonts = {} } = file;
  const text = `${path.slice(0, path.lastIndexOf("/") + 1)}${file.text}`;
  return {
    id,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    file: translated.get(text) ?? text,
    size: sizeOf(file, below(source, "size"), report),
    columns: file.columns ?? 1,
    page: file.page ?? "booklet-page",
    fonts: { text: fonts.text ?? "Alegreya", headings: fonts.headings ?? fonts.text ?? "Alegreya" },
    textSize: lengthOf(file["text-size"] ?? USUAL_TEXT, TEXT, below(source, "text-size"), report),
    accent: file.accent ?? "#2f3b46",
    contents: file.contents ?? true,
    source,
  };
}

function sizeOf({ size = "half" }: BookletFile, at: SourceRef, report: Report): Booklet["size"] {
  if (typeof size === "string") return SIZES[size];
  return {
    width: lengthOf(size.width, SIDE, below(at, "width"), report),
    height: lengthOf(size.height, SIDE, below(at, "height"), report),
  };
}

/** Greatest width of a picture for any of them, in mm: the text width of the narrowest page; of the default page if there are no booklets. */
export const narrowestText = (booklets: readonly Pick<Booklet, "size">[]): number =>
  booklets.length === 0
    ? textWidthOf(SIZES.half)
    : Math.min(...booklets.map(({ size }) => textWidthOf(size)));

const OF_BOOKLETS = { rule: "booklet/length-out-of-range", becomes: "can be set" };

const lengthOf = (text: string, limits: Limits, at: SourceRef, report: Report): number =>
  lengthWithin(text, limits, at, OF_BOOKLETS, report);
