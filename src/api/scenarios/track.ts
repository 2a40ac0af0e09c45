/** One scenario, and everything proved about its track. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import type { Game, Scenario } from "../../game/game.ts";
import { checkNamedScenario } from "../../pipeline/judge/check-named-scenarios.ts";
import { isNeededForScenarios } from "../../pipeline/judge/check-scenarios.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import { briefingOf, type TrackBriefing } from "../../track/briefing/briefing.ts";
import { type ScenarioTrack, trackOf } from "../../track/scenario-tracks.ts";
import type { Call } from "../handle.ts";
import { byGame } from "../in-steps.ts";
import { refuseNoText } from "../refuse-options.ts";

export interface TrackedScenario {
  /** Id of its game. */
  readonly game: string;
  /** Path of its file from the project's root. */
  readonly file: string;
  /** The scenario and the analysis of its track; absent for a file that cannot be read. */
  readonly found?: ScenarioTrack;
  /** The same for people: places, difficulty, chances, and how to lay the cards; absent if nothing can be proved. */
  readonly briefing?: TrackBriefing;
  readonly findings: readonly Diagnostic[];
}

/** A scenario by name; without game and scenario if these cannot be read. */
export interface ReadScenario {
  readonly id: string;
  readonly file: string;
  readonly game: Game | undefined;
  readonly scenario: Scenario | undefined;
  readonly findings: readonly Diagnostic[];
}

/** @throws BroadsideError for a name that does not match exactly one scenario */
export async function trackScenario(call: Call, name: string): Promise<TrackedScenario> {
  const { id, file, game, scenario, findings } = await readScenario(call, name);
  if (!game || !scenario) return { game: id, file, findings };
  const found = trackOf(scenario);
  const briefing = briefingOf(found, game);
  return { game: id, file, found, ...(briefing && { briefing }), findings };
}

/** @throws BroadsideError for a name that does not match exactly one scenario */
export async function readScenario(call: Call, name: string): Promise<ReadScenario> {
  refuseNoText(name, "name");
  const { project } = call;
  const one = wording`${option("showTrack")} draws one: name its file`;
  const { file, findings } = await byGame(checkNamedScenario(project, name, one), call);
  const { game } = readGame(project, file.game, isNeededToShow).value;
  const scenario = game?.scenarios.find(({ source }) => source.file === file.path);
  return { id: file.game, file: file.path, game, scenario, findings };
}

/** The files that scenarios need, and those that determine how often a fight brings a special feature. */
const isNeededToShow: typeof isNeededForScenarios = (kind, file) =>
  kind === "die" || kind === "glossary" || isNeededForScenarios(kind, file);
