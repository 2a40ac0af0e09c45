/** Everything about the map-track scenarios of an open project. A scenario is named by its id, `<game>/<id>`, or its file. */
import type { NewScenario, NewScenarioOrder } from "../../pipeline/fix/scenario/create-scenario.ts";
import type { SuggestedScenario } from "../../pipeline/fix/scenario/suggest-scenario.ts";
import type { NamedScenarios } from "../../pipeline/judge/check-named-scenarios.ts";
import type { Handle } from "../handle.ts";
import type { Work } from "../work.ts";
import type { ScenarioList } from "./list.ts";
import type { MendedScenario, MendOrder } from "./mend.ts";
import type { PlanOrder, ScenarioPlan } from "./plan.ts";
import type { SuggestOrder } from "./suggest.ts";
import type { TrackedScenario } from "./track.ts";

/** Every call throws `BroadsideError` for a name that leads to nothing, or to more than was asked for. */
export interface Scenarios {
  /** At a glance, of the games that are named, else of all. */
  list(games?: readonly string[]): Promise<ScenarioList>;
  /** What is wrong with scenarios, and with what they need of their games. A game's id names all that it has; none = all. */
  check(names?: readonly string[]): Promise<NamedScenarios>;
  /** One track, and all that is proved about it. */
  track(name: string): Promise<TrackedScenario>;
  /** The plan of one track as a picture; written to a file where `to` names one. */
  plan(name: string, order?: PlanOrder): Promise<ScenarioPlan>;
  /** Writes the file of a new scenario with a small sound track, to be changed. */
  create(order: NewScenarioOrder): Promise<NewScenario>;
  /** A sound track by wishes; written to a new file where `to` names one. */
  suggest(order?: SuggestOrder, work?: Work): Promise<SuggestedScenario>;
  /** The least change that makes one track sound; made in the project's files, or written to a new file, where that is ordered. */
  mend(name: string, order?: MendOrder, work?: Work): Promise<MendedScenario>;
}

/** Each call is loaded when it is first made. */
export const scenariosOf = ({ answer }: Handle): Scenarios => ({
  list: (games = []) => answer({}, async (call) => (await import("./list.ts")).listScenarios(call, games)),
  check: (names = []) => answer({}, async (call) => (await import("./list.ts")).checkScenarios(call, names)),
  track: (name) => answer({}, async (call) => (await import("./track.ts")).trackScenario(call, name)),
  plan: (name, order = {}) =>
    answer({}, async (call) => (await import("./plan.ts")).planScenario(call, name, order)),
  create: (order) => answer({}, async (call) => (await import("./create.ts")).makeScenario(call, order)),
  suggest: (order = {}, work = {}) =>
    answer(work, async (call) => (await import("./suggest.ts")).suggest(call, order)),
  mend: (name, order = {}, work = {}) =>
    answer(work, async (call) => (await import("./mend.ts")).mend(call, name, order)),
});
