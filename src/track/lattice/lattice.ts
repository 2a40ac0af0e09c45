/** Lays the cards of a track on the lattice: the position of every cell and bar, and overlaps. */
import { edgeKey, plus } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import type { Lattice, Overlap, PlannedCard, TrackBar, TrackSquare } from "../track.ts";
import { kindOf, tileOfCard } from "./tile-of.ts";

/** @param faceDown terrain of the cells of face-down cards */
export function layCards(track: readonly PlannedCard[], faceDown: string): Lattice {
  const squares: TrackSquare[] = [];
  for (const [index, card] of track.entries()) laySquares(squares, card, index, faceDown);
  return {
    shape: kindOf(track).shape,
    squares,
    bars: track.flatMap(barsOf),
    overlaps: overlapsOf(squares),
    box: boxOf(squares),
  };
}

function laySquares(into: TrackSquare[], planned: PlannedCard, card: number, faceDown: string): void {
  const { map, at, turn, acceleration } = planned;
  const tile = tileOfCard(planned);
  for (const { name, column, row, terrain } of map.squares) {
    const [right, up] = tile.turned([column, row], turn);
    into.push({
      index: into.length,
      name: `${card + 1}.${name}`,
      card,
      printed: name,
      column: at[0] + right,
      row: at[1] + up,
      terrain: acceleration ? faceDown : terrain,
    });
  }
}

/** A face-down card shows no bars. */
function barsOf(planned: PlannedCard, card: number): TrackBar[] {
  const { map, at, turn, acceleration } = planned;
  if (acceleration || map.bars.length === 0) return [];
  const tile = tileOfCard(planned);
  const kind = latticeKind(map.cells.shape);
  const origin = map.cells.shape === "square" ? at : kind.centreOf(at);
  return map.bars.flatMap(({ square, side, from, to }) => {
    const cell = tile.cellOf(square);
    if (cell === undefined) return [];
    const place = plus(at, tile.turned([cell.column, cell.row], turn));
    return [
      {
        card,
        from: plus(origin, tile.turnedPoint(from, turn)),
        to: plus(origin, tile.turnedPoint(to, turn)),
        edge: edgeKey(kind, place, kind.turnedSide(side, turn)),
      },
    ];
  });
}

/** Tells rows apart in one number: more than twice as many columns as there are either way (`FARTHEST`). */
const ROW = 2 ** 20;

function overlapsOf(squares: readonly TrackSquare[]): readonly Overlap[] {
  const owners = new Map<number, TrackSquare>();
  const pairs = new Map<string, { cards: [number, number]; squares: number[] }>();
  for (const square of squares) {
    const cell = square.row * ROW + square.column;
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

function boxOf(squares: readonly TrackSquare[]): Lattice["box"] {
  const [first] = squares;
  if (first === undefined) return { column: 0, row: 0, columns: 0, rows: 0 };
  let [left, right, bottom, top] = [first.column, first.column, first.row, first.row];
  for (const { column, row } of squares) {
    left = Math.min(left, column);
    right = Math.max(right, column);
    bottom = Math.min(bottom, row);
    top = Math.max(top, row);
  }
  return { column: left, row: bottom, columns: right - left + 1, rows: top - bottom + 1 };
}
