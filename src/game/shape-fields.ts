/** Fields of a deck that only pieces of another shape have: what they say would be lost without a word. */
import type { DeckFile, ShapeName } from "../schema/files.ts";
import { below, type Report } from "./fault.ts";
import type { Deck } from "./game.ts";

type ShapedFile = Omit<DeckFile, "cards">;

/** Each with the shape that it belongs to, and what pieces of that shape are called. */
const OWNED = [
  { field: "folds", shape: "folded", whose: "folded pieces" },
  { field: "box", shape: "tuck-box", whose: "tuck boxes" },
] as const;

/** What lies on the reverse of a piece that is glued: nobody sees it. A board is joined from several pages. */
const ONE_SIDED: ReadonlyMap<ShapeName, string> = new Map([
  ["standee", "a standee is drawn with both of its sides on one, and glued"],
  ["die", "the inside of a die is not seen"],
  ["board", "boards are printed on one side, over several pages where they must be"],
]);

export function checkShapeFields({ shape, source }: Deck, file: ShapedFile, report: Report): void {
  for (const { field, shape: owner, whose } of OWNED)
    if (file[field] !== undefined && shape !== owner)
      report({
        rule: "deck/other-shape",
        at: below(source, field),
        message: `\`${field}:\` belongs to ${whose}, and these are of the shape "${shape}"`,
        fix: `write \`shape: ${owner}\`, or leave \`${field}:\` out`,
      });
  const why = ONE_SIDED.get(shape);
  if (file.back !== undefined && why !== undefined)
    report({
      rule: "deck/other-shape",
      at: below(source, "back"),
      message: `a piece of the shape "${shape}" has no back`,
      why,
      fix: "leave `back:` out",
    });
}
