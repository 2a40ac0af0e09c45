/** Checks that a track has not too many cards. */
import { counted } from "../../diagnostics/words.ts";
import { MOST_LAID } from "../../units/cells.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { writtenCards, writtenEntryPlace } from "../on-tracks/scenario-places.ts";

export const tooManyCards = defineScenarioRule({
  id: "scenario/too-many-cards",
  severity: "error",
  summary: "A track has more cards than the game allows: ten, unless `track:` of game.yaml says otherwise.",
  why: "with more cards than the game allows the race takes too long, or the table is too small",
  fix: "Remove cards until there are few enough; those that lie face down count too.",
  bad: `
=== scenarios/bay.yaml
length: long
track:
  - { card: r1, at: [0, 0] }
  - { card: r1, at: [0, 3] }
  - { card: r1, at: [0, 6] }
  - { card: r1, at: [0, 9] }
  - { card: r1, at: [0, 12] }
  - { card: r1, at: [0, 15] }
  - { card: r1, at: [0, 18] }
  - { card: r1, at: [0, 21] }
  - { card: r1, at: [0, 24] }
  - { card: r1, at: [0, 27] }
  - { card: r1, at: [0, 30] }
#     ^^^^^^^^ the track has 11 cards, expected 3 to 10
`,

  *checkScenario(context) {
    const cards = writtenCards(context);
    const { min: fewest, max: most } = context.scenario.movement.cards;
    if (cards <= most) return;
    yield {
      at: writtenEntryPlace(context, most),
      message: `the track has ${cards} cards, expected ${fewest} to ${most}`,
      label: "one too many from here",
      fix: `remove ${counted(cards - most, "card")}${cards > MOST_LAID ? "" : `, or raise \`cards: max:\` of \`track:\` in game.yaml (${MOST_LAID} at most)`}`,
    };
  },
});
