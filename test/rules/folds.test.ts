/** Tables that are kept from one check to the next: equal to new ones, and only what changed is added and removed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Fold, Folds, Tally } from "../../src/rules/folds.ts";

interface Part {
  readonly words: readonly string[];
}

const calls = { added: 0, removed: 0 };

const WORDS: Fold<Part, Tally> = {
  start: () => new Tally(),
  add: (tally, { words }) => {
    calls.added += 1;
    for (const word of words) tally.add(word);
  },
  remove: (tally, { words }) => {
    calls.removed += 1;
    for (const word of words) tally.remove(word);
  },
};

const ALL = ["a", "b", "c", "d"];
const part = fc.record({ words: fc.array(fc.constantFrom(...ALL), { maxLength: 3 }) });

test("a table that parts come to and go from is that of the parts that are left", () => {
  const choices = fc.array(fc.array(fc.nat(5), { maxLength: 7 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 6, maxLength: 6 }), choices, (parts, checks) => {
      const folds = new Folds();
      for (const chosen of checks) {
        const now = chosen.map((index) => parts[index] as Part);
        const tally = folds.over(WORDS, now);
        const words = new Set(now.flatMap((one) => one.words));
        expect(new Set(tally.texts)).toEqual(words);
        expect(ALL.map((word) => tally.has(word))).toEqual(ALL.map((word) => words.has(word)));
      }
    }),
  );
});

test("one changed part of many is the work of one", () => {
  const folds = new Folds();
  const parts: readonly Part[] = ALL.map((word) => ({ words: [word] }));
  folds.over(WORDS, parts);
  Object.assign(calls, { added: 0, removed: 0 });
  folds.over(WORDS, parts);
  expect(calls).toEqual({ added: 0, removed: 0 });
  folds.over(WORDS, parts.with(2, { words: ["x"] }));
  expect(calls).toEqual({ added: 1, removed: 1 });
  folds.over(WORDS, [...parts.slice(0, 2), ...parts.slice(3)]);
  expect(calls).toEqual({ added: 1, removed: 2 });
});
