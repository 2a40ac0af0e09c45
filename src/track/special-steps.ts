/** Steps that only some pieces may make: whether there are any, and how scenarios promise them. */
import type { Movement } from "../game/scenarios/movement.ts";
import type { CellShape } from "../units/cells.ts";

/** The name of the field in which scenarios promise a number of them, in a browser too. */
export { type ForcedField, usualForcedField } from "../game/scenarios/forced-field.ts";

/** On such cells. Hexagons have no corners to step over. */
export const hasSpecialSteps = (
  { corners, backward }: Pick<Movement, "corners" | "backward">,
  shape: CellShape,
): boolean => backward === "special" || (corners === "special" && shape === "square");
