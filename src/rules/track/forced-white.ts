/** Reports squares without a die that every way crosses. */
import { withArticle } from "../../diagnostics/words.ts";
import { plainTitles } from "../../track/plain-titles.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { cellOf, squaresInWords } from "../on-tracks/squares-in-words.ts";

export const forcedWhite = defineScenarioRule({
  id: "track/forced-white",
  severity: "hint",
  summary: "Every way through a track leads over a square without a die.",
  why: "no die is rolled on such a {cell}, and every {piece} may have to stop there",
  fix: "Turn or swap a card so that a way leads past these squares.",
  bad: `
=== decks/reef.yaml
cards:
  - { id: r10, squares: [[green, white], [blue, green], [red, red]] }
  - { id: r2, squares: [[blue, red], [green, blue], [green, blue]] }
  - { id: r3, squares: [[red, green], [green, green], [blue, green]] }
=== scenarios/bay.yaml
players: { min: 2, max: 2 }
forced-diagonals: 1
track:
  - { card: r10, at: [0, 0] }
#     ^^^^^^^^^ every way leads over a white square: 1.b3
  - { card: r2, at: [2, 3] }
  - { card: r3, at: [2, 6] }
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    const [first] = track?.whiteCut ?? [];
    if (!track?.whiteCut || first === undefined) return;
    const { scenario } = context;
    const over = withArticle(
      `${plainTitles(track.lattice, track.whiteCut, scenario.terrains)} ${cellOf(scenario)}`,
    );
    yield {
      at: entryPlace(context, track.lattice.squares[first]?.card ?? 0),
      message: `every way leads over ${over}: ${squaresInWords(track, track.whiteCut, "or")}`,
      fix: "turn or swap the card so that a way leads past it",
    };
  },
});
