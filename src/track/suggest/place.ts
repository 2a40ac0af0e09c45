/**
 * Lays cards of the pack along a shape, one after another: each chosen at random from those that join well, touch only
 * the previous card, and trap no captain. If none fits, the search backtracks to the previous card.
 * Limits: gives up when its tries are used up; another shape is cheaper than exhausting a hopeless one.
 */
import { isAlikeInAllTurns, type MapCard } from "../../game/map-cards.ts";
import { isBlocked } from "../../game/scenarios/terrain.ts";
import type { Side, Turn } from "../../schema/files.ts";
import { type CardPlace, placesAround, touches } from "../lattice/card-places.ts";
import { joinOf } from "../lattice/joins.ts";
import { kindOf, sizeOf } from "../lattice/tile-of.ts";
import type { PackCard } from "../map-pack.ts";
import type { PlannedCard } from "../track.ts";
import type { Moves } from "../ways/moves.ts";
import type { WishedTrack } from "./draw.ts";
import type { Geometry } from "./geometry.ts";
import { crossingOf, isPassable } from "./passage.ts";
import type { Random } from "./random.ts";

/** Cards that are tried before a shape is given up. */
const MOST_LOOKS = 150;

export interface Materials {
  /** All of one lattice. */
  readonly pack: readonly PackCard[];
  readonly moves: Moves;
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
      if (!fits(track, card, wished, materials)) continue;
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
      turns.flatMap((turn) => {
        // Of a pack with tiles of several sizes, each has its own places.
        const placesOf = new Map<MapCard["cells"], ReadonlyMap<string, CardPlace>>();
        for (const { map } of free)
          if (!placesOf.has(map.cells)) {
            const found = placesFor(track, map, turn, wished, materials);
            placesOf.set(map.cells, new Map(found.map((place) => [String(place.at), place])));
          }
        const places = new Set([...placesOf.values()].flatMap((found) => [...found.keys()]));
        return [...places].flatMap((place) =>
          free.flatMap(({ card, map }): readonly PlannedCard[] => {
            if (turn !== 0 && isAlikeInAllTurns(map)) return [];
            const found = placesOf.get(map.cells)?.get(place);
            return found ? [{ card, map, at: found.at, turn, acceleration }] : [];
          }),
        );
      }),
    );
  const { turns } = kindOf(pack);
  const [first, then] = [isUpright, (turn: Turn): boolean => !isUpright(turn)].map((isFirst) =>
    cardsIn(turns.filter((turn) => isFirst(turn) === upright)),
  );
  return [...(first ?? []), ...(then ?? [])];
}

const isUpright = (turn: Turn): boolean => turn % 180 === 0;

/** Where a card in this rotation has room and could be crossed, whichever card it is. */
function placesFor(
  track: readonly PlannedCard[],
  map: MapCard,
  turn: Turn,
  { joins, width }: WishedTrack,
  { geometry }: Materials,
): readonly CardPlace[] {
  const before = track.at(-1);
  const join = joins[track.length - 1];
  if (!before || !join) return [{ map, at: [0, 0], turn }];
  return placesBeside(before, join.sides, { map, turn }).filter(
    (place) =>
      !track.slice(0, -1).some((other) => touches(other, place)) &&
      geometry.width(before, place) >= width &&
      geometry.isPassable(track.at(-2), before, place),
  );
}

function fits(
  track: readonly PlannedCard[],
  card: PlannedCard,
  { joins, width }: WishedTrack,
  { moves }: Materials,
): boolean {
  const before = track.at(-1);
  const join = joins[track.length - 1];
  if (!before || !join) return true;
  const crossing = crossingOf(before, card, moves);
  if (crossing.width < width || crossing.isPlain) return false;
  if (join.forced !== undefined && crossing.straight > 0 === join.forced) return false;
  const third = track.at(-2);
  // Without bars, the geometry has already decided.
  return [third, before, card].every((one) => isOpen(one, moves)) || isPassable(third, before, card, moves);
}

/** Without bars and blocked cells. */
const isOpen = (card: PlannedCard | undefined, { terrains }: Moves): boolean =>
  card === undefined ||
  card.acceleration ||
  (card.map.bars.length === 0 && !card.map.squares.some(({ terrain }) => isBlocked(terrains, terrain)));

/** All places at which a card touches another on that side, or at that corner if two sides are given. */
function placesBeside(
  before: CardPlace,
  sides: readonly Side[],
  card: Pick<CardPlace, "map" | "turn">,
): readonly CardPlace[] {
  const { at } = before;
  if (before.map.cells.shape !== "square")
    return placesAround(before, card)
      .map((place): CardPlace => ({ ...card, at: place }))
      .filter((place) => sides.every((side) => joinOf(before, place)?.headings.includes(side)));
  const [own, next] = [sizeOf(before), sizeOf(card)];
  const columns = startsBeside({ from: at[0], length: own.columns }, next.columns, [
    sides.includes("west"),
    sides.includes("east"),
  ]);
  const rows = startsBeside({ from: at[1], length: own.rows }, next.rows, [
    sides.includes("south"),
    sides.includes("north"),
  ]);
  return columns.flatMap((column) => rows.map((row): CardPlace => ({ ...card, at: [column, row] })));
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
