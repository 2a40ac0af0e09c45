/** Addresses of pictures that the template view gives up. */
import { expect, test } from "vitest";
import { surplus } from "../../../src/studio/client/template/pictures.ts";

const names = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name]) => name).join(" ");

test("of too many pictures the oldest go, but never one that is shown", () => {
  const all = new Map(["a", "b", "c", "d", "e"].map((name) => [name, `blob:${name}`]));
  expect(names(surplus(all, 5, []))).toBe("");
  expect(names(surplus(all, 3, []))).toBe("a b");
  // the picture below a long drag, which Esc shows again
  expect(names(surplus(all, 3, ["blob:a", undefined, "blob:e"]))).toBe("b c");
  expect(names(surplus(all, 0, ["blob:a", "blob:e"]))).toBe("b c d");
});
