/** What is said about the first printed sheet. */
import { expect, test } from "vitest";
import type { SheetCounts } from "../../../src/index.ts";
import { checkPoints as pointsOf } from "../../../src/studio/client/print/check-points.ts";

const sheets = (backs: SheetCounts["backs"], ...sides: readonly ("front" | "back")[]): SheetCounts => ({
  sheets: 1,
  backs,
  sides: sides.map((side) => ({ side, count: 1 })),
});

const checkPoints = (prints: readonly SheetCounts[]): readonly string[] =>
  pointsOf(prints.map((one, index) => ({ file: `${index + 1}.pdf`, sheets: one })));

test("where files are flipped on different edges, each edge names its files", () => {
  const points = checkPoints([
    sheets("duplex", "front", "back"),
    sheets("duplex-short", "front", "back"),
    sheets("duplex", "front", "back"),
    sheets("duplex", "front"),
  ]);
  expect(points.filter((one) => one.includes("edge"))).toEqual([
    "1.pdf, 3.pdf: both sides are printed, flipped on the long edge.",
    "2.pdf: both sides are printed, flipped on the short edge.",
  ]);
});

test("backs are spoken of only where some are printed, with the edge that they are flipped on", () => {
  expect(checkPoints([sheets("duplex", "front")]).join(" ")).not.toMatch(/back|side/i);
  expect(checkPoints([sheets("none", "front")]).join(" ")).not.toMatch(/back|side/i);
  const long = checkPoints([sheets("duplex", "front"), sheets("duplex", "front", "back")]).join(" ");
  expect(long).toMatch(/flipped on the long edge.*backs are behind their fronts/);
  expect(checkPoints([sheets("duplex-short", "front", "back")]).join(" ")).toContain("the short edge");
  expect(checkPoints([sheets("fold", "front")]).at(-1)).toMatch(/^Folded/);
});
