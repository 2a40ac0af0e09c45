/** What counts as a mark of Markdown on a card, and what is ordinary writing. */
import { describe, expect, test } from "vitest";
import {
  hasPlainInstead,
  insteadOfMarkdown,
  markdownMarksIn,
  signsOfMarkdown,
} from "../../src/diagnostics/markdown-marks.ts";

describe("marks that cards do not support", () => {
  test.each([
    ["~~old~~ rule", "~~old~~", "the text without it; cards have no strike-through"],
    ["a __bold word__.", "__bold word__", "**bold word** for bold"],
    ["(_once_ a turn)", "_once_", "*once* for italic"],
    ["==lit==", "==lit==", "**lit** for bold"],
    ["the `cook`", "`cook`", "*cook* for italic"],
    [
      "See [the rules](https://example.com).",
      "[the rules](https://example.com)",
      "only its words: a printed link cannot be followed",
    ],
    ["[Setup](#set-up)", "[Setup](#set-up)", "only its words: a printed link cannot be followed"],
    [
      "![ship](art/ship.png)",
      "![ship](art/ship.png)",
      "an icon's name between colons, or draw the picture with <b:art> in the template",
    ],
    ["## Your turn", "## Your turn", "**Your turn** for bold"],
    ["# Battle\nRoll two dice.", "# Battle", "**Battle** for bold"],
    ["## Your turn ## ", "## Your turn ##", "**Your turn** for bold"],
    ["## Tricks ==>go==> ", "## Tricks ==>go==>", "**Tricks ==>go==>** for bold"],
    ["## The `key`", "## The `key`", "**The `key`** for bold"],
    ['_"Arr!"_ he said', '_"Arr!"_', '*"Arr!"* for italic'],
    ["(__-1__)", "__-1__", "**-1** for bold"],
    ["__:wood:__", "__:wood:__", "**:wood:** for bold"],
    ["[a](./b/c) d", "[a](./b/c)", "only its words: a printed link cannot be followed"],
    ["[a](b.org/c)", "[a](b.org/c)", "only its words: a printed link cannot be followed"],
    ["[a](www.b.pl)", "[a](www.b.pl)", "only its words: a printed link cannot be followed"],
    ["Choose:\n* one\n* two\n* three", "* one", "- before each item of the list"],
  ])("%s", (text, mark, instead) => {
    expect(markdownMarksIn(text)).toEqual([mark]);
    expect(insteadOfMarkdown(mark)).toBe(instead);
  });

  test("several in their order", () =>
    expect(markdownMarksIn("~~a~~ __b__ and `c`")).toEqual(["~~a~~", "__b__", "`c`"]));
});

test.each([
  "Name: ____ Age: __ Score:__ ___",
  "_ _ _ _",
  "~5 to ~6 turns, ~~ or ~ ~",
  "#1 of # players, # of cards",
  "# Players: 2 to 4",
  "# Turns 8",
  "a_b_c, snake_case_name, file__v1",
  "take [2](3), see [x] (y)",
  "* only once a turn",
  "2 == 3, a == b == c",
  "`Tis so, rock 'n' roll",
  "cost = `2`",
  "Don`t move, you can`t fight.",
  "# Tricks",
  "# Players",
  "# VP\n# Tricks\nTotal",
  "# Cards left",
  "Pay [wood](1/2) to win, or [2](3.) or [Hero](a/b) or [wood](#2) or [x](or:2) or [1](1.5)",
  "If x==1 and y==2",
  "Move ==>fight==>win, <==back==> or !==no==",
  "(_)(_), -_- and -_-, '_' or '_', (_|_)",
  "^_^ … ^_^, >_< a >_<",
  "**bold**, *italic* and - a line",
  String.raw`\~~x~~ \__x__ \[a](b/c) \_x_`,
])("ordinary writing: %s", (text) => expect(markdownMarksIn(text)).toEqual([]));

test.each([
  ["__bold__", ["__", "__"]],
  ["_it_", ["_", "_"]],
  ["## Turn", ["## ", ""]],
  ["* one", ["* ", ""]],
  ["![a](b.png)", ["![", "](...)"]],
  ["<b>", undefined],
])("the signs alone: %s", (mark, signs) => expect(signsOfMarkdown(mark)).toEqual(signs));

test.each([
  ["~~gone~~", true],
  ["[a](https://b.org)", true],
  ["__bold__", false],
  ["![a](b.png)", false],
])("%s is replaced by words without a mark: %s", (mark, isPlain) =>
  expect(hasPlainInstead(mark)).toBe(isPlain),
);
