/** Checks that the finish can be reached from every square that pieces can enter. */
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { blockedInWords, blockedSteps } from "../on-tracks/blocked-steps.ts";
import { fixInWords } from "../on-tracks/scenario-fix.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { type FinishableTrack, finishableTrack } from "../on-tracks/sound-track.ts";
import { squareInWords, squaresByCard, squaresInWords } from "../on-tracks/squares-in-words.ts";

export const trap = defineScenarioRule({
  id: "track/trap",
  severity: "error",
  summary: "No way leads to the finish from a square that pieces can enter.",
  why: "{a piece} that enters the {cell} is out of the race for good",
  fix: "Turn or swap the card so that the square leads on, or so that no one can enter it.",
  bad: `
=== decks/reef.yaml
cards:
  - { id: r1, squares: [[green, blue], [blue, green], [green, red]] }
  - { id: r9, squares: [[green, red], [green, blue], [red, blue]], bars: [a3|b3, a3|north] }
  - { id: r3, squares: [[red, green], [green, green], [blue, green]] }
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r9, at: [0, 3] }
#     ^^^^^^^^ from 2.a3 no way leads to the finish 3.b3
  - { card: r3, at: [0, 6] }
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    if (!track) return;
    for (const [card, squares] of squaresByCard(track, track.traps))
      yield findingFor(context, track, card, squares);
  },
});

function findingFor(
  context: ScenarioContext,
  track: FinishableTrack,
  card: number,
  squares: readonly number[],
): Finding {
  const lost = new Set([...track.traps, ...track.unreached]);
  const blocked = blockedSteps(
    track,
    context.scenario,
    (square) => squares.includes(square),
    (square) => !lost.has(square),
  );
  return {
    at: entryPlace(context, card),
    message: `from ${squaresInWords(track, squares, "or")} no way leads to the finish ${squareInWords(track, track.finish.square)}`,
    label: blocked.length > 0 ? blockedInWords(track, context.scenario, blocked) : undefined,
    fix: fixInWords(context),
  };
}
