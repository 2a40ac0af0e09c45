/** Checks that either all cards of a deck have a back, or none has. */
import { counted, listed } from "../../diagnostics/words.ts";
import { defineRule } from "../define-rule.ts";
import { cardPlace } from "../places.ts";

/** How many cards a message names. */
const NAMED = 5;

export const mixedBacks = defineRule({
  id: "deck/mixed-backs",
  severity: "warning",
  summary: "Some cards of a deck have a back, others have none.",
  why: "a white back among patterned ones gives the card away before it is turned over",
  fix: "Set a back for the deck; cards without a back of their own use it.",
  good: `
=== decks/crew.yaml
back: back
`,
  bad: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, back: back }
  - { id: pilot, rank: 2, title: Pilot }
#     ^^^^^^^^^ the deck "crew" has 2 cards with a back, but pilot has none
  - { id: captain, rank: 3, title: Captain, back: back }
`,

  *check(context) {
    for (const deck of context.game.decks) {
      const printed = deck.cards.filter(({ copies }) => copies > 0);
      const backed = printed.filter(({ back }) => back !== undefined);
      const bare = printed.filter(({ back }) => back === undefined);
      const [first] = bare;
      const [other] = backed;
      if (!first || !other) continue;
      const names = bare.slice(0, NAMED).map(({ id }) => id);
      const bareWords = bare.length > NAMED ? [...names, `${bare.length - NAMED} more`] : names;
      yield {
        at: cardPlace(context, first),
        message: `the deck "${deck.id}" has ${counted(backed.length, "card")} with a back, but ${listed(bareWords)} ${bare.length === 1 ? "has" : "have"} none`,
        label: "printed with a white back",
        fix: `write back: ${other.back} at the deck, for every card that names none`,
        related: [{ ...cardPlace(context, other), message: "a card with a back" }],
      };
    }
  },
});
