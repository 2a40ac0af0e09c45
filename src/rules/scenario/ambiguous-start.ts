/** Checks that players can identify the default start without help. */
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import { isPlainStart, lowestSquare } from "../../track/ways/track-ends.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { racedTrack } from "../on-tracks/sound-track.ts";
import { cellOf, squareInWords } from "../on-tracks/squares-in-words.ts";

export const ambiguousStart = defineScenarioRule({
  id: "scenario/ambiguous-start",
  severity: "hint",
  summary:
    "The default start is not the lowest square at the left end of the track, where players look for it.",
  why: "the rule considers only the first card; on the table another square looks like the start",
  fix: "Name the intended square with `start:`.",
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
#     ^^^^^^^^ the start is 1.a1, but 2.a1 is lower
  - { card: r2, at: [2, -1] }
  - { card: r3, at: [4, -1] }
finish: 3.b3
`,

  *checkScenario(context) {
    const track = racedTrack(context);
    if (!track || isPlainStart(track, context.scenario.terrains)) return;
    const start = track.lattice.squares[track.start.square];
    const seen = lowestSquare(track.lattice, context.scenario.terrains);
    if (!start || !seen) return;
    const { up } = latticeKind(track.lattice.shape);
    const how =
      up([seen.column, seen.row]) < up([start.column, start.row]) ? "lower" : "equally low, but farther left";
    const name = squareInWords(track, start.index);
    yield {
      at: entryPlace(context, 0),
      message: `the start is ${name}, but ${seen.name} is ${how}`,
      label: "the scenario names no start",
      fix: `write \`start: ${name}\`, or another ${cellOf(context.scenario)}`,
    };
  },
});
