/** Draws at random the outline of a track: its shape, where it narrows to corners or bars, where it speeds up. */

import { type LatticeKind, OPPOSITE } from "../../game/cells/cells.ts";
import type { Movement } from "../../game/scenarios/movement.ts";
import type { Side } from "../../schema/files.ts";
import type { TrackShape } from "../../units/track-shapes.ts";
import type { Random } from "./random.ts";
import { shapeOf } from "./shape.ts";
import type { SuggestWishes } from "./wishes.ts";

/** How a card leads to the next. */
export interface WishedJoin {
  /** One side for an edge, two for a corner. */
  readonly sides: readonly Side[];
  /** Every piece needs a special step here, or none does; undefined: either is fine. */
  readonly forced: boolean | undefined;
}

export interface WishedTrack {
  readonly joins: readonly WishedJoin[];
  /** Cards that are face down. */
  readonly accelerations: ReadonlySet<number>;
  /** Pieces that must be able to cross side by side. */
  readonly width: number;
  /** Percentage of cards that lie lengthwise along their heading. */
  readonly lengthwise: number;
}

/** The same without what is hard to find at single joins: the result may still be right, or nearly so. */
export function loosened(wished: WishedTrack): WishedTrack {
  return { ...wished, width: 1, joins: wished.joins.map(({ sides }) => ({ sides, forced: undefined })) };
}

/** Where a track is laid, and how pieces move on it. */
export interface Ground {
  readonly kind: LatticeKind;
  readonly movement: Movement;
}

/** @param lengthwise percentage of cards that lie lengthwise along their heading */
export function drawTrack(
  character: TrackShape,
  wishes: SuggestWishes,
  lengthwise: number,
  { kind, movement }: Ground,
  random: Random,
): WishedTrack {
  const joins = wishes.cards - 1;
  const sides = shapeOf(character, joins, kind, random);
  return {
    joins: joinsFor(sides, wishes, kind.corners.length > 0 && movement.corners === "special", random),
    accelerations: accelerationsFor(wishes, random),
    width: wishes.narrows,
    lengthwise,
  };
}

function joinsFor(
  sides: readonly Side[],
  { corners, forcedDiagonals, narrows }: SuggestWishes,
  areCornersSpecial: boolean,
  random: Random,
): readonly WishedJoin[] {
  const places = random.shuffled(sides.map((_, join) => join));
  const most = narrows > 1 ? 0 : Math.min(forcedDiagonals, sides.length);
  const atCorners = areCornersSpecial
    ? Math.min(most, corners + random.below(most - Math.min(most, corners) + 1))
    : corners;
  return sides.map((side, join) => {
    const rank = places.indexOf(join);
    const isCorner = rank < atCorners;
    return {
      sides: isCorner ? [side, sideBeside(sides, join, random)] : [side],
      forced: rank < forcedDiagonals,
    };
  });
}

/** The second side of a corner: where the track bends anyway, otherwise random. */
function sideBeside(sides: readonly Side[], join: number, random: Random): Side {
  const side = sides[join] as Side;
  const isAcross = (other: Side | undefined): other is Side =>
    other !== undefined && other !== side && other !== OPPOSITE[side];
  const near = [sides[join + 1], sides[join - 1]].find(isAcross);
  if (near) return near;
  const across: readonly Side[] =
    side === "north" || side === "south" ? ["east", "west"] : ["north", "south"];
  return random.pick(across);
}

/** Spread about evenly, never on the first card or the last, adjacent only if there is no other room. */
function accelerationsFor({ cards, accelerations }: SuggestWishes, random: Random): ReadonlySet<number> {
  const inner = Array.from({ length: cards - 2 }, (_, index) => index + 1);
  const chosen = new Set<number>();
  for (let point = 1; point <= accelerations; point++) {
    const aim = Math.round(((cards - 1) * point) / (accelerations + 1)) + random.below(3) - 1;
    const free = inner.filter((card) => !chosen.has(card));
    const apart = free.filter((card) => !chosen.has(card - 1) && !chosen.has(card + 1));
    const [best] = [...(apart.length > 0 ? apart : free)].sort(
      (a, b) => Math.abs(a - aim) - Math.abs(b - aim) || a - b,
    );
    if (best !== undefined) chosen.add(best);
  }
  return chosen;
}
