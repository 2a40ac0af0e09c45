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
  /**
   * Counts a face. Undefined as long as the game may go on, else what to say at this face, which is the last.
   * @param isNew no face before it had the same drawing
   */
  spend(face: Pick<Face, "card" | "file">, spent: Spent, isNew: boolean): Diagnostic | undefined;
}

const GAME: Spent = { steps: LIMITS.gameSteps, work: LIMITS.gameWork, output: LIMITS.gameOutput };

/** A drawing that came before is rendered but not laid out, which takes about this part of the time. */
const REPEATED = 0.1;

export function gameBudget(most: Spent = GAME): GameBudget {
  let [steps, work, output] = [0, 0, 0];
  return {
    spend({ card, file }, spent, isNew) {
      steps += spent.steps;
      work += spent.work;
      output += isNew ? spent.output : spent.output * REPEATED;
      if (steps <= most.steps && work <= most.work && output <= most.output) return undefined;
      const what =
        steps > most.steps
          ? `${most.steps} steps`
          : work > most.work
            ? `${most.work} entries and characters in helpers`
            : `${most.output} characters of SVG`;
      return faultAt(startOf(file), "limit", {
        message: `the templates of this game take more than ${what} on all cards up to ${card.id}; the cards after it are not drawn`,
        fix: "make this template or its loops shorter, or the deck smaller",
      });
    },
  };
}
