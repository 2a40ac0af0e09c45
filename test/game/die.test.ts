import { describe, expect, test } from "vitest";
import { chanceOfAtLeast, waysOfAtLeast } from "../../src/game/die.ts";
import { resolveSample } from "./resolve.ts";

const glossary = {
  symbols: {
    pip: { title: "pip", meaning: "", points: 1 },
    gem: { title: "gem", meaning: "", points: 3 },
    blank: { title: "blank", meaning: "" },
    circle: { title: "circle", meaning: "", again: true },
  },
};
const { symbols } = resolveSample({ glossary }).game.glossary;
const die = (...faces: string[]) => ({ faces: faces.map((face) => face.split(" ").filter(Boolean)) });

describe("chances", () => {
  test("without a second roll they are faces out of faces", () => {
    const three = die("blank", "blank", "blank", "pip", "pip pip", "gem");
    expect([0, 1, 2, 3, 4].map((points) => chanceOfAtLeast(three, symbols, points) * 6)).toEqual([
      6, 3, 2, 1, 0,
    ]);
  });
  test("a circle adds the points of one more roll, but no third", () => {
    // Faces 0, 1, and 1 with a circle. Two of three faces reach 1. Only the circle reaches 2: its second roll counts
    // in two of three cases. A second circle adds its pip but no third roll, so that 3 is out of reach.
    const three = die("blank", "pip", "pip circle");
    expect(waysOfAtLeast(three, symbols, 1)).toEqual({ ways: 6, of: 9 });
    expect(waysOfAtLeast(three, symbols, 2)).toEqual({ ways: 2, of: 9 });
    expect(waysOfAtLeast(three, symbols, 3)).toEqual({ ways: 0, of: 9 });
  });
  test("two circles on one face roll once", () => {
    expect(waysOfAtLeast(die("circle circle", "pip"), symbols, 2)).toEqual({ ways: 0, of: 4 });
    expect(waysOfAtLeast(die("circle circle", "pip"), symbols, 1)).toEqual({ ways: 3, of: 4 });
  });
  test("an unknown symbol counts nothing", () => {
    expect(chanceOfAtLeast(die("star", "constructor"), symbols, 1)).toBe(0);
  });
  test("a die without faces never rolls", () => {
    expect(chanceOfAtLeast(die(), symbols, 0)).toBe(0);
  });
});

describe("faults of dice", () => {
  test("a symbol that the glossary does not know", () => {
    const { diagnostics } = resolveSample({ glossary, dice: [{ faces: [["pipp"], ["pip", "star"]] }] });
    expect(diagnostics.map(({ rule, message, fix }) => [rule, message, fix])).toEqual([
      ["dice/unknown-symbol", 'the glossary has no symbol "pipp"', "write pip"],
      [
        "dice/unknown-symbol",
        'the glossary has no symbol "star"',
        'add "star" to `symbols:` in glossary.yaml',
      ],
    ]);
  });
  test("no glossary at all", () => {
    expect(resolveSample({ dice: [{}] }).diagnostics[0]?.label).toBe("glossary.yaml lists no symbols");
  });
});
