/** Reads an analysis by names, so that tests can state their expectations in the words of the rules. */
import { analyseTrack } from "../../src/track/analyse-track.ts";
import type { TrackAnalysis } from "../../src/track/track.ts";
import { namesOf, stepInWords } from "./in-names.ts";
import { type LaidCard, lay } from "./lay.ts";

export interface Look {
  readonly track: TrackAnalysis;
  /** Allowed steps from a square: "1.a2 forward", "1.b2 forward diagonal", sorted by name. */
  steps(from: string, bid: "met" | "missed"): readonly string[];
  /** Names of squares by their indices. */
  names(squares: readonly number[] | undefined): readonly string[] | undefined;
  name(square: number | undefined): string | undefined;
}

export function look(cards: readonly LaidCard[], ends: Parameters<typeof lay>[1] = {}): Look {
  const track = analyseTrack(lay(cards, ends));
  const names = (squares: readonly number[] | undefined) => squares && namesOf(track, squares);
  return {
    track,
    names,
    name: (square) => (square === undefined ? undefined : names([square])?.[0]),
    steps: (from, bid) => {
      const index = track.lattice.squares.findIndex(({ name }) => name === from);
      const steps = (track.steps[index] ?? []).filter(({ special }) => bid === "met" || !special);
      return steps.map((step) => stepInWords(track, step).replace(`${from} > `, "")).sort();
    },
  };
}

/** Cards one above the other from the bottom, as printed: a track to the north, two squares wide. */
export function northwards(...cards: readonly Partial<LaidCard>[]): readonly LaidCard[] {
  return cards.map((card, index) => ({ at: [0, 3 * index], ...card }));
}
