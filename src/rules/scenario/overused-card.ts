/** Checks that no track uses a map card more often than the game has it, including face down. */

import { groupedBy } from "../../diagnostics/grouped.ts";
import { counted, listed } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";
import type { TrackCard } from "../../game/map-cards.ts";
import { derived } from "../../remember/derived.ts";
import { MOST_CARDS } from "../../track/analyse-track.ts";
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";

/** How many cards a fix names. */
const NAMED = 5;

export const overusedCard = defineScenarioRule({
  id: "scenario/overused-card",
  severity: "error",
  summary: "A track uses a map card more often than the game has it.",
  why: "players cannot lay the track: the box does not have enough of the card",
  fix: "Use another map card in one of the places, or print more copies of this one. Face down, all cards of a deck look alike, so any card that is left will do in place of one that lies so.",
  bad: [
    `
=== scenarios/bay.yaml
track:
  - { card: r2, at: [0, 0] }
  - { card: r1, at: [0, 3] }
  - { card: r2, at: [0, 6] }
#     ^^^^^^^^ the track needs 2 cards r2, but the game has 1
`,
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
#     ^^^^^^^^ the track needs 2 cards r2, but the game has 1
  - { card: r2, at: [0, 6] }
`,
  ],

  *checkScenario(context) {
    const { game, scenario } = context;
    if (scenario.track.length > MOST_CARDS) return;
    for (const uses of groupedBy(scenario.track, ({ deck, card }) => `${deck}\0${card}`).values()) {
      const copies = copiesOf(game, uses[0]);
      if (uses.length > copies) yield findingFor(context, uses, copies);
    }
  },
});

function copiesOf(game: Game, { deck, card }: TrackCard): number {
  return mapCards(game).get(`${deck}\0${card}`) ?? 0;
}

/** Copies of each map card by deck and id. */
const mapCards = derived(
  ({ decks }: Game): ReadonlyMap<string, number> =>
    new Map(
      decks.flatMap(({ id: deck, cards }) =>
        cards.filter(({ map }) => map).map(({ id, copies }) => [`${deck}\0${id}`, copies] as const),
      ),
    ),
);

/** At the first surplus use; a card that lies face down is the first choice to replace. */
function findingFor(context: ScenarioContext, uses: readonly TrackCard[], copies: number): Finding {
  const { scenario } = context;
  const [kept, tooMany] = [uses.filter(isUp), uses.filter((use) => !isUp(use))];
  const use = [...kept, ...tooMany][copies] as TrackCard;
  const others = uses.filter((other) => other !== use).slice(0, NAMED);
  const free = unusedCards(context, use);
  return {
    at: entryPlace(context, scenario.track.indexOf(use)),
    message: `the track needs ${counted(uses.length, "card")} ${use.card}, but the game has ${copies === 0 ? "none" : copies}`,
    label: isUp(use) ? undefined : "face down any other card looks the same",
    fix: free.length > 0 ? `use a free card: ${listed(free, "or")}` : `print more copies of ${use.card}`,
    related: others.map((other) => ({
      ...entryPlace(context, scenario.track.indexOf(other)),
      message: "used here too",
    })),
  };
}

const isUp = ({ acceleration }: TrackCard): boolean => !acceleration;

/** The first unused cards of the same deck. */
function unusedCards({ game, scenario }: ScenarioContext, { deck }: TrackCard): readonly string[] {
  const used = new Set(scenario.track.filter((card) => card.deck === deck).map(({ card }) => card));
  const cards = game.decks.find(({ id }) => id === deck)?.cards ?? [];
  return cards
    .filter(({ id, map, copies }) => map?.isWhole && copies > 0 && !used.has(id))
    .slice(0, NAMED)
    .map(({ id }) => id);
}
