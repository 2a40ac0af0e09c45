/** Where map cards lie to each other, by what they cover. */
import { joinOf } from "./joins.ts";
import type { PlannedCard } from "./track.ts";
import { sizeOf } from "./turned-card.ts";

export type Place = readonly [column: number, row: number];

/** All places at which a card, turned as it is, touches another one. */
export function placesAround(other: PlannedCard, card: PlannedCard): readonly Place[] {
  const [size, own] = [sizeOf(other.turn), sizeOf(card.turn)];
  const places: Place[] = [];
  for (let column = other.at[0] - own.columns; column <= other.at[0] + size.columns; column++)
    for (let row = other.at[1] - own.rows; row <= other.at[1] + size.rows; row++)
      if (joinOf(other, { ...card, at: [column, row] })) places.push([column, row]);
  return places;
}

export function areOverlapping(one: PlannedCard, other: PlannedCard): boolean {
  const [size, otherSize] = [sizeOf(one.turn), sizeOf(other.turn)];
  return (
    one.at[0] < other.at[0] + otherSize.columns &&
    other.at[0] < one.at[0] + size.columns &&
    one.at[1] < other.at[1] + otherSize.rows &&
    other.at[1] < one.at[1] + size.rows
  );
}

/** How many places of a track are wrong: a card does not touch the next, or lies on another. */
export function loosePlaces(track: readonly PlannedCard[]): number {
  let places = 0;
  for (const [index, card] of track.entries()) {
    const next = track[index + 1];
    if (next && !joinOf(card, next)) places += 1;
    for (let other = index + 2; other < track.length; other++)
      if (areOverlapping(card, track[other] as PlannedCard)) places += 1;
  }
  return places;
}
