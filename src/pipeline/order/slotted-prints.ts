/** What an order for a sheet with slots prints: the pieces, and a note about everything else. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Print } from "../../game/kits/prints.ts";
import { sheetFault } from "../../sheet/faults.ts";
import type { SlottedSheet } from "../../sheet/slots/slotted-sheet.ts";
import { hasPieces } from "./cut-prints.ts";

const WORDS: Readonly<Record<NonNullable<Print["as"]>, string>> = {
  poster: "posters",
  pages: "set-up sheets",
  board: "boards",
  lists: "lists",
  booklet: "booklets",
  "booklet-pages": "booklets",
  "booklet-screen": "booklets",
};

/** Those of pieces alone: nothing else is laid into slots. */
export const slottedPrints = (prints: readonly Print[]): readonly Print[] => prints.filter(hasPieces);

/** Which kinds of prints are left out; undefined if none are. */
export function leftOutOfSlots(prints: readonly Print[], { id }: SlottedSheet): Diagnostic | undefined {
  const kinds = prints.filter((print) => !hasPieces(print)).map(({ as }) => (as ? WORDS[as] : "booklets"));
  if (kinds.length === 0) return undefined;
  const message = `${listed([...new Set(kinds)])} are not printed on the sheet "${id}"`;
  return sheetFault("not-in-slots", "hint", message, {
    why: "only pieces are laid into its slots",
    fix: "print them on plain paper, without the sheet",
  });
}
