/** A map card's cells and bars as geometry. Limit: unturned; tracks handle turned cards. */

import type { Json, JsonObject } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { type Cells, cellsField } from "../../units/cells.ts";
import { tileOf } from "../cells/tile.ts";
import { below, type Report } from "../fault.ts";
import type { MapCard, MapPrint } from "../map-cards.ts";
import { readBars } from "./map-bar.ts";

/** What all map cards of a deck share. */
export interface MapDeckParts {
  readonly cells: Cells;
  readonly print: MapPrint;
  /** Id of the terrain of cells that the schema refused. */
  readonly usual: string;
  /** True if the deck's `cells:` are faulty, which is reported: then its cards have none. */
  readonly isFaulty: boolean;
}

/** The map card of a card's fields. */
export function readMapCard(
  fields: JsonObject,
  { cells, print, usual, isFaulty }: MapDeckParts,
  card: SourceRef,
  report: Report,
): MapCard {
  const tile = tileOf(cells);
  const terrains = isFaulty ? [] : terrainsIn(tile.lines, fields[cellsField(cells.shape)]);
  return {
    isWhole: tile.cells.every((_, index) => terrains[index] !== undefined),
    cells,
    squares: tile.cells.map(({ name, column, row }, index) => ({
      name,
      terrain: terrains[index] ?? usual,
      column,
      row,
    })),
    bars: isFaulty ? [] : readBars(tile, fields.bars, below(card, "bars"), report),
    print,
  };
}

/** In the order of the cells. */
function terrainsIn(
  lines: readonly (readonly unknown[])[],
  written: Json | undefined,
): readonly (string | undefined)[] {
  const rows = (written ?? []) as readonly (readonly string[] | undefined)[];
  return lines.flatMap((line, index) => line.map((_, at) => rows[index]?.[at]));
}
