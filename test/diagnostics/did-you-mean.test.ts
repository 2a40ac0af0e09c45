/** The names suggested for a misspelt one. */
import { expect, test } from "vitest";
import { didYouMean } from "../../src/diagnostics/did-you-mean.ts";

const KITS = ["main", "magic-shop", "starter-pack", "extras"];
const GAMES = ["pirate-quest", "pirate-tricks", "pirate-attack", "pirate-flag", "reef"];

test.each([
  // a typing error in the whole name
  ["magic-shpo", KITS, 'did you mean "magic-shop"?'],
  // in one of its parts, two letters swapped or one missing
  ["strater", KITS, 'did you mean "starter-pack"?'],
  ["shpo", KITS, 'did you mean "magic-shop"?'],
  ["starter-pakc", ["starter-pack-letter"], 'did you mean "starter-pack-letter"?'],
  // at most three
  ["pirate", GAMES, 'did you mean "pirate-quest", "pirate-tricks" or "pirate-attack"?'],
  // the whole name before parts
  ["reaf", [...GAMES, "reaf-of-coral"], 'did you mean "reef"?'],
  // three letters are near to anything
  ["shp", KITS, undefined],
  ["tavern", KITS, undefined],
  ["", KITS, undefined],
])("%j", (word, names, expected) => {
  expect(didYouMean(word, names)).toBe(expected);
});
