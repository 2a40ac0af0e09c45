/** Cards of a nearly empty last sheet. They need no sheet of their own if other pieces are cut with scissors anyway. */
import type { Piece } from "../sheet.ts";
import { capacityOf } from "./grid.ts";
import { isCutStraight } from "./shaped.ts";
import { cardsOf, type Stack } from "./sheet-plan.ts";
import { countCopies } from "./size-classes.ts";

/** Of the slots of a sheet; more cards than that are worth a sheet: they are cut faster there. */
const MOST = 1 / 3;

/** The stack unchanged, or its full sheets and the few cards after them. */
export function partedLeftovers(stack: Stack): readonly Stack[] {
  const count = leftOver(stack);
  if (count === 0 || !stack.pieces.every(isCutStraight)) return [stack];
  const cards = cardsOf(stack).map((piece): Piece => ({ ...piece, copies: 1 }));
  const full = { ...stack, pieces: cards.slice(0, -count) };
  return [full, { ...stack, pieces: cards.slice(-count), isLeftOver: true }];
}

/** How many cards are left for the last sheet, if these are few and it is not the only one. */
function leftOver({ grid, pieces }: Stack): number {
  const [cards, slots] = [countCopies(pieces), capacityOf(grid)];
  const rest = cards % slots;
  return cards > slots && rest <= slots * MOST ? rest : 0;
}
