/** What `broadside check` does. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { eachOnce, missingIn } from "../diagnostics/each-once.ts";
import { checkGame } from "../pipeline/check-game.ts";
import { checkSheets } from "../pipeline/impose-print.ts";
import { gameIdsOf, type Project } from "../pipeline/project.ts";
import type { CheckFlags } from "./check.ts";
import { statusOf } from "./fail-on.ts";
import { findFile, gameOfFolder } from "./find-file.ts";
import { chooseGames } from "./open-project.ts";
import { reportFindings } from "./report-findings.ts";
import { terminalProgress } from "./terminal-progress.ts";

interface Target {
  readonly game: string;
  /** Only findings of these files; empty = all. */
  readonly files: readonly string[];
}

export async function runCheck(
  project: Project,
  names: readonly string[],
  flags: CheckFlags,
): Promise<number> {
  const progress = terminalProgress(process.stderr, flags.quiet);
  const findings: Diagnostic[] = [];
  const allowed: Diagnostic[] = [];
  for (const { game, files } of targetsOf(project, names)) {
    const { made, found, judge } = await checkGame(project, game, progress);
    const all = [...found, ...(made ? checkSheets(made) : [])];
    const isAsked = ({ file }: Diagnostic): boolean => files.length === 0 || files.includes(file);
    const judged = judge(all, "all");
    findings.push(...judged.filter(isAsked));
    allowed.push(...missingIn(judged, all).filter(isAsked));
  }
  progress.clear();
  const options = { ...flags, allowed: eachOnce(allowed).length };
  process.stdout.write(reportFindings(project, findings, flags.format, process.stdout, options));
  return statusOf(findings, flags.failOn);
}

/** Names are ids of games, their folders, or paths of files in them; a game named whole is not narrowed by a file of it. */
function targetsOf(project: Project, names: readonly string[]): readonly Target[] {
  const ids = gameIdsOf(project);
  const words = names.map((name) => (ids.includes(name) ? name : (gameOfFolder(project, name) ?? name)));
  const isPath = (name: string): boolean => !ids.includes(name) && /[/\\.]/.test(name);
  const games = new Map<string, string[]>();
  for (const { games: users, path } of words.filter(isPath).map((name) => findFile(project, name)))
    for (const game of users) games.set(game, [...(games.get(game) ?? []), path]);
  const whole = words.filter((name) => !isPath(name));
  if (games.size === 0 || whole.length > 0)
    for (const game of chooseGames(project, whole)) games.set(game, []);
  return [...games].map(([game, files]) => ({ game, files }));
}
