/** The cards of a track as its file lays them, and what becomes of them in an edit. Pure. */
import { nodeAt } from "../../../source/locate.ts";
import type { SourceNode } from "../../../source/tree.ts";
import { itemsIn, type OpenScenario } from "./open-scenario.ts";

export interface LaidCard {
  readonly card: string;
  readonly at: readonly [column: number, row: number];
  /** In degrees, clockwise. */
  readonly turn: number;
  /** It lies face down. */
  readonly acceleration: boolean;
}

interface Origin {
  /** Which card of the track it is now, from 0; absent for a new one. */
  readonly from?: number | undefined;
  /** The heading that the file states for it is removed; otherwise it stays. */
  readonly dropsHeading?: boolean | undefined;
}

/**
 * A card as an edit asks for it: only what changes. What is absent stays as the file has it, whatever that is by then; of a
 * new card, which needs `card` and `at`, it is the default.
 */
export type AskedCard = Origin & { readonly [K in keyof LaidCard]?: LaidCard[K] | undefined };

/** A card of the track as it is wanted. */
export type WantedCard = Origin & LaidCard;

/** In the order of the file; values that are not as they should be are read as their defaults. */
export const laidCards = (scenario: OpenScenario): readonly LaidCard[] =>
  itemsIn(scenario, ["track"]).map(laidCard);

/** An entry of a track, as its file writes it. */
export function laidCard(item: SourceNode): LaidCard {
  const word = (...path: readonly (string | number)[]): string | undefined => {
    const node = nodeAt(item, path);
    return node?.kind === "scalar" ? node.text : undefined;
  };
  return {
    card: word("card") ?? "",
    at: [Number(word("at", 0) ?? 0), Number(word("at", 1) ?? 0)],
    turn: Number(word("turn") ?? 0),
    acceleration: word("acceleration") === "true",
  };
}

/** @param before the cards of the file, of which each `from` names one */
export const wantedCard = (asked: AskedCard, before: readonly LaidCard[]): WantedCard => {
  const old = asked.from === undefined ? undefined : before[asked.from];
  return {
    from: asked.from,
    dropsHeading: asked.dropsHeading,
    card: asked.card ?? old?.card ?? "",
    at: asked.at ?? old?.at ?? [0, 0],
    turn: asked.turn ?? old?.turn ?? 0,
    acceleration: asked.acceleration ?? old?.acceleration ?? false,
  };
};

export const isSameCard = (one: LaidCard, other: LaidCard): boolean =>
  one.card === other.card &&
  one.at[0] === other.at[0] &&
  one.at[1] === other.at[1] &&
  one.turn === other.turn &&
  one.acceleration === other.acceleration;

/** Where each card of the old track is in the new one, from 0; undefined for those that are gone. */
export function newPlaces(count: number, wanted: readonly WantedCard[]): readonly (number | undefined)[] {
  const places: (number | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const [place, { from }] of wanted.entries()) if (from !== undefined) places[from] = place;
  return places;
}

/**
 * Which items of a list stay where they are while the others move, so that as few as possible do.
 * @param order the old places, in the new order
 * @returns the longest part of it that grows
 */
export function steadyItems(order: readonly number[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly before: number }[] = [];
  for (const [index, place] of order.entries()) {
    let found = { length: 1, before: -1 };
    for (let other = 0; other < index; other++) {
      const length = (best[other]?.length ?? 0) + 1;
      if ((order[other] as number) < place && length > found.length) found = { length, before: other };
    }
    best.push(found);
  }
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  const steady = new Set<number>();
  while (at >= 0 && at < order.length) {
    steady.add(order[at] as number);
    at = best[at]?.before ?? -1;
  }
  return steady;
}
