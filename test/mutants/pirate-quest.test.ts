/** Random slips in Pirate Quest. */
import { expect, test } from "vitest";
import { QUEST } from "../support/game/shipped-game.ts";
import { expectFound } from "./expect-found.ts";
import { HOW_MANY, tryMutants } from "./try-mutants.ts";

test(`${HOW_MANY} slips break nothing, and 95 % of those that change the game are found, within sampling error`, async () => {
  const tally = await tryMutants(QUEST, HOW_MANY, 1);
  expect(tally.found + tally.same + tally.survivors.length).toBe(HOW_MANY);
  expectFound(tally);
});
