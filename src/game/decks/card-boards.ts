/** Checks cards that show boards: the board must exist, and have the size of the card. */
import { formatLength } from "../../units/length.ts";
import type { Board } from "../boards/board.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import { type Card, type Deck, type Game, mayBeUnusable } from "../game.ts";

/** Tolerance in mm, so that 10cm and 100mm are equal despite binary fractions. */
const HAIR = 1e-6;

type Resolved = Pick<Game, "boards" | "unusable">;

export function checkBoards(deck: Deck, resolved: Resolved, report: Report): void {
  for (const card of deck.cards)
    if (card.board !== undefined) checkCard(card, card.board, deck, resolved, report);
}

function checkCard(
  card: Card,
  word: string,
  deck: Deck,
  { boards, unusable }: Resolved,
  report: Report,
): void {
  const board = boards.find(({ id }) => id === word);
  if (board) {
    checkSize(board, deck, report);
    return;
  }
  if (mayBeUnusable(unusable, "board", word)) return;
  const names = boards.map(({ id }) => id);
  report({
    rule: "deck/unknown-board",
    at: below(card.source, "board"),
    message: `the game has no board "${word}"`,
    ...insteadOf(word, names, "it has no boards", `add a board "${word}" in boards/`),
  });
}

function checkSize({ id, size }: Board, deck: Deck, report: Report): void {
  const { width, height } = deck.size;
  const apart = Math.max(Math.abs(width - size.width), Math.abs(height - size.height));
  if (apart < HAIR) return;
  const words = (one: { readonly width: number; readonly height: number }): string =>
    `${formatLength(one.width)} x ${formatLength(one.height)}`;
  report({
    rule: "deck/other-board-size",
    at: below(deck.source, "size"),
    message: `the deck is ${words(deck.size)}, the board "${id}" ${words(size)}`,
    why: "the positions of its spaces are measured on the board",
    fix: "give both the same size",
  });
}
