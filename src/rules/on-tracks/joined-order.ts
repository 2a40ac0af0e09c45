/** Finds an order of the same cards in which each touches the next, for a track that is listed out of order. */
import { joinOf } from "../../track/lattice/joins.ts";
import type { PlannedCard } from "../../track/track.ts";

/** Most cards for which other orders are tried: of more there are too many. */
const MOST_CARDS = 12;

/** Most steps of the search; ten cards in a row need a few hundred. */
const MOST_TRIES = 20_000;

/**
 * The order as indexes into the track; undefined if there is none, or none was found within the limit. Orders that begin with
 * the same card are preferred.
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
