/** How map cards are placed relative to each other, by the cells they cover. */
import type { PlannedCard } from "../track.ts";
import { sizeOf } from "./turned-card.ts";

export type Place = readonly [column: number, row: number];

/** All places at which a card, in its rotation, touches another one. */
export function placesAround(other: PlannedCard, card: PlannedCard): readonly Place[] {
  const [size, own] = [sizeOf(other.turn), sizeOf(card.turn)];
  const [left, right] = [other.at[0] - own.columns, other.at[0] + size.columns];
  const [below, above] = [other.at[1] - own.rows, other.at[1] + size.rows];
  const places: Place[] = [];
  for (let column = left; column <= right; column++) {
    // Between the outermost columns the card would overlap the other except in the outermost rows.
    const step = column === left || column === right ? 1 : above - below;
    for (let row = below; row <= above; row += step) places.push([column, row]);
  }
  return places;
}

type CardPlace = Pick<PlannedCard, "at" | "turn">;

/** Along an edge, at a corner, or overlapping. */
export function touches(one: CardPlace, other: CardPlace): boolean {
  const [size, otherSize] = [sizeOf(one.turn), sizeOf(other.turn)];
  return (
    one.at[0] <= other.at[0] + otherSize.columns &&
    other.at[0] <= one.at[0] + size.columns &&
    one.at[1] <= other.at[1] + otherSize.rows &&
    other.at[1] <= one.at[1] + size.rows
  );
}

export function areOverlapping(one: CardPlace, other: CardPlace): boolean {
  const [size, otherSize] = [sizeOf(one.turn), sizeOf(other.turn)];
  return (
    one.at[0] < other.at[0] + otherSize.columns &&
    other.at[0] < one.at[0] + size.columns &&
    one.at[1] < other.at[1] + otherSize.rows &&
    other.at[1] < one.at[1] + size.rows
  );
}

/** How many places of a track are wrong: a card does not touch the next, or overlaps another. */
export function loosePlaces(track: readonly PlannedCard[]): number {
  let places = 0;
  for (const [index, card] of track.entries()) {
    const next = track[index + 1];
    if (next && (!touches(card, next) || areOverlapping(card, next))) places += 1;
    for (let other = index + 2; other < track.length; other++)
      if (areOverlapping(card, track[other] as PlannedCard)) places += 1;
  }
  return places;
}
