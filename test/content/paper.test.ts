/** How many sheets of paper the shipped kits take, on A4 and Letter alike; nine poker cards lie on a sheet. */
import { describe, expect, test } from "vitest";
import { wholePrints } from "../../src/game/prints.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { readGame } from "../../src/pipeline/read-game.ts";
import { plansOf } from "../../src/rules/lonely-cards.ts";
import { parsePaper } from "../../src/sheet/papers.ts";
import { defaultProfile } from "../../src/sheet/profile.ts";
import type { Paper } from "../../src/sheet/sheet.ts";

const project = { host: createNodeHost("."), bundle: openBundle() };

function sheetsOf(game: string, kit: string, paper: string): number {
  const { value } = readGame(project, game);
  if (!value.game) throw new Error(`${game} can be used`);
  const profile = defaultProfile(parsePaper(paper) as Paper);
  return wholePrints(value.game, { kits: [kit] }).reduce(
    (sum, print) => sum + plansOf(print, profile).length,
    0,
  );
}

describe.each(["a4", "letter"])("on %s", (paper) => {
  test.each([
    // 81 cards = 9 x 9
    ["pirate-quest", "starter-pack", 9],
    // a box, ten nets and 18 tokens: tokens fill what the others leave
    ["pirate-quest", "extras", 2],
    ["pirate-quest", "stickers", 1],
    // 350 cards and 10 aid cards = 40 x 9; 48 and 12 chips on one more
    ["pirate-attack", "main", 41],
    // 50 cards = 5 x 9 + 5
    ["pirate-attack", "magic-shop", 6],
    ["pirate-attack", "raise-the-dead", 6],
    ["pirate-attack", "miss-direction", 6],
    // and two dice of twenty faces, a sheet
    ["pirate-attack", "special-abilities", 7],
    // 100 cards = 11 x 9 + 1: the last one lies beside two nets
    ["pirate-attack", "walk-the-plank", 12],
    // or beside the Chip of Power
    ["pirate-attack", "the-tavern", 12],
    // a box of 205 x 179 mm fills a sheet
    ["pirate-attack", "boxes", 10],
  ])("%s, kit %s: %i sheets", (game, kit, sheets) => {
    expect(sheetsOf(game, kit, paper)).toBe(sheets);
  });
});
