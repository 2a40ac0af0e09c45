/**
 * What could be changed about a track, each with its cost: the less is touched on the table, the cheaper. A card that is
 * turned by a quarter covers other squares, so it may be laid anew beside the card before it, and those behind may follow.
 */
import type { TrackChange } from "./changes.ts";
import { changed } from "./changes.ts";
import { joinOf } from "./joins.ts";
import type { PackCard } from "./map-pack.ts";
import type { PlannedCard, TrackPlan } from "./track.ts";
import { sizeOf } from "./turned-card.ts";
import { TURNS } from "./turns.ts";

/** One change, or two of which the second follows from the first. */
export interface PossibleChange {
  readonly changes: readonly TrackChange[];
  readonly cost: number;
}

/**
 * What each kind costs. Nothing moves when cards are listed otherwise, a heading is left out or another end is named; a card is
 * sooner turned than moved, moved than taken out; one change of any kind is less than two cards touched. One more acceleration
 * point is another game. A bar is printed on the map card: the last resort.
 */
const COST = {
  order: 60,
  unstated: 80,
  half: 100,
  quarter: 105,
  shift: 120,
  laidAnew: 140,
  faceUp: 125,
  renamed: 95,
  named: 190,
  replace: 200,
  faceDown: 212,
  swap: 215,
  bar: 600,
} as const;

/** What each square of the way adds, as far as this many. */
const SQUARE = 4;
const FAR = 14;

/** From the cheapest on. */
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
  return [...perCard, ...landmarks(plan)].sort((a, b) => a.cost - b.cost);
}

const one = (cost: number, change: TrackChange): PossibleChange => ({ changes: [change], cost });

function orders(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const places = [...track.keys()].filter((to) => to !== card && to !== card + 1);
  return places.map((to) => one(COST.order + Math.abs(to - card), { kind: "order", card, to }));
}

function turns(plan: TrackPlan, index: number): readonly PossibleChange[] {
  const card = plan.track[index] as PlannedCard;
  const half = ((card.turn + 180) % 360) as PlannedCard["turn"];
  const quarters = TURNS.filter((turn) => (turn - card.turn) % 180 !== 0);
  return [
    one(COST.half, { kind: "turn", card: index, turn: half, at: card.at }),
    ...quarters.flatMap((turn) => {
      const places = [card.at, ...placesAround(plan.track[index - 1], { ...card, turn })];
      return places.flatMap((at) => {
        const change: TrackChange = { kind: "turn", card: index, turn, at };
        const moves = wayCost(card.at, at);
        const cost = moves === 0 ? COST.quarter : COST.laidAnew + moves;
        return [one(cost, change), ...withFollowers(changed(plan, change).track, change, cost)];
      });
    }),
  ];
}

/** The same, and all behind the card come after it to where they touch it again. */
function withFollowers(
  track: readonly PlannedCard[],
  change: Extract<TrackChange, { kind: "turn" }>,
  cost: number,
): readonly PossibleChange[] {
  const next = change.card + 1;
  return shiftsBeside(track, next, true).map(({ changes, cost: shift }) => ({
    changes: [change, ...changes],
    cost: cost + shift,
  }));
}

function shifts(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const alone = card < track.length - 1 ? shiftsBeside(track, card, false) : [];
  return card === 0 ? firstShifts(track) : [...shiftsBeside(track, card, true), ...alone];
}

/** To places where the card touches the one before it. */
function shiftsBeside(
  track: readonly PlannedCard[],
  index: number,
  tail: boolean,
): readonly PossibleChange[] {
  const card = track[index];
  if (!card) return [];
  return placesAround(track[index - 1], card)
    .filter((at) => wayCost(at, card.at) > 0)
    .map((at) => {
      const by = [at[0] - card.at[0], at[1] - card.at[1]] as const;
      return one(COST.shift + wayCost(at, card.at), { kind: "shift", card: index, tail, by });
    });
}

/** The first card alone, to where it touches the second. */
function firstShifts(track: readonly PlannedCard[]): readonly PossibleChange[] {
  const [first, second] = track;
  if (!first || !second) return [];
  return placesAround(second, first)
    .filter((at) => wayCost(at, first.at) > 0)
    .map((at) => {
      const by = [at[0] - first.at[0], at[1] - first.at[1]] as const;
      return one(COST.shift + wayCost(at, first.at), { kind: "shift", card: 0, tail: false, by });
    });
}

type Place = readonly [column: number, row: number];

/** All places at which a card touches another one. */
function placesAround(other: PlannedCard | undefined, card: PlannedCard): readonly Place[] {
  if (!other) return [];
  const [size, own] = [sizeOf(other.turn), sizeOf(card.turn)];
  const places: Place[] = [];
  for (let column = other.at[0] - own.columns; column <= other.at[0] + size.columns; column++)
    for (let row = other.at[1] - own.rows; row <= other.at[1] + size.rows; row++)
      if (joinOf(other, { ...card, at: [column, row] })) places.push([column, row]);
  return places;
}

/** What the way from one place to the other costs. */
function wayCost(a: Place, b: Place): number {
  return SQUARE * Math.min(FAR, Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]));
}

function faces(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const acceleration = !track[card]?.acceleration;
  const cost = acceleration ? COST.faceDown : COST.faceUp;
  return [one(cost, { kind: "face", card, acceleration })];
}

/** By cards that the track leaves over. */
function replacements(
  track: readonly PlannedCard[],
  card: number,
  pack: readonly PackCard[],
): readonly PossibleChange[] {
  const spare = pack.filter(
    ({ card: id, copies }) => track.filter((laid) => laid.card === id).length < copies,
  );
  // Of two that are one too many, the later one goes.
  const cost = COST.replace + track.length - 1 - card;
  return spare.map((by) => one(cost, { kind: "replace", card, by }));
}

function swaps(track: readonly PlannedCard[], card: number): readonly PossibleChange[] {
  const behind = [...track.keys()].filter(
    (other) => other > card && track[other]?.card !== track[card]?.card,
  );
  return behind.map((other) => one(COST.swap, { kind: "swap", cards: [card, other] }));
}

/** A heading of its own may stand in the way; none is added, for that would bend the rules and not the track. */
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
