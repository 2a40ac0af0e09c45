/** The outline that a piece is cut to, for pictures of it on other pages. */
import type { Deck } from "../../game/game.ts";
import { roundedPath } from "../../layout/booklet/shapes.ts";
import { round } from "../../units/length.ts";

/** Path data in mm from the top left corner of the piece's trim: its die line, or for a card its outline with round corners. */
export function pieceOutline({ size, dieLine }: Pick<Deck, "size" | "dieLine">): string {
  if (dieLine === undefined) return roundedPath(size.width, size.height, size.corner);
  return `M ${dieLine.outline.map(({ x, y }) => `${round(x, 3)} ${round(y, 3)}`).join(" L ")} Z`;
}
