/** A booklet to be read on a screen: the file's pages are its own, with links and bookmarks, without marks and margins. Pure. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { marginWords, type SetLine } from "../margin-words.ts";
import type { Imprint, SheetSet } from "../sheet.ts";
import { linksOn, targetNames } from "./booklet-links.ts";
import { type BookletPiece, placed } from "./booklet-piece.ts";
import { draftWords } from "./booklet-room.ts";

/** Takes no paper: the set has no sheets, but sides. */
export function imposeBookletScreen(
  booklet: BookletPiece,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const { pages, trim: size } = booklet;
  const words = marginWords(setLine);
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
