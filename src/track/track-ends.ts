/** Start and finish as players meet them: whether they find them, lie where they belong, and have room. */
import { distancesFrom } from "./reach.ts";
import type { TrackAnalysis, TrackPlan, TrackSquare } from "./track.ts";

/** Squares of the first card that captains come to without leaving it: each holds one. */
export function roomAtStart({ lattice, steps, start }: TrackAnalysis): number {
  if (start === undefined) return 0;
  const { squares } = lattice;
  const card = squares[start.square]?.card;
  const distances = distancesFrom(steps, start.square, ({ to }) => squares[to]?.card === card);
  return distances.filter((distance) => distance !== -1).length;
}

/** A start that is not on the first card, a finish not on the last, or both on one square. */
export function misplacedEnds({ track }: TrackPlan, { start, finish, lattice }: TrackAnalysis): number {
  const isOn = (square: number | undefined, card: number): boolean =>
    square !== undefined && lattice.squares[square]?.card === card;
  const isOne = start !== undefined && start.square === finish?.square;
  return [isOn(start?.square, 0), isOn(finish?.square, track.length - 1), !isOne].filter((ok) => !ok).length;
}

/** Do players find the start where they look for it: lowest on the whole track, there leftmost? */
export function isPlainStart({ start, lattice }: TrackAnalysis): boolean {
  if (start === undefined || start.named) return true;
  const square = lattice.squares[start.square] as TrackSquare;
  return lattice.squares.every(
    ({ row, column }) => row > square.row || (row === square.row && column >= square.column),
  );
}

/** Do players find the finish: in the rightmost column of the whole track, no other as far away? */
export function isPlainFinish({ finish, lattice }: TrackAnalysis): boolean {
  if (finish === undefined || finish.named) return true;
  const { column, columns } = lattice.box;
  return finish.ties.length === 0 && lattice.squares[finish.square]?.column === column + columns - 1;
}
