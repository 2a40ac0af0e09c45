/**
 * A booklet for reading on a screen: one page per page of the file, with links and bookmarks, without marks and
 * margins. Pure.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { marginWords, type SetLine } from "../margin-words.ts";
import type { Imprint, SheetSet } from "../sheet.ts";
import { linksOn, targetNames } from "./booklet-links.ts";
import { type BookletPiece, placed } from "./booklet-piece.ts";
import { draftWords } from "./booklet-room.ts";

/** Uses no paper: the set has sides, but no sheets. */
export function imposeBookletScreen(
  booklet: BookletPiece,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const { pages, trim: size } = booklet;
  const words = marginWords(setLine, imprint);
  const names = targetNames(pages);
  const box = { x: 0, y: 0, ...size };
  const sides = pages.map((page, index) => ({
    paper: { id: "screen", title: "a screen", ...size },
    size,
    sheet: index + 1,
    side: "front" as const,
    placements: [placed(index + 1, box, booklet)],
    marks: draftWords(imprint, box, words),
    ...linksOn(page, box, names),
    trimBox: box,
    bleedBox: box,
  }));
  return { value: { sides, sheets: 0, backs: "none" }, diagnostics: [] };
}
