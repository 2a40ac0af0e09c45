/** The position where something is drawn, as far as its operators depend on it. */
import { notesAbout } from "../../../remember/derived.ts";
import { decimalsFor } from "../../../scene/precision.ts";
import type { GroupItem } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { applyToBox, invert, isSameMatrix, type Matrix, scaleOf } from "../../../units/matrix.ts";

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

/** The last insides of a place: cards have one group around everything, pages the same few around their footers. */
const insidesOf = notesAbout<DrawPlace, { inside: Inside[] }>(() => ({ inside: [] }));
const MOST_INSIDES = 8;

interface Inside {
  readonly transform: Matrix;
  readonly place: DrawPlace | undefined;
}

/** The inside of a group; undefined if nothing of it is visible. */
export function insideGroup({ transform, opacity }: GroupItem, place: DrawPlace): DrawPlace | undefined {
  if (opacity <= 0) return undefined;
  const insides = insidesOf(place);
  const known = insides.inside.find((one) => isSameMatrix(one.transform, transform));
  if (known) return known.place;
  const inside = insideOf(transform, place);
  if (insides.inside.length >= MOST_INSIDES) insides.inside = [];
  insides.inside.push({ transform, place: inside });
  return inside;
}

function insideOf(transform: Matrix, { unit, bounds, inheritedOpacity }: DrawPlace): DrawPlace | undefined {
  const inverse = invert(transform);
  return inverse && placeOf(unit * scaleOf(transform), applyToBox(inverse, bounds), inheritedOpacity);
}
