/** Checks that the race does not end where it starts. */
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace, scenarioPlace } from "../on-tracks/scenario-places.ts";
import { laidTrack } from "../on-tracks/sound-track.ts";
import { cellOf, squareInWords } from "../on-tracks/squares-in-words.ts";

export const startIsFinish = defineScenarioRule({
  id: "scenario/start-is-finish",
  severity: "error",
  summary: "The start and finish of a scenario are the same square.",
  why: "the first {piece} to enter wins at once",
  fix: "Name another square as start or as finish.",
  bad: `
=== scenarios/bay.yaml
start: 3.b3
finish: 3.b3
#       ^^^^ the race ends on 3.b3, where it starts
`,

  *checkScenario(context) {
    const track = laidTrack(context);
    const { start, finish } = track ?? {};
    if (!track || !start || !finish || start.square !== finish.square) return;
    const named = finish.named ? "finish" : start.named ? "start" : undefined;
    const card = track.lattice.squares[finish.square]?.card ?? 0;
    yield {
      at: named ? scenarioPlace(context, named) : entryPlace(context, card),
      message: `the race ends on ${squareInWords(track, finish.square)}, where it starts`,
      fix: `name another ${cellOf(context.scenario)} as ${named ?? "finish"}`,
    };
  },
});
