/**
 * Checks several games, or single files of them, completely, sheets included: what `check` reports and what fixes start
 * from.
 */
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { areLasting } from "../look/inspector.ts";
import type { CheckedGame } from "../made-game.ts";
import { ofGame, type Pace } from "../progress.ts";
import { type ProjectContext, remembering } from "../project.ts";
import { QUIET } from "../read/edition.ts";
import { checkGameForOrder } from "./check-game.ts";
import { checkOrder } from "./check-order.ts";
import { combineVerdicts, type Target } from "./combine-verdicts.ts";
import { editionOf, type KeptEdition } from "./kept-verdicts.ts";
import { wholeOrder } from "./whole-order.ts";
import { standingIn, withJournal } from "./with-journal.ts";

export async function checkTargets(
  project: ProjectContext,
  targets: readonly Target[],
  progress: Pace,
): Promise<Verdict> {
  const verdicts = new Map<string, Verdict>();
  const shared = targets.length > 1 ? remembering(project) : project;
  for (const { game } of targets) verdicts.set(game, (await checkWholeGame(shared, game, progress)).verdict);
  return combineVerdicts(project, targets, verdicts);
}

export interface WholeGame {
  readonly verdict: Verdict;
  /** What the journal of its prints says about the game. */
  readonly standing: string;
  /** The verdict where the journal says nothing, as after a print. */
  quietVerdict(): Verdict;
  /** What the journal is compared with; undefined if with nothing. */
  readonly edition: KeptEdition | undefined;
  /** True if another check of the same files would find the same. */
  readonly isLasting: boolean;
}

/** A game with everything that its kits print. */
export async function checkWholeGame(
  project: ProjectContext,
  game: string,
  progress: Pace,
): Promise<WholeGame> {
  const own = ofGame(progress, game);
  const checked = await checkGameForOrder(project, game, own);
  const { made, found } = checked;
  const order = made && (await checkOrder(project, { made, found }, wholeOrder(made), own));
  const more = [...(order?.drawn ?? []), ...(order?.imposed ?? [])];
  const verdictOn = ({ judge, ...one }: CheckedGame): Verdict => judge([...one.found, ...more], "all");
  return {
    verdict: verdictOn(checked),
    standing: made ? standingIn(made.journal, made) : QUIET,
    quietVerdict: () => verdictOn(withJournal(checked, { file: "", prints: [] })),
    edition: made && editionOf(project, made),
    isLasting: areLasting([...found, ...more]),
  };
}
