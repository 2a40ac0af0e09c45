/**
 * An alternative place for a card of a track: the nearest one beside the card before it that no earlier card covers. Later
 * cards are assumed to move along.
 */
import { areOverlapping, type Place, placesAround } from "../../track/lattice/card-places.ts";
import { joinOf } from "../../track/lattice/joins.ts";
import type { PlannedCard } from "../../track/track.ts";

/** Worded as a fix; undefined for the first card, and if all places are taken. */
export function freePlaceInWords(
  track: readonly PlannedCard[],
  index: number,
  verb: "be free" | "touch",
): string | undefined {
  const place = freePlace(track, index);
  const more = index < track.length - 1 ? "; move the cards after it by the same amount" : "";
  return place && `it would ${verb} at [${place.join(", ")}]${more}`;
}

/** Places along an edge, with the card turned as it is. */
function freePlace(track: readonly PlannedCard[], index: number): Place | undefined {
  const card = track[index];
  const before = track[index - 1];
  if (!card || !before) return undefined;
  const others = track.slice(0, index);
  return placesAround(before, card)
    .map((at) => ({ at, distance: Math.abs(at[0] - card.at[0]) + Math.abs(at[1] - card.at[1]) }))
    .sort((a, b) => a.distance - b.distance)
    .find(({ at }) => {
      const moved = { ...card, at };
      return joinOf(before, moved)?.kind === "edge" && !others.some((other) => areOverlapping(other, moved));
    })?.at;
}
