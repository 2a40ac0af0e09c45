/**
 * Checks several games, or single files of them, completely, sheets included: one list in which a finding in a shared
 * file occurs once. This is what `check` reports and what fixes start from.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { lacksInk } from "../draw/ink.ts";
import { ofGame, type Pace } from "../progress.ts";
import { gameIdsOf, type ProjectContext, remembering } from "../project.ts";
import { checkGameForOrder } from "./check-game.ts";
import { checkOrder } from "./check-order.ts";
import { wholeOrder } from "./whole-order.ts";

/** What to check in one game. */
export interface Target {
  readonly game: string;
  /** Report only findings in these files, and below these folders, which end in a slash; empty = all. */
  readonly files: readonly string[];
}

/** Whether the path is one of a target's files, or below one of its folders. */
export const isAmong = (files: readonly string[], path: string): boolean =>
  files.some((one) => one === path || (one.endsWith("/") && path.startsWith(one)));

export interface CheckedTargets extends Verdict {
  /** Games without the requested look. */
  readonly withoutInk: readonly string[];
}

export async function checkTargets(
  project: ProjectContext,
  targets: readonly Target[],
  progress: Pace,
): Promise<CheckedTargets> {
  const verdicts: Verdict[] = [];
  const withoutInk: string[] = [];
  const shared = targets.length > 1 ? remembering(project) : project;
  for (const { game, files } of targets) {
    const own = ofGame(progress, game);
    const { made, found, judge } = await checkGameForOrder(shared, game, own);
    const order = made && (await checkOrder(shared, { made, found }, wholeOrder(made), own));
    const { findings, allowed } = judge(
      [...found, ...(order?.drawn ?? []), ...(order?.imposed ?? [])],
      "all",
    );
    if (made && lacksInk(made)) withoutInk.push(game);
    const isWanted = ({ file }: Diagnostic): boolean => files.length === 0 || isAmong(files, file);
    verdicts.push({ findings: findings.filter(isWanted), allowed: allowed.filter(isWanted) });
  }
  const isWhole = gameIdsOf(project).every((id) => targets.some(({ game }) => game === id));
  return {
    findings: eachOnce(sharedOnce(verdicts, isWhole)),
    allowed: eachOnce(verdicts.flatMap(({ allowed }) => allowed)),
    withoutInk,
  };
}

/** An allowance in a shared template is unused only if it is unused in every game of the project. */
function sharedOnce(verdicts: readonly Verdict[], isWhole: boolean): readonly Diagnostic[] {
  const isShared = ({ rule, file }: Diagnostic): boolean =>
    rule === "allowance/unused" && file.startsWith("templates/shared/");
  const isIn = ({ findings }: Verdict, one: Diagnostic): boolean =>
    findings.some(
      ({ rule, file, start }) => rule === one.rule && file === one.file && start.offset === one.start.offset,
    );
  return verdicts
    .flatMap(({ findings }) => findings)
    .filter((one) => !isShared(one) || (isWhole && verdicts.every((verdict) => isIn(verdict, one))));
}
