/** Turns names of games or of their files into targets of a check. */
import { addTo } from "../../diagnostics/grouped.ts";
import type { Target } from "../../pipeline/judge/check-targets.ts";
import { gameIdsOf, type ProjectContext } from "../../pipeline/project.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { findFile, gameOfFolder } from "../../pipeline/read/find-file.ts";
import { refuseNames } from "../refuse-options.ts";

/**
 * @param names ids of games, their folders, or paths of files in them; a named game is checked completely, even if some
 * of its files are named too; default all games
 * @throws BroadsideError `unknown-game`, `unknown-file` or `no-game`
 */
export function targetsOf(project: ProjectContext, names: readonly string[]): readonly Target[] {
  refuseNames(names);
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
