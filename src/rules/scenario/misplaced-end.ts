/** Checks that a race starts on the first card of its track and ends on the last. */
import { misplacedEnds } from "../../track/ways/track-ends.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { laidTrack } from "../on-tracks/sound-track.ts";
import { cardInWords, cellOf, squareInWords } from "../on-tracks/squares-in-words.ts";

export const misplacedEnd = defineScenarioRule({
  id: "scenario/misplaced-end",
  severity: "warning",
  summary: "The start of a scenario is not on its first card, or the finish is not on its last.",
  why: "cards before the start or after the finish are laid but never played",
  fix: "Name a square of the first card as start and one of the last card as finish, or remove the unneeded cards.",
  good: `
=== scenarios/bay.yaml
start: 1.b1
finish: 3.a3
`,
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
  - { card: r4, at: [0, 9] }
start: 2.a1
#      ^^^^ the start 2.a1 is not on the first card
finish: 3.b3
#       ^^^^ the finish 3.b3 is not on the last card
`,

  *checkScenario(context) {
    const track = laidTrack(context);
    if (!track) return;
    const ends = { start: [0, "first"], finish: [context.scenario.track.length - 1, "last"] } as const;
    for (const field of misplacedEnds(context.scenario, track)) {
      const end = track[field];
      // Other rules report an end that is not on the track at all.
      if (end === undefined) continue;
      const [card, which] = ends[field];
      yield {
        at: scenarioPlace(context, field),
        message: `the ${field} ${squareInWords(track, end.square)} is not on the ${which} card`,
        label: `the ${which} is ${cardInWords(context.scenario, card)}`,
        fix: `name a ${cellOf(context.scenario)} of ${cardInWords(context.scenario, card)}`,
      };
    }
  },
});
