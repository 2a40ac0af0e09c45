/** Everything about the map-track scenarios of an open project. A scenario is named by its id, `<game>/<id>`, or its file. */
import type { NewScenario, NewScenarioOrder } from "../../pipeline/fix/scenario/create-scenario.ts";
import type { SuggestedScenario } from "../../pipeline/fix/scenario/suggest-scenario.ts";
import type { NamedScenarios } from "../../pipeline/judge/check-named-scenarios.ts";
import type { Handle } from "../handle.ts";
import type { Work } from "../work.ts";
import type { FixedScenario, ScenarioFixOrder } from "./fix-scenario.ts";
import type { ScenarioList } from "./list.ts";
import type { PlanOrder, ScenarioPlan } from "./plan.ts";
import type { SuggestOrder } from "./suggest.ts";
import type { TrackedScenario } from "./track.ts";

/** Every call throws `BroadsideError` for an unknown or ambiguous name. */
export interface Scenarios {
  /** Summaries of the scenarios of these games; default all. */
  list(games?: readonly string[]): Promise<ScenarioList>;
  /** Checks scenarios, and what they need from their games. A game's id stands for all its scenarios; default all. */
  check(names?: readonly string[]): Promise<NamedScenarios>;
  /** One track, and everything proved about it. */
  track(name: string): Promise<TrackedScenario>;
  /** The plan of one track as a picture; written to the file `to`, if given. */
  plan(name: string, order?: PlanOrder): Promise<ScenarioPlan>;
  /** Writes the file of a new scenario with a small sound track as a starting point. */
  create(order: NewScenarioOrder): Promise<NewScenario>;
  /** Suggests a sound track that meets the wishes; written to the new file `to`, if given. */
  suggest(order?: SuggestOrder, work?: Work): Promise<SuggestedScenario>;
  /** The smallest change that makes one track sound; on request, made in the project's files or written to a new file. */
  fix(name: string, order?: ScenarioFixOrder, work?: Work): Promise<FixedScenario>;
}

/** The code of each call is loaded on first use. */
export const scenariosOf = ({ answer }: Handle): Scenarios => ({
  list: (games = []) => answer({}, async (call) => (await import("./list.ts")).listScenarios(call, games)),
  check: (names = []) => answer({}, async (call) => (await import("./list.ts")).checkScenarios(call, names)),
  track: (name) => answer({}, async (call) => (await import("./track.ts")).trackScenario(call, name)),
  plan: (name, order = {}) =>
    answer({}, async (call) => (await import("./plan.ts")).planScenario(call, name, order)),
  create: (order) => answer({}, async (call) => (await import("./create.ts")).makeScenario(call, order)),
  suggest: (order = {}, work = {}) =>
    answer(work, async (call) => (await import("./suggest.ts")).suggest(call, order)),
  fix: (name, order = {}, work = {}) =>
    answer(work, async (call) => (await import("./fix-scenario.ts")).fix(call, name, order)),
});
