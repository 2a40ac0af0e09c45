/** Slips at random in the shipped game, part 2 of 2: so that two workers share them. */
import { expect, test } from "vitest";
import { expectFound } from "./expect-found.ts";
import { tryMutants } from "./try-mutants.ts";

test("a thousand slips break nothing, and at least 95 % of those that change the game are found", async () => {
  const tally = await tryMutants(1_000, 2);
  expect(tally.found + tally.same + tally.survivors.length).toBe(1_000);
  expectFound(tally);
}, 900_000);
