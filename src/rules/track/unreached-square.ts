/** Reports squares of a track that no piece can reach. */
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { squaresByCard, squaresInWords } from "../on-tracks/squares-in-words.ts";

export const unreachedSquare = defineScenarioRule({
  id: "track/unreached-square",
  severity: "hint",
  summary: "No piece can reach a square of a track.",
  why: "it looks like room to pass but is not",
  fix: "Turn or swap the card so that a way leads to the square, or leave it if the square is meant as a cliff.",
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
#     ^^^^^^^^ no piece can reach 1.a1 and 1.b1
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
start: 1.a2
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    if (!track) return;
    for (const [card, squares] of squaresByCard(track, track.unreached))
      yield {
        at: entryPlace(context, card),
        message: `no ${context.scenario.movement.words.piece} can reach ${squaresInWords(track, squares)}`,
        fix: "turn this card, or use another one",
      };
  },
});
