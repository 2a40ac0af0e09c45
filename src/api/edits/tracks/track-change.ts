/** The change of a scenario that is asked for: edits of its file, with what `apply` needs to write them. */
import type { DeckEdits } from "../../../pipeline/fix/cards/deck-edits.ts";
import { addScenario } from "../../../pipeline/fix/tracks/add-scenario.ts";
import { type OpenScenario, openScenario } from "../../../pipeline/fix/tracks/open-scenario.ts";
import { renameScenario } from "../../../pipeline/fix/tracks/rename-scenario.ts";
import { setScenarioField } from "../../../pipeline/fix/tracks/set-scenario-field.ts";
import { setTrack } from "../../../pipeline/fix/tracks/set-track.ts";
import type { ProjectContext } from "../../../pipeline/project.ts";
import { splicesBetween } from "../../../source/edit/splices.ts";
import type { Call } from "../../handle.ts";
import { editedFile } from "../cards/card-change.ts";
import type { NamedEdits } from "../edits.ts";
import type { ScenarioAsk } from "./track-ask.ts";

/**
 * @throws BroadsideError `unknown-game` or `unknown-name` for a scenario that does not exist (any more), `bad-order` for what
 * cannot be written in its file
 */
export function scenarioChange({ project }: Call, ask: ScenarioAsk): NamedEdits {
  if (ask.kind === "add-scenario") {
    const { title, path, text } = addScenario(project, ask);
    return { title, files: [{ path, edits: splicesBetween(path, "", text), before: "" }] };
  }
  const scenario = openScenario(project, ask.game, ask.file);
  const { title, files } = decided(project, scenario, ask);
  return { title, files: files.flatMap((one) => (one.edits.length > 0 ? [editedFile(project, one)] : [])) };
}

function decided(
  project: ProjectContext,
  scenario: OpenScenario,
  ask: Exclude<ScenarioAsk, { kind: "add-scenario" }>,
): DeckEdits {
  switch (ask.kind) {
    case "change-track":
      return setTrack(project, scenario, ask);
    case "change-scenario":
      return setScenarioField(scenario, ask);
    case "rename-scenario":
      return renameScenario(project, scenario, ask);
  }
}
