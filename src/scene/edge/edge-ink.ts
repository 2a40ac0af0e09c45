/**
 * Finds where a drawing that is printed up to the cut does not continue beyond it, judged by what is painted just
 * inside the cut line and in the bleed outside it; and backgrounds that end just inside the cut (edge-slivers.ts). Only
 * edges along the cut count: stripes that cross it at a slant are ignored, and so is paper that stays white. A pattern
 * is judged by the box of its shape, which is up to two strokes too large if it has an outline; a filter by what it is
 * applied to. A gradual fade has no edge (edge-end.ts).
 * Limits: text is not a background; masked items never count as ending, because masks fade drawings out; and if the
 * budget runs out (looks.ts), nothing is reported.
 */
import { round } from "../../units/length.ts";
import { isInside } from "../../units/outline.ts";
import { areSpent, type Looks, startLooks } from "../looks.ts";
import type { Scene } from "../scene.ts";
import { endOf, endsFading, type InkAt, OFF } from "./edge-end.ts";
import {
  isMasked,
  isWithin,
  LEAST_INK,
  LEAST_SEEN,
  type Leaf,
  leavesAround,
  leavesNear,
  topInk,
  USUAL_BLEED,
} from "./edge-leaves.ts";
import { edgeMemory } from "./edge-memory.ts";
import { beside, type Place, placesAlong, sideOf, stepAlong } from "./edge-places.ts";
import { DEEPEST_LOOK, slivers } from "./edge-slivers.ts";
import type { Counted, CutLine, EdgeStretch } from "./edge-stretch.ts";

/** An edge that follows the cut line for this many mm is intentional; on small pieces, for an eighth of the outline. */
const LEAST_STRETCH = 5;
const LEAST_SHARE = 1 / 8;
/** mm; neighbours whose ends differ by more do not form one edge. */
const SAME_EDGE = 0.25;
/** mm from the line within which something counts as near it. */
const NEAR = OFF + 0.1;

/** @param scene its bleed is how far the drawing should extend; without bleed, nothing beyond the cut is printed */
export function edgeStretches(
  scene: Scene,
  { outline, tabs }: CutLine,
  looks: Looks = startLooks(),
): readonly EdgeStretch[] {
  const step = stepAlong(outline);
  const isSeen = ({ point, out }: Place): boolean =>
    !tabs.some((tab) => isInside(tab, beside(point, out, -OFF)));
  let kept: readonly Place[] | undefined;
  const places = (): readonly Place[] => (kept ??= placesAlong(outline, step).filter(isSeen));
  const counted = { ...scene, looks };
  const leaves = leavesNear(scene, outline, DEEPEST_LOOK);
  const atCut = leaves.filter((leaf) => isWithin(leaf, outline, NEAR));
  const found = [
    ...remembered(atCut, outline, looks, () => judged(atCut, counted, places(), step)),
    ...slivers(leaves, counted, outline, places),
  ];
  return areSpent(looks) ? [] : found;
}

const remembered = edgeMemory();

function judged(
  leaves: readonly Leaf[],
  scene: Counted,
  places: readonly Place[],
  step: number,
): readonly EdgeStretch[] {
  const around = leavesAround(leaves, Math.max(scene.bleed, USUAL_BLEED), scene.looks);
  const seen = places.map((place) => endAt(place, around(place.point), scene));
  const least = Math.min(LEAST_STRETCH, LEAST_SHARE * step * places.length);
  return stretchesOf(seen, least, step);
}

/** Undefined where the drawing continues, or where there is none. */
function endAt(place: Place, leaves: readonly Leaf[], scene: Counted): EdgeStretch | undefined {
  if (areSpent(scene.looks)) return undefined;
  const { bleed } = scene;
  const inkAt: InkAt = (by, least = LEAST_INK) =>
    topInk(leaves, beside(place.point, place.out, by), scene, least);
  if (bleed > OFF && inkAt(bleed - OFF)) return undefined;
  const inside = inkAt(-OFF, LEAST_SEEN);
  if (!inside || isMasked(inside.leaf.item)) return undefined;
  const end = endOf(inkAt, bleed);
  if (endsFading(inkAt, end, inside, bleed)) return undefined;
  const reach = end.last < OFF ? 0 : round((end.last + end.next) / 2, 1);
  return { origin: inside.leaf.item.origin, side: sideOf(place), reach };
}

/** One for each sufficiently long run of neighbours that end equally far out. */
function stretchesOf(
  seen: readonly (EdgeStretch | undefined)[],
  least: number,
  step: number,
): readonly EdgeStretch[] {
  const found: EdgeStretch[] = [];
  let length = 0;
  for (const [index, one] of seen.entries()) {
    const before = seen[index - 1];
    const continues =
      one && before && one.side === before.side && Math.abs(one.reach - before.reach) < SAME_EDGE;
    length = one ? (continues ? length + step : step) : 0;
    if (one && length >= least && length - step < least) found.push(one);
  }
  return found;
}
