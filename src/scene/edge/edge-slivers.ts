/**
 * Backgrounds that end just inside the cut: they leave a strip of white along the edge, narrower than the accuracy of
 * cuts. Only those along most of a side count, and only backgrounds: a thin line of a frame has paper behind it.
 * Limits: fades towards the edge have no end; masked or filtered items never count as ending.
 */
import type { Point } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { areSpent } from "../looks.ts";
import { fadesOut, SLOPE } from "./edge-end.ts";
import { type Ink, isMasked, isWithin, LEAST_SEEN, type Leaf, leavesAround, topInk } from "./edge-leaves.ts";
import { edgeMemory } from "./edge-memory.ts";
import { beside, type Place, SIDES, sideOf } from "./edge-places.ts";
import type { Counted, EdgeStretch } from "./edge-stretch.ts";

/** mm; cuts are a millimetre off, so a white border of that width or less disappears on one side of some cards. */
const NARROWEST_BORDER = 1;
/** mm; a drawing nearer to the cut counts as reaching it. */
const LEAST_BORDER = 0.2;
/** mm; anything less deep is a line, not a background. */
const LEAST_BACKGROUND = 1.5;
/** mm; a gap in the middle of that depth distinguishes a line from the background behind it. */
const LEAST_LINE = 0.6;
/** mm from depth to depth; samples are at the middles of the steps. */
const DEPTH_STEP = 0.1;
/** Share of a side: corners of 5 mm radius leave a little more than this of a card of 44 mm. */
const MOST_OF_SIDE = 0.8;

/** mm; where an edge is searched, and where a background behind it is searched. */
const DEEPEST_EDGE = NARROWEST_BORDER + DEPTH_STEP;
export const DEEPEST_LOOK = DEEPEST_EDGE + LEAST_BACKGROUND;

/**
 * One stretch, with a `reach` below 0, for each side along which a background ends this way.
 * @param leaves what is drawn within DEEPEST_LOOK of the outline
 */
export function slivers(
  leaves: readonly Leaf[],
  scene: Counted,
  outline: readonly Point[],
  places: () => readonly Place[],
): readonly EdgeStretch[] {
  if (!leaves.some((leaf) => isWithin(leaf, outline, DEEPEST_EDGE))) return [];
  return remembered(leaves, outline, scene.looks, () => {
    const around = leavesAround(leaves, DEEPEST_LOOK, scene.looks);
    return SIDES.flatMap((side) => {
      const along = places().filter((place) => sideOf(place) === side);
      return sliverAlong(along, (place) => sliverAt(place, around(place.point), scene)) ?? [];
    });
  });
}

const remembered = edgeMemory();

/** What ends in the middle of a side, if most of the side ends this way. Most sides are rejected after a few places. */
function sliverAlong(
  places: readonly Place[],
  endAt: (place: Place) => EdgeStretch | undefined,
): EdgeStretch | undefined {
  const ends: EdgeStretch[] = [];
  const most = (1 - MOST_OF_SIDE) * places.length;
  for (const [index, place] of places.entries()) {
    const end = endAt(place);
    if (end) ends.push(end);
    else if (index + 1 - ends.length > most) return undefined;
  }
  return ends[Math.floor(ends.length / 2)];
}

function sliverAt(place: Place, leaves: readonly Leaf[], scene: Counted): EdgeStretch | undefined {
  const inkAt = (depth: number): Ink | undefined =>
    areSpent(scene.looks)
      ? undefined
      : topInk(leaves, beside(place.point, place.out, -depth), scene, LEAST_SEEN);
  const edge = inkAt(LEAST_BORDER) ? undefined : firstInk(inkAt);
  if (!edge || edge.ink.leaf.isFiltered || isMasked(edge.ink.leaf.item)) return undefined;
  if (fadesOut(edge.ink, inkAt(edge.depth + SLOPE), DEPTH_STEP, LEAST_SEEN)) return undefined;
  const isBackground = inkAt(edge.depth + LEAST_LINE) && inkAt(edge.depth + LEAST_BACKGROUND);
  const { origin } = edge.ink.leaf.item;
  return isBackground
    ? { origin, side: sideOf(place), reach: -round(edge.depth - DEPTH_STEP / 2, 1) }
    : undefined;
}

/** The depth at which a drawing begins, seen from the cut. */
function firstInk(inkAt: (depth: number) => Ink | undefined): { depth: number; ink: Ink } | undefined {
  for (let depth = LEAST_BORDER + DEPTH_STEP / 2; depth <= DEEPEST_EDGE; depth += DEPTH_STEP) {
    const ink = inkAt(depth);
    if (ink) return { depth, ink };
  }
  return undefined;
}
