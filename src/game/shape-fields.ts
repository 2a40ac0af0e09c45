/** Fields of a deck that say nothing of pieces of its shape. */
import type { DeckFile, ShapeName } from "../schema/files.ts";
import { below, type Report } from "./fault.ts";
import type { Deck } from "./game.ts";

/** Pieces whose other side nobody sees, and why. */
const ONE_SIDED: ReadonlyMap<ShapeName, string> = new Map([
  ["standee", "a standee has both of its sides in one drawing, and is glued"],
  ["die", "nobody sees the inside of a die"],
  ["board", "boards are printed on one side, over several pages where they must be"],
]);

export function checkShapeFields(deck: Deck, file: Omit<DeckFile, "cards">, report: Report): void {
  if (file.folds && deck.shape !== "folded") tellIdle("folds", "folded", deck, report);
  if (file.box && deck.shape !== "tuck-box") tellIdle("box", "tuck-box", deck, report);
  if (file.back !== undefined && ONE_SIDED.has(deck.shape)) tellBack(deck, report);
}

function tellIdle(field: "folds" | "box", wanted: string, { shape, source }: Deck, report: Report): void {
  report({
    rule: "deck/idle-field",
    severity: "warning",
    at: below(source, field),
    message: `\`${field}:\` says nothing of a deck of the shape ${shape}`,
    why: `only pieces of the shape ${wanted} have such`,
    fix: `write \`shape: ${wanted}\`, or leave \`${field}:\` out`,
  });
}

function tellBack({ shape, source }: Deck, report: Report): void {
  report({
    rule: "deck/idle-field",
    severity: "warning",
    at: below(source, "back"),
    message: `a piece of the shape ${shape} has no back`,
    why: ONE_SIDED.get(shape) ?? "",
    fix: "leave `back:` out",
  });
}
