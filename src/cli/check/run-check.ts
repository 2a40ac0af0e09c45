/**
 * What `broadside check` does. What it told the last time is told again where nothing that it reads has changed; the
 * stages are loaded only when they are needed.
 */
import { addTo } from "../../diagnostics/grouped.ts";
import type { Target } from "../../pipeline/judge/check-targets.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { findFile, gameOfFolder } from "../../pipeline/read/find-file.ts";
import { gameIdsOf, type Project } from "../../pipeline/read/project.ts";
import { keepRun, recallRun } from "../../remember/known-runs.ts";
import { expectWork } from "../project/expect-work.ts";
import { type RunKey, runKey } from "../project/run-key.ts";
import { isColoured, writeErr, writeOut } from "../terminal/terminal.ts";
import type { CheckFlags } from "./check.ts";
import type { Checked } from "./checked-targets.ts";
import { prefixInRepository } from "./repository.ts";

export async function runCheck(
  project: Project,
  names: readonly string[],
  flags: CheckFlags,
): Promise<number> {
  const targets = targetsOf(project, names);
  if (flags.fix) {
    const { runFix } = await import("./run-fix.ts");
    const { terminalProgress } = await import("../terminal/terminal-progress.ts");
    return runFix(project, targets, flags, terminalProgress(flags.quiet));
  }
  const { cache } = project;
  const before = checkKey(project, targets, flags);
  const known = cache && before && recallRun(cache, before.key);
  if (!known)
    expectWork(
      project,
      targets.map(({ game }) => game),
      before,
    );
  const { run, isLasting } = known
    ? { run: known, isLasting: false }
    : await checkAnew(project, targets, flags);
  for (const text of run.stdout) writeOut(text, "report");
  for (const text of run.stderr) writeErr(text);
  // A file that was changed meanwhile belongs to another run; one that is known is kept already.
  if (cache && before && isLasting && before.key === checkKey(project, targets, flags)?.key)
    keepRun(cache, before.key, run);
  cache?.flush();
  return run.status;
}

async function checkAnew(project: Project, targets: readonly Target[], flags: CheckFlags): Promise<Checked> {
  const { checkedTargets } = await import("./checked-targets.ts");
  return checkedTargets(project, targets, flags);
}

function checkKey(project: Project, targets: readonly Target[], flags: CheckFlags): RunKey | undefined {
  const games = targets.map(({ game }) => game);
  const { format, failOn, quiet = false, limits, ink } = flags;
  const look = [format, failOn, quiet, limits, ink, isColoured("stdout")];
  const prefix = prefixInRepository(project.host.root, process.env, process.cwd());
  return runKey(project, games, ["check", targets, look, prefix]);
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
