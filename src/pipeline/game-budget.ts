/**
 * Bounds what the templates of a game may do on all its cards together: each face is bounded by itself (template/limits.ts),
 * and a game may have a hundred thousand. Work is counted, not timed, and remembered with each face, so that a game gets
 * the same answer whether or not its faces were rendered before.
 */
import { type Diagnostic, startOf } from "../diagnostics/diagnostic.ts";
import { faultAt } from "../template/faults.ts";
import { LIMITS } from "../template/limits.ts";
import type { Spent } from "../template/template.ts";
import type { Face } from "./faces.ts";

export interface GameBudget {
  /** Counts a face. Undefined as long as the game may go on, else what to say at this face, which is the last. */
  spend(face: Pick<Face, "card" | "file">, spent: Spent): Diagnostic | undefined;
}

export function gameBudget(most: Spent = { steps: LIMITS.gameSteps, work: LIMITS.gameWork }): GameBudget {
  let [steps, work] = [0, 0];
  return {
    spend({ card, file }, spent) {
      steps += spent.steps;
      work += spent.work;
      if (steps <= most.steps && work <= most.work) return undefined;
      const what =
        steps > most.steps ? `${most.steps} steps` : `${most.work} entries and characters in helpers`;
      return faultAt(startOf(file), "limit", {
        message: `the templates of this game take more than ${what} on all cards up to ${card.id}; the cards after it are not drawn`,
        fix: "make the loops of this template shorter, or the deck smaller",
      });
    },
  };
}
