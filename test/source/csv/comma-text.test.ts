/** Copied rows as a CSV file. */
import { expect, test } from "vitest";
import { asCommaText } from "../../../src/source/csv/comma-text.ts";

test.each([
  ["tabs become commas, and cells with commas get quotes", "A\tB\n1\tx, y", 'A,B\n1,"x, y"\n'],
  [
    "cells keep quotes, line breaks and spaces in quotes",
    'A\tB\r\n"a ""b"""\t"x\ny"\r\n',
    'A,B\n"a ""b""","x\ny"\n',
  ],
  [
    "empty lines stay, because a second table may begin behind them",
    "A\tB\n1\t2\n\nC\tD\n3\t4\n",
    "A,B\n1,2\n\nC,D\n3,4\n",
  ],
  ["empty cells stay", "A\tB\tC\n\t\t3\n", "A,B,C\n,,3\n"],
  ["other separators stay, with an end of the last line", "A;B\n1;2,5", "A;B\n1;2,5\n"],
  ["a text that cannot be read stays", 'A\tB\n"1\t2', 'A\tB\n"1\t2\n'],
])("%s", (_, text, expected) => {
  expect(asCommaText(text)).toBe(expected);
});
