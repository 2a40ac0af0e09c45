/** Reports backs of glued pieces, which are never seen. Backs of boards, which are dropped, are reported in `deck-shape.ts`. */
import type { DeckFile, ShapeName } from "../../schema/files.ts";
import { below, type Report } from "../fault.ts";
import type { Deck } from "../game.ts";

const GLUED: ReadonlyMap<ShapeName, string> = new Map([
  ["standee", "a standee has both of its sides in one drawing, and is glued"],
  ["die", "the inside of a die is never seen"],
]);

export function reportGluedBack(
  { shape, source }: Deck,
  { back }: Pick<DeckFile, "back">,
  report: Report,
): void {
  const why = GLUED.get(shape);
  if (back === undefined || why === undefined) return;
  report({
    rule: "deck/idle-field",
    severity: "warning",
    at: below(source, "back"),
    message: `a piece of the shape ${shape} has no back`,
    why,
    fix: "remove `back:`",
  });
}
