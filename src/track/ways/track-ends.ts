/** Start and finish from the players' view: whether they are easy to find, in the right place, and have room. */
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import { type Movement, roomOf } from "../../game/scenarios/movement.ts";
import { isBlocked, type Terrain } from "../../game/scenarios/terrain.ts";
import type { Lattice, TrackAnalysis, TrackPlan, TrackSquare } from "../track.ts";
import { distancesFrom } from "./reach.ts";

/** Squares of the start's card that pieces can reach without leaving it. */
export function roomAtStart({ lattice, steps, start }: TrackAnalysis): readonly number[] {
  if (start === undefined) return [];
  const { squares } = lattice;
  const card = squares[start.square]?.card;
  const distances = distancesFrom(steps, [start.square], ({ to }) => squares[to]?.card === card);
  return squares.map(({ index }) => index).filter((square) => distances[square] !== -1);
}

/**
 * How many pieces find room on the start's card at once. Where a card is a single cell, pieces wait off the board until the
 * one before has moved on: any number.
 */
export function piecesAtStart(track: TrackAnalysis, movement: Movement): number {
  const card = track.lattice.squares[track.start?.square ?? -1]?.card;
  const cells = track.lattice.squares.filter((square) => square.card === card).length;
  return cells === 1 ? Number.POSITIVE_INFINITY : roomOf(movement) * roomAtStart(track).length;
}

/**
 * A start that is not on the first card, a finish that is not on the last; also one that is not on the track at all.
 */
export function misplacedEnds(
  { track }: TrackPlan,
  { start, finish, lattice }: TrackAnalysis,
): readonly ("start" | "finish")[] {
  const ends = [
    ["start", start, 0],
    ["finish", finish, track.length - 1],
  ] as const;
  return ends.flatMap(([which, end, card]) =>
    end !== undefined && lattice.squares[end.square]?.card === card ? [] : [which],
  );
}

/** Is the start where players look for it: on the lowest square of the track on the left that pieces can enter? */
export function isPlainStart({ start, lattice }: TrackAnalysis, terrains: readonly Terrain[]): boolean {
  return start === undefined || start.named || lowestSquare(lattice, terrains)?.index === start.square;
}

/** The lowest square of the whole track that pieces can enter, and of these the leftmost; undefined if there is none. */
export function lowestSquare(
  { shape, squares }: Lattice,
  terrains: readonly Terrain[],
): TrackSquare | undefined {
  const { across, up } = latticeKind(shape);
  const isBefore = (one: TrackSquare, other: TrackSquare): boolean => {
    const [a, b] = [up([one.column, one.row]), up([other.column, other.row])];
    return a < b || (a === b && across([one.column, one.row]) < across([other.column, other.row]));
  };
  return squares
    .filter(({ terrain }) => !isBlocked(terrains, terrain))
    .reduce<TrackSquare | undefined>(
      (best, square) => (best && !isBefore(square, best) ? best : square),
      undefined,
    );
}

/** Can players find the finish: in the rightmost column of all squares that pieces can enter, no other as far away? */
export function isPlainFinish({ finish, lattice }: TrackAnalysis, terrains: readonly Terrain[]): boolean {
  if (finish === undefined || finish.named) return true;
  const { across } = latticeKind(lattice.shape);
  const acrossOf = ({ column, row }: TrackSquare): number => across([column, row]);
  const end = lattice.squares[finish.square];
  const open = lattice.squares.filter(({ terrain }) => !isBlocked(terrains, terrain));
  return finish.ties.length === 0 && !!end && acrossOf(end) === Math.max(...open.map(acrossOf));
}
