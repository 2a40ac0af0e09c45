/**
 * Other placements for the cards of a track: turned, moved alone, or moved with all after them. A card given a quarter
 * turn covers other squares, so it may be placed anew beside the previous card, and those after it may follow.
 */
import { type Place, placesAround } from "../lattice/card-places.ts";
import { kindOf } from "../lattice/tile-of.ts";
import type { PlannedCard, TrackPlan } from "../track.ts";
import { COST, changed, one, type PossibleChange, type TrackChange } from "./changes.ts";

/** What each square of distance adds, up to this many. */
const SQUARE = 4;
const FAR = 14;

export function turns(plan: TrackPlan, index: number): readonly PossibleChange[] {
  const card = plan.track[index] as PlannedCard;
  const others = kindOf(plan.track).turns.filter((turn) => turn !== card.turn);
  // The card covers the same cells: of hexagons in any rotation.
  const isInPlace = (turn: PlannedCard["turn"]): boolean =>
    card.map.cells.shape !== "square" || (turn - card.turn) % 180 === 0;
  const quarters = others.filter((turn) => !isInPlace(turn));
  return [
    ...others
      .filter(isInPlace)
      .map((turn) => one(COST.half, { kind: "turn", card: index, turn, at: card.at })),
    ...quarters.flatMap((turn) => {
      const places = [card.at, ...placesBehind(plan.track, index, { ...card, turn })];
      const near = new Set(nearest(places, card.at));
      return places.flatMap((at) => {
        const change: TrackChange = { kind: "turn", card: index, turn, at };
        const moves = wayCost(card.at, at);
        const cost = moves === 0 ? COST.quarter : COST.laidAnew + moves;
        const followers = near.has(at) ? withFollowers(changed(plan, change).track, change, cost) : [];
        return [one(cost, change), ...followers];
      });
    }),
  ];
}

/** The same, with all cards after it moved to where they touch it again. */
function withFollowers(
  track: readonly PlannedCard[],
  change: Extract<TrackChange, { kind: "turn" }>,
  cost: number,
): readonly PossibleChange[] {
  const next = change.card + 1;
  const card = track[next];
  if (!card) return [];
  const places = nearest(placesBehind(track, next, card), card.at);
  return shiftsTo(places, card, { card: next, tail: true }).map(({ changes, cost: shift }) => ({
    changes: [change, ...changes],
    cost: cost + shift,
  }));
}

export function shifts(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const alone = card < track.length - 1 ? shiftsBeside(track, card, false) : [];
  return card === 0 ? firstShifts(track) : [...shiftsBeside(track, card, true), ...alone];
}

/** To places where the card touches the previous one. */
function shiftsBeside(
  track: readonly PlannedCard[],
  index: number,
  tail: boolean,
): readonly PossibleChange[] {
  const card = track[index];
  if (!card) return [];
  return shiftsTo(placesBehind(track, index, card), card, { card: index, tail });
}

/** The first card alone, to where it touches the second. */
function firstShifts(track: readonly PlannedCard[]): readonly PossibleChange[] {
  const [first, second] = track;
  if (!first || !second) return [];
  return shiftsTo(placesAround(second, first), first, { card: 0, tail: false });
}

function shiftsTo(
  places: readonly Place[],
  { at: from }: PlannedCard,
  moved: { readonly card: number; readonly tail: boolean },
): readonly PossibleChange[] {
  return places
    .filter((at) => wayCost(at, from) > 0)
    .map((at) => {
      const by = [at[0] - from[0], at[1] - from[1]] as const;
      return one(COST.shift + wayCost(at, from), { kind: "shift", ...moved, by });
    });
}

/** Places at which a card touches the previous one. */
const placesBehind = (track: readonly PlannedCard[], index: number, card: PlannedCard): readonly Place[] =>
  track.slice(Math.max(0, index - 1), index).flatMap((before) => placesAround(before, card));

/** Large cards have so many places that only the nearest ones of two cards are combined. */
const MOST_COMBINED = 33;

function nearest(places: readonly Place[], from: Place): readonly Place[] {
  if (places.length <= MOST_COMBINED) return places;
  const steps = (at: Place): number => Math.abs(at[0] - from[0]) + Math.abs(at[1] - from[1]);
  return [...places].sort((a, b) => steps(a) - steps(b)).slice(0, MOST_COMBINED);
}

/** The cost of the distance from one place to the other. */
function wayCost(a: Place, b: Place): number {
  return SQUARE * Math.min(FAR, Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]));
}
