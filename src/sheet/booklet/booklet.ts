/**
 * A booklet as sheets with two pages side by side on each side, to be printed on both sides, folded and stapled through
 * the fold. Pure, like all imposition.
 * Limits: one gathering; that inner sheets stick out a little when many are folded together (creep) is not compensated,
 * but reported if there are many.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { Item } from "../../scene/scene.ts";
import { type Box, type Size, unionOf } from "../../units/box.ts";
import type { Say } from "../../words/say.ts";
import { marginWords, type SetLine } from "../margin-words.ts";
import { besideFlipWords, flipWords } from "../marks/flip-words.ts";
import { setFooter, setFooterIn } from "../marks/footer.ts";
import { footerText } from "../marks/footer-text.ts";
import { BLACK, lines, type Segment } from "../marks/mark-items.ts";
import type { Imprint, PrintProfile, SheetSet, SheetSide } from "../sheet.ts";
import { chaptersOn } from "./booklet-links.ts";
import { type BookletContext, type BookletPiece, NOTHING, placed, refusalsOf } from "./booklet-piece.ts";
import { draftWords, footOfPages, frameAround, tooThick } from "./booklet-room.ts";

/** Two pages a side, in reading order once the pile is folded. */
export function imposeBooklet(
  booklet: BookletPiece,
  profile: PrintProfile,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const refusals = refusalsOf(booklet, profile, 2);
  if (refusals.length > 0) return { value: NOTHING, diagnostics: refusals };
  const context = { booklet, profile, imprint, words: marginWords(setLine, imprint) };
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
 * are blank. The first page is on the right of the outermost front, so that the fold is on its left.
 */
export function sheetsOf(pages: number): readonly { readonly front: Pair; readonly back: Pair }[] {
  const all = Math.ceil(pages / 4) * 4;
  return Array.from({ length: all / 4 }, (_, index) => {
    const first = 2 * index + 1;
    const last = all - 2 * index;
    return { front: [last, first], back: [first + 1, last - 1] };
  });
}

function foldedSide(
  pair: Pair,
  side: "front" | "back",
  sheet: number,
  sheets: number,
  context: BookletContext,
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

/** Where to fold, on the outside of each sheet; where to staple, only on the outermost one: no page shows it. */
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

/** Beside or below the pages; at their foot if the paper has no room there. */
function footerItems(
  boxes: readonly Box[],
  page: Size,
  { pair, ...subject }: Pick<SheetSide, "sheet" | "side"> & { readonly sheets: number; readonly pair: Pair },
  { booklet, imprint, profile, words }: BookletContext,
): readonly Item[] {
  const pages = pagesWords(pair, booklet.pages.length, words.say);
  const text = footerText(imprint, { ...subject, pages, backs: "duplex-short", blank: false });
  const frame = frameAround(boxes, page);
  const flip = subject.sheet === 1 && subject.side === "front" ? "duplex-short" : "none";
  // The fold goes through the middle of the margins.
  const columns = boxes.map(({ x, width }) => ({ start: x, end: x + width }));
  const large = flipWords({ frame: { ...frame, columns }, clips: [] }, flip, profile, words);
  const outside = setFooter(frame, text, profile, words);
  if (outside.missing === undefined) return [...large, ...outside.items];
  const feet = footOfPages(boxes, page, profile.margin).map((band) =>
    large.length > 0 || flip === "none" ? { band, items: large } : besideFlipWords(band, flip, words),
  );
  const bands = feet.map(({ band }) => band);
  const inside = setFooterIn(bands, text, words);
  const flips = feet.length === 0 ? large : feet.flatMap(({ items }) => items);
  if (inside.missing === undefined) return [...flips, ...inside.items];
  return [...flips, ...outside.items, ...draftWords(imprint, boxes[0] as Box, words)];
}

function pagesWords(pair: Pair, last: number, say: Say): string {
  const [one = "", other = ""] = pair.map((page) =>
    page > last ? say("{page} (blank)", { page }) : `${page}`,
  );
  return say("pages {one} and {other}", { one, other });
}
