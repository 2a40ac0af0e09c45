/** The nearest word, compared with every candidate by a distance that is computed step by step. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { nearest, nearestInOrder, onlyNearest } from "../../src/diagnostics/nearest.ts";

/** Wagner and Fischer's table; two swapped neighbours are one edit. */
function editsBetween(a: string, b: string): number {
  const swaps = [...a.slice(1)].map((_, at) => a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2));
  if (a !== b && swaps.includes(b)) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const kept = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

function slowRanking(word: string, candidates: readonly string[]): readonly (readonly [number, string])[] {
  return [...new Set(candidates)]
    .map((one) => [editsBetween(word.toLowerCase(), one.toLowerCase()), one] as const)
    .filter(([edits]) => edits <= Math.max(1, Math.floor(word.length / 3)))
    .sort(([a, one], [b, other]) => a - b || (one < other ? -1 : 1));
}

test("the word with the fewest edits is found, whatever is skipped", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "B", "İ", "é"), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 8 }), (asked, candidates) => {
      const [first, second] = slowRanking(asked, candidates);
      expect(nearest(asked, candidates)).toBe(first?.[1]);
      const isSure =
        first?.[0] !== second?.[0] && (first?.[0] ?? 0) <= Math.max(1, Math.floor(asked.length / 4));
      expect(onlyNearest(asked, candidates)).toBe(isSure ? first?.[1] : undefined);
    }),
    { numRuns: 500 },
  );
});

test("swapped letters are one mistake, doubled letters are one each", () => {
  expect(nearest("titel", ["title", "tite"])).toBe("tite");
  expect(nearest("ainchor", ["anchor"])).toBe("anchor");
  expect(nearest("aaa", ["aaaaa"])).toBeUndefined();
});

test("another number may be near, but is never certain: the thing may not be made yet", () => {
  expect(nearest("s12", ["s1"])).toBe("s1");
  expect(onlyNearest("s12", ["s1"])).toBeUndefined();
  expect(onlyNearest("swrd-9", ["sword-9"])).toBe("sword-9");
});

test("a third of a word may be near, but is never certain", () => {
  expect(nearest("coin-back", ["plain-back"])).toBe("plain-back");
  expect(onlyNearest("coin-back", ["plain-back"])).toBeUndefined();
});

test("the game's own names come before thousands of others, however near those are", () => {
  expect(nearestInOrder("hart", [["heart"], ["chart", "hart-s"]])).toBe("heart");
  expect(nearestInOrder("hart", [["sword"], ["chart"]])).toBe("chart");
  expect(nearestInOrder("hart", [["sword"], ["shield"]])).toBeUndefined();
});
