/** Possible changes to a track on the table, and the resulting track. Cards are counted from 0. */
import type { Turn } from "../../schema/files.ts";
import type { PackCard } from "../map-pack.ts";
import type { PlannedCard, TrackPlan } from "../track.ts";

export type TrackChange =
  /** The card gets another position in the travelling order; nothing moves. */
  | { readonly kind: "order"; readonly card: number; readonly to: number }
  /** The card is turned; its bottom left square is at `at` afterwards. */
  | {
      readonly kind: "turn";
      readonly card: number;
      readonly turn: Turn;
      readonly at: readonly [column: number, row: number];
    }
  /** The card, or it and all after it, moves by columns and rows. */
  | {
      readonly kind: "shift";
      readonly card: number;
      readonly tail: boolean;
      readonly by: readonly [columns: number, rows: number];
    }
  /** A landmark is named or renamed; nothing moves. */
  | { readonly kind: "landmark"; readonly which: "start" | "finish"; readonly square: string }
  /** The cards are turned face down or face up. */
  | { readonly kind: "face"; readonly cards: readonly number[]; readonly acceleration: boolean }
  /** A card of the pack replaces the card, in the same position. */
  | { readonly kind: "replace"; readonly card: number; readonly by: PackCard }
  /** Two cards change places, each taking the other's position. */
  | { readonly kind: "swap"; readonly cards: readonly [number, number] }
  /** The track heads on the card as its neighbours imply; a heading that the card stated is removed. */
  | { readonly kind: "heading"; readonly card: number }
  /** A bar is removed from the map card itself, wherever it is laid. */
  | { readonly kind: "bar"; readonly card: number; readonly bar: number };

export function changed(plan: TrackPlan, change: TrackChange): TrackPlan {
  const { track } = plan;
  switch (change.kind) {
    case "order":
      return reordered(plan, change.card, change.to);
    case "turn":
      return withCard(plan, change.card, { turn: change.turn, at: change.at });
    case "shift":
      return {
        ...plan,
        track: track.map((card, index) => (isShifted(change, index) ? moved(card, change.by) : card)),
      };
    case "landmark":
      return { ...plan, [change.which]: change.square };
    case "face":
      return {
        ...plan,
        track: plan.track.map((card, index) =>
          change.cards.includes(index) ? { ...card, acceleration: change.acceleration } : card,
        ),
      };
    case "replace":
      return withCard(plan, change.card, { card: change.by.card, map: change.by.map });
    case "swap":
      return swapped(plan, change.cards);
    case "heading":
      return withoutHeading(plan, change.card);
    case "bar":
      return withoutBar(plan, change.card, change.bar);
  }
}

function isShifted({ card, tail }: Extract<TrackChange, { kind: "shift" }>, index: number): boolean {
  return tail ? index >= card : index === card;
}

function moved(card: PlannedCard, [columns, rows]: readonly [number, number]): PlannedCard {
  return { ...card, at: [card.at[0] + columns, card.at[1] + rows] };
}

function withCard(plan: TrackPlan, index: number, parts: Partial<PlannedCard>): TrackPlan {
  return { ...plan, track: plan.track.map((card, at) => (at === index ? { ...card, ...parts } : card)) };
}

function swapped(plan: TrackPlan, [one, other]: readonly [number, number]): TrackPlan {
  const faceOf = (index: number): Partial<PlannedCard> => {
    const { card, map } = plan.track[index] as PlannedCard;
    return { card, map };
  };
  return withCard(withCard(plan, one, faceOf(other)), other, faceOf(one));
}

function withoutHeading(plan: TrackPlan, index: number): TrackPlan {
  const track = plan.track.map((card, at) => {
    if (at !== index) return card;
    const { heading: _, ...rest } = card;
    return rest;
  });
  return { ...plan, track };
}

/** The same map card may occur in the track twice. */
function withoutBar(plan: TrackPlan, index: number, bar: number): TrackPlan {
  const id = plan.track[index]?.card;
  const track = plan.track.map((card) => {
    if (card.card !== id) return card;
    return { ...card, map: { ...card.map, bars: card.map.bars.filter((_, at) => at !== bar) } };
  });
  return { ...plan, track };
}

/** Squares keep their cards: "4.b2" becomes "3.b2" if its card becomes the third. */
function reordered(plan: TrackPlan, from: number, to: number): TrackPlan {
  const order = [...plan.track.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  const renamed = (square: string): string => {
    const [position, name] = square.split(".");
    return `${order.indexOf(Number(position) - 1) + 1}.${name}`;
  };
  return {
    ...plan,
    track: order.map((index) => plan.track[index] as PlannedCard),
    ...(plan.start === undefined ? {} : { start: renamed(plan.start) }),
    ...(plan.finish === undefined ? {} : { finish: renamed(plan.finish) }),
  };
}

/** One change, or two, the second a consequence of the first. */
export interface PossibleChange {
  readonly changes: readonly TrackChange[];
  readonly cost: number;
}

/**
 * The cost of each kind. Nothing moves if cards are listed in another order, a heading is removed or another end is
 * named; turning a card is cheaper than moving it, and moving cheaper than replacing; one change of any kind is cheaper
 * than touching two cards. One more acceleration point makes a different game. A bar is printed on the map card: the
 * last resort.
 */
export const COST = {
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

export const one = (cost: number, change: TrackChange): PossibleChange => ({ changes: [change], cost });
