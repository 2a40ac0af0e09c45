/**
 * A booklet on paper: its pages one by one, centred, to be cut out; or two beside each other on each side of a sheet, to be
 * printed on both sides, folded and stapled through the fold. Pure, as all imposition. Limits: one gathering; that inner
 * sheets stand out a little when many are folded together (creep) is not made up for, but told of many.
 */
import type { Diagnostic, Place, Result } from "../diagnostics/diagnostic.ts";
import type { Item } from "../scene/scene.ts";
import type { Box, Size } from "../units/box.ts";
import { unionOf } from "../units/box.ts";
import { chaptersOn, type LinkedPage, linksOn, type TargetNames, targetNames } from "./booklet-links.ts";
import { draftWords, footOfPages, isTooLarge, tooThick } from "./booklet-room.ts";
import { cropMarks } from "./crop-marks.ts";
import { formatSize, sheetFault } from "./faults.ts";
import { setFooter, setFooterIn } from "./footer.ts";
import { footerText } from "./footer-text.ts";
import type { Frame } from "./frame.ts";
import { BLACK, lines, type Segment } from "./mark-items.ts";
import { marginWords } from "./once.ts";
import { checkProfile } from "./profile.ts";
import type { Imprint, MarginWords, Placement, PrintProfile, SetLine, SheetSet, SheetSide } from "./sheet.ts";

/** A page; lengths from its top left corner. */
export interface PieceOfPage extends LinkedPage {
  /** Key of its scene. */
  readonly scene: string;
}

export interface BookletPiece {
  readonly id: string;
  /** Of a page. */
  readonly trim: Size;
  /** Where its size is written. */
  readonly place?: Place;
  readonly pages: readonly PieceOfPage[];
}

interface Context {
  readonly booklet: BookletPiece;
  readonly profile: PrintProfile;
  readonly imprint: Imprint;
  readonly words: MarginWords;
}

const NOTHING: SheetSet = { sides: [], sheets: 0, backs: "none" };

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

/** Two pages a side, in the order in which they are read once the pile is folded. */
export function imposeBooklet(
  booklet: BookletPiece,
  profile: PrintProfile,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const refusals = refusalsOf(booklet, profile, 2);
  if (refusals.length > 0) return { value: NOTHING, diagnostics: refusals };
  const context = { booklet, profile, imprint, words: marginWords(setLine) };
  const sheets = sheetsOf(booklet.pages.length);
  const sides = sheets.flatMap(({ front, back }, index) => [
    foldedSide(front, "front", index + 1, sheets.length, context),
    foldedSide(back, "back", index + 1, sheets.length, context),
  ]);
  return {
    value: { sides, sheets: sheets.length, backs: "duplex-short" },
    diagnostics: tooThick(sheets.length, booklet.place),
  };
}

/** Left and right page of a side, from 1. */
export type Pair = readonly [left: number, right: number];

/**
 * The pages of each sheet, the outermost first. The pile is padded to a multiple of four; numbers beyond the last page
 * are blank. The first page lies at the right of the outermost front, so that the fold is at its left.
 */
export function sheetsOf(pages: number): readonly { readonly front: Pair; readonly back: Pair }[] {
  const all = Math.ceil(pages / 4) * 4;
  return Array.from({ length: all / 4 }, (_, index) => {
    const first = 2 * index + 1;
    const last = all - 2 * index;
    return { front: [last, first], back: [first + 1, last - 1] };
  });
}

/** Pages that fit the paper one by one, but not two beside each other, can be printed all the same. */
function refusalsOf(
  { trim, place, pages }: BookletPiece,
  profile: PrintProfile,
  beside: 1 | 2,
): readonly Diagnostic[] {
  const faults = checkProfile(profile);
  const { width, height } = trim;
  if (
    faults.length > 0 ||
    pages.length === 0 ||
    !isTooLarge({ width: beside * width, height }, profile.paper)
  )
    return faults;
  const { title } = profile.paper;
  const message =
    beside === 1
      ? `a page of ${formatSize(trim)} does not fit ${title}`
      : `two pages of ${formatSize(trim)} do not fit ${title} beside each other`;
  const fix =
    "write `size: half` in the booklet, which fits half of A4 and of Letter, or print on larger paper";
  return [sheetFault("booklet-too-large", beside === 1 ? "error" : "warning", message, { fix }, place)];
}

