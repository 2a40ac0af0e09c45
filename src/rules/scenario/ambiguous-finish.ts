/** Checks that players can identify the default finish without help. */
import { isPlainFinish } from "../../track/ways/track-ends.ts";
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { type FinishableTrack, finishableTrack } from "../on-tracks/sound-track.ts";
import { cellOf, squareInWords, squaresInWords } from "../on-tracks/squares-in-words.ts";

export const ambiguousFinish = defineScenarioRule({
  id: "scenario/ambiguous-finish",
  severity: "hint",
  summary:
    "The default finish is one of several squares equally far from the start, or is not in the rightmost column of the track.",
  why: "players cannot see where the race ends; they would have to count steps or know the rule by heart",
  fix: "Name the intended square with `finish:`.",
  good: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [2, 0] }
  - { card: r3, at: [4, 0] }
finish: 3.b1
`,
  bad: [
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [2, 0] }
  - { card: r3, at: [4, 0] }
#     ^^^^^^^^ the finish is 3.b3, and 3.b2 and 3.b1 are equally far from the start
`,
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [-2, 4] }
#     ^^^^^^^^ the finish is 3.b3, which is not in the rightmost column of the track
`,
  ],

  *checkScenario(context) {
    const track = finishableTrack(context);
    if (!track || isPlainFinish(track, context.scenario.terrains)) return;
    const { finish } = track;
    const name = squareInWords(track, finish.square);
    if (finish.ties.length > 0) {
      const are = finish.ties.length === 1 ? "is" : "are";
      const others = squaresInWords(track, finish.ties);
      yield findingFor(
        context,
        track,
        `the finish is ${name}, and ${others} ${are} equally far from the start`,
      );
    } else
      yield findingFor(
        context,
        track,
        `the finish is ${name}, which is not in the rightmost column of the track`,
      );
  },
});

function findingFor(context: ScenarioContext, track: FinishableTrack, message: string): Finding {
  return {
    at: entryPlace(context, context.scenario.track.length - 1),
    message,
    label: "the scenario names no finish",
    fix: `write \`finish: ${squareInWords(track, track.finish.square)}\`, or another ${cellOf(context.scenario)}`,
  };
}
