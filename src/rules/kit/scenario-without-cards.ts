/** Checks that a kit has the map cards of its scenarios. */
import { listed } from "../../diagnostics/words.ts";
import type { Game, Kit, Scenario } from "../../game/game.ts";
import { cardsOfItem } from "../../game/kits/kit-cards.ts";
import { defineRule } from "../define-rule.ts";

export const scenarioWithoutCards = defineRule({
  id: "kit/scenario-without-cards",
  severity: "warning",
  summary: "A kit includes a scenario, but not all the map cards that its track needs.",
  why: "anyone who prints the kit gets a set-up sheet for a track that cannot be laid",
  fix: "Add the map cards to the kit, or remove the scenario from it.",
  good: `
=== scenarios/bay.yaml
title: The Bay
=== kits/trip.yaml
kit: trip
title: A trip
contents: [{ deck: crew }, { deck: reef }]
scenarios: [{ scenario: bay }]
`,
  bad: `
=== scenarios/bay.yaml
title: The Bay
=== kits/trip.yaml
kit: trip
title: A trip
contents: [{ deck: reef, only: [r1] }]
scenarios: [{ scenario: bay }]
#                       ^^^ the kit "trip" lacks map cards of the scenario "bay": r2 and r3
`,

  *check({ game }) {
    for (const kit of game.kits) {
      const held = heldBy(kit, game);
      for (const { scenario: id, source } of kit.scenarios) {
        const scenario = game.scenarios.find((one) => one.id === id);
        const lacking = scenario ? lackingCards(scenario, held) : [];
        if (lacking.length === 0) continue;
        yield {
          at: { file: source.file, path: [...source.path, "scenario"] },
          message: `the kit "${kit.id}" lacks map cards of the scenario "${id}": ${listed(lacking)}`,
          fix: "add them to the kit’s contents, or leave the scenario out",
        };
      }
    }
  },
});

/** Number of printed cards by "<deck>/<card>". */
type Held = ReadonlyMap<string, number>;

function heldBy({ items }: Kit, game: Game): Held {
  const held = new Map<string, number>();
  for (const item of items)
    for (const { deck, id, copies } of cardsOfItem(game, item)) {
      const key = `${deck}/${id}`;
      held.set(key, (held.get(key) ?? 0) + copies * item.times);
    }
  return held;
}

/** Ids, each once, of the cards that the track uses more often than the kit has them. */
function lackingCards({ track }: Scenario, held: Held): readonly string[] {
  const left = new Map(held);
  const lacking = track.filter(({ deck, card }) => {
    const key = `${deck}/${card}`;
    const copies = left.get(key) ?? 0;
    left.set(key, copies - 1);
    return copies <= 0;
  });
  return [...new Set(lacking.map(({ card }) => card))];
}
