/** The scenarios that somebody names, checked; what is found in others of their games is left out. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { option, type Wording, wording } from "../../diagnostics/wording.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { chooseGames } from "../read/choose-games.ts";
import { chooseScenarioFiles } from "../read/choose-scenarios.ts";
import type { ProjectContext } from "../read/project.ts";
import { checkScenarios, type ScenarioFileState } from "./check-scenarios.ts";

export interface NamedScenarios extends Verdict {
  readonly files: readonly ScenarioFileState[];
}

export interface NamedScenario extends Verdict {
  readonly file: ScenarioFileState;
}

/**
 * @param names ids, `<game>/<id>`, ids of games, or files; none = all scenarios
 * @throws BroadsideError for a name that leads to none, or to several games
 */
export function checkNamedScenarios(project: ProjectContext, names: readonly string[]): NamedScenarios {
  const checked = chooseGames(project, []).map((game) => checkScenarios(project, game));
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
 * @param purpose ends the message about a name that stands for several: "show draws one: name its file"
 * @throws BroadsideError also for a name that leads to several scenarios, or to a game without any
 */
export function checkNamedScenario(project: ProjectContext, name: string, purpose: Wording): NamedScenario {
  const { files, findings, allowed } = checkNamedScenarios(project, [name]);
  const [file, other] = files;
  if (file && !other) return { file, findings, allowed };
  throw file
    ? new BroadsideError("bad-order", wording`"${name}" is more than one scenario; ${purpose}`)
    : new BroadsideError(
        "unknown-name",
        wording`"${name}" has no scenarios; ${option("newScenario")} makes one`,
      );
}

/** Findings in these scenarios, and in what these need of their games. */
function isAbout(files: readonly ScenarioFileState[]): (finding: Diagnostic) => boolean {
  const paths = new Set(files.map(({ path }) => path));
  const games = new Set(files.map(({ game }) => game));
  return ({ file }) => {
    const [, game = "", folder] = file.split("/");
    return paths.has(file) || (folder !== "scenarios" && games.has(game));
  };
}
