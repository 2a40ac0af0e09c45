/** Checks that the player count of a scenario is within that of the game. */
import { counted } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";
import { defineScenarioRule } from "../define-rule.ts";
import { scenarioPlace } from "../on-tracks/scenario-places.ts";

export const wrongPlayers = defineScenarioRule({
  id: "scenario/wrong-players",
  severity: "warning",
  summary: "A scenario is for more or fewer players than the game.",
  why: "the game has no {pieces} and cards for more players, and no rules for fewer",
  fix: "Correct `players:` of the scenario, or that of game.yaml.",
  bad: `
=== game.yaml
players: { min: 2, max: 4 }
=== scenarios/bay.yaml
players: { min: 1, max: 5 }
#               ^ the scenario is for 1 player, but the game for 2 to 4
#                       ^ the scenario is for 5 players, but the game for 2 to 4
`,

  *checkScenario(context) {
    const { game, scenario } = context;
    if (!game.players) return;
    const { min, max } = game.players;
    for (const field of ["min", "max"] as const) {
      const players = scenario.players[field];
      if (players >= min && players <= max) continue;
      yield {
        at: scenarioPlace(context, "players", field),
        message: `the scenario is for ${counted(players, "player")}, but the game for ${rangeWords(game.players)}`,
        fix: `write ${players < min ? min : max}, or correct players: in game.yaml`,
      };
    }
  },
});

function rangeWords({ min, max }: Required<Game>["players"]): string {
  return min === max ? String(min) : `${min} to ${max}`;
}
