/** What reports and findings call a cell. */
import type { CellShape } from "../units/cells.ts";

export const cellWord = (shape: CellShape): "square" | "hexagon" =>
  shape === "square" ? "square" : "hexagon";
