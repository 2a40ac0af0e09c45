/** Icons that are offered for a word of a card. */
import { expect, test } from "vitest";
import { searchNames } from "../../../src/diagnostics/name-search.ts";
import { likeliest } from "../../../src/studio/client/icons/likeliest.ts";

const offered = (word: string, ...names: readonly string[]): Promise<readonly string[]> =>
  likeliest(word, 12, async (words) => searchNames(words, names));

test("whole words come first, then beginnings; inside words only if there is nothing else", async () => {
  expect(await offered("Crew", "screw", "corkscrew", "crewmate", "ship-crew", "crew")).toEqual([
    "crew",
    "ship-crew",
    "crewmate",
  ]);
  expect(await offered("Item", "totem", "item-box")).toEqual(["item-box"]);
  expect(await offered("Event", "prevented", "event-hall")).toEqual(["event-hall"]);
  expect(await offered("Crew", "screw", "corkscrew")).toEqual(["screw", "corkscrew"]);
});

test("parts of a word and the ends of words written as one are tried", async () => {
  expect(await offered("Two-handed Axe", "wood-axe", "handle", "battle-axe")).toEqual([
    "wood-axe",
    "battle-axe",
  ]);
  expect(await offered("Longbow", "bow-arrow", "rainbow")).toEqual(["bow-arrow"]);
  expect(await offered("Toad", "road")).toEqual([]);
});
