/** Possible changes to a track, each with its cost. */
import { fitTogether } from "../../game/scenarios/odd-cards.ts";
import type { PackCard } from "../map-pack.ts";
import type { PlannedCard, TrackPlan } from "../track.ts";
import { COST, one, type PossibleChange } from "./changes.ts";
import { shifts, turns } from "./possible-moves.ts";

/** From the cheapest up. */
export function possibleChanges(plan: TrackPlan, pack: readonly PackCard[]): readonly PossibleChange[] {
  const { track } = plan;
  const perCard = track.flatMap((_, card) => [
    ...orders(track, card),
    ...turns(plan, card),
    ...shifts(track, card),
    ...faces(track, card),
    ...replacements(track, card, pack),
    ...swaps(track, card),
    ...headings(track, card),
    ...bars(track, card),
  ]);
  return [...perCard, ...facesTogether(track), ...landmarks(plan)].sort((a, b) => a.cost - b.cost);
}

function orders(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const places = [...track.keys()].filter((to) => to !== card && to !== card + 1);
  return places.map((to) => one(COST.order + Math.abs(to - card), { kind: "order", card, to }));
}

function faces(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const acceleration = !track[card]?.acceleration;
  const cost = acceleration ? COST.faceDown : COST.faceUp;
  return [one(cost, { kind: "face", cards: [card], acceleration })];
}

/**
 * Cards that are wrongly face down are changed together: one of them alone leaves the others wrong, and fixes little.
 * All, all but one, or both ends.
 */
function facesTogether(track: readonly PlannedCard[]): readonly PossibleChange[] {
  const down = [...track.keys()].filter((card) => track[card]?.acceleration);
  const ends = down.filter((card) => card === 0 || card === track.length - 1);
  const groups = [down, ends, ...down.map((kept) => down.filter((card) => card !== kept))];
  return groups
    .filter((cards) => cards.length > 1)
    .map((cards) => one(COST.faceUp * cards.length, { kind: "face", cards, acceleration: false }));
}

/** By cards of the pack that the track does not use. */
function replacements(
  track: readonly PlannedCard[],
  card: number,
  pack: readonly PackCard[],
): readonly PossibleChange[] {
  const spare = pack.filter(
    ({ card: id, map, copies }) =>
      track.filter((laid) => laid.card === id).length < copies &&
      fitTogether(map, (track[card] as PlannedCard).map),
  );
  // Of two copies where one is available, the later one is replaced.
  const cost = COST.replace + track.length - 1 - card;
  return spare.map((by) => one(cost, { kind: "replace", card, by }));
}

function swaps(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const behind = [...track.keys()].filter(
    (other) => other > card && track[other]?.card !== track[card]?.card,
  );
  return behind.map((other) => one(COST.swap, { kind: "swap", cards: [card, other] }));
}

/**
 * A heading that the card states may be in the way; none is added, because that would change the rules and not the
 * track.
 */
function headings(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  return track[card]?.heading ? [one(COST.unstated, { kind: "heading", card })] : [];
}

function bars(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const { map, acceleration } = track[card] as PlannedCard;
  if (acceleration) return [];
  return map.bars.map((_, bar) => one(COST.bar, { kind: "bar", card, bar }));
}

/** Start on the first card, finish on the last. */
function landmarks({ track, start, finish }: TrackPlan): readonly PossibleChange[] {
  const squaresOf = (card: number): readonly string[] =>
    track[card]?.map.squares.map(({ name }) => `${card + 1}.${name}`) ?? [];
  const named = (which: "start" | "finish", card: number, now: string | undefined) =>
    squaresOf(card)
      .filter((square) => square !== now)
      .map((square) =>
        one(now === undefined ? COST.named : COST.renamed, { kind: "landmark", which, square }),
      );
  return [...named("finish", track.length - 1, finish), ...named("start", 0, start)];
}
