/** The squares of a figure by name: plain squares are "b2", those of the map cards of a track "1.b2". */
import { nearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { SourceRef } from "../../source/tree.ts";
import { nameOf } from "../../units/cells.ts";
import { below, type Report } from "../fault.ts";
import type { TrackCard } from "../map-cards.ts";
import type { Terrain } from "../scenarios/terrain.ts";
import { reportUnknownTerrain } from "../scenarios/unknown-terrain.ts";
import type { FigureSquare } from "./figure.ts";

/** What stands for a gap among the terrains of plain squares. */
export const GAP = "none";

/** @param rows as written, the top row first */
export function plainSquares(rows: readonly (readonly string[])[]): readonly FigureSquare[] {
  return rows.flatMap((colours, index) => {
    const row = rows.length - 1 - index;
    return colours.flatMap((colour, column) =>
      colour === GAP ? [] : [{ name: nameOf(column, row), colour, column, row }],
    );
  });
}

/** Squares whose terrain the game does not have are reported. @param at the place of the rows */
export function checkSquareTerrains(
  rows: readonly (readonly string[])[],
  terrains: readonly Terrain[],
  at: SourceRef,
  report: Report,
): void {
  for (const [row, written] of rows.entries())
    for (const [column, id] of written.entries())
      reportUnknownTerrain("figure/unknown-terrain", id, terrains, below(at, row, column), report, [GAP]);
}

export function trackSquares(track: readonly TrackCard[]): readonly string[] {
  return track.flatMap(({ position, map }) => map.squares.map(({ name }) => `${position}.${name}`));
}

/** Does the square exist? If not, that is reported. */
export type CheckSquare = (name: string, at: SourceRef) => boolean;

/** @param lost places of squares that could not be used: missing ones may be there */
export function squareCheck(
  names: readonly string[],
  lost: readonly SourceRef[],
  report: Report,
): CheckSquare {
  const existing = new Set(names);
  return (name, at) => {
    if (existing.has(name)) return true;
    const near = nearest(name, names);
    report({
      rule: "figure/unknown-square",
      at,
      message: `the figure has no square "${name}"`,
      label:
        names.length === 0
          ? "it has no squares"
          : `it has ${listed(names.slice(0, 12))}${names.length > 12 ? " ..." : ""}`,
      unlessWritten: lost,
      fix: near ? `write ${near}` : "name one of its squares, or add it to squares: or track:",
    });
    return false;
  };
}
