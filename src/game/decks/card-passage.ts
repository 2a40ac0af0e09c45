/**
 * Where a piece can go on a single map card: which edges are barred, and whether the card can be crossed at all.
 * Steps must not cross a barred edge, nor lead backward where the game never allows that. Steps over corners need no
 * separate check: one is open only if one of the two ways round its corner is, and that way leads to the same square.
 * Limits: one card; neighbouring cards may block more. Blocked terrain is not considered: cards with walls are often meant
 * to be crossed in one direction only.
 */
import type { Side, StepAllowance } from "../../schema/files.ts";
import { edgeKey, OPPOSITE } from "../cells/cells.ts";
import { signAlong } from "../cells/directions.ts";
import { type Tile, type TileCell, tileOf } from "../cells/tile.ts";
import type { MapCard } from "../map-cards.ts";

/** Cells with a bar on each of their edges. */
export function sealedSquares(map: MapCard): readonly string[] {
  const tile = tileOf(map.cells);
  const isBarred = barsOn(tile, map);
  const sealed = tile.cells.filter((cell) => tile.kind.sides.every((side) => isBarred(cell, side)));
  return sealed.map(({ name }) => name);
}

/** The headings in which cards can be crossed; the opposite ones use the same ways. */
export function headingsAcross({ cells }: Pick<MapCard, "cells">): readonly Side[] {
  const { sides } = tileOf(cells).kind;
  return sides.slice(0, sides.length / 2);
}

/**
 * Does some way lead in over the side behind, and out over the one ahead?
 * @param backward whether pieces may go backward, with special steps or without
 */
export function canPass(map: MapCard, heading: Side, backward: StepAllowance): boolean {
  const tile = tileOf(map.cells);
  const behind = OPPOSITE[heading];
  const isBarred = barsOn(tile, map);
  const allowed = tile.kind.sides.filter(
    (side) => backward !== "never" || signAlong(tile.kind, tile.kind.stepTo(side), heading) !== -1,
  );
  const opens = (side: Side) => (cell: TileCell) => !tile.neighbourOf(cell, side) && !isBarred(cell, side);
  const stepsFrom = (cell: TileCell): readonly TileCell[] =>
    allowed
      .filter((side) => !isBarred(cell, side))
      .map((side) => tile.neighbourOf(cell, side))
      .filter((next) => next !== undefined);
  const reached = new Set(tile.cells.filter(opens(behind)));
  // Cells added during the iteration are visited too.
  for (const cell of reached) for (const next of stepsFrom(cell)) reached.add(next);
  return [...reached].some(opens(heading));
}

function barsOn({ kind, cellOf }: Tile, { bars }: MapCard): (cell: TileCell, side: Side) => boolean {
  const keyOf = ({ column, row }: TileCell, side: Side): string => String(edgeKey(kind, [column, row], side));
  const barred = new Set(
    bars.map(({ square, side }) => {
      const cell = cellOf(square);
      return cell && keyOf(cell, side);
    }),
  );
  return (cell, side) => barred.has(keyOf(cell, side));
}
