/** A limit that one very long text causes is put down to that text. */
import { expect, test } from "vitest";
import { longestText } from "../../../src/pipeline/draw/long-texts.ts";

const long = (length: number): string => "x".repeat(length);

test.each([
  [
    "the longest of those that are read",
    { a: long(11_000), b: { c: [1, long(12_000)] } },
    ["a", "b"],
    ["b", "c", 1],
  ],
  ["one that is not read is no cause", { a: long(11_000), note: long(90_000) }, ["a"], ["a"]],
  ["a template that goes through all fields reads each", { a: long(11_000) }, ["*"], ["a"]],
  ["half of the limit for one text is no cause yet", { a: long(10_000) }, ["a"], undefined],
])("%s", (_, fields, read, path) => {
  expect(longestText(fields, new Set(read))?.path).toEqual(path);
});
