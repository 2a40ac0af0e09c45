/** Checks that not all cards of a track lie face down. */
import { defineScenarioRule } from "../define-rule.ts";
import { trackPlace } from "../on-tracks/scenario-places.ts";

export const onlyAccelerations = defineScenarioRule({
  id: "track/only-accelerations",
  severity: "error",
  summary: "All cards of a track lie face down.",
  why: "then all squares have the same terrain: no one rolls a die",
  fix: "Lay all cards but at most two face up.",
  bad: `
=== scenarios/bay.yaml
track:
#^^^^ all cards of the track are acceleration points
  - { card: r1, at: [0, 0], acceleration: true }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6], acceleration: true }
`,

  *checkScenario(context) {
    const { track } = context.scenario;
    if (track.length === 0 || track.some(({ acceleration }) => !acceleration)) return;
    yield {
      at: trackPlace(context),
      message: "all cards of the track are acceleration points",
      fix: "lay all cards but at most two face up",
    };
  },
});
