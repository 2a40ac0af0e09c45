/** Whether cards lie as a track needs it, without any further look at them. */
import { joinOf } from "./joins.ts";
import type { PlannedCard } from "./track.ts";
import { sizeOf } from "./turned-card.ts";

/** How many places are wrong: a card does not touch the next, or lies on another. */
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

function areOverlapping(one: PlannedCard, other: PlannedCard): boolean {
  const [size, otherSize] = [sizeOf(one.turn), sizeOf(other.turn)];
  return (
    one.at[0] < other.at[0] + otherSize.columns &&
    other.at[0] < one.at[0] + size.columns &&
    one.at[1] < other.at[1] + otherSize.rows &&
    other.at[1] < one.at[1] + size.rows
  );
}
