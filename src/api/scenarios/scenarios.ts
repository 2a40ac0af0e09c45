/** Everything about the map-track scenarios of an open project. A scenario is named by its id, `<game>/<id>`, or its file. */
import type { NewScenarioOrder } from "../../pipeline/fix/scenario/create-scenario.ts";
import type { NamedScenarios } from "../../pipeline/judge/check-named-scenarios.ts";
import type { GameOrder } from "../game-order.ts";
import type { Handle } from "../handle.ts";
import { SAVED_OPTIONS, type SavedWork, type Work } from "../work.ts";
import type { ConvertedScenario, ConvertOrder } from "./convert.ts";
import type { NewScenario } from "./create.ts";
import type { DrawnScenario, DrawOrder } from "./draw.ts";
import type { FixedScenario } from "./fix-scenario.ts";
import type { ScenarioList } from "./list.ts";
import type { GameTracks } from "./of-game.ts";
import type { RemovedScenario, ScenarioFileRef } from "./remove.ts";
import type { SuggestedScenario, SuggestOrder } from "./suggest.ts";
import type { TrackedScenario } from "./track.ts";

/**
 * Every call throws `BroadsideError` for an unknown or ambiguous name. Nothing is written but the picture of a track, and
 * `remove` removes a file: `create`, `suggest`, `fix` and `convert` return edits for `apply`.
 */
export interface Scenarios {
  /** Summaries of the scenarios of these games; default all. */
  list(games?: readonly string[], work?: Work): Promise<ScenarioList>;
  /** Checks scenarios, and what they need from their games. A game's id stands for all its scenarios; default all. */
  check(names?: readonly string[], work?: Work): Promise<NamedScenarios>;
  /** The map cards of a game, and its scenarios as their files lay them: the data to design with. */
  ofGame(order: GameOrder, work?: Work): Promise<GameTracks>;
  /** One track, and everything proved about it. */
  track(name: string, work?: Work): Promise<TrackedScenario>;
  /** One track as a picture; written to the file `to`, if given. */
  draw(name: string, order?: DrawOrder, work?: Work): Promise<DrawnScenario>;
  /** A new scenario with a small sound track as a starting point. */
  create(order: NewScenarioOrder, work?: Work): Promise<NewScenario>;
  /** A new scenario with a sound track that meets the wishes. */
  suggest(order?: SuggestOrder, work?: Work): Promise<SuggestedScenario>;
  /** The smallest change that makes one track sound. */
  fix(name: string, work?: Work): Promise<FixedScenario>;
  /** Its track as a list, or as a picture in text. */
  convert(name: string, order: ConvertOrder, work?: Work): Promise<ConvertedScenario>;
  /** Removes the file of a scenario; the answer has its text, so that it can be written again. */
  remove(order: ScenarioFileRef, work?: SavedWork): Promise<RemovedScenario>;
}

export const scenariosOf = (late: Handle["late"]): Scenarios => ({
  list: late(1, async () => (await import("./list.ts")).listScenarios),
  check: late(1, async () => (await import("./list.ts")).checkScenarios),
  ofGame: late(1, async () => (await import("./of-game.ts")).tracksOfGame),
  track: late(1, async () => (await import("./track.ts")).trackScenario),
  draw: late(2, async () => (await import("./draw.ts")).drawScenario),
  create: late(1, async () => (await import("./create.ts")).makeScenario),
  suggest: late(1, async () => (await import("./suggest.ts")).suggest),
  fix: late(1, async () => (await import("./fix-scenario.ts")).fix),
  convert: late(2, async () => (await import("./convert.ts")).convertScenario),
  remove: late(1, async () => (await import("./remove.ts")).removeScenario, SAVED_OPTIONS),
});
