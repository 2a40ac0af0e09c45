/** Checks that start and finish are on cards that are face up. */
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { racedTrack } from "../on-tracks/sound-track.ts";
import { squareInWords } from "../on-tracks/squares-in-words.ts";

export const accelerationAtEnd = defineScenarioRule({
  id: "track/acceleration-at-end",
  severity: "warning",
  summary: "The start or finish of a track is on an acceleration point: a card that lies face down.",
  why: "at the start it has its effect as soon as anyone enters, at the finish when the race is nearly over: the card speeds up nothing and hides its {cell}s",
  fix: "Lay the card face up, and another one between start and finish face down.",
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0], acceleration: true }
#                           ^^^^^^^^^^^^^^^^^^ the start 1.a1 is on an acceleration point
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6], acceleration: true }
#                           ^^^^^^^^^^^^^^^^^^ the finish 3.b3 is on an acceleration point
`,

  *checkScenario(context) {
    const track = racedTrack(context);
    const cards = context.scenario.track;
    // Games in which face-down cards have no effect have no acceleration points: each is reported.
    if (context.scenario.movement.accelerations === 0) return;
    if (!track || cards.every(({ acceleration }) => acceleration)) return;
    for (const end of ["start", "finish"] as const) {
      const square: number = track[end].square;
      const card = track.lattice.squares[square]?.card ?? 0;
      if (!cards[card]?.acceleration) continue;
      yield {
        at: entryPlace(context, card, "acceleration"),
        message: `the ${end} ${squareInWords(track, square)} is on an acceleration point`,
        fix: "lay this card face up, and one between start and finish face down",
      };
    }
  },
});
