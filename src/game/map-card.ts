/**
 * A map card's squares and bars as geometry. Squares are written as printed, the top row first.
 * Limits: cards of 2 columns and 3 rows; turned cards are the business of tracks.
 */
import type { Json, JsonObject, SquareColour } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { CELLS, ROW_COUNT } from "./card-lattice.ts";
import { below, type Report } from "./fault.ts";
import type { MapCard, MapSquare } from "./game.ts";
import { readBars } from "./map-bar.ts";

/** The map card of a card's fields. Squares that its schema refused and left out are white. */
export function readMapCard(fields: JsonObject, card: SourceRef, report: Report): MapCard {
  return { squares: readSquares(fields.squares), bars: readBars(fields.bars, below(card, "bars"), report) };
}

function readSquares(written: Json | undefined): readonly MapSquare[] {
  const rows = (written ?? []) as readonly (readonly SquareColour[])[];
  return CELLS.map((cell) => ({
    ...cell,
    colour: rows[ROW_COUNT - 1 - cell.row]?.[cell.column] ?? "white",
  }));
}
