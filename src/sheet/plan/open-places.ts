/**
 * Places of a grid that stay empty: labels that were used before, a card next to a mark that the machine reads badly, and
 * what lies under a registration mark.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Box } from "../../units/box.ts";
import { formatSize, sheetFault } from "../faults.ts";
import type { CardPlace } from "../sheet.ts";
import { capacityOf, type Grid, placesOf } from "./grid.ts";

/** The grid without some of its places; the same object if it keeps all. */
export function withoutPlaces(grid: Grid, isTaken: (place: Box, index: number) => boolean): Grid {
  const { open: before, ...whole } = grid;
  const all = placesOf(whole);
  const open = (before ?? [...all.keys()]).filter((index) => !isTaken(all[index] as Box, index));
  return open.length === all.length ? grid : { ...whole, open };
}

/** The grid without the places that an order leaves out, counted from 1. */
export const skipping = (grid: Grid, skip: readonly number[] = []): Grid =>
  skip.length === 0 ? grid : withoutPlaces(grid, (_, index) => skip.includes(index + 1));

/** All places of a grid, also those that an order leaves out. */
export function cardPlaces(grid: Grid, skip: readonly number[] = []): readonly CardPlace[] {
  const { open, ...whole } = grid;
  const isTaken = (index: number): boolean =>
    open !== undefined && !open.includes(index) && !skip.includes(index + 1);
  return placesOf(whole).map((place, index) => (isTaken(index) ? { ...place, isTaken: true } : place));
}

/** What is wrong with leaving these places of a grid empty; the grid may have none left. */
export function skipFault(grid: Grid, skip: readonly number[] = []): Diagnostic | undefined {
  const { open: _, ...whole } = grid;
  const count = capacityOf(whole);
  const cards = `cards of ${formatSize(grid.card)}`;
  if (capacityOf(grid) === 0)
    return sheetFault("nothing-left", "error", `all ${count} places for ${cards} are left empty`, {
      fix: "skip fewer places",
    });
  const beyond = skip.filter((place) => place > count);
  if (beyond.length === 0) return undefined;
  const message = `a sheet with ${cards} has no place ${listed(beyond.map(String), "or")}`;
  return sheetFault("no-such-place", "warning", message, {
    fix: `places are counted from 1 to ${count} along the rows, from the upper left of the front`,
  });
}
