/** The sheets of a print, planned without drawings, and the cards that nearly have the last of them to themselves. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Card, Deck } from "../../game/game.ts";
import type { Print } from "../../game/kits/prints.ts";
import type { Piece, PrintProfile } from "../sheet.ts";
import { planSheets } from "./flow.ts";
import { capacityOf } from "./grid.ts";
import type { SheetPlan } from "./sheet-plan.ts";

/** The last sheet is nearly empty if at most this share of its slots is filled: 2 of 9. */
const SHARE = 2 / 9;
export interface LonelyCards {
  /** Number of the sheet, from 1. */
  readonly sheet: number;
  readonly cards: number;
  /** How many would fit. */
  readonly slots: number;
}

/** The sheets of the print, excluding boards. */
export function plansOf(print: Print, profile: PrintProfile): readonly SheetPlan[] {
  return planSheets(piecesOf(print), profile).value;
}

/** For each size of cards that fills other sheets too. */
export function lonelyCards(plans: readonly SheetPlan[]): readonly LonelyCards[] {
  const cards = plans.filter((plan) => plan.cards.every(({ dieLine }) => !dieLine) && plan.lots.length === 1);
  return [...groupedBy(cards, ({ frame }) => frame).values()].flatMap((same) => {
    const last = same.at(-1);
    const grid = last?.lots[0]?.grid;
    if (same.length < 2 || !last || !grid) return [];
    const slots = capacityOf(grid);
    const count = last.cards.length;
    return count > slots * SHARE ? [] : [{ sheet: plans.indexOf(last) + 1, cards: count, slots }];
  });
}

/**
 * What planning needs of the pieces, without their drawings: cards of a deck with the same templates, one after the other,
 * count as copies of the first.
 */
function piecesOf({ cards }: Print): readonly Piece[] {
  const pieces: { readonly piece: Piece; readonly deck: Deck; copies: number }[] = [];
  for (const { deck, card, copies } of cards) {
    if (copies === 0 || deck.shape === "board") continue;
    const last = pieces.at(-1);
    if (last?.deck === deck && last.piece.front === card.front && last.piece.back === card.back)
      last.copies += copies;
    else pieces.push({ piece: pieceOf(deck, card), deck, copies });
  }
  return pieces.map(({ piece, copies }) => ({ ...piece, copies }));
}

function pieceOf(deck: Deck, card: Card): Piece {
  const { width, height } = deck.size;
  return {
    id: `${deck.id}/${card.id}`,
    component: deck.title,
    front: card.front,
    ...(card.back === undefined ? {} : { back: card.back }),
    trim: { width, height },
    bleed: deck.madeBleed?.bleed ?? deck.bleed,
    copies: 1,
    ...(deck.dieLine === undefined ? {} : { dieLine: deck.dieLine }),
  };
}
