/** The rows of "Which icon for each word". */
import { expect, test } from "vitest";
import { openWordIcons, wordsWanted } from "../../../src/studio/client/icons/word-icons.ts";

test("words of one name are one row, in the order of the first of them", () => {
  openWordIcons("duel", ["Axe", "Two-handed Axe", "axe", "Axe", "two-handed-axe", "?!", "Épée"]);
  expect(wordsWanted.value?.words).toEqual([
    { word: "Axe", others: ["axe"] },
    { word: "Two-handed Axe", others: ["two-handed-axe"] },
    { word: "?!", others: [] },
    { word: "Épée", others: [] },
  ]);
  wordsWanted.value = undefined;
});
