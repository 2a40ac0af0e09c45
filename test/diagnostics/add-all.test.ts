import { expect, test } from "vitest";
import { addAll } from "../../src/diagnostics/add-all.ts";

test("half a million findings are added to others, in their order", () => {
  const list = [-1];
  addAll(
    list,
    Array.from({ length: 500_000 }, (_, index) => index),
  );
  expect([list.length, list[0], list[1], list.at(-1)]).toEqual([500_001, -1, 0, 499_999]);
});
