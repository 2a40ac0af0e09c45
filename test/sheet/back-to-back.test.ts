/** Pages that share paper: set-up sheets of 134 x 192 mm, two to a side. Positions are worked out by hand. */
import { describe, expect, test } from "vitest";
import { SETUP_SHEET } from "../../src/game/scenarios/scenario-decks.ts";
import { backToBack } from "../../src/sheet/back-to-back.ts";
import { impose, piece, profileOn, withoutBack } from "./support.ts";

const { width, height } = SETUP_SHEET;

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    withoutBack(piece(`p${index + 1}`, 1, { trim: { width, height }, bleed: 0, front: `p${index + 1}` })),
  );

/** The scenes of each side, from left to right as seen: "front p1 p3". */
const sides = (count: number, paper: string) =>
  impose(backToBack(pages(count)), profileOn(paper)).sides.map(({ side, placements }) =>
    [side, ...placements.toSorted((a, b) => a.trim.x - b.trim.x).map(({ scene }) => scene)].join(" "),
  );

describe.each(["a4", "letter"])("on %s", (paper) => {
  test("ten pages take three sheets of paper, each with the next one behind it", () => {
    // the paper is landscape and flipped on its long edge: left stays left, and the back is upside down
    expect(sides(10, paper)).toEqual([
      "front p1 p3",
      "back p2 p4",
      "front p5 p7",
      "back p6 p8",
      "front p9",
      "back p10",
    ]);
  });

  test("the last of an odd number has no back", () => {
    expect(sides(3, paper)).toEqual(["front p1 p3", "back p2"]);
  });

  test("one cut in the middle of the paper separates the two", () => {
    const { sides: made } = impose(backToBack(pages(4)), profileOn(paper));
    const middle = { a4: 148.5, letter: 139.7 }[paper];
    for (const { placements } of made)
      expect(placements.map(({ trim }) => trim.x).sort((a, b) => a - b)[1]).toBeCloseTo(middle as number, 6);
    expect(made[1]?.placements.map(({ turn }) => turn)).toEqual([180, 180]);
  });
});
