/** Checks that a stated heading agrees with the way of the track. */
import { listed } from "../../diagnostics/words.ts";
import { OPPOSITE } from "../../game/cells/cells.ts";
import { wayOn } from "../../track/lattice/joins.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { laidTrack } from "../on-tracks/sound-track.ts";
import { cardInWords } from "../on-tracks/squares-in-words.ts";

export const strayHeading = defineScenarioRule({
  id: "track/stray-heading",
  severity: "hint",
  summary: "A card of a track states a heading that opposes the way of the track.",
  why: "steps along the track then count as backward on that card",
  fix: "Remove `heading:`: it follows from the cards before and after. If the track turns back on a card, state both sides.",
  good: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], heading: [north] }
  - { card: r3, at: [0, 6] }
`,
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], heading: [south] }
#                           ^^^^^^^^^^^^^^^^ card 2 (r2) heads south, but the track goes north there
  - { card: r3, at: [0, 6] }
`,

  *checkScenario(context) {
    const track = laidTrack(context);
    if (!track || track.joins.includes(undefined)) return;
    for (const [card, { heading }] of context.scenario.track.entries()) {
      const way = wayOn(track.joins, card);
      const against = way.filter((side) => heading?.includes(OPPOSITE[side]) && !heading.includes(side));
      if (!heading || against.length === 0) continue;
      yield {
        at: entryPlace(context, card, "heading"),
        message: `${cardInWords(context.scenario, card)} heads ${listed(heading)}, but the track goes ${listed(way)} there`,
        fix: `remove heading:, or write [${way.join(", ")}]`,
      };
    }
  },
});
