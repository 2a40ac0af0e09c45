/** What a check found that the one before had not. */
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/index.ts";
import { changeOf } from "../../../src/studio/client/findings/since-last.ts";

const finding = (message: string, line: number): Diagnostic => {
  const at = { line, column: 1, offset: line };
  return { rule: "a/b", severity: "error", message, file: "a.yaml", start: at, end: at };
};

test("findings that only moved are the same; equal ones are counted", () => {
  const before = [finding("one", 1), finding("same", 2), finding("same", 3)];
  expect(changeOf(before, [finding("one", 9), finding("same", 8), finding("same", 7)])).toEqual({
    added: 0,
    gone: 0,
  });
  expect(changeOf(before, [finding("same", 2), finding("two", 2), finding("three", 4)])).toEqual({
    added: 2,
    gone: 2,
  });
  expect(changeOf(before, [...before, finding("same", 5)])).toEqual({ added: 1, gone: 0 });
  expect(changeOf([], [])).toEqual({ added: 0, gone: 0 });
});
