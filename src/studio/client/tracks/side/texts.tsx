/** Everything that a scenario says besides its track: title, introduction, players, promises, and notes for who lays it. */
import type { VNode } from "preact";
import { Choice } from "../../parts/fields.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { forcedField, specialStep } from "../game-words.ts";
import { scenario } from "../state.ts";
import { Notes } from "./notes.tsx";
import { ScenarioField, setField } from "./scenario-field.tsx";

export function Texts(): VNode | null {
  const now = scenario.value;
  if (!now) return null;
  const { title, intro, players, length, forcedSpecial: forcedDiagonals, setup, origin } = now;
  return (
    <div class="track-texts" data-document>
      <ScenarioField path={["title"]} label="Title" value={title} />
      <ScenarioField path={["intro"]} label="Introduction" value={intro ?? ""} isLong isOptional />
      <div class="track-texts-row">
        <ScenarioField
          path={["players", "min"]}
          label="Players, at least"
          value={String(players.min)}
          isNumber
        />
        <ScenarioField path={["players", "max"]} label="at most" value={String(players.max)} isNumber />
      </div>
      <div class="track-texts-row">
        <Choice
          label="Length"
          value={length}
          options={(["short", "medium", "long"] as const).map((value) => ({ value, label: value }))}
          whyNot={whyReadOnly.value}
          onChange={(value) => setField(["length"], value)}
        />
        {(specialStep.value !== undefined || forcedDiagonals !== undefined) && (
          <ScenarioField
            path={[forcedField.value]}
            label={`Forced: ${specialStep.value ?? "special steps"}`}
            value={forcedDiagonals === undefined ? "" : String(forcedDiagonals)}
            isNumber
            isOptional
          />
        )}
      </div>
      <Notes notes={setup} />
      <ScenarioField path={["origin"]} label="Origin" value={origin ?? ""} isOptional />
    </div>
  );
}
