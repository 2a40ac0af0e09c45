/** Checks that the cards of a track do not overlap. */
import type { Overlap, TrackAnalysis } from "../../track/track.ts";
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { freePlaceInWords } from "../on-tracks/free-place.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { cardInWords, squaresInWords } from "../on-tracks/squares-in-words.ts";

export const trackOverlap = defineScenarioRule({
  id: "track/overlap",
  severity: "error",
  summary: "Cards of a track overlap.",
  why: "a covered {cell} cannot be entered, and it is unclear which card lies on top",
  fix: "Move one of the cards with `at:`, and those after it by the same amount. A card of squares that is turned by 90 or 270 covers as many columns as it has rows.",
  good: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], turn: 90 }
  - { card: r3, at: [1, 5] }
`,
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 2] }
#               ^^^^^^^^^^ card 2 (r2) lies on card 1 (r1): 2.a1 and 2.b1 cover 1.a3 and 1.b3
  - { card: r3, at: [0, 5] }
`,

  *checkScenario(context) {
    const { track, scenario } = context;
    for (const overlap of track?.lattice.overlaps ?? []) {
      const [first, second] = overlap.cards.map((card) => scenario.track[card]?.at);
      if (track && String(first) !== String(second)) yield findingFor(context, track, overlap);
    }
  },
});

function findingFor(context: ScenarioContext, track: TrackAnalysis, { cards, squares }: Overlap): Finding {
  const { scenario } = context;
  const [under, upper] = cards;
  const covered = squares.map((square) => squareBelow(track, square, under));
  return {
    at: entryPlace(context, upper, "at"),
    message: `${cardInWords(scenario, upper)} lies on ${cardInWords(scenario, under)}: ${squaresInWords(track, squares)} cover${squares.length === 1 ? "s" : ""} ${squaresInWords(track, covered)}`,
    fix: freePlaceInWords(scenario.track, upper, "be free") ?? "move one of the two cards",
    related: [{ ...entryPlace(context, under, "at"), message: "the card below" }],
  };
}

/** The square of that card in the same place. */
function squareBelow({ lattice }: TrackAnalysis, square: number, card: number): number {
  const { column, row } = lattice.squares[square] ?? {};
  return lattice.squares.findIndex((one) => one.card === card && one.column === column && one.row === row);
}
