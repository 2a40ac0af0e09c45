/** Checks that a scenario has the length that it states. */
import { counted } from "../../diagnostics/words.ts";
import { DEFAULT_MOVEMENT } from "../../game/scenarios/movement.ts";
import { textEdit } from "../../source/edit/value-edit.ts";
import { nodeAt } from "../../source/locate.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import { defineScenarioRule, type ScenarioContext } from "../define-rule.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";

export const wrongLength = defineScenarioRule({
  id: "scenario/wrong-length",
  severity: "warning",
  summary: "A scenario states a length class (short, medium or long) that its shortest way does not have.",
  why: "players choose a scenario by how much time they have",
  fix: `Write the class of the shortest way: up to ${DEFAULT_MOVEMENT.lengths.short} points are short, up to ${DEFAULT_MOVEMENT.lengths.medium} medium, more are long, unless \`track:\` of game.yaml says otherwise.`,
  bad: `
=== scenarios/bay.yaml
length: medium
#       ^^^^^^ the shortest way takes 9 points, which is short
`,

  *checkScenario(context) {
    const { mp } = finishableTrack(context)?.free ?? {};
    const { length, movement } = context.scenario;
    if (mp === undefined || lengthClassOf(mp, movement.lengths) === length) return;
    const right = lengthClassOf(mp, movement.lengths);
    yield {
      at: scenarioPlace(context, "length"),
      message: `the shortest way takes ${counted(mp, movement.words.point, movement.words.points)}, which is ${right}`,
      fix: `write ${right}`,
      edits: lengthEdit(context, right),
    };
  },
});

function lengthEdit({ sources, scenario }: ScenarioContext, length: string) {
  const file = sources.get(scenario.source.file);
  const node = file?.root && nodeAt(file.root, ["length"]);
  const edit = file && node && textEdit(file, node, length);
  return edit && [edit];
}
