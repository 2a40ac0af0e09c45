/** Checks that no single piece can block all others if more than two play. */
import { blockersWords } from "../../track/blockers.ts";
import { DUEL, widthFor } from "../../track/limits.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { squaresInWords } from "../on-tracks/squares-in-words.ts";

export const narrow = defineScenarioRule({
  id: "track/narrow",
  severity: "warning",
  summary: "All ways through a track cross one square, and more than two pieces race.",
  why: "a {cell} holds one {piece}: {a piece} there can block everyone behind indefinitely",
  fix: "Move or turn a card so that a second way leads past the square, or limit the scenario to two players.",
  good: `
=== scenarios/bay.yaml
players: { min: 2, max: 2 }
forced-diagonals: 1
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [2, 3] }
  - { card: r3, at: [2, 6] }
`,
  bad: `
=== scenarios/bay.yaml
forced-diagonals: 1
track:
  - { card: r1, at: [0, 0] }
#     ^^^^^^^^ one piece on 1.b3 or 2.a1 blocks everyone behind
  - { card: r2, at: [2, 3] }
  - { card: r3, at: [2, 6] }
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    const { players, movement, track: cards } = context.scenario;
    const maps = cards.map(({ map }) => map);
    if (track?.narrow?.width !== 1 || widthFor(players.max, movement, maps) === 1) return;
    const squares = track.narrow.cuts.flat();
    yield {
      at: entryPlace(context, track.lattice.squares[squares[0] ?? 0]?.card ?? 0),
      message: blockersWords(movement, `on ${squaresInWords(track, squares, "or")}`),
      label: `${context.scenario.players.max} may play`,
      fix: `move or turn a card so that a second way leads past it, or limit the scenario to ${DUEL} players`,
    };
  },
});
