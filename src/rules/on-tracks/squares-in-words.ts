/** The names of squares and cards of a track in messages. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import { cellWord } from "../../track/cell-word.ts";
import type { Step, TrackAnalysis } from "../../track/track.ts";

/** "square", or "hexagon": what the cells of the track's cards are. */
export const cellOf = ({ track: [first] }: Pick<Scenario, "track">): string =>
  cellWord(first?.map.cells.shape ?? "square");

/** "4.b2", by the square's position in the lattice. */
export function squareInWords({ lattice }: TrackAnalysis, square: number): string {
  return lattice.squares[square]?.name ?? "?";
}

/** "2.a3 and 2.b3". */
export function squaresInWords(
  track: TrackAnalysis,
  squares: readonly number[],
  joint: "and" | "or" = "and",
): string {
  return listed(
    squares.map((square) => squareInWords(track, square)),
    joint,
  );
}

/** "2.b3 to 3.a1 and 4.a2 to 4.b3". */
export function stepsInWords(track: TrackAnalysis, steps: readonly Pick<Step, "from" | "to">[]): string {
  return listed(steps.map(({ from, to }) => `${squareInWords(track, from)} to ${squareInWords(track, to)}`));
}

/** "card 3 (m14)", by the card's index in the track. */
export function cardInWords({ track }: Scenario, card: number): string {
  const { position, card: id } = track[card] ?? { position: card + 1, card: "?" };
  return `card ${position} (${id})`;
}

/** "card 3 (m14)", "cards 3 (m14) and 4 (m17)". */
export function cardsInWords(scenario: Scenario, cards: readonly number[]): string {
  const words = cards.map((card) => cardInWords(scenario, card).slice("card ".length));
  return `card${cards.length === 1 ? "" : "s"} ${listed(words)}`;
}

/** Squares by the card that they are on, in the order of travel. */
export function squaresByCard(
  { lattice }: TrackAnalysis,
  squares: readonly number[],
): readonly (readonly [card: number, squares: readonly number[]])[] {
  const groups = groupedBy(squares, (square) => lattice.squares[square]?.card ?? 0);
  return [...groups].sort(([a], [b]) => a - b);
}
