/** One list of the findings in several games and in the sheets that they share; a finding in a shared file occurs once. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { gameIdsOf, type ProjectContext } from "../project.ts";
import { judgedSheets } from "./judged-sheets.ts";

/** What to check in one game. */
export interface Target {
  readonly game: string;
  /** Report only findings in these files, and below these folders, which end in a slash; empty = all. */
  readonly files: readonly string[];
}

/** Whether the path is one of a target's files, or below one of its folders. */
export const isAmong = (files: readonly string[], path: string): boolean =>
  files.some((one) => one === path || (one.endsWith("/") && path.startsWith(one)));

/** @param verdicts on each of the targets' games, in full */
export function combineVerdicts(
  project: ProjectContext,
  targets: readonly Target[],
  verdicts: ReadonlyMap<string, Verdict>,
): Verdict {
  const sheets = judgedSheets(project);
  const wanted = targets.map(({ game, files }): Verdict => {
    const own = verdicts.get(game);
    const findings = [...(own?.findings ?? []), ...sheets.findings];
    const allowed = [...(own?.allowed ?? []), ...sheets.allowed];
    const isWanted = ({ file }: Diagnostic): boolean => files.length === 0 || isAmong(files, file);
    return { findings: findings.filter(isWanted), allowed: allowed.filter(isWanted) };
  });
  const isWhole = gameIdsOf(project).every((id) => targets.some(({ game }) => game === id));
  return {
    findings: eachOnce(sharedOnce(wanted, isWhole)),
    allowed: eachOnce(wanted.flatMap(({ allowed }) => allowed)),
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
