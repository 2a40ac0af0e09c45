/** What a printed file consists of, in words. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { counted, sizeWords } from "../../diagnostics/words.ts";
import type { PrintedFile } from "../../pipeline/print/print-game.ts";
import type { SheetSet, SheetSide } from "../../sheet/sheet.ts";

/**
 * "9 sheets, 9 fronts + 8 backs + 1 blank page, 81 cards, 412 KB"; "24 sheets, 22 to fold + 2 one-sided, 179 pieces, 1.2 MB";
 * "17 pages for a screen, 89 KB".
 * @param size in bytes
 */
export function sheetWords({ sheets, pieces }: Pick<PrintedFile, "sheets" | "pieces">, size: number): string {
  if (!sheets || sheets.sheets === 0)
    return `${counted(sheets?.sides.length ?? 0, "page")} for a screen, ${sizeWords(size)}`;
  const words = [counted(sheets.sheets, "sheet"), sidesOf(sheets), pieces, sizeWords(size)];
  return words.filter((one) => one !== undefined).join(", ");
}

function sidesOf({ sides, backs }: SheetSet): string {
  if (backs === "fold") {
    const folded = sides.filter(({ side }) => side === "fold").length;
    const others = sides.length - folded;
    return others === 0 ? "all to fold" : `${folded} to fold + ${others} one-sided`;
  }
  return [...groupedBy(sides, nounOf)].map(([noun, own]) => counted(own.length, noun)).join(" + ");
}

/** A reverse of one-sided pieces shows none, and only keeps a printer in step. */
const nounOf = ({ side, placements }: SheetSide): string => (placements.length === 0 ? "blank page" : side);
