/** What `broadside check` does. */
import { addTo } from "../diagnostics/grouped.ts";
import { checkTargets, type Target } from "../pipeline/check-targets.ts";
import { gameIdsOf, type Project } from "../pipeline/project.ts";
import type { CheckFlags } from "./check.ts";
import { statusOf } from "./fail-on.ts";
import { findFile, gameOfFolder } from "./find-file.ts";
import { chooseGames } from "./open-project.ts";
import { reportFindings } from "./report-findings.ts";
import { runFix } from "./run-fix.ts";
import { terminalProgress } from "./terminal-progress.ts";

export async function runCheck(
  project: Project,
  names: readonly string[],
  flags: CheckFlags,
): Promise<number> {
  const progress = terminalProgress(process.stderr, flags.quiet);
  const targets = targetsOf(project, names);
  if (flags.fix) return runFix(project, targets, flags, progress);
  const { findings, allowed } = await checkTargets(project, targets, progress);
  progress.clear();
  const options = { ...flags, allowed: allowed.length };
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
    for (const game of users) addTo(games, game, path);
  const whole = words.filter((name) => !isPath(name));
  if (games.size === 0 || whole.length > 0)
    for (const game of chooseGames(project, whole)) games.set(game, []);
  return [...games].map(([game, files]) => ({ game, files }));
}
