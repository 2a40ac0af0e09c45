/** Quick tests of two or three laid cards, before analysing a whole track is worthwhile. */
import { gridOf } from "../lattice/grid.ts";
import { headingsOf, joinsOf } from "../lattice/joins.ts";
import { layCards } from "../lattice/lattice.ts";
import type { Lattice, PlannedCard } from "../track.ts";
import { startOf } from "../ways/landmarks.ts";
import { distancesFrom, type Steps, turnedRound } from "../ways/reach.ts";
import { stepsOf } from "../ways/steps.ts";

/** How captains cross from one card to the next. */
export interface Crossing {
  /** Number of steps that are not diagonal. */
  readonly straight: number;
  /** The most captains that can cross side by side. */
  readonly width: number;
  /** A captain who crosses is on white before or after. */
  readonly isWhite: boolean;
}

export function crossingOf(card: PlannedCard, next: PlannedCard): Crossing {
  const { lattice, steps } = stepsAmong([card, next]);
  const { squares } = lattice;
  const crossing = steps.flat().filter(({ from, to }) => squares[from]?.card !== squares[to]?.card);
  const sides = [crossing.map(({ from }) => from), crossing.map(({ to }) => to)].map((side) => new Set(side));
  return {
    straight: crossing.filter(({ diagonal }) => !diagonal).length,
    width: Math.min(...sides.map(({ size }) => size)),
    isWhite: sides.some((side) => [...side].every((square) => squares[square]?.colour === "white")),
  };
}

/**
 * Can captains reach every square of a card, from the previous card or (on the first card) from the start, and the next
 * card from every square?
 */
export function isPassable(before: PlannedCard | undefined, card: PlannedCard, next: PlannedCard): boolean {
  const cards = before ? [before, card, next] : [card, next];
  const place = cards.indexOf(card);
  const { lattice, steps } = stepsAmong(cards);
  const { squares } = lattice;
  const isOwn = (square: number): boolean => squares[square]?.card === place;
  const own = squares.map(({ index }) => index).filter(isOwn);
  const all = steps.flat();
  const inner = steps.map((list, from) => list.filter(({ to }) => isOwn(from) && isOwn(to)));
  const entered = before
    ? all.filter(({ from, to }) => !isOwn(from) && isOwn(to)).map(({ to }) => to)
    : startSquares(lattice);
  const left = all.filter(({ from, to }) => isOwn(from) && !isOwn(to)).map(({ from }) => from);
  return reachesAll(inner, entered, own) && reachesAll(turnedRound(inner), left, own);
}

interface Laid {
  readonly lattice: Lattice;
  readonly steps: Steps;
}

function stepsAmong(cards: readonly PlannedCard[]): Laid {
  const lattice = layCards(cards);
  return { lattice, steps: stepsOf(lattice, gridOf(lattice), headingsOf(cards, joinsOf(cards))) };
}

/** Where the rule lets captains enter. */
function startSquares(lattice: Lattice): readonly number[] {
  const start = startOf(lattice, { track: [] });
  return start ? [start.square] : [];
}

function reachesAll(steps: Steps, from: readonly number[], squares: readonly number[]): boolean {
  const reached = from.map((square) => distancesFrom(steps, square));
  return squares.every((square) => reached.some((distances) => distances[square] !== -1));
}
