/** Where something is drawn, as far as its operators depend on it. */
import type { GroupItem } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { applyToBox, invert, scaleOf } from "../../../units/matrix.ts";

export interface DrawPlace {
  /** mm of one unit here. */
  readonly unit: number;
  /** Where something can be seen, in the coordinates here. */
  readonly bounds: Box;
  /** Opacity of the colour that "inherited" paints take; the colour itself is the stream's at its start. */
  readonly inheritedOpacity: number;
  /** Names all of these: what is drawn the same way has the same operators. */
  readonly where: string;
}

export function placeOf(unit: number, bounds: Box, inheritedOpacity: number): DrawPlace {
  const { x, y, width, height } = bounds;
  return {
    unit,
    bounds,
    inheritedOpacity,
    where: `${inheritedOpacity} ${unit} ${x} ${y} ${width} ${height}`,
  };
}

/** The inside of a group; undefined where nothing of it can be seen. */
export function insideGroup(group: GroupItem, place: DrawPlace): DrawPlace | undefined {
  const inverse = invert(group.transform);
  if (!inverse || group.opacity <= 0) return undefined;
  const unit = place.unit * scaleOf(group.transform);
  return placeOf(unit, applyToBox(inverse, place.bounds), place.inheritedOpacity);
}
