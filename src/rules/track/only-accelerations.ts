/** Checks that not all cards of a track lie face down. */
import { defineScenarioRule } from "../define-rule.ts";
import { trackPlace } from "../on-tracks/scenario-places.ts";

export const onlyAccelerations = defineScenarioRule({
  id: "track/only-accelerations",
  severity: "error",
  summary: "All cards of a track lie face down.",
  why: "then all {cell}s are alike",
  fix: "Lay the cards face up, but for one or two.",
  bad: `
=== scenarios/bay.yaml
track:
#^^^^ all cards of the track lie face down
  - { card: r1, at: [0, 0], acceleration: true }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 6], acceleration: true }
`,

  *checkScenario(context) {
    const { track, movement } = context.scenario;
    const most = Math.min(movement.accelerations, track.length - 1);
    if (track.length === 0 || track.some(({ acceleration }) => !acceleration)) return;
    yield {
      at: trackPlace(context),
      message: "all cards of the track lie face down",
      fix: most === 0 ? "lay them face up" : `lay all but at most ${most} face up`,
    };
  },
});
