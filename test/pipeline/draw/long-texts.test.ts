/** When one very long text exceeds a limit, the text is named as the cause. */
import { expect, test } from "vitest";
import { longestText } from "../../../src/pipeline/draw/long-texts.ts";

const long = (length: number): string => "x".repeat(length);

test.each([
  ["the longest text read", { a: long(11_000), b: { c: [1, long(12_000)] } }, ["a", "b"], ["b", "c", 1]],
  ["a text that is not read is not a cause", { a: long(11_000), note: long(90_000) }, ["a"], ["a"]],
  ["a template that loops over all fields reads each", { a: long(11_000) }, ["*"], ["a"]],
  ["half of the limit for one text is not yet a cause", { a: long(10_000) }, ["a"], undefined],
])("%s", (_, fields, read, path) => {
  expect(longestText(fields, new Set(read))?.path).toEqual(path);
});
