/**
 * A map card's squares and bars as geometry. Squares are written as printed, the top row first.
 * Limits: cards of 2 columns and 3 rows; turned cards are the business of tracks.
 */
import { nearest } from "../diagnostics/nearest.ts";
import type { Json, JsonObject } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { CELLS } from "./card-lattice.ts";
import { below, listed, type Report } from "./fault.ts";
import { type MapCard, type MapSquare, SQUARE_COLOURS, type SquareColour } from "./game.ts";
import { readBars } from "./map-bar.ts";

/**
 * The map card of a card's fields; a wrong square is white, a wrong bar left out, and both are reported. A card without
 * squares is white: its schema has said so.
 */
export function readMapCard(fields: JsonObject, card: SourceRef, report: Report): MapCard {
  return {
    squares: readSquares(fields.squares, below(card, "squares"), report),
    bars: readBars(fields.bars, below(card, "bars"), report),
  };
}

function readSquares(written: Json | undefined, at: SourceRef, report: Report): readonly MapSquare[] {
  const rows = rowsOf(written);
  if (rows === undefined) {
    const white = CELLS.map((cell) => ({ ...cell, colour: "white" as const }));
    if (written === undefined) return white;
    const message = "a map card has 3 rows of 2 squares";
    const fix = "write the rows as printed, the top one first, as in [green, white]";
    report({ rule: "map/wrong-shape", at, message, fix });
    return white;
  }
  return CELLS.map((cell) => {
    const index = rows.length - 1 - cell.row;
    const colour = readColour(rows[index]?.[cell.column], below(at, index, cell.column), report);
    return { ...cell, colour };
  });
}

function rowsOf(written: Json | undefined): readonly (readonly Json[])[] | undefined {
  if (!Array.isArray(written) || written.length !== 3) return undefined;
  return written.every((row) => Array.isArray(row) && row.length === 2) ? written : undefined;
}

function readColour(written: Json | undefined, at: SourceRef, report: Report): SquareColour {
  const colour = SQUARE_COLOURS.find((known) => known === written);
  if (colour !== undefined) return colour;
  const near = nearest(String(written), SQUARE_COLOURS);
  const message = `no square is "${String(written)}"; expected ${listed(SQUARE_COLOURS, "or")}`;
  report({ rule: "map/unknown-colour", at, message, fix: near ? `write ${near}` : "write one of these" });
  return "white";
}
