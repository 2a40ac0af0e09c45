/** What reports and findings call a cell. */
import type { CellShape } from "../units/cells.ts";

export const cellWord = (shape: CellShape): string => (shape === "square" ? "square" : "hexagon");
