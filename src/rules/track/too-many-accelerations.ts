/** Checks that a track has no more acceleration points than the deal can use. */
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";

export const tooManyAccelerations = defineScenarioRule({
  id: "track/too-many-accelerations",
  severity: "warning",
  summary: "A track has more than two acceleration points.",
  why: "the deal grows from three cards to five and no further: a third point only hides a map card",
  fix: "Lay one of the points face up.",
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
#                           ^^^^^^^^^^^^^^^^^^ the track has 3 acceleration points, and 2 already bring the deal to its maximum
  - { card: r5, at: [0, 12] }
`,

  *checkScenario(context) {
    const { track, movement } = context.scenario;
    const points = track.flatMap(({ acceleration }, card) => (acceleration ? [card] : []));
    const third = points[movement.accelerations];
    if (third === undefined || points.length === track.length) return;
    yield {
      at: entryPlace(context, third, "acceleration"),
      message: `the track has ${points.length} acceleration points, and ${movement.accelerations} already bring the deal to its maximum`,
      label: `the game counts ${movement.accelerations}`,
      fix: "lay it face up",
    };
  },
});
