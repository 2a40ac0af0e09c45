/** Are there steps on such cells that only some pieces may make? Hexagons have no corners to step over. */
import type { Movement } from "../game/scenarios/movement.ts";
import type { CellShape } from "../units/cells.ts";

export const hasSpecialSteps = (
  { corners, backward }: Pick<Movement, "corners" | "backward">,
  shape: CellShape,
): boolean => backward === "special" || (corners === "special" && shape === "square");
