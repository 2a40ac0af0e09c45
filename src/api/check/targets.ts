/** Turns names of games, folders and files into targets of a check. */
import { addTo } from "../../diagnostics/grouped.ts";
import type { Target } from "../../pipeline/judge/combine-verdicts.ts";
import { gameIdsOf, type ProjectContext } from "../../pipeline/project.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { findFile, findFolder, type GameFolder, gameOfFolder } from "../../pipeline/read/find-file.ts";
import { refuseNames } from "../refuse-options.ts";

/**
 * @param names ids of games, folders (the project's, `content`, a game's, or one below these), or paths of files; a
 * named game is checked completely, even if some of its files are named too; default all games
 * @throws BroadsideError `unknown-game`, `unknown-file` or `no-game`
 */
export function targetsOf(project: ProjectContext, names: readonly string[]): readonly Target[] {
  refuseNames(names);
  const ids = gameIdsOf(project);
  const games = new Map<string, string[]>();
  const whole: string[] = [];
  for (const name of names) {
    const found: GameFolder = ids.includes(name) ? { games: [name] } : folderOrFile(project, name);
    if (found.path === undefined) whole.push(...found.games);
    else for (const game of found.games) addTo(games, game, found.path);
  }
  if (games.size === 0 || whole.length > 0)
    for (const game of chooseGames(project, whole)) games.set(game, []);
  return [...games].map(([game, files]) => ({ game, files }));
}

/** A word that is neither may be a misspelt game. */
function folderOrFile(project: ProjectContext, name: string): GameFolder {
  const folder = findFolder(project, name);
  if (folder) return folder;
  const game = gameOfFolder(project, name);
  if (game !== undefined) return { games: [game] };
  return /[/\\.]/.test(name) ? findFile(project, name) : { games: [name] };
}
