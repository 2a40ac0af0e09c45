/** The steps between touching cards that are not consecutive; bars and headings may leave none. */
import type { Shortcut, Step, TrackAnalysis } from "../track.ts";

/** Steps from the earlier card to the later one, those over edges first. */
export function shortcutSteps(
  { steps, lattice }: Pick<TrackAnalysis, "steps" | "lattice">,
  { from, to }: Shortcut,
): readonly Step[] {
  return lattice.squares
    .filter(({ card }) => card === from)
    .flatMap(({ index }) => steps[index] ?? [])
    .filter((step) => lattice.squares[step.to]?.card === to)
    .sort((a, b) => Number(a.corner) - Number(b.corner));
}
