/** Checks that a track has no more acceleration points than have an effect. */
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { cardInWords } from "../on-tracks/squares-in-words.ts";

export const tooManyAccelerations = defineScenarioRule({
  id: "track/too-many-accelerations",
  severity: "warning",
  summary:
    "A track has more acceleration points than have an effect: two, unless `track:` of game.yaml says otherwise.",
  why: "a face-down card without an effect only hides its {cell}s",
  fix: "Lay one of the cards face up.",
  good: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6], acceleration: true }
  - { card: r4, at: [0, 9] }
`,
  bad: `
=== scenarios/bay.yaml
length: medium
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6], acceleration: true }
  - { card: r4, at: [0, 9], acceleration: true }
#                           ^^^^^^^^^^^^^^^^^^ the track has 3 acceleration points, but only 2 have an effect
  - { card: r5, at: [0, 12] }
`,

  *checkScenario(context) {
    const { track, movement } = context.scenario;
    const points = track.flatMap(({ acceleration }, card) => (acceleration ? [card] : []));
    const third = points[movement.accelerations];
    if (third === undefined || points.length === track.length) return;
    yield {
      at: entryPlace(context, third, "acceleration"),
      message:
        movement.accelerations === 0
          ? `${cardInWords(context.scenario, third)} lies face down, which has no effect in this game`
          : `the track has ${points.length} acceleration points, but only ${movement.accelerations} ${movement.accelerations === 1 ? "has" : "have"} an effect`,
      fix: "lay it face up",
    };
  },
});
