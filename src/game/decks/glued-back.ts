/** Backs of pieces that are glued: what is printed there is never seen. Boards, which lose theirs, tell it themselves. */
import type { DeckFile, ShapeName } from "../../schema/files.ts";
import { below, type Report } from "../fault.ts";
import type { Deck } from "../game.ts";

const GLUED: ReadonlyMap<ShapeName, string> = new Map([
  ["standee", "a standee has both of its sides in one drawing, and is glued"],
  ["die", "nobody sees the inside of a die"],
]);

export function tellGluedBack(
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
    fix: "leave `back:` out",
  });
}
