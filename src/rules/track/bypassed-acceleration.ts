/** Checks that every way to the finish crosses every acceleration point. */
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { cardInWords } from "../on-tracks/squares-in-words.ts";

export const bypassedAcceleration = defineScenarioRule({
  id: "track/bypassed-acceleration",
  severity: "warning",
  summary: "Pieces can bypass an acceleration point: a way leads round it to the finish.",
  why: "the point has its effect when the first {piece} crosses it; if {pieces} bypass it, the race may never speed up",
  fix: "Move the cards so that those before and behind the point do not touch, or lay another card of the track face down.",
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
#                           ^^^^^^^^^^^^^^^^^^ pieces can bypass card 2 (r2) on the way to the finish
  - { card: r3, at: [2, 2] }
finish: 3.b3
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    if (!track || context.scenario.movement.accelerations === 0) return;
    for (const { card, separates } of track.accelerations)
      if (!separates)
        yield {
          at: entryPlace(context, card, "acceleration"),
          message: `${context.scenario.movement.words.pieces} can bypass ${cardInWords(context.scenario, card)} on the way to the finish`,
          fix: "move the cards so that every way leads over it, or lay another card face down",
        };
  },
});
