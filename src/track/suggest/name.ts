/** Names for suggested tracks, from their shape. */
import type { Movement } from "../../game/scenarios/movement.ts";
import type { TrackShape } from "../../units/track-shapes.ts";

/** The id includes the seed, so that a game can have several of one shape. */
export function nameOf(
  shape: TrackShape,
  cards: number,
  seed: number,
  { shapes }: Pick<Movement, "shapes">,
): { id: string; title: string } {
  const { id, title } = shapes[shape];
  return { id: `${id}-${cards}-${seed}`, title };
}
