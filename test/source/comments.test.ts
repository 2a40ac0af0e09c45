/** Which parts of a YAML file are comments: a `#` in text does not begin one. */
import { expect, test } from "vitest";
import { readCsv, readYaml } from "./support.ts";

const commentsOf = (text: string): readonly string[] =>
  readYaml(text).document.comments.map(({ start, end }) => text.slice(start, end));

test("are found at the end of lines and on lines of their own, whatever the line ends", () => {
  expect(commentsOf("# one\na: b # two\nc: [d, # three\n  e]  #four\n# five")).toEqual([
    "# one",
    "# two",
    "# three",
    "#four",
    "# five",
  ]);
  expect(commentsOf("a: b # one\r\n# two\r\n")).toEqual(["# one", "# two"]);
});

test("are not found in quotes, in blocks, or glued to a word", () => {
  expect(commentsOf("a: 'x # y'\nb: \"x # y\n  # z\"\nc: x#y\nd: [x#y, '# z']\n")).toEqual([]);
  expect(commentsOf("a: | # head\n  # text\n  more # text\nb: >-\n  # text\n# after\n")).toEqual([
    "# head",
    "# after",
  ]);
});

test("are found in a file that is not YAML", () => {
  expect(commentsOf("a: b: c # here\n")).toEqual(["# here"]);
});

test("a CSV file has none", () => {
  expect(readCsv("id,title\na,# no\n").document.comments).toEqual([]);
});

test.each([
  ["a:\n  b: Draw two\n    #5 is good\n", ["3:5 yaml/comment-in-text"]],
  ["- Draw two\n  #5 is good\n", ["2:3 yaml/comment-in-text"]],
  ["a:\n  b: Draw two\n  #c: 5\n#d: 6\n", []],
  ["a:\n  - Draw two\n  #- Draw three\n", []],
  ["a:\n  b: Draw two\n    # as on the other card\n", []],
])("a line that may be the rest of the text above is reported: %j", (text, found) => {
  expect(readYaml(text).faults).toEqual(found);
});
