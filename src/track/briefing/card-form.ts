/**
 * A card as printed, for drawings that turn it themselves: its edges as SVG paths around its middle, in sides of a cell,
 * y down.
 */
import type { CellPoint } from "../../game/cells/cells.ts";
import { innerEdgesOf, rimOf } from "../../game/cells/rim.ts";
import { type Tile, tileOf } from "../../game/cells/tile.ts";
import { extentOf } from "../../game/decks/map-print.ts";
import type { MapCard } from "../../game/map-cards.ts";
import { round } from "../../units/length.ts";
import type { PictureCard } from "./track-picture.ts";

export type CardForm = Pick<PictureCard, "wide" | "high" | "rim" | "cut" | "lines" | "corner">;

export function cardForm({ cells, print }: Pick<MapCard, "cells" | "print">): CardForm {
  const { width: wide, height: high } = extentOf(cells);
  if (cells.shape === "square")
    return { wide, high, rim: "", cut: "", lines: squareLines(wide, high), corner: squareCorner(wide, high) };
  const tile = tileOf(cells);
  return {
    wide,
    high,
    rim: pointsOf(rimOf(tile)),
    cut: pointsOf(print.isPatch ? rimOf(tile) : (print.outline ?? []), EXACT),
    lines: innerEdgesOf(tile)
      .map(({ from, to }) => `M${drawn(from, " ")}L${drawn(to, " ")}`)
      .join(""),
    corner: hexCorner(tile),
  };
}

/** Corners as an SVG polygon has them. */
export const pointsOf = (corners: readonly CellPoint[], decimals = DRAWN): string =>
  corners.map((corner) => drawn(corner, ",", decimals)).join(" ");

/** Decimals enough for a drawing, and for sizes that are worked out from it. */
const DRAWN = 4;
const EXACT = 9;

const drawn = ([x, y]: CellPoint, between: string, decimals = DRAWN): string =>
  `${shown(x, decimals)}${between}${shown(-y, decimals)}`;

/** Never -0. */
const shown = (value: number, decimals = DRAWN): number => round(value, decimals) + 0;

/** Level lines from the top, then upright ones from the left. */
function squareLines(columns: number, rows: number): string {
  const [right, bottom] = [columns / 2, rows / 2];
  const level = Array.from({ length: rows - 1 }, (_, row) => `M${-right} ${row + 1 - bottom}H${right}`);
  const upright = Array.from(
    { length: columns - 1 },
    (_, column) => `M${column + 1 - right} ${-bottom}V${bottom}`,
  );
  return [...level, ...upright].join("");
}

/** Of the triangle in the bottom left corner: its distance from the edges, and its length along them. */
const INSET = 0.04;
const ALONG = 0.34;

function squareCorner(columns: number, rows: number): string {
  const [x, y] = [shown(INSET - columns / 2), shown(rows / 2 - INSET)];
  return `M${x} ${y}V${shown(y - ALONG)}L${shown(x + ALONG)} ${y}Z`;
}

/** In the bottom left corner of the first cell of the lowest row, or of the left column. */
function hexCorner({ kind, cellOf }: Tile): string {
  const { column, row } = cellOf("a1") ?? { column: 0, row: 0 };
  const corners = kind.outlineOf([column, row]);
  const middle = kind.centreOf([column, row]);
  const lowness = ([x, y]: CellPoint): number => x - middle[0] + 1.5 * (y - middle[1]);
  const lowest = corners.reduce(
    (best, corner, index) => (lowness(corner) < lowness(corners[best] as CellPoint) - 1e-9 ? index : best),
    0,
  );
  const at = (index: number): CellPoint => corners[(index + corners.length) % corners.length] as CellPoint;
  const tip = between(at(lowest), middle, 2 * INSET);
  const ends = [
    between(at(lowest - 1), middle, 2 * INSET),
    between(at(lowest + 1), middle, 2 * INSET),
  ] as const;
  const [one, other] = [between(tip, ends[0], HEX_ALONG), between(tip, ends[1], HEX_ALONG)];
  return `M${drawn(tip, " ")}L${drawn(one, " ")}L${drawn(other, " ")}Z`;
}

/** Its corner is blunt. */
const HEX_ALONG = 0.5;

const between = (from: CellPoint, to: CellPoint, share: number): CellPoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
