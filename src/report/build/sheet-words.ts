/** The contents of a printed file in words. */
import { counted, sizeWords } from "../../diagnostics/words.ts";
import type { SheetCounts } from "../../index.ts";

/**
 * "9 sheets, 9 fronts + 8 backs + 1 blank page, 81 cards, 412 KB"; "24 sheets, 22 to fold + 2 one-sided, 179 pieces, 1.2 MB";
 * "17 pages for a screen, 89 KB".
 * @param bytes of the file
 */
export function sheetWords({ sheets, sides, backs, pieces }: SheetCounts, bytes: number): string {
  const pages = sides.reduce((sum, { count }) => sum + count, 0);
  if (sheets === 0) return `${counted(pages, "page")} for a screen, ${sizeWords(bytes)}`;
  const sidesWords =
    backs === "fold"
      ? foldWords(sides, pages)
      : sides.map(({ side, count }) => counted(count, side === "blank" ? "blank page" : side)).join(" + ");
  const pieceWords = pieces && counted(pieces.count, pieces.areCards ? "card" : "piece");
  const words = [counted(sheets, "sheet"), sidesWords, pieceWords, sizeWords(bytes)];
  return words.filter((one) => one !== undefined).join(", ");
}

function foldWords(sides: SheetCounts["sides"], pages: number): string {
  const folded = sides.find(({ side }) => side === "fold")?.count ?? 0;
  return folded === pages ? "all to fold" : `${folded} to fold + ${pages - folded} one-sided`;
}
