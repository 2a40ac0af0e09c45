/** Names by their parts: what a search finds, and what an unknown name was probably meant to be. */
import { describe, expect, test } from "vitest";
import {
  correctedWords,
  likelyNames,
  likelySearch,
  searchNames,
  wordsOf,
} from "../../src/diagnostics/name-search.ts";

const ICONS = [
  "anchor",
  "broadsword",
  "crossed-swords",
  "heart-inside",
  "hearts",
  "lead-pipe",
  "leaf-swirl",
  "leak",
  "linden-leaf",
  "oak-leaf",
  "overleaf",
  "shield",
  "swords-emblem",
];

test.each([
  ["swrods", "swords"],
  ["swrods embelm", "swords emblem"],
  // a part of a known part stays
  ["leef oa", "leaf oa"],
  // no name has both
  ["anchro shield", undefined],
  ["zzz", undefined],
])("%j corrected is %j", (words, expected) => {
  expect(correctedWords(words.split(" "), ICONS)?.join(" ")).toBe(expected);
});

describe("a search", () => {
  test.each([
    ["leaf", ["oak-leaf", "leaf-swirl", "linden-leaf", "overleaf"]],
    ["LEAF oak", ["oak-leaf"]],
    ["sword cross", ["crossed-swords"]],
    ["swords", ["swords-emblem", "crossed-swords"]],
    ["leaf*", ["oak-leaf", "leaf-swirl", "linden-leaf", "overleaf"]],
    ["oak_leaf", ["oak-leaf"]],
    ["l.af", []],
    ["(", []],
    ["\u001b[31m", []],
  ])("for %j", (text, names) => {
    expect(searchNames(wordsOf(text), ICONS)).toEqual(names);
  });

  test.each(["", " ", "*", "**"])("for %j finds all, in alphabetical order", (text) => {
    expect(searchNames(wordsOf(text), ICONS.toReversed())).toEqual(ICONS);
  });

  test("gives each name once", () => {
    expect(searchNames(["shield"], ["shield", "shield"])).toEqual(["shield"]);
  });
});

describe("an unknown name", () => {
  test.each([
    ["leaf", ["oak-leaf", "leaf-swirl", "linden-leaf"], "leaf"],
    ["achor", ["anchor"], undefined],
    ["Shield", ["shield"], "Shield"],
    ["sword", ["swords-emblem", "crossed-swords"], "sword"],
    // "broadsword" has it inside, as "overleaf" has "leaf".
    ["adswo", [], undefined],
    ["swrods", ["swords-emblem", "crossed-swords"], "swords"],
    ["awords", [], undefined],
    ["leaf-oak", ["oak-leaf"], "leaf oak"],
    ["red-shield", ["shield"], "shield"],
    ["red-sheild", ["shield"], "shield"],
    ["lorc/crossed-swords", ["crossed-swords"], undefined],
    ["icons/anchor.svg", ["anchor"], undefined],
    ["shield.svg", ["shield"], undefined],
    ["lorc/achor", ["anchor"], undefined],
    ["qqqqqq", [], undefined],
    ["le", [], undefined],
  ])("%s", (word, names, search) => {
    const found = likelyNames(word, [ICONS]);
    expect(found.names).toEqual(names);
    expect(found.word).toBe(search);
  });

  test("may be very long", () => {
    expect(likelyNames("x".repeat(100_000), [ICONS])).toEqual({ names: [] });
  });

  test("is one of the game's own names before one of the set", () => {
    expect(likelyNames("leaf", [["tea-leaf"], ICONS]).names).toEqual(["tea-leaf"]);
    expect(likelyNames("leaf", [["leaff"], ICONS]).names).toEqual(["leaff"]);
  });
});

test("only the first few of very many names are searched for, each once", () => {
  let searches = 0;
  const groups = () => {
    searches += 1;
    return [ICONS];
  };
  const search = likelySearch();
  expect(search("leaf", groups).names).toContain("oak-leaf");
  for (let word = 0; word < 1_000; word++) search(`unknown-${word}`, groups);
  expect(search("leaf", groups).names).toContain("oak-leaf");
  expect(searches).toBe(50);
});
