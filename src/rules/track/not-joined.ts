/** Checks that each card of a track touches the next one. */
import { listed } from "../../diagnostics/words.ts";
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { freePlaceInWords } from "../on-tracks/free-place.ts";
import { joinedOrder } from "../on-tracks/joined-order.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { cardInWords } from "../on-tracks/squares-in-words.ts";

export const notJoined = defineScenarioRule({
  id: "track/not-joined",
  severity: "error",
  summary: "A card of a track does not touch the one before it.",
  why: "a track is travelled card by card in the order of its list; no {piece} can cross the gap",
  fix: "List the cards in the order of travel, or move one so that it touches the one before it, at least at a corner.",
  bad: [
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 7] }
#               ^^^^^^^^^^ card 3 (r3) does not touch card 2 (r2), which comes before it
`,
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r3, at: [0, 6] }
#               ^^^^^^^^^^ card 2 (r3) does not touch card 1 (r1), but in another order the cards join
  - { card: r2, at: [0, 3] }
  - { card: r4, at: [0, 9] }
`,
  ],

  *checkScenario(context) {
    const { track } = context;
    if (!track || track.lattice.overlaps.length > 0) return;
    const apart = track.joins.flatMap((join, index) => (join === undefined ? [index + 1] : []));
    const [first] = apart;
    if (first === undefined) return;
    const order = joinedOrder(context.scenario.track);
    if (order) yield outOfOrder(context, first, order);
    else for (const card of apart) yield gapBefore(context, card);
  },
});

function outOfOrder(context: ScenarioContext, card: number, order: readonly number[]): Finding {
  const { scenario } = context;
  return {
    at: entryPlace(context, card, "at"),
    message: `${cardInWords(scenario, card)} does not touch ${cardInWords(scenario, card - 1)}, but in another order the cards join`,
    label: "out of order",
    fix: `list the cards in the order ${listed(order.map((one) => scenario.track[one]?.card))}`,
  };
}

function gapBefore(context: ScenarioContext, card: number): Finding {
  const { scenario } = context;
  return {
    at: entryPlace(context, card, "at"),
    message: `${cardInWords(scenario, card)} does not touch ${cardInWords(scenario, card - 1)}, which comes before it`,
    fix: freePlaceInWords(scenario.track, card, "touch") ?? "move one of the two cards",
  };
}
