/**
 * Shapes of tracks: where each card leads to the next. A track has one character throughout, so that tracks differ from
 * each other in more than their cards.
 * Limits: starts north or east, because players look for the start in the lower left corner.
 */
import type { LatticeKind } from "../../game/cells/cells.ts";
import type { Side } from "../../schema/files.ts";
import { TRACK_SHAPES, type TrackShape } from "../../units/track-shapes.ts";
import type { Random } from "./random.ts";

/** How many joins a track needs for a character to be visible. */
const LEAST_JOINS: Readonly<Record<TrackShape, number>> = {
  straight: 2,
  bend: 2,
  stairs: 3,
  winding: 2,
  hook: 4,
  jog: 4,
  zigzag: 6,
  spiral: 6,
};

export function charactersFor(joins: number): readonly TrackShape[] {
  return TRACK_SHAPES.filter((character) => joins >= LEAST_JOINS[character]);
}

/** Turns to the next side on the left (-1) or the right (1) between stretches of constant heading. */
interface Bends {
  /** Joins of each stretch; the last one takes the rest. */
  readonly stretches: readonly number[];
  readonly turns: readonly (-1 | 1)[];
}

/** A heading for each join. */
export function shapeOf(
  character: TrackShape,
  joins: number,
  kind: LatticeKind,
  random: Random,
): readonly Side[] {
  const hand = random.chance(50) ? 1 : -1;
  const { stretches, turns } = bendsOf(character, joins, hand, random);
  // A track that turns left first should start north or east and end up west or north, never south at once.
  let heading = random.chance(50) ? 0 : 1;
  const sides: Side[] = [];
  for (const [index, stretch] of stretches.entries()) {
    if (index > 0) heading += turns[index - 1] ?? 0;
    const length = index === stretches.length - 1 ? joins - sides.length : stretch;
    for (let join = 0; join < length && sides.length < joins; join++) sides.push(sideOf(kind, heading));
  }
  return sides;
}

function bendsOf(character: TrackShape, joins: number, hand: -1 | 1, random: Random): Bends {
  const back = hand === 1 ? -1 : 1;
  const between = (least: number, most: number): number =>
    least + random.below(Math.max(1, most - least + 1));
  switch (character) {
    case "straight":
      return { stretches: [joins], turns: [] };
    case "bend":
      return { stretches: [between(1, joins - 1), joins], turns: [hand] };
    case "stairs": {
      const step = between(1, joins > 5 ? 2 : 1);
      const count = Math.ceil(joins / step);
      return {
        stretches: Array.from({ length: count }, () => step),
        turns: Array.from({ length: count - 1 }, (_, index) => (index % 2 === 0 ? hand : back)),
      };
    }
    case "hook":
      return { stretches: [between(1, joins - 3), between(1, 2), joins], turns: [hand, hand] };
    case "jog":
      return { stretches: [between(1, joins - 3), between(1, 2), joins], turns: [hand, back] };
    case "zigzag":
      return {
        stretches: [between(1, joins - 5), between(1, 2), between(1, 2), between(1, 2), joins],
        turns: [hand, hand, back, back],
      };
    case "spiral":
      return { stretches: [between(2, 3), between(2, 3), 1, joins], turns: [hand, hand, hand] };
    case "winding":
      return driftOf(joins, random);
  }
}

/** Random turns, never twice in the same direction without a join between. */
function driftOf(joins: number, random: Random): Bends {
  const stretches = [1];
  const turns: (-1 | 1)[] = [];
  for (let join = 1; join < joins; join++) {
    if (random.chance(55)) stretches[stretches.length - 1] = (stretches.at(-1) as number) + 1;
    else {
      stretches.push(1);
      turns.push(random.chance(50) ? 1 : -1);
    }
  }
  return { stretches, turns };
}

/** The side that many turns after the first one clockwise. */
function sideOf({ sides }: LatticeKind, turns: number): Side {
  const count = sides.length;
  return sides[((turns % count) + count) % count] as Side;
}
