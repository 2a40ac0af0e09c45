/** What passes between the page and its worker: plain data, each answer with the number of its question. */
import type { TrackFix } from "../../../../track/fix/fix-track.ts";
import type { PackCard } from "../../../../track/map-pack.ts";
import type { TrackWishes } from "../../../../track/soundness.ts";
import type { Suggestion } from "../../../../track/suggest/suggest-track.ts";
import type { SuggestWishes } from "../../../../track/suggest/wishes.ts";
import type { TrackAnalysis, TrackPlan } from "../../../../track/track.ts";
import type { Moves } from "../../../../track/ways/moves.ts";

/** Each kind of work, with what is asked and answered. */
export interface Works {
  analyse: { ask: { readonly plan: TrackPlan }; answer: TrackAnalysis };
  suggest: {
    ask: {
      readonly pack: readonly PackCard[];
      readonly wishes: Partial<SuggestWishes>;
      readonly seed: number;
      readonly moves: Moves;
    };
    answer: Suggestion;
  };
  repair: {
    ask: { readonly plan: TrackPlan; readonly pack: readonly PackCard[]; readonly wishes: TrackWishes };
    answer: FoundRepair;
  };
}

export interface FoundRepair {
  /** Nothing needs to be repaired. */
  readonly isSound: boolean;
  /** Undefined if none was found within the bounds of the search. */
  readonly fix: TrackFix | undefined;
}

export type WorkName = keyof Works;

export type Question = {
  readonly [N in WorkName]: { readonly id: number; readonly work: N } & Works[N]["ask"];
}[WorkName];

/** To the worker: a question, or the number of one that nobody waits for any more. */
export type ToWorker = Question | { readonly id: number; readonly work: "stop" };

/** From the worker. */
export type FromWorker =
  | { readonly id: number; readonly answer: Works[WorkName]["answer"] }
  | { readonly id: number; readonly done: number; readonly most: number }
  | { readonly id: number; readonly fault: string };
