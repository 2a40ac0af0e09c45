/** Checks that no two cards of a track are laid at the same place. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { listed } from "../../diagnostics/words.ts";
import { MOST_CARDS } from "../../track/analyse-track.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";

export const samePlace = defineScenarioRule({
  id: "track/same-place",
  severity: "error",
  summary: "Two cards of a track are laid at the same place.",
  why: "they would cover each other; probably a line was copied and its place not changed",
  fix: "Change `at:` of one of them.",
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 3] }
#               ^^^^^^^^^^ cards 2 (r2) and 3 (r3) are both laid at [0, 3]
`,

  *checkScenario(context) {
    const { track } = context.scenario;
    if (track.length > MOST_CARDS) return;
    const indices = track.map((_, index) => index);
    const places = groupedBy(indices, (index) => String(track[index]?.at));
    for (const [first, second, ...more] of places.values()) {
      if (second === undefined) continue;
      const cards = [first, second, ...more].map(
        (index) => `${track[index]?.position} (${track[index]?.card})`,
      );
      yield {
        at: entryPlace(context, second, "at"),
        message: `cards ${listed(cards)} are ${more.length === 0 ? "both" : "all"} laid at [${track[first]?.at.join(", ")}]`,
        fix: "write another place for one of them",
        related: [{ ...entryPlace(context, first, "at"), message: "the first" }],
      };
    }
  },
});
