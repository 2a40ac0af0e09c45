/**
 * A booklet's pages in reading order, two to a sheet if they fit, printed on one side: for printers without duplex.
 * Pure, like all imposition.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { type Box, type Size, unionOf } from "../../units/box.ts";
import type { Say } from "../../words/say.ts";
import { marginWords, type SetLine } from "../margin-words.ts";
import { cropMarks } from "../marks/crop-marks.ts";
import { setFooter, setFooterIn } from "../marks/footer.ts";
import { footerText } from "../marks/footer-text.ts";
import type { Imprint, PrintProfile, SheetSet, SheetSide } from "../sheet.ts";
import { chaptersOn } from "./booklet-links.ts";
import {
  type BookletContext,
  type BookletPiece,
  holdsTwo,
  NOTHING,
  placed,
  refusalsOf,
} from "./booklet-piece.ts";
import { draftWords, footOfPages, frameAround, TOLERANCE } from "./booklet-room.ts";

export function imposeBookletPages(
  booklet: BookletPiece,
  profile: PrintProfile,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const refusals = refusalsOf(booklet, profile, 1);
  if (refusals.length > 0) return { value: NOTHING, diagnostics: refusals };
  const context = { booklet, profile, imprint, words: marginWords(setLine, imprint) };
  const beside = holdsTwo(booklet, profile.paper) ? 2 : 1;
  const sheets = Math.ceil(booklet.pages.length / beside);
  const sides = Array.from({ length: sheets }, (_, index) => pagesSide(index, beside, sheets, context));
  return { value: { sides, sheets, backs: "none" }, diagnostics: [] };
}

function pagesSide(index: number, beside: 1 | 2, sheets: number, context: BookletContext): SheetSide {
  const { booklet, profile } = context;
  const { width, height } = booklet.trim;
  const size = turnedFor({ width: beside * width, height }, profile.paper);
  const left = (size.width - beside * width) / 2;
  const y = (size.height - height) / 2;
  // An odd last page stays on the left.
  const boxes = Array.from({ length: beside }, (_, at) => ({ x: left + at * width, y, width, height }));
  const first = index * beside + 1;
  const numbers = boxes.map((_, at) => first + at).filter((number) => number <= booklet.pages.length);
  const extent = unionOf(boxes) as Box;
  return {
    size,
    sheet: index + 1,
    side: "front",
    placements: numbers.map((number, at) => placed(number, boxes[at] as Box, booklet)),
    marks: marksOn(size, boxes, { sheet: index + 1, sheets, numbers }, context),
    bookmarks: numbers.flatMap((number) => chaptersOn(booklet.pages[number - 1])),
    trimBox: extent,
    bleedBox: extent,
  };
}

interface Subject {
  readonly sheet: number;
  readonly sheets: number;
  /** Of the pages. */
  readonly numbers: readonly number[];
}

/** Single pages on much larger paper are cut out. */
function marksOn(
  page: Size,
  boxes: readonly Box[],
  { numbers, ...subject }: Subject,
  { profile, imprint, words }: BookletContext,
): SheetSide["marks"] {
  const frame = frameAround(boxes, page);
  const text = footerText(imprint, {
    ...subject,
    side: "front",
    backs: "none",
    blank: false,
    pages: pagesWords(numbers, words.say),
  });
  const marks = profile.marks && boxes.length === 1;
  const outside = setFooter(frame, text, { ...profile, marks }, words);
  const feet = outside.missing === undefined ? [] : footOfPages(boxes, page, profile.margin);
  const inside = setFooterIn(feet, text, words);
  const footer = outside.missing === undefined || inside.missing !== undefined ? outside : inside;
  return [
    ...(marks ? cropMarks(frame, profile.margin) : []),
    ...footer.items,
    ...(footer.missing === undefined ? [] : draftWords(imprint, boxes[0] as Box, words)),
  ];
}

function pagesWords([one = 0, other]: readonly number[], say: Say): string {
  if (other === undefined) return say("page {page}", { page: one });
  return say("pages {one} and {other}", { one, other });
}

const turnedFor = ({ width, height }: Size, paper: Size): Size =>
  width <= paper.width + TOLERANCE && height <= paper.height + TOLERANCE
    ? { width: paper.width, height: paper.height }
    : { width: paper.height, height: paper.width };
