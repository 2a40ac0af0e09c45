/** Checks that a track has enough cards. */
import { counted } from "../../diagnostics/words.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { trackPlace, writtenCards } from "../on-tracks/scenario-places.ts";

export const tooFewCards = defineScenarioRule({
  id: "scenario/too-few-cards",
  severity: "error",
  summary:
    "A track has fewer cards than the game allows: three, unless `track:` of game.yaml says otherwise.",
  why: "over so few cards a race ends before it has begun",
  fix: "Add map cards until there are enough; those that lie face down count too.",
  bad: [
    `
=== scenarios/bay.yaml
track:
#^^^^ the track has 2 cards, expected 3 to 10
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
`,
    `
=== scenarios/bay.yaml
track: []
#^^^^ the track has no cards, expected 3 to 10
`,
  ],

  *checkScenario(context) {
    const cards = writtenCards(context);
    const { min: fewest, max: most } = context.scenario.movement.cards;
    if (cards >= fewest) return;
    yield {
      at: trackPlace(context),
      message: `the track has ${cards === 0 ? "no cards" : counted(cards, "card")}, expected ${fewest} to ${most}`,
      fix: `add ${counted(fewest - cards, "card")} or more`,
    };
  },
});
