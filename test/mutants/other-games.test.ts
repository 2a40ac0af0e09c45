/** Random slips in the other shipped games: boards, booklets, pieces of all shapes, kits of kits. */
import { expect, test } from "vitest";
import { shippedGame } from "../support/game/shipped-game.ts";
import { expectFound } from "./expect-found.ts";
import { HOW_MANY, tryMutants } from "./try-mutants.ts";

/**
 * How many of them each game gets, and the required result. Of a hundred slips in Pirate Attack three quarters are
 * found: which of its 750 cards has which text is mostly the pack's own choice. Checking all of them is slow, so the
 * suite tries three, to see that nothing breaks; MUTANTS=1000 tries fifty.
 */
const GAMES = [
  { id: "pirates-flag", part: 3, share: 1 / 8, least: 0.95, most: 3 },
  { id: "pirate-tricks", part: 4, share: 1 / 8, least: 0.95, most: 3 },
  { id: "pirate-attack", part: 5, share: 1 / 20, least: 0.6, most: Number.POSITIVE_INFINITY },
] as const;

test.each(GAMES)(
  "slips in $id break nothing, and of those that change the game most are found",
  async ({ id, part, share, ...asked }) => {
    const count = Math.ceil(HOW_MANY * share);
    const tally = await tryMutants(shippedGame(id), count, part);
    expect(tally.found + tally.same + tally.survivors.length).toBe(count);
    expectFound(tally, asked);
  },
);
