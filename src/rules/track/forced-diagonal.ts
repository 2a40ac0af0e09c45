/** Reports special steps that every way needs, unless the scenario states how many are needed. */
import { counted } from "../../diagnostics/words.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { forcedField } from "../on-tracks/forced-field.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { stepsInWords } from "../on-tracks/squares-in-words.ts";

export const forcedDiagonal = defineScenarioRule({
  id: "track/forced-diagonal",
  severity: "hint",
  summary:
    "Every way through a track needs a special step, such as one over a corner, but the scenario does not say so.",
  why: "not every {piece} can make a {special}: the others wait there, and the race takes longer than its number of steps suggests",
  fix: "If that is intended, write `forced-special:` (or `forced-diagonals:`) with the number. Otherwise move the cards so that they touch along an edge, or turn one whose bars close it.",
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
track:
  - { card: r1, at: [0, 0] }
#     ^^^^^^^^ every way needs 1 special step: 1.b3 to 2.a1
  - { card: r2, at: [2, 3] }
  - { card: r3, at: [2, 6] }
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    const [first, ...more] = track?.forcedSpecial ?? [];
    if (!track || !first || context.scenario.forcedSpecial !== undefined) return;
    const count = 1 + more.length;
    const { words } = context.scenario.movement;
    yield {
      at: entryPlace(context, track.lattice.squares[first.from]?.card ?? 0),
      message: `every way needs ${counted(count, words.special, words.specials)}: ${stepsInWords(track, [first, ...more])}`,
      fix: `if that is intended, write \`${forcedField(context)}: ${count}\``,
    };
  },
});
