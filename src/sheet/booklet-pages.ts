/**
 * A booklet's pages one by one, centred, to be cut out and read on a screen: with links and bookmarks. Pure, as all
 * imposition.
 */
import type { Result } from "../diagnostics/diagnostic.ts";
import type { Size } from "../units/box.ts";
import { linksOn, type TargetNames, targetNames } from "./booklet-links.ts";
import {
  type BookletContext,
  type BookletPiece,
  NOTHING,
  type PieceOfPage,
  placed,
  refusalsOf,
} from "./booklet-piece.ts";
import { draftWords } from "./booklet-room.ts";
import { cropMarks } from "./crop-marks.ts";
import { setFooter } from "./footer.ts";
import { footerText } from "./footer-text.ts";
import type { Frame } from "./frame.ts";
import { marginWords } from "./once.ts";
import type { Imprint, PrintProfile, SetLine, SheetSet, SheetSide } from "./sheet.ts";

/** Each page on a sheet of its own, in the middle, with crop marks. */
export function imposeBookletPages(
  booklet: BookletPiece,
  profile: PrintProfile,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const refusals = refusalsOf(booklet, profile, 1);
  if (refusals.length > 0) return { value: NOTHING, diagnostics: refusals };
  const context = { booklet, profile, imprint, words: marginWords(setLine) };
  const names = targetNames(booklet.pages);
  const sides = booklet.pages.map((_, index) => pageSide(index, context, names));
  return { value: { sides, sheets: sides.length, backs: "none" }, diagnostics: [] };
}

function pageSide(index: number, context: BookletContext, names: TargetNames): SheetSide {
  const { booklet, profile, imprint, words } = context;
  const { width, height } = booklet.trim;
  const size = turnedFor(booklet.trim, profile.paper);
  const trim = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const frame: Frame = {
    page: size,
    columns: [{ start: trim.x, end: trim.x + width }],
    rows: [{ start: trim.y, end: trim.y + height }],
    extent: trim,
  };
  const sheets = booklet.pages.length;
  const subject = { sheet: index + 1, sheets, side: "front", backs: "none", blank: false } as const;
  const text = footerText(imprint, { ...subject, page: String(index + 1) });
  const footer = setFooter(frame, text, profile, words);
  const page = booklet.pages[index] as PieceOfPage;
  return {
    paper: profile.paper,
    size,
    sheet: index + 1,
    side: "front",
    placements: [placed(index + 1, trim, booklet)],
    marks: [
      ...(profile.marks ? cropMarks(frame, profile.margin) : []),
      ...footer.items,
      ...(footer.missing === undefined ? [] : draftWords(imprint, trim, words)),
    ],
    ...linksOn(page, trim, names),
    trimBox: trim,
    bleedBox: trim,
  };
}

const turnedFor = ({ width, height }: Size, paper: Size): Size =>
  width <= paper.width && height <= paper.height
    ? { width: paper.width, height: paper.height }
    : { width: paper.height, height: paper.width };
