/** Checks named scenarios; findings in other scenarios of their games are left out. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { option, type Wording, wording } from "../../diagnostics/wording.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import type { Search } from "../../track/search.ts";
import type { ProjectContext } from "../project.ts";
import { chooseGames } from "../read/choose-games.ts";
import { chooseScenarioFiles } from "../read/choose-scenarios.ts";
import { type CheckedScenarios, checkScenarios, type ScenarioFileState } from "./check-scenarios.ts";

export interface NamedScenarios extends Verdict {
  readonly files: readonly ScenarioFileState[];
}

export interface NamedScenario extends Verdict {
  readonly file: ScenarioFileState;
}

/**
 * @param names ids, `<game>/<id>`, ids of games, or files; empty = all scenarios
 * @throws BroadsideError for an unknown name, or one that several games have
 */
export function* checkNamedScenarios(
  project: ProjectContext,
  names: readonly string[],
): Search<NamedScenarios> {
  const games = chooseGames(project, []);
  const checked: CheckedScenarios[] = [];
  for (const game of games) {
    checked.push(checkScenarios(project, game));
    yield { done: checked.length, most: games.length };
  }
  const files = chooseScenarioFiles(
    project,
    names,
    checked.flatMap((one) => one.files),
  );
  const isWanted = names.length === 0 ? () => true : isAbout(files);
  return {
    files,
    findings: checked.flatMap(({ findings }) => findings.filter(isWanted)),
    allowed: checked.flatMap(({ allowed }) => allowed.filter(isWanted)),
  };
}

/**
 * @param purpose ends the message about a name of several scenarios: "show draws one: name its file"
 * @throws BroadsideError also for a name of several scenarios, or of a game without any
 */
export function* checkNamedScenario(
  project: ProjectContext,
  name: string,
  purpose: Wording,
): Search<NamedScenario> {
  const { files, findings, allowed } = yield* checkNamedScenarios(project, [name]);
  const [file, other] = files;
  if (file && !other) return { file, findings, allowed };
  throw file
    ? new BroadsideError("bad-order", wording`"${name}" matches several scenarios; ${purpose}`)
    : new BroadsideError(
        "unknown-name",
        wording`"${name}" has no scenarios; ${option("newScenario")} makes one`,
      );
}

/** Selects findings in these scenarios, and in what they need from their games. */
function isAbout(files: readonly ScenarioFileState[]): (finding: Diagnostic) => boolean {
  const paths = new Set(files.map(({ path }) => path));
  const games = new Set(files.map(({ game }) => game));
  return ({ file }) => {
    const [, game = "", folder] = file.split("/");
    return paths.has(file) || (folder !== "scenarios" && games.has(game));
  };
}
