/** What can be asked to change in scenarios. */
import type { AddScenarioAsk } from "../../../pipeline/fix/tracks/add-scenario.ts";
import type { RenameScenarioAsk } from "../../../pipeline/fix/tracks/rename-scenario.ts";
import type { ScenarioFieldAsk } from "../../../pipeline/fix/tracks/set-scenario-field.ts";
import type { TrackAsk } from "../../../pipeline/fix/tracks/set-track.ts";

export type ScenarioAsk = TrackAsk | ScenarioFieldAsk | AddScenarioAsk | RenameScenarioAsk;
