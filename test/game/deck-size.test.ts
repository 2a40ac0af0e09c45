import { describe, expect, test } from "vitest";
import { CARD_SIZES } from "../../src/game/decks/card-sizes.ts";
import { resolveSampleDeck } from "./resolve.ts";

const sizeOf = (size: Parameters<typeof resolveSampleDeck>[0]["size"] & {}) => resolveSampleDeck({ size });

describe("presets", () => {
  // Trim sizes in inches as the printers publish them (US formats), or in mm (European and Japanese ones).
  const inches: Record<string, [number, number]> = {
    "poker-us": [2.5, 3.5],
    bridge: [2.25, 3.5],
    tarot: [2.75, 4.75],
    "mini-us": [1.75, 2.5],
    "square-s": [2.5, 2.5],
    "square-l": [3.5, 3.5],
    jumbo: [3.5, 5.5],
    domino: [1.75, 3.5],
    micro: [1.25, 1.75],
    business: [2, 3.5],
    divider: [3, 3.5],
  };
  const millimetres: Record<string, [number, number]> = {
    "poker-eu": [63, 88],
    "mini-eu": [44, 68],
    euro: [59, 92],
    japanese: [59, 86],
    "euro-square": [70, 70],
    "mint-tin": [52, 87],
    "us-game": [56, 87],
  };
  test.each(Object.entries(inches))("%s is %d x %d in", (name, [width, height]) => {
    const { size } = sizeOf(name).deck;
    expect(size.id).toBe(name);
    expect(size.width).toBeCloseTo(width * 25.4, 9);
    expect(size.height).toBeCloseTo(height * 25.4, 9);
    expect(size.corner).toBeCloseTo(25.4 / 8, 9);
  });
  test.each(Object.entries(millimetres))("%s is %d x %d mm", (name, [width, height]) => {
    expect(sizeOf(name).deck.size).toMatchObject({ id: name, width, height });
  });
  test("there are no others", () => {
    expect([...CARD_SIZES.keys()].sort()).toEqual(
      [...Object.keys(inches), ...Object.keys(millimetres)].sort(),
    );
  });
  test("the two poker sizes differ by 6 x 11 px at 300 dpi", () => {
    const pixels = (name: string) => {
      const { width, height } = sizeOf(name).deck.size;
      return [Math.round((width / 25.4) * 300), Math.round((height / 25.4) * 300)];
    };
    expect(pixels("poker-us")).toEqual([750, 1050]);
    expect(pixels("poker-eu")).toEqual([744, 1039]);
  });
  test("for a misspelled preset the nearest is named, for an ambiguous one its variants", () => {
    expect(sizeOf("brigde").rules).toEqual(["deck/unknown-size"]);
    expect(sizeOf("brigde").diagnostics[0]?.fix).toMatch(/^write bridge,/);
    expect(sizeOf("poker").diagnostics[0]?.fix).toMatch(/^write poker-us or poker-eu,/);
    expect(sizeOf("coaster").diagnostics[0]?.fix).toContain("one of poker-us,");
  });
});

describe("custom sizes", () => {
  test("are read in any unit", () => {
    const { size } = sizeOf({ width: "2.5in", height: "180pt", corner: "0.5cm" }).deck;
    expect(size.id).toBe("custom");
    expect(size.width).toBeCloseTo(63.5, 9);
    expect(size.height).toBeCloseTo(63.5, 9);
    expect(size.corner).toBe(5);
  });
  test("have corners of 3 mm, or half of a short side", () => {
    expect(sizeOf({ width: "50mm", height: "50mm" }).deck.size.corner).toBe(3);
    expect(resolveSampleDeck({ size: { width: "5mm", height: "50mm" }, safe: "0mm" }).deck.size.corner).toBe(
      2.5,
    );
  });
  test.each(["4.99mm", "1000.1mm", `${"9".repeat(310)}mm`])("%s is out of range", (width) => {
    expect(sizeOf({ width, height: "50mm" }).rules[0]).toBe("deck/length-out-of-range");
  });
  test.each(["5mm", "1000mm"])("%s can be made", (width) => {
    expect(resolveSampleDeck({ size: { width, height: "50mm" }, safe: "0mm" }).rules).toEqual([]);
  });
  test("a corner larger than half a side is refused", () => {
    const { deck, rules } = sizeOf({ width: "50mm", height: "80mm", corner: "26mm" });
    expect(rules).toEqual(["deck/corner-too-large"]);
    expect(deck.size.corner).toBe(25);
  });
});

describe("corners of squares", () => {
  const outlineOf = (size: Parameters<typeof sizeOf>[0]) =>
    resolveSampleDeck({ shape: "square", size }).deck.dieLine?.outline ?? [];
  test("are square unless the size says otherwise", () => {
    expect(outlineOf("20mm")).toHaveLength(4);
    expect(outlineOf({ width: "20mm", height: "20mm" })).toHaveLength(4);
  });
  test("have the radius that is written", () => {
    const outline = outlineOf({ width: "20mm", height: "20mm", corner: "2mm" });
    expect(outline.some(({ x, y }) => x === 0 && y === 0)).toBe(false);
    const along = outline.filter(({ y }) => Math.abs(y) < 1e-9).map(({ x }) => x);
    expect(Math.min(...along)).toBeCloseTo(2, 6);
    expect(Math.max(...along)).toBeCloseTo(18, 6);
  });
});

describe("bleed and safe zone", () => {
  test("are 0 and 3 mm unless written", () => {
    expect(resolveSampleDeck({}).deck).toMatchObject({ bleed: 0, safe: 3 });
    expect(resolveSampleDeck({ bleed: "0.125in", safe: "1pc" }).deck).toMatchObject({
      bleed: 3.175,
      safe: 25.4 / 6,
    });
  });
  test("a bleed of 21mm is out of range", () => {
    expect(resolveSampleDeck({ bleed: "21mm" }).rules).toEqual(["deck/length-out-of-range"]);
  });
  test("a bleed as large as the card is refused", () => {
    const size = { width: "10mm", height: "50mm" };
    expect(resolveSampleDeck({ size, bleed: "10mm" }).rules).toEqual(["deck/bleed-too-large"]);
    expect(resolveSampleDeck({ size, bleed: "9mm" }).rules).toEqual([]);
  });
  test("a safe zone that leaves no room is refused, including the default one", () => {
    expect(resolveSampleDeck({ safe: "31.75mm" }).rules).toEqual(["deck/safe-too-large"]);
    expect(resolveSampleDeck({ safe: "31.7mm" }).rules).toEqual([]);
    expect(resolveSampleDeck({ size: { width: "6mm", height: "50mm" } }).rules).toEqual([
      "deck/safe-too-large",
    ]);
  });
});

test.each([
  ["30", "add the unit: 30mm"],
  ["3,5cm", "write 3.5cm"],
  ['1"', "write 1in"],
  ["-30mm", "write a length that is not negative"],
])("%s is taken for a faulty length, not for a misspelt preset", (size, fix) => {
  const { diagnostics } = resolveSampleDeck({ size, shape: "round" });
  expect(diagnostics).toMatchObject([{ rule: "deck/unknown-size", fix }]);
});
