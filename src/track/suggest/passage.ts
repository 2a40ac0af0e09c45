/** Quick tests of two or three laid cards, before analysing a whole track is worthwhile. */
import { isBlocked } from "../../game/scenarios/terrain.ts";
import { gridOf } from "../lattice/grid.ts";
import { headingsOf, joinsOf } from "../lattice/joins.ts";
import { layCards } from "../lattice/lattice.ts";
import type { Lattice, PlannedCard, Step, TrackSquare } from "../track.ts";
import { startOf } from "../ways/landmarks.ts";
import type { Moves } from "../ways/moves.ts";
import { plainTerrains } from "../ways/plain-terrains.ts";
import { arrivingSteps, distancesFrom, distancesTo, type Steps } from "../ways/reach.ts";
import { stepsOf } from "../ways/steps.ts";

/** How captains cross from one card to the next. */
export interface Crossing {
  /** Number of steps that are not special. */
  readonly straight: number;
  /** The most pieces that can cross side by side. */
  readonly width: number;
  /** A piece that crosses is on a cell without a die before or after, in a game with dice. */
  readonly isPlain: boolean;
}

export function crossingOf(card: PlannedCard, next: PlannedCard, moves: Moves): Crossing {
  const { lattice, steps } = stepsAmong([card, next], moves);
  const { squares } = lattice;
  const crossing = steps.flat().filter(({ from, to }) => squares[from]?.card !== squares[to]?.card);
  const plain = plainTerrains(moves.terrains);
  const isPlain = (square: TrackSquare | undefined): boolean =>
    square !== undefined && plain.has(square.terrain) && ![card, next][square.card]?.acceleration;
  const sides = [crossing.map(({ from }) => from), crossing.map(({ to }) => to)].map((side) => new Set(side));
  return {
    straight: crossing.filter(({ special }) => !special).length,
    width: Math.min(...sides.map(({ size }) => size)),
    isPlain: sides.some((side) => [...side].every((square) => isPlain(squares[square]))),
  };
}

/**
 * Can pieces reach every square of a card, from the previous card or (on the first card) from the start, and the next
 * card from every square?
 */
export function isPassable(
  before: PlannedCard | undefined,
  card: PlannedCard,
  next: PlannedCard,
  moves: Moves,
): boolean {
  const cards = before ? [before, card, next] : [card, next];
  const place = cards.indexOf(card);
  const { lattice, steps } = stepsAmong(cards, moves);
  const { squares } = lattice;
  const isOwn = (square: number): boolean => squares[square]?.card === place;
  const inner: Step[][] = steps.map(() => []);
  const entered = before ? [] : startSquares(lattice, moves);
  const left: number[] = [];
  for (const list of steps)
    for (const step of list) {
      const { from, to } = step;
      if (isOwn(from) && isOwn(to)) inner[from]?.push(step);
      else if (isOwn(from)) left.push(from);
      else if (before && isOwn(to)) entered.push(to);
    }
  const reached = distancesFrom(inner, entered);
  const leaving = distancesTo(arrivingSteps(inner), left);
  return squares
    .filter(({ index, terrain }) => isOwn(index) && !isBlocked(moves.terrains, terrain))
    .every(({ index }) => reached[index] !== -1 && leaving[index] !== -1);
}

interface Laid {
  readonly lattice: Lattice;
  readonly steps: Steps;
}

function stepsAmong(cards: readonly PlannedCard[], moves: Moves): Laid {
  const lattice = layCards(cards, moves.movement.faceDown);
  const headings = headingsOf(cards, joinsOf(cards));
  return { lattice, steps: stepsOf(lattice, gridOf(lattice), headings, moves) };
}

/** Where the rule lets pieces enter. */
function startSquares(lattice: Lattice, { movement, terrains }: Moves): number[] {
  const start = startOf(lattice, { movement: { ...movement, start: "lowest-left" }, terrains });
  return start ? [start.square] : [];
}
