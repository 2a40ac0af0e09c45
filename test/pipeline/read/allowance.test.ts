/** A game may take work in proportion to its content. */
import { expect, test } from "vitest";
import { allowanceOf, hasMost } from "../../../src/pipeline/read/allowance.ts";
import type { SourceDocument } from "../../../src/source/tree.ts";

const sourcesOf = (...lengths: readonly number[]) =>
  new Map(lengths.map((length, index) => [`${index}`, { text: " ".repeat(length) } as SourceDocument]));

test("up to a million characters of content the limits apply once, then once per million begun", () => {
  expect(allowanceOf(sourcesOf())).toBe(1);
  expect(allowanceOf(sourcesOf(400_000, 600_000))).toBe(1);
  expect(allowanceOf(sourcesOf(400_000, 600_001))).toBe(2);
  expect(allowanceOf(sourcesOf(17_000_000))).toBe(17);
  expect(allowanceOf(sourcesOf(60_000_000))).toBe(20);
});

test("a user can allow more", () => {
  expect(allowanceOf(sourcesOf(1_500_000), 10)).toBe(20);
});

test("more than 19 million characters reach the highest allowance", () => {
  expect([19_000_000, 19_000_001].map((length) => hasMost(sourcesOf(length)))).toEqual([false, true]);
  expect([19_000_000, 19_000_001].map((length) => allowanceOf(sourcesOf(length)))).toEqual([19, 20]);
});
