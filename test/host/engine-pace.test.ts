/** The settings of V8, which decide whether it takes code that was stored compiled. */
import { cachedDataVersionTag } from "node:v8";
import { afterAll, expect, test } from "vitest";
import { atShortPace, expectShortWork } from "../../src/host/engine-pace.ts";

afterAll(expectShortWork);

test("code that was stored by a short run is taken in a long one, while it is loaded", () => {
  expectShortWork();
  const short = cachedDataVersionTag();
  expect(atShortPace(cachedDataVersionTag)).toBe(short);
  expect(cachedDataVersionTag()).not.toBe(short);
  expect(() =>
    atShortPace(() => {
      throw new Error("damaged");
    }),
  ).toThrow("damaged");
  expect(cachedDataVersionTag()).not.toBe(short);
  expect(atShortPace(cachedDataVersionTag)).toBe(short);
});
