/** Changes in few words, for pages; and how much of them is drawn. */
import { counted } from "../../../diagnostics/words.ts";
import type { PieceChange } from "./compare-pieces.ts";
import type { EarlierGame } from "./earlier-game.ts";

/** With more changes, the others are named without pictures. */
export const MOST_DRAWN = 300;

/** A journal has no more. */
export const isOnlySmall = ({ made }: EarlierGame): boolean => made === undefined;

export function changeWords({ kind, before, now, isBackOnly, renamed }: PieceChange): string {
  const copies = `${before?.copies} to ${counted(now?.copies ?? 0, "copy", "copies")}`;
  switch (kind) {
    case "new":
      return `new${renamed ? `; renamed from ${renamed.card}?` : ""}`;
    case "removed":
      return `removed${renamed ? `; renamed to ${renamed.card}?` : ""}`;
    case "more":
    case "fewer":
      return `from ${copies}`;
    case "changed": {
      const more = before?.copies === now?.copies ? "" : `, from ${copies}`;
      return `${isBackOnly ? "its back changed" : "changed"}${more}`;
    }
  }
}
