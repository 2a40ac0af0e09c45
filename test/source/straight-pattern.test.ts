/** What JavaScript's engine does for the patterns that it is trusted with, against the steps that are counted for them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPattern } from "../../src/source/pattern.ts";
import { type Part, partsOf } from "../../src/source/pattern-parts.ts";
import { isStraight } from "../../src/source/straight-pattern.ts";

/**
 * The number of parts that an engine which backtracks compares with a text of one letter, repetitions of a known length
 * unrolled: at each part of unknown length the longest way is tried first, then each shorter one.
 */
function workOf(pattern: string, text: string): number {
  const row = partsOf(pattern).rows[0] as readonly Part[];
  let work = 0;
  const from = (index: number, start: number): boolean => {
    const part = row[index];
    if (part === undefined) return true;
    work += 1;
    if (part.kind === "choice") throw new Error("a straight pattern has no groups");
    if (part.kind !== "atom") return isBorder(part.kind, start, text) && from(index + 1, start);
    let end = start;
    while (end - start < part.most && end < text.length && part.holds(text[end] as string)) end += 1;
    work += end - start;
    for (; end >= start + part.least; end -= 1) if (from(index + 1, end)) return true;
    return false;
  };
  from(0, 0);
  return work;
}

const isBorder = (kind: string, at: number, text: string): boolean =>
  kind === "^" ? at === 0 : kind === "$" ? at === text.length : kind === "\\b" && at === text.length;

/** Whichever engine a pattern gets, its work is at most twice the counted steps, and a few more per character. */
function expectCounted(pattern: string, text: string): void {
  const read = readPattern(pattern);
  if (!("ok" in read) || !isStraight(partsOf(pattern))) return;
  const { steps } = read.ok.run(text);
  expect(workOf(pattern, text), pattern).toBeLessThanOrEqual(2 * steps + 6 * (text.length + 1));
}

test.each([
  `^[ab]*${"a{99}".repeat(38)}c$`,
  `^a+${"a{99}".repeat(20)}$`,
  "^a{0,100}a{99}c$",
  "^[ab]*aaaac$",
  "^a*a{5}c$",
  `^${"a{99}".repeat(20)}a*c$`,
  `^${"a{99}".repeat(40)}$`,
])("%s", (pattern) => {
  expectCounted(pattern, "a".repeat(2_000));
});

test("of whatever is composed of such parts", () => {
  const repeated = fc.constantFrom("", "", "*", "+", "?", "{2}", "{5}", "{99}", "{0,100}", "{3,}");
  const part = fc.tuple(fc.constantFrom("a", "[ab]", "."), repeated).map((both) => both.join(""));
  const row = fc.tuple(fc.array(part, { maxLength: 12 }), fc.constantFrom("", "$", "c$", "\\b"));
  fc.assert(
    fc.property(row, fc.nat(400), ([parts, end], length) => {
      expectCounted(`^${parts.join("")}${end}`, "a".repeat(length));
    }),
    { seed: 42, numRuns: 500 },
  );
});

test.each([
  ["^#[0-9a-f]{6}$", true],
  ["^[A-Z][a-z]+$", true],
  ["^[a-z]+-[0-9]{2}$", true],
  ["^a{99}a{99}$", true],
  ["^a{200}$", false],
  ["^a*b{6}$", false],
  ["^[ab]*a{3}a{3}a{3}$", false],
  ["^a?b?$", false],
  ["a*b$", false],
  ["^(?:a*b)$", false],
])("%s is left to JavaScript's engine: %s", (pattern, isLeft) => {
  expect(isStraight(partsOf(pattern))).toBe(isLeft);
});
