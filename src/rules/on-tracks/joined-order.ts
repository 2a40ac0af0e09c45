/** Another order of the same cards in which each touches the next: what to write where a track is listed out of order. */
import { joinOf } from "../../track/lattice/joins.ts";
import type { PlannedCard } from "../../track/track.ts";

/** As many cards are tried in other orders; a track has ten. */
const MOST_CARDS = 12;

/** As many steps of the search; ten cards in a row need a few hundred. */
const MOST_TRIES = 20_000;

/**
 * The order as places in the track, undefined when there is none or none was found in time. One that begins with the
 * same card goes before others.
 */
export function joinedOrder(track: readonly PlannedCard[]): readonly number[] | undefined {
  if (track.length > MOST_CARDS) return undefined;
  const neighbours = track.map((card) =>
    track.flatMap((other, index) => (other !== card && joinOf(card, other) ? [index] : [])),
  );
  const budget = { tries: MOST_TRIES };
  for (const first of track.keys()) {
    const order = extended([first], neighbours, budget);
    if (order) return order;
  }
  return undefined;
}

function extended(
  order: readonly number[],
  neighbours: readonly (readonly number[])[],
  budget: { tries: number },
): readonly number[] | undefined {
  if (order.length === neighbours.length) return order;
  for (const next of neighbours[order.at(-1) as number] ?? []) {
    if (order.includes(next)) continue;
    if (budget.tries-- <= 0) return undefined;
    const found = extended([...order, next], neighbours, budget);
    if (found) return found;
  }
  return undefined;
}
