/** Whether a step leads towards a side of a cell or away from it, measured on paper. */
import type { Side } from "../../schema/files.ts";
import type { CellAt, LatticeKind } from "./cells.ts";

/** 1 if less than a right angle is between the step and the side, -1 if more than one is, 0 at a right angle. */
export function signAlong(kind: LatticeKind, step: CellAt, side: Side): number {
  const [origin, a, b] = [kind.centreOf([0, 0]), kind.centreOf(step), kind.centreOf(kind.stepTo(side))];
  const product = (a[0] - origin[0]) * (b[0] - origin[0]) + (a[1] - origin[1]) * (b[1] - origin[1]);
  return Math.abs(product) < 1e-6 ? 0 : Math.sign(product);
}
