/** The order of test files in a fresh clone. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LONGEST, LongestFirst } from "../support/run/longest-first.ts";

const CLONE = {
  cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
  config: { root: resolve(".") },
} as unknown as Vitest;

const file = (name: string) =>
  ({
    moduleId: resolve(`test/${name}.test.ts`),
    project: { name: "", config: { isolate: false, sequence: { groupOrder: 0 } } },
  }) as unknown as TestSpecification;

test("the longest come first, in their order; every other file follows once", async () => {
  const [first = "", second = ""] = LONGEST;
  const files = ["units/box", second, "units/hull", first].map(file);
  const sorted = await new LongestFirst(CLONE).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [first, second, "units/box", "units/hull"].map((name) => file(name).moduleId),
  );
});

test("the files that it names exist", () => {
  expect(LONGEST.length).toBeGreaterThan(10);
  expect(LONGEST.filter((name) => !existsSync(`test/${name}.test.ts`))).toEqual([]);
});
