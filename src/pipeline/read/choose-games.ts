/** Selects games by name. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { gameIdsOf, type ProjectContext } from "../project.ts";

/** The named games, each once; default all. @throws BroadsideError `unknown-game`, or `no-game` for a project without any */
export function chooseGames(project: ProjectContext, names: readonly string[]): readonly string[] {
  const ids = gameIdsOf(project);
  if (ids.length === 0)
    throw new BroadsideError(
      "no-game",
      `no game here: ${refusalOf(project, "content") ?? `${project.host.root}/content has no <game>/game.yaml`}`,
    );
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown !== undefined) {
    const help = didYouMean(unknown, ids) ?? `games: ${ids.join(", ")}`;
    throw new BroadsideError(
      "unknown-game",
      `there is no game "${unknown}"; ${refusalOf(project, `content/${unknown}`) ?? help}`,
    );
  }
  return names.length === 0 ? ids : [...new Set(names)];
}

/** The id of the game of this name. @throws as `chooseGames` */
export function gameNamed(project: ProjectContext, name: string): string {
  chooseGames(project, [name]);
  return name;
}

/** "content/boats is a link that leaves the project folder"; undefined if nothing is wrong with the folder. */
function refusalOf({ host }: ProjectContext, folder: string): string | undefined {
  const found = host.listRefused("content").find(({ path }) => path === folder);
  return found && `${found.path} ${found.why}`;
}
