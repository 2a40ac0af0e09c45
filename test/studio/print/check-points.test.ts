/** What is said about the first printed sheet. */
import { expect, test } from "vitest";
import type { SheetCounts } from "../../../src/index.ts";
import { checkPoints } from "../../../src/studio/client/print/check-points.ts";

const sheets = (backs: SheetCounts["backs"], ...sides: readonly ("front" | "back")[]): SheetCounts => ({
  sheets: 1,
  backs,
  sides: sides.map((side) => ({ side, count: 1 })),
});

test("backs are spoken of only where some are printed, with the edge that they are flipped on", () => {
  expect(checkPoints([sheets("duplex", "front")]).join(" ")).not.toMatch(/back|side/i);
  expect(checkPoints([sheets("none", "front")]).join(" ")).not.toMatch(/back|side/i);
  const long = checkPoints([sheets("duplex", "front"), sheets("duplex", "front", "back")]).join(" ");
  expect(long).toMatch(/flipped on the long edge.*backs are behind their fronts/);
  expect(checkPoints([sheets("duplex-short", "front", "back")]).join(" ")).toContain("the short edge");
  expect(checkPoints([sheets("fold", "front")]).at(-1)).toMatch(/^Folded/);
});
