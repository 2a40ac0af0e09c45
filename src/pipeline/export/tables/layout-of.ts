/** A scenario laid out: where its cards are on a table when they are pushed together edge to edge. */
import type { Scenario } from "../../../game/game.ts";
import type { LaidCard, TableLayout, TablePile } from "../../../press/tables/table-game.ts";
import { joinsOf } from "../../../track/lattice/joins.ts";
import { paperOf, shiftedPaper } from "../../../track/lattice/papers.ts";
import { shiftsOf } from "../../../track/lattice/table.ts";

/** The scenario laid out, or why that cannot be: ends the sentence "not laid out, because ...". */
export function layoutOf(
  { id, title, track, isWhole }: Pick<Scenario, "id" | "title" | "track" | "isWhole">,
  piles: readonly TablePile[],
): TableLayout | { readonly why: string } {
  if (!isWhole) return { why: "cards of the track are missing or do not fit its lattice" };
  if (track.length === 0) return { why: "there is no track" };
  const needed = (deck: string, card: string): number =>
    track.filter((one) => one.deck === deck && one.card === card).length;
  const held = (deck: string, card: string): number =>
    piles.find((pile) => pile.id === deck)?.cards.find((one) => one.id === card)?.copies ?? 0;
  if (track.some(({ deck, card }) => held(deck, card) < needed(deck, card)))
    return { why: "the kit lacks cards of the track" };
  const shifts = shiftsOf(track, joinsOf(track));
  const places = track.map((card, index): LaidCard => {
    const paper = shiftedPaper(paperOf(card), shifts[index] ?? { x: 0, y: 0 });
    const side = card.map.print.side;
    return {
      ...{ pile: card.deck, card: card.card },
      ...{ x: middle(paper.map(({ x }) => x)) * side, y: -middle(paper.map(({ y }) => y)) * side },
      ...{ turn: card.turn, isFaceDown: card.acceleration },
    };
  });
  const [x, y] = [middle(places.map((one) => one.x)), middle(places.map((one) => one.y))];
  return { id, title, cards: places.map((one) => ({ ...one, x: one.x - x, y: one.y - y })) };
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
