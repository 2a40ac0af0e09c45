/** A card with straight folds from edge to edge: a player screen, a leaflet, a tent. Lengths in mm. */
import type { Size } from "../units/box.ts";
import type { DieLine } from "./die-line.ts";
import { laidFlat, type Part } from "./parts.ts";
import { rectangle } from "./polygon.ts";

/**
 * @param along "x": vertical folds, `at` counts from the left; "y": horizontal folds, `at` counts from the top
 * @param at in rising order, within the card; panels are named from 1 in that direction
 */
export function foldedCard({ width, height }: Size, along: "x" | "y", at: readonly number[]): DieLine {
  const ends = [...at, along === "x" ? width : height];
  const panel = (index: number): Part => {
    const length = (ends[index] as number) - (ends[index - 1] ?? 0);
    const outline = along === "x" ? rectangle(length, height) : rectangle(width, length);
    const [edge, hinge] = along === "x" ? [1, 3] : [2, 0];
    const joined = index + 1 < ends.length ? [{ edge, hinge, part: panel(index + 1) }] : [];
    return { name: String(index + 1), use: "panel", outline, joined };
  };
  return laidFlat(panel(0));
}
