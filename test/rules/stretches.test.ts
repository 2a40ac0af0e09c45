/** Ranges found by binary search, compared with a linear search. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stretchesOf } from "../../src/rules/stretches.ts";

test("the last range that begins before an offset, and the greatest end of all of those", () => {
  const range = fc.tuple(fc.nat(20), fc.nat(9)).map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), fc.integer({ min: -2, max: 32 }), (ranges, offset) => {
      const before = ranges.filter(({ start }) => start <= offset);
      const found = stretchesOf(ranges).at(offset);
      expect(found?.last.start).toBe(
        before.length === 0 ? undefined : Math.max(...before.map(({ start }) => start)),
      );
      expect(found?.reach).toBe(before.length === 0 ? undefined : Math.max(...before.map(({ end }) => end)));
    }),
  );
});