function pageSide(index: number, context: Context, names: TargetNames): SheetSide {
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

function placed(number: number, trim: Box, { id, pages }: BookletPiece): Placement {
  const scene = pages[number - 1]?.scene as string;
  return { piece: `${id} ${number}`, scene, trim, turn: 0, clip: trim };
}

function foldedSide(
  pair: Pair,
  side: "front" | "back",
  sheet: number,
  sheets: number,
  context: Context,
): SheetSide {
  const { booklet, profile } = context;
  const { paper } = profile;
  const size = { width: Math.max(paper.width, paper.height), height: Math.min(paper.width, paper.height) };
  const { width, height } = booklet.trim;
  const middle = size.width / 2;
  const y = (size.height - height) / 2;
  const boxes = [middle - width, middle].map((x) => ({ x, y, width, height }));
  const placements = pair.flatMap((number, index) =>
    number > booklet.pages.length ? [] : [placed(number, boxes[index] as Box, booklet)],
  );
  const all = unionOf(boxes) as Box;
  return {
    paper,
    size,
    sheet,
    side,
    placements,
    marks: [
      ...(profile.marks && side === "front" ? foldMarks(size, all, sheet === 1) : []),
      ...footerItems(boxes, size, { sheet, sheets, side, pair }, context),
    ],
    bookmarks: pair.flatMap((number) => chaptersOn(booklet.pages[number - 1])),
    trimBox: all,
    bleedBox: all,
  };
}

/** mm: dashes of the fold at both ends, and a staple. */
const FOLD = 9;
const STAPLE = 12;
const DASH = [1.4, 1.1];

/** Where to fold, on the outside of each sheet; where to staple, on the outermost alone: it stays in sight on no page. */
function foldMarks({ width, height }: Size, pages: Box, isOutermost: boolean): readonly Item[] {
  const x = width / 2;
  const ends: Segment[] = [
    [x, 0, x, pages.y + FOLD],
    [x, height - pages.y - FOLD, x, height],
  ];
  const staples = [0.25, 0.75].map((share): Segment => {
    const at = pages.y + pages.height * share;
    return [x, at - STAPLE / 2, x, at + STAPLE / 2];
  });
  return [lines(ends, BLACK, DASH), ...(isOutermost ? [lines(staples, BLACK)] : [])];
}

/** Beside or below the pages; where the paper leaves no room there, at their foot. */
function footerItems(
  boxes: readonly Box[],
  page: Size,
  { pair, ...subject }: Pick<SheetSide, "sheet" | "side"> & { readonly sheets: number; readonly pair: Pair },
  { booklet, imprint, profile, words }: Context,
): readonly Item[] {
  const pages = pagesWords(pair, booklet.pages.length);
  const text = footerText(imprint, { ...subject, pages, backs: "duplex-short", blank: false });
  const extent = unionOf(boxes) as Box;
  const frame: Frame = {
    page,
    columns: [{ start: extent.x, end: extent.x + extent.width }],
    rows: [{ start: extent.y, end: extent.y + extent.height }],
    extent,
  };
  const outside = setFooter(frame, text, profile, words);
  if (outside.missing === undefined) return outside.items;
  const inside = setFooterIn(footOfPages(boxes, page, profile.margin), text, words);
  if (inside.missing === undefined) return inside.items;
  return [...outside.items, ...draftWords(imprint, boxes[0] as Box, words)];
}

function pagesWords(pair: Pair, last: number): string {
  const [left, right] = pair.map((page) => (page > last ? `${page} (blank)` : `${page}`));
  return `pages ${left} and ${right}`;
}
