/** Checks the number of special steps that a scenario promises. */
import { counted } from "../../diagnostics/words.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { forcedField } from "../on-tracks/forced-field.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { stepsInWords } from "../on-tracks/squares-in-words.ts";

export const wrongDiagonals = defineScenarioRule({
  id: "scenario/wrong-diagonals",
  severity: "error",
  summary: "A scenario needs a different number of special steps than it promises.",
  why: "not every {piece} can make a {special}; whoever trusts the promise gets stuck, or saves up for nothing",
  fix: "Correct `forced-special:` (or `forced-diagonals:`), or lay the cards so that the number is right.",
  good: `
=== scenarios/bay.yaml
forced-diagonals: 0
`,
  bad: [
    `
=== scenarios/bay.yaml
forced-diagonals: 0
#                 ^ no forced special step is promised, but every way needs 1: 1.b3 to 2.a1
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [2, 3] }
  - { card: r3, at: [2, 6] }
`,
    `
=== scenarios/bay.yaml
forced-diagonals: 2
#                 ^ 2 forced special steps are promised, but no way needs any
`,
  ],

  *checkScenario(context) {
    const promised = context.scenario.forcedSpecial;
    const { words } = context.scenario.movement;
    const track = finishableTrack(context);
    const forced = track?.forcedSpecial;
    if (promised === undefined || !track || !forced || forced.length === promised) return;
    const steps = promised > 1 ? `${words.shorts} are` : `${words.short} is`;
    const promise = `${promised === 0 ? "no" : promised} forced ${steps} promised`;
    const found =
      forced.length === 0
        ? "no way needs any"
        : `every way needs ${forced.length}: ${stepsInWords(track, forced)}`;
    yield {
      at: scenarioPlace(context, forcedField(context)),
      message: `${promise}, but ${found}`,
      fix: `write ${forced.length}, or lay the cards so that every way needs ${promised === 0 ? "none" : counted(promised, words.special, words.specials)}`,
    };
  },
});
