/**
 * Lays cards of the pack along a shape, one after another: each chosen at random from those that join well, touch only
 * the previous card, and trap no captain. If none fits, the search backtracks to the previous card.
 * Limits: gives up when its tries are used up; another shape is cheaper than exhausting a hopeless one.
 */
import type { Side, Turn } from "../../schema/files.ts";
import { touches } from "../lattice/card-places.ts";
import { sizeOf, TURNS } from "../lattice/turned-card.ts";
import type { PackCard } from "../map-pack.ts";
import type { PlannedCard } from "../track.ts";
import type { WishedTrack } from "./draw.ts";
import type { CardPlace, Geometry } from "./geometry.ts";
import { crossingOf, isPassable } from "./passage.ts";
import type { Random } from "./random.ts";

/** Cards that are tried before a shape is given up. */
const MOST_LOOKS = 150;

export interface Materials {
  readonly pack: readonly PackCard[];
  readonly geometry: Geometry;
  readonly random: Random;
}

/** Undefined if it did not succeed within its bounds. Yields before each card that is tried. */
export function* placeCards(
  wished: WishedTrack,
  materials: Materials,
): Generator<void, readonly PlannedCard[] | undefined> {
  const track: PlannedCard[] = [];
  let looks = 0;
  function* extend(): Generator<void, boolean> {
    if (track.length === wished.joins.length + 1) return true;
    for (const card of candidatesFor(track, wished, materials)) {
      if (looks >= MOST_LOOKS) return false;
      looks += 1;
      yield;
      if (!fits(track, card, wished)) continue;
      track.push(card);
      if (yield* extend()) return true;
      track.pop();
    }
    return false;
  }
  return (yield* extend()) ? track : undefined;
}

/** Every way to lay an unused card next, in random order; those that lie lengthwise come first, or last. */
function candidatesFor(
  track: readonly PlannedCard[],
  wished: WishedTrack,
  materials: Materials,
): readonly PlannedCard[] {
  const { joins, lengthwise, accelerations } = wished;
  const { pack, random } = materials;
  const acceleration = accelerations.has(track.length);
  const side = (joins[track.length - 1] ?? joins[0])?.sides[0];
  const isAlong = side === "north" || side === "south";
  const upright = random.chance(lengthwise) === isAlong;
  const free = pack.filter(({ card, copies }) => track.filter((laid) => laid.card === card).length < copies);
  const cardsIn = (turns: readonly Turn[]): readonly PlannedCard[] =>
    random.shuffled(
      turns.flatMap((turn) =>
        placesFor(track, turn, wished, materials).flatMap(({ at }) =>
          free.map(({ card, map }): PlannedCard => ({ card, map, at, turn, acceleration })),
        ),
      ),
    );
  const [first, then] = upright ? [UPRIGHT, SIDEWAYS] : [SIDEWAYS, UPRIGHT];
  return [...cardsIn(first), ...cardsIn(then)];
}

const UPRIGHT = TURNS.filter((turn) => turn % 180 === 0);
const SIDEWAYS = TURNS.filter((turn) => turn % 180 !== 0);

/** Where a card in this rotation has room and could be crossed, whichever card it is. */
function placesFor(
  track: readonly PlannedCard[],
  turn: Turn,
  { joins, width }: WishedTrack,
  { geometry }: Materials,
): readonly CardPlace[] {
  const before = track.at(-1);
  const join = joins[track.length - 1];
  if (!before || !join) return [{ at: [0, 0], turn }];
  return placesBeside(before, join.sides, turn).filter(
    (place) =>
      !track.slice(0, -1).some((other) => touches(other, place)) &&
      geometry.width(before, place) >= width &&
      geometry.isPassable(track.at(-2), before, place),
  );
}

function fits(track: readonly PlannedCard[], card: PlannedCard, { joins, width }: WishedTrack): boolean {
  const before = track.at(-1);
  const join = joins[track.length - 1];
  if (!before || !join) return true;
  const crossing = crossingOf(before, card);
  if (crossing.width < width || crossing.isWhite) return false;
  if (join.forced !== undefined && crossing.straight > 0 === join.forced) return false;
  const third = track.at(-2);
  // Without bars, the geometry has already decided.
  return [third, before, card].every(hasNoBars) || isPassable(third, before, card);
}

const hasNoBars = (card: PlannedCard | undefined): boolean =>
  card === undefined || card.acceleration || card.map.bars.length === 0;

/** All places at which a card touches another on that side, or at that corner if two sides are given. */
function placesBeside({ at, turn }: CardPlace, sides: readonly Side[], nextTurn: Turn): readonly CardPlace[] {
  const [own, next] = [sizeOf(turn), sizeOf(nextTurn)];
  const columns = startsBeside({ from: at[0], length: own.columns }, next.columns, [
    sides.includes("west"),
    sides.includes("east"),
  ]);
  const rows = startsBeside({ from: at[1], length: own.rows }, next.rows, [
    sides.includes("south"),
    sides.includes("north"),
  ]);
  return columns.flatMap((column) => rows.map((row): CardPlace => ({ at: [column, row], turn: nextTurn })));
}

/** Along one axis: just before a span, just after it, or wherever both overlap. */
function startsBeside(
  span: { readonly from: number; readonly length: number },
  length: number,
  [isBefore, isBehind]: readonly [boolean, boolean],
): readonly number[] {
  if (isBehind) return [span.from + span.length];
  if (isBefore) return [span.from - length];
  return Array.from({ length: span.length + length - 1 }, (_, index) => span.from - length + 1 + index);
}
