/** Checks that a scenario names its start and its finish, in a game whose scenarios name them. */
import { defineScenarioRule } from "../define-rule.ts";
import { trackPlace } from "../on-tracks/scenario-places.ts";
import { cellOf } from "../on-tracks/squares-in-words.ts";

export const unnamedEnd = defineScenarioRule({
  id: "scenario/unnamed-end",
  severity: "error",
  summary: "A scenario names no start, or no finish, although the scenarios of its game name them.",
  why: "with `start: named` or `finish: named` in `track:` of game.yaml no rule says where the race begins or ends",
  fix: "Name a square of the first card as `start:` and one of the last card as `finish:`.",
  good: `
=== game.yaml
track: { start: named, finish: named }
=== scenarios/bay.yaml
start: 1.b1
finish: 3.a3
`,
  bad: `
=== game.yaml
track: { start: named, finish: named }
=== scenarios/bay.yaml
start: 1.b1
track:
#^^^^ the scenario names no finish
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
`,

  *checkScenario(context) {
    const { scenario } = context;
    if (scenario.track.length === 0) return;
    for (const [field, card] of [
      ["start", "first"],
      ["finish", "last"],
    ] as const)
      if (scenario.movement[field] === "named" && scenario[field] === undefined)
        yield {
          at: trackPlace(context),
          message: `the scenario names no ${field}`,
          label: "scenarios of this game name it, as `track:` of game.yaml says",
          fix: `write \`${field}:\` with a ${cellOf(scenario)} of the ${card} card`,
        };
  },
});
