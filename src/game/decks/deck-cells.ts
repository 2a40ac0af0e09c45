/** The cells of a deck of map cards: what its file states, checked against each other and against the size of the cards. */

import type { CheckedDeck } from "../../schema/entries/check-deck.ts";
import type { CellsField } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { DEFAULT_CELLS } from "../../units/cells.ts";
import { formatLength, parseLength } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { CardSize } from "../game.ts";
import type { Terrain } from "../scenarios/terrain.ts";
import { reportUnknownTerrain } from "../scenarios/unknown-terrain.ts";
import type { MapDeckParts } from "./map-card.ts";
import { extentOf, largestSide, mapPrintOf } from "./map-print.ts";

/** @param terrains of the game */
export function mapDeckParts(
  { file, cells = DEFAULT_CELLS, cells: known }: CheckedDeck,
  size: CardSize,
  terrains: readonly Terrain[],
  source: SourceRef,
  report: Report,
): MapDeckParts {
  const at = below(source, "cells");
  const isHexagon = file.shape === "hexagon" && cells.shape !== "square";
  const isPatch = file.shape === "patch" && cells.shape !== "square";
  if (file.cells) reportIdleFields(file.cells, at, report);
  for (const [index, id] of (file.terrains ?? []).entries())
    reportUnknownTerrain("deck/unknown-terrain", id, terrains, below(source, "terrains", index), report);
  const side = file.cells?.side === undefined ? undefined : parseLength(file.cells.side);
  const largest = isPatch ? size.width / extentOf(cells).width : largestSide(size, cells, isHexagon);
  if (side !== undefined && isPatch && Math.abs(side - largest) > ROUNDED)
    report({
      rule: "deck/cell-size",
      at: below(at, "side"),
      message: `a patch ${formatLength(size.width)} wide has cells with a side of ${formatLength(largest)}`,
      fix: "leave out `side:`, or change `size:`",
    });
  else if (side !== undefined && (side <= 0 || side > largest * (1 + HAIR)))
    report({
      rule: "deck/cell-size",
      at: below(at, "side"),
      message: `cells with a side of ${formatLength(side)} do not fit on the card: ${formatLength(largest)} at most`,
      fix: `write ${formatLength(Math.floor(largest * 100) / 100)} or less, or leave it out`,
    });
  const usable = side !== undefined && side > 0 ? side : undefined;
  return {
    cells,
    print: mapPrintOf(size, cells, { side: usable, isHexagon, isPatch }),
    usual: terrains[0]?.id ?? "",
    isFaulty: known === undefined,
  };
}

/** Quotients of lengths are not exact in binary. */
const HAIR = 1e-9;

/** Lengths are written to a hundredth of a millimetre. */
const ROUNDED = 0.01;

/** `radius` of squares; `columns` and `rows` of hexagons. */
function reportIdleFields(cells: CellsField, at: SourceRef, report: Report): void {
  const isSquare = cells.shape === "square";
  for (const field of isSquare ? (["radius"] as const) : (["columns", "rows"] as const))
    if (cells[field] !== undefined)
      report({
        rule: "deck/cells-field",
        at: below(at, field),
        message: isSquare
          ? "squares have no `radius:`, but columns and rows"
          : `hexagons have no \`${field}:\`, but a radius`,
        fix: isSquare
          ? `write \`columns: ${2 * (cells.radius ?? 1) + 1}, rows: ${2 * (cells.radius ?? 1) + 1}\`, or a shape of hexagons`
          : "write `radius: 1` for seven hexagons, or `shape: square`",
      });
}
