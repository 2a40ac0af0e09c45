/** Lists or checks several scenarios. */
import { checkNamedScenarios, type NamedScenarios } from "../../pipeline/judge/check-named-scenarios.ts";
import { type ScenarioSummary, scenarioSummaries } from "../../pipeline/judge/scenario-summaries.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import type { Call } from "../handle.ts";
import { refuseNames } from "../refuse-options.ts";

export interface ScenarioList {
  /** Ids of the games searched, including those without scenarios. */
  readonly games: readonly string[];
  readonly scenarios: readonly ScenarioSummary[];
}

export function listScenarios({ project }: Call, names: readonly string[]): ScenarioList {
  refuseNames(names);
  const games = chooseGames(project, names);
  return { games, scenarios: scenarioSummaries(project, games) };
}

export const checkScenarios = ({ project }: Call, names: readonly string[]): NamedScenarios =>
  checkNamedScenarios(project, names);
