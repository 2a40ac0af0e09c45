/** Lists or checks several scenarios. */
import { checkNamedScenarios, type NamedScenarios } from "../../pipeline/judge/check-named-scenarios.ts";
import { type ScenarioSummaries, scenarioSummaries } from "../../pipeline/judge/scenario-summaries.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import type { Call } from "../handle.ts";
import { byGame } from "../in-steps.ts";
import { refuseNames } from "../refuse-options.ts";

export interface ScenarioList extends ScenarioSummaries {
  /** Ids of the games searched, including those without scenarios. */
  readonly games: readonly string[];
}

export async function listScenarios(call: Call, names: readonly string[] = []): Promise<ScenarioList> {
  refuseNames(names);
  const games = chooseGames(call.project, names);
  return { games, ...(await byGame(scenarioSummaries(call.project, games), call)) };
}

export async function checkScenarios(call: Call, names: readonly string[] = []): Promise<NamedScenarios> {
  refuseNames(names);
  return byGame(checkNamedScenarios(call.project, names), call);
}
