/** What `broadside check` does. */
import { relative, resolve, sep } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkGame } from "../pipeline/check-game.ts";
import { gameIdsOf, type Project } from "../pipeline/project.ts";
import { CannotRun } from "./cannot-run.ts";
import type { CheckFlags } from "./check.ts";
import { statusOf } from "./fail-on.ts";
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
  const progress = terminalProgress(process.stderr);
  const findings: Diagnostic[] = [];
  for (const { game, files } of targetsOf(project, names)) {
    const { diagnostics } = await checkGame(project, game, progress);
    findings.push(...diagnostics.filter(({ file }) => files.length === 0 || files.includes(file)));
  }
  progress.clear();
  process.stdout.write(reportFindings(project, findings, flags.format, process.stdout));
  return statusOf(findings, flags.failOn);
}

/** Names are ids of games or paths of files in them; a game named whole is not narrowed by a file of it. */
function targetsOf(project: Project, names: readonly string[]): readonly Target[] {
  const games = new Map<string, string[]>();
  const ids = gameIdsOf(project);
  const isPath = (name: string): boolean => !ids.includes(name) && /[/\\.]/.test(name);
  const whole = names.filter((name) => !isPath(name));
  for (const name of names.filter(isPath)) {
    const file = pathInProject(project, name);
    const game = gameOfFile(file, ids, name);
    games.set(game, [...(games.get(game) ?? []), file]);
  }
  if (whole.length > 0 || names.length === 0) for (const id of chooseGames(project, whole)) games.set(id, []);
  return [...games].map(([game, files]) => ({ game, files }));
}

function pathInProject({ host }: Project, name: string): string {
  const path = relative(host.root, resolve(name)).split(sep).join("/");
  if (host.isFile(path)) return path;
  const inProject = name.split(sep).join("/");
  if (host.isFile(inProject)) return inProject;
  throw new CannotRun(`there is no file "${name}" in the project ${host.root}`);
}

function gameOfFile(file: string, ids: readonly string[], name: string): string {
  const [top, game] = file.split("/");
  if ((top === "content" || top === "templates") && game !== undefined && ids.includes(game)) return game;
  throw new CannotRun(
    `"${name}" belongs to no game; files of games lie below content/<game>/ and templates/<game>/`,
  );
}
