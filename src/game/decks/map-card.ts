/**
 * A map card's squares and bars as geometry. Squares are written as printed, the top row first.
 * Limits: cards of 2 columns and 3 rows, unturned; tracks handle turned cards.
 */
import type { Json, JsonObject, SquareColour } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Size } from "../../units/box.ts";
import { MM_PER_UNIT } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { MapCard, MapPrint } from "../map-cards.ts";
import { CELLS, COLUMN_COUNT, ROW_COUNT } from "./card-lattice.ts";
import { readBars } from "./map-bar.ts";

/** The map card of a card's fields. Squares that its schema refused are white. */
export function readMapCard(fields: JsonObject, size: Size, card: SourceRef, report: Report): MapCard {
  const colours = coloursOf(fields.squares);
  return {
    isWhole: colours.every((colour) => colour !== undefined),
    squares: CELLS.map((cell, index) => ({ ...cell, colour: colours[index] ?? "white" })),
    bars: readBars(fields.bars, below(card, "bars"), report),
    print: mapPrintOf(size),
  };
}

/** Side of a square in mm: an inch, as in the rules of map tracks. */
export const SQUARE_SIDE = MM_PER_UNIT.in;

/**
 * Squares are centred on the card; on one too small for an inch they are as large as fits.
 * Limit: a template may draw them differently, which is not detected.
 */
export function mapPrintOf({ width, height }: Size): MapPrint {
  const side = Math.min(SQUARE_SIDE, width / COLUMN_COUNT, height / ROW_COUNT);
  return { side, across: (width / side - COLUMN_COUNT) / 2, along: (height / side - ROW_COUNT) / 2 };
}

/** In the order of the cells. */
function coloursOf(written: Json | undefined): readonly (SquareColour | undefined)[] {
  const rows = (written ?? []) as readonly (readonly SquareColour[])[];
  return CELLS.map((cell) => rows[ROW_COUNT - 1 - cell.row]?.[cell.column]);
}
