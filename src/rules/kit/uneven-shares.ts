/**
 * Checks that cards of which each player gets the same number can be dealt out evenly to the maximum number of players.
 * With fewer players, some stay in the box.
 */
import { counted, listed } from "../../diagnostics/words.ts";
import type { Game, KitItem } from "../../game/game.ts";
import { countOfItem } from "../../game/kits/kit-cards.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const unevenShares = defineRule({
  id: "kit/uneven-shares",
  severity: "error",
  summary: "Cards of a kit with `per: player` cannot be divided evenly among the maximum number of players.",
  why: "some player gets fewer cards than the others, or none",
  fix: "Make the number of cards a multiple of the maximum number of players, or correct `players:` in game.yaml.",
  good: `
=== game.yaml
players: { min: 1, max: 3 }
=== kits/all.yaml
contents:
  - { deck: crew, times: 2, per: player }
`,
  bad: [
    `
=== game.yaml
players: { min: 1, max: 4 }
=== kits/all.yaml
contents:
  - { deck: crew, times: 2, per: player }
#                                ^^^^^^ 6 cards cannot be divided evenly among 4 players
`,
    `
=== kits/all.yaml
contents:
  - { deck: crew, per: player }
#                      ^^^^^^ the game does not state its number of players
`,
  ],

  *check({ game }) {
    for (const item of game.kits.flatMap(({ items }) => items))
      if (item.per === "player") yield* findingsOf(game, item);
  },
});

function* findingsOf(game: Game, item: KitItem): Iterable<Finding> {
  const at = { file: item.source.file, path: [...item.source.path, "per"] };
  if (!game.players) {
    yield {
      at,
      message: "the game does not state its number of players",
      fix: "add `players: { min: 1, max: 4 }` to game.yaml",
    };
    return;
  }
  const { max } = game.players;
  const cards = countOfItem(game, item);
  if (cards > 0 && cards % max === 0) return;
  const rounds = Math.floor(cards / max);
  const even = [rounds * max, (rounds + 1) * max].filter((count) => count > 0);
  yield {
    at,
    message: `${counted(cards, "card")} cannot be divided evenly among ${counted(max, "player")}`,
    fix: `make it ${listed(even, "or")} cards, or correct players: in game.yaml`,
  };
}
