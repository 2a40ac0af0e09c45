/**
 * Equality of large values, or of thousands of small ones. Node compares them many times as fast as an assertion of the
 * test runner, which is made only where they differ, to show how.
 */
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** As `toStrictEqual`. */
export function expectEqual(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toStrictEqual(expected);
}
