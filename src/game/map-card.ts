/**
 * A map card's squares and bars as geometry. Squares are written as printed, the top row first.
 * Limits: cards of 2 columns and 3 rows; turned cards are the business of tracks.
 */
import type { Json, JsonObject, SquareColour } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { CELLS, ROW_COUNT } from "./card-lattice.ts";
import { below, type Report } from "./fault.ts";
import type { MapCard } from "./game.ts";
import { readBars } from "./map-bar.ts";

/** The map card of a card's fields. Squares that its schema refused and left out are white. */
export function readMapCard(fields: JsonObject, card: SourceRef, report: Report): MapCard {
  const colours = coloursOf(fields.squares);
  return {
    isWhole: colours.every((colour) => colour !== undefined),
    squares: CELLS.map((cell, index) => ({ ...cell, colour: colours[index] ?? "white" })),
    bars: readBars(fields.bars, below(card, "bars"), report),
  };
}

/** In the order of the cells. */
function coloursOf(written: Json | undefined): readonly (SquareColour | undefined)[] {
  const rows = (written ?? []) as readonly (readonly SquareColour[])[];
  return CELLS.map((cell) => rows[ROW_COUNT - 1 - cell.row]?.[cell.column]);
}
