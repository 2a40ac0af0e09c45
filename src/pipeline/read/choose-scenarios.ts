/** Finds the scenario files for names as users type them: an id, `<game>/<id>`, a path, or a game's id for all of its scenarios. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import { listed } from "../../diagnostics/words.ts";
import { gameIdsOf, type ProjectContext } from "../project.ts";
import { findFile } from "./find-file.ts";
import { type ScenarioFileName, scenarioName } from "./scenario-file-names.ts";

/**
 * The named scenarios, in the order of `all`; default all.
 * @throws BroadsideError `unknown-name` or `unknown-file` for an unknown name, `bad-order` for one that several games
 * have
 */
export function chooseScenarioFiles<T extends ScenarioFileName>(
  project: ProjectContext,
  names: readonly string[],
  all: readonly T[],
): readonly T[] {
  if (names.length === 0) return all;
  const chosen = new Set(names.flatMap((name) => filesOf(project, name, all)));
  return all.filter((file) => chosen.has(file));
}

function filesOf<T extends ScenarioFileName>(
  project: ProjectContext,
  name: string,
  all: readonly T[],
): readonly T[] {
  const byWord = all.filter((file) =>
    [scenarioName(file), `${file.game}/${scenarioName(file)}`].includes(name),
  );
  if (byWord.length > 0) return ofOneGame(name, byWord);
  if (gameIdsOf(project).includes(name)) return all.filter(({ game }) => game === name);
  if (!/\.ya?ml$/i.test(name))
    throw new BroadsideError("unknown-name", `there is no scenario "${name}"; ${adviceFor(name, all)}`);
  const { path } = findFile(project, name);
  const byPath = all.filter((file) => file.path === path);
  if (byPath.length > 0) return byPath;
  throw new BroadsideError(
    "unknown-file",
    `"${name}" is not a scenario; scenarios are in content/<game>/scenarios/*.yaml`,
  );
}

function ofOneGame<T extends ScenarioFileName>(name: string, files: readonly T[]): readonly T[] {
  const games = [...groupedBy(files, ({ game }) => game).keys()];
  if (games.length === 1) return files;
  const full = games.map((game) => `${game}/${name}`);
  throw new BroadsideError(
    "bad-order",
    `several games have a scenario "${name}"; write ${listed(full, "or")}`,
  );
}

/** Suggests the nearest id, else lists the ids. */
function adviceFor(name: string, all: readonly ScenarioFileName[]): string {
  const ids = [...new Set(all.map(scenarioName))];
  const full = all.map((file) => `${file.game}/${scenarioName(file)}`);
  const meant = didYouMean(name, name.includes("/") ? full : ids);
  if (meant !== undefined) return meant;
  return ids.length === 0 ? "there are none here" : `scenarios: ${listed(ids)}`;
}
