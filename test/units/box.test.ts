/** Laws of boxes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, contains, outset, overlaps, unionOf } from "../../src/units/box.ts";

const place = fc.integer({ min: -300, max: 300 });
const length = fc.integer({ min: 1, max: 300 });
const anyBox: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: length, height: length });

const holds = (law: (a: Box, b: Box) => void) => fc.assert(fc.property(anyBox, anyBox, law));

test("boxes that touch do not overlap, and a box contains itself", () => {
  const box = { x: 10, y: 20, width: 63.5, height: 88.9 };
  expect(overlaps(box, { ...box, x: 73.5 })).toBe(false);
  expect(overlaps(box, { ...box, x: 73.4 })).toBe(true);
  expect(overlaps(box, { ...box, y: 108.9 })).toBe(false);
  expect(overlaps(box, { ...box, y: 108.8 })).toBe(true);
  expect(contains(box, box)).toBe(true);
  expect(contains(box, { ...box, height: 89 })).toBe(false);
});

test("no boxes have no union", () => {
  expect(unionOf([])).toBeUndefined();
});

describe("for all boxes", () => {
  test("the union contains both, and nothing smaller does", () =>
    holds((a, b) => {
      const union = unionOf([a, b]) as Box;
      expect(contains(union, a) && contains(union, b)).toBe(true);
      expect([a.x, b.x]).toContain(union.x);
      expect([a.y, b.y]).toContain(union.y);
      expect([a.x + a.width, b.x + b.width]).toContain(union.x + union.width);
      expect([a.y + a.height, b.y + b.height]).toContain(union.y + union.height);
    }));

  test("overlapping is symmetric, and means a common point inside", () =>
    holds((a, b) => {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      expect(overlaps(a, b)).toBe(across > 0 && down > 0);
      expect(overlaps(b, a)).toBe(overlaps(a, b));
    }));

  test("growing and shrinking by the same changes nothing, and the grown box contains the original", () =>
    holds((a, { width: by }) => {
      expect(outset(outset(a, by), -by)).toEqual(a);
      expect(contains(outset(a, by), a)).toBe(true);
      expect(contains(a, outset(a, by))).toBe(false);
    }));
});
