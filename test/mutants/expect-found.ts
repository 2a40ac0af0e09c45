/** Requirements for a tally of mutants. `SURVIVORS=1 npm test -- test/mutants` lists those that nothing found. */
import { expect } from "vitest";
import { isReviewed } from "./survivors.ts";
import type { Tally } from "./try-mutants.ts";

/** Of those that change the meaning and are wrong: slips of the reviewed kinds make another game, which is free. */
const LEAST_FOUND = 0.95;
/** New content brings new survivors; a few may appear before someone has reviewed their kind. */
const MOST_NOT_LOOKED_AT = 3;

/** How much the share in a sample of this size may vary by chance (two standard deviations of a binomial share). */
const twoDeviations = (share: number, size: number): number => 2 * Math.sqrt((share * (1 - share)) / size);

/** @param least share of those found @param most survivors that were not reviewed */
export function expectFound(
  { found, same, survivors }: Tally,
  { least = LEAST_FOUND, most = MOST_NOT_LOOKED_AT } = {},
): void {
  const list = survivors.join("\n");
  if (process.env.SURVIVORS) console.info(`${found} found, ${same} meant the same, survivors:\n${list}`);
  const others = survivors.filter((words) => !isReviewed(words));
  const wrong = found + others.length;
  expect(found / wrong + twoDeviations(least, wrong), list).toBeGreaterThanOrEqual(least);
  expect(others.length, `not yet reviewed:\n${others.join("\n")}`).toBeLessThanOrEqual(most);
}
