/** Reports shortcuts of a track: cards that touch without following each other. */
import { shortcutSteps } from "../../track/ways/shortcut-steps.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { finishableTrack } from "../on-tracks/sound-track.ts";
import { cardInWords, cardsInWords, stepsInWords } from "../on-tracks/squares-in-words.ts";

/** How many steps a label names. */
const NAMED = 4;

export const shortcut = defineScenarioRule({
  id: "track/shortcut",
  severity: "hint",
  summary:
    "Two cards of a track that do not follow each other touch, and pieces can step from one to the other.",
  why: "a step to any later card is forward, so {pieces} can skip the cards between",
  fix: "If that is intended, allow the finding. Otherwise move the cards apart by a column or a row, or turn one so that a bar separates them.",
  good: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [2, 4] }
finish: 3.b3
`,
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [2, 2] }
#     ^^^^^^^^ pieces can step from card 1 (r1) to card 3 (r3) and skip card 2 (r2)
finish: 3.b3
`,

  *checkScenario(context) {
    const track = finishableTrack(context);
    const { scenario } = context;
    if (!track) return;
    for (const touching of track.shortcuts) {
      const { from, to } = touching;
      const steps = shortcutSteps(track, touching);
      if (steps.length === 0) continue;
      const skipped = Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
      yield {
        at: entryPlace(context, to),
        message: `${scenario.movement.words.pieces} can step from ${cardInWords(scenario, from)} to ${cardInWords(scenario, to)} and skip ${cardsInWords(scenario, skipped)}`,
        label: stepsInWords(track, steps.slice(0, NAMED)),
        fix: "move the two cards apart, or allow it if it is intended",
        related: [{ ...entryPlace(context, from), message: "from here" }],
      };
    }
  },
});
