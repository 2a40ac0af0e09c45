/** The fold line of a page with fronts and backs on one side: dashed, exactly in the middle. */
import type { PathItem } from "../../scene/scene.ts";
import { mmOfPt } from "../../units/length.ts";
import type { Frame } from "../frame.ts";
import type { Axis } from "../mirror.ts";
import type { Segment } from "./mark-items.ts";
import { BLACK, lines } from "./mark-items.ts";

/** Dashes and spaces of 5 pt, as paper folders expect them. */
const DASH = [mmOfPt(5), mmOfPt(5)];

/** From edge to edge if nothing is printed along the fold (`foldGap` above 0), otherwise only in the margins. */
export function foldLine(frame: Frame, axis: Axis, foldGap: number): PathItem {
  const { page, extent } = frame;
  const vertical = axis === "vertical";
  const length = vertical ? page.height : page.width;
  const start = vertical ? extent.y : extent.x;
  const end = start + (vertical ? extent.height : extent.width);
  const stretches = foldGap > 0 ? [[0, length] as const] : [[0, start] as const, [end, length] as const];
  const middle = (vertical ? page.width : page.height) / 2;
  const segments = stretches.map(([from, to]): Segment => {
    return vertical ? [middle, from, middle, to] : [from, middle, to, middle];
  });
  return lines(segments, BLACK, DASH);
}
