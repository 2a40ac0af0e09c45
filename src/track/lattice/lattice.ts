/** Lays the cards of a track on the lattice: the position of every square and bar, and overlaps. */
import type { Lattice, Overlap, PlannedCard, TrackBar, TrackSquare } from "../track.ts";
import { sizeOf, turnedCell, turnedPoint } from "./turned-card.ts";

export function layCards(track: readonly PlannedCard[]): Lattice {
  const squares = track.flatMap(squaresOf).map((square, index): TrackSquare => ({ index, ...square }));
  return { squares, bars: track.flatMap(barsOf), overlaps: overlapsOf(squares), box: boxOf(track) };
}

function squaresOf({ map, at, turn, acceleration }: PlannedCard, card: number): Omit<TrackSquare, "index">[] {
  return map.squares.map(({ name, column, row, colour }) => {
    const [right, up] = turnedCell(column, row, turn);
    return {
      name: `${card + 1}.${name}`,
      card,
      printed: name,
      column: at[0] + right,
      row: at[1] + up,
      colour: acceleration ? "black" : colour,
    };
  });
}

/** A face-down card shows no bars. */
function barsOf({ map, at, turn, acceleration }: PlannedCard, card: number): TrackBar[] {
  if (acceleration) return [];
  const placed = (point: readonly [number, number]): readonly [x: number, y: number] => {
    const [x, y] = turnedPoint(point, turn);
    return [at[0] + x, at[1] + y];
  };
  return map.bars.map(({ from, to }) => ({ card, from: placed(from), to: placed(to) }));
}

function overlapsOf(squares: readonly TrackSquare[]): readonly Overlap[] {
  const owners = new Map<string, TrackSquare>();
  const pairs = new Map<string, { cards: [number, number]; squares: number[] }>();
  for (const square of squares) {
    const cell = `${square.column} ${square.row}`;
    const owner = owners.get(cell);
    if (owner === undefined) {
      owners.set(cell, square);
      continue;
    }
    const key = `${owner.card} ${square.card}`;
    const pair = pairs.get(key) ?? { cards: [owner.card, square.card], squares: [] };
    pair.squares.push(square.index);
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}

function boxOf(track: readonly PlannedCard[]): Lattice["box"] {
  if (track.length === 0) return { column: 0, row: 0, columns: 0, rows: 0 };
  const column = Math.min(...track.map(({ at }) => at[0]));
  const row = Math.min(...track.map(({ at }) => at[1]));
  const right = Math.max(...track.map(({ at, turn }) => at[0] + sizeOf(turn).columns));
  const top = Math.max(...track.map(({ at, turn }) => at[1] + sizeOf(turn).rows));
  return { column, row, columns: right - column, rows: top - row };
}
