/** Plans the pictures of a game's pieces: each is asked for once, and known by its id from then on. */

import { singleSize } from "./grid.ts";
import { backOf, type PicturePlan, type PlannedPile, upright } from "./picture-plan.ts";
import type { SlotJournal } from "./slots.ts";
import type { TableCard, TableDie, TableGame, TablePile } from "./table-game.ts";
import { TTPG_DIE_SLOTS } from "./ttpg/write-ttpg.ts";

/** Ids of planned pictures. */
export type CardSides = ReadonlyMap<TableCard, { readonly front: string; readonly back: string }>;

export const sheetsOf = (
  plan: PicturePlan,
  { piles }: TableGame,
  { decks }: SlotJournal,
  isOnSheets: (pile: TablePile) => boolean,
): readonly PlannedPile[] =>
  piles.filter(isOnSheets).map((pile) => plan.pile(pile, decks.get(pile.id) ?? []));

export const sidesOf = (
  plan: PicturePlan,
  pile: TablePile,
  card: TableCard,
): { readonly front: string; readonly back: string } => ({
  front: plan.single(card.front, `${pile.id}-${card.id}`),
  back: plan.single(backOf(pile, card), `${pile.id}-back`),
});

export const sidesOfAll = (plan: PicturePlan, { piles }: TableGame): CardSides =>
  new Map(piles.flatMap((pile) => pile.cards.map((card) => [card, sidesOf(plan, pile, card)] as const)));

export const boardsOf = (plan: PicturePlan, { boards }: TableGame): ReadonlyMap<string, string> =>
  new Map(boards.map(({ id, front }) => [id, plan.single(front, `board-${id}`)]));

export const diceOf = (plan: PicturePlan, { dice }: TableGame): ReadonlyMap<string, readonly string[]> =>
  new Map(
    dice.map(({ id, pictures = [] }) => [
      id,
      pictures.map((side, index) => plan.single(side, `die-${id}-${index + 1}`)),
    ]),
  );

const SIX = 6;

/** The sheet of a die's sides for Tabletop Playground, if it has six with pictures. */
export function dieSheet(
  plan: PicturePlan,
  { id, pictures = [] }: TableDie,
): readonly (readonly [string, string])[] {
  const [first] = pictures;
  if (pictures.length !== SIX || !first) return [];
  const cell = singleSize(first.part ? upright(first.part) : first.size, MOST_DIE_SIDE);
  const sides = Array.from({ length: 9 }, (_, slot) => pictures[TTPG_DIE_SLOTS.indexOf(slot)]);
  return [[id, plan.grid(`die-${id}`, { columns: 3, rows: 3 }, cell, sides)]];
}

/** px of one side of a die. */
const MOST_DIE_SIDE = 512;
