/** Cells of pasted tables in their places. */
import { expect, test } from "vitest";
import { placed } from "../../../src/studio/client/table/spans.ts";

const cell = (text: string, across = 1, down = 1) => ({ text, across, down });

test.each([
  [
    "plain cells",
    [
      [cell("a"), cell("b")],
      [cell("c"), cell("d")],
    ],
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a cell over two columns",
    [
      [cell("a", 2), cell("b")],
      [cell("c"), cell("d"), cell("e")],
    ],
    [
      ["a", "", "b"],
      ["c", "d", "e"],
    ],
  ],
  [
    "a cell over two rows",
    [[cell("a", 1, 2), cell("b")], [cell("c")]],
    [
      ["a", "b"],
      ["", "c"],
    ],
  ],
  [
    "a cell over all that follow",
    [[cell("a", 1, 0), cell("b")], [cell("c")], [cell("d")]],
    [
      ["a", "b"],
      ["", "c"],
      ["", "d"],
    ],
  ],
  ["a cell that would reach beyond the last row", [[cell("a", 1, 900)]], [["a"]]],
  [
    "a cell behind two that come from above",
    [[cell("a"), cell("b", 2, 2)], [cell("c")]],
    [
      ["a", "b", ""],
      ["c", "", ""],
    ],
  ],
])("%s", (_, rows, expected) => {
  expect(placed(rows)).toEqual(expected);
});
