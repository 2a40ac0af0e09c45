/** Checks that all pieces of a scenario have room at the start. */
import { counted } from "../../diagnostics/words.ts";
import { piecesAtStart, roomAtStart } from "../../track/ways/track-ends.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { squaresInWords } from "../on-tracks/squares-in-words.ts";

export const crowdedStart = defineScenarioRule({
  id: "track/crowded-start",
  severity: "warning",
  summary: "More pieces start than there are squares around the start.",
  why: "while the first card is full no one else can enter, and the last {pieces} wait off the track",
  fix: "Lower the number of players, or use a first card on which more squares can be reached from the start.",
  good: `
=== scenarios/bay.yaml
players: { min: 2, max: 6 }
`,
  bad: `
=== scenarios/bay.yaml
players: { min: 2, max: 5 }
#                       ^ up to 5 pieces start, but the first card has room for 4
start: 1.a2
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    if (!track) return;
    const room = roomAtStart(track);
    const { players, movement } = context.scenario;
    const { max } = players;
    const { words } = movement;
    const pieces = piecesAtStart(track, movement);
    if (max <= pieces) return;
    yield {
      at: scenarioPlace(context, "players", "max"),
      message: `up to ${counted(max, words.piece, words.pieces)} start, but the first card has room for ${pieces}`,
      label: squaresInWords(track, room),
      fix: `write ${pieces}, or use another first card`,
    };
  },
});
