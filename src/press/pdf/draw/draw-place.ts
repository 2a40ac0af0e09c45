/** The position where something is drawn, as far as its operators depend on it. */
import { decimalsFor } from "../../../scene/precision.ts";
import type { GroupItem } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { applyToBox, invert, scaleOf } from "../../../units/matrix.ts";

export interface DrawPlace {
  /** mm of one unit here. */
  readonly unit: number;
  /** Of coordinates here. */
  readonly decimals: number;
  /** The visible area, in the coordinates here. */
  readonly bounds: Box;
  /** Opacity of the colour that "inherited" paints take; the colour itself is the one at the start of the stream. */
  readonly inheritedOpacity: number;
  /** Identifies all of these: the same item has the same operators in places with the same value. */
  readonly where: string;
}

export function placeOf(unit: number, bounds: Box, inheritedOpacity: number): DrawPlace {
  const { x, y, width, height } = bounds;
  return {
    unit,
    decimals: decimalsFor(unit),
    bounds,
    inheritedOpacity,
    where: `${inheritedOpacity} ${unit} ${x} ${y} ${width} ${height}`,
  };
}

/** The inside of a group; undefined if nothing of it is visible. */
export function insideGroup(group: GroupItem, place: DrawPlace): DrawPlace | undefined {
  const inverse = invert(group.transform);
  if (!inverse || group.opacity <= 0) return undefined;
  const unit = place.unit * scaleOf(group.transform);
  return placeOf(unit, applyToBox(inverse, place.bounds), place.inheritedOpacity);
}
