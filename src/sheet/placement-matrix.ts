/** Where a scene lies on the paper, for everything that draws sheets. */
import { applyToBox, type Matrix, multiply, rotate, translate } from "../units/matrix.ts";
import type { Placement } from "./sheet.ts";

/** The matrix from a scene's coordinates to the paper, in mm: turned, then moved so that its trim is on the slot. */
export function placementMatrix({ trim, turn }: Pick<Placement, "trim" | "turn">): Matrix {
  const upright = turn === 90 || turn === 270 ? { width: trim.height, height: trim.width } : trim;
  const turned = rotate(turn);
  const at = applyToBox(turned, { x: 0, y: 0, width: upright.width, height: upright.height });
  return multiply(translate(trim.x - at.x, trim.y - at.y), turned);
}
