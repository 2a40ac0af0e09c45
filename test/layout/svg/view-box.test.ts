/** The place of the drawing on the card. */
import { describe, expect, test } from "vitest";
import { apply, type Matrix } from "../../../src/units/matrix.ts";
import { first, layOutSvg } from "./face.ts";

const POKER = { trim: { width: 63, height: 88 }, bleed: 3 };

/** The matrix from the drawing to mm of the card. */
function mapping(root: string, setup = POKER): { matrix: Matrix; rules: readonly string[] } {
  const { scene, rules } = layOutSvg(`<svg ${root}><rect width="1" height="1"/></svg>`, setup);
  return { matrix: first(scene, "group").transform, rules };
}

describe("the viewBox", () => {
  test("in mm is mapped onto trim and bleed", () => {
    const { matrix, rules } = mapping('viewBox="0 0 69 94"');
    expect(apply(matrix, { x: 0, y: 0 })).toEqual({ x: -3, y: -3 });
    expect(apply(matrix, { x: 69, y: 94 })).toEqual({ x: 66, y: 91 });
    expect(rules).toEqual([]);
  });

  test("in px too, whatever width and height are", () => {
    // 815 px for 69 mm, 1110 px for 94 mm: the shop's canvas, 0.02 % off in its proportions.
    const { matrix, rules } = mapping('viewBox="0 0 815 1110" width="815" height="1110"');
    const end = apply(matrix, { x: 815, y: 1110 });
    expect(end.x).toBeCloseTo(66, 1);
    expect(end.y).toBeCloseTo(91, 1);
    expect(rules).toEqual([]);
    const sized = mapping('viewBox="0 0 815 1110" width="10mm" height="10mm"');
    expect(sized.matrix).toEqual(matrix);
  });

  test("may begin anywhere: no group if it is already in mm of the trim", () => {
    const { items } = layOutSvg('<svg viewBox="-3 -3 69 94"><rect width="1" height="1"/></svg>', POKER);
    expect(items.map(({ kind }) => kind)).toEqual(["path"]);
  });

  test("of the trim alone is mapped onto the trim, with a warning about the bleed", () => {
    const { matrix, rules } = mapping('viewBox="0 0 630 880"');
    expect(apply(matrix, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(apply(matrix, { x: 630, y: 880 })).toEqual({ x: 63, y: 88 });
    expect(rules).toEqual(["template/no-bleed"]);
    expect(mapping('viewBox="0 0 630 880"', { ...POKER, bleed: 0 }).rules).toEqual([]);
    // Ten units to the mm, so 3 mm of bleed are 30 units on each side.
    const { diagnostics } = layOutSvg('<svg viewBox="0 0 630 880"><rect width="1" height="1"/></svg>', POKER);
    expect(diagnostics[0]?.fix).toContain('viewBox="-30 -30 690 940"');
  });

  test("of other proportions covers the card, and is reported with numbers", () => {
    const text = '<svg viewBox="0 0 100 100"><rect width="1" height="1"/></svg>';
    const { scene, diagnostics } = layOutSvg(text, POKER);
    // 94 mm high covers; 94 - 69 = 25 mm extend beyond, half of it on each side.
    expect(apply(first(scene, "group").transform, { x: 0, y: 0 })).toEqual({ x: -15.5, y: -3 });
    expect(diagnostics[0]?.rule).toBe("svg/aspect");
    expect(diagnostics[0]?.message).toContain("100 x 100");
    expect(diagnostics[0]?.message).toContain("69 x 94 mm");
  });
});

describe("preserveAspectRatio, if the root has it,", () => {
  test.each([
    // 100 x 100 onto 69 x 94 at -3 -3: 94 wide covers, 69 high shows everything, "none" does both.
    ["xMidYMid slice", [0.94, 0, 0, 0.94, -15.5, -3]],
    ["xMinYMid slice", [0.94, 0, 0, 0.94, -3, -3]],
    ["xMidYMid meet", [0.69, 0, 0, 0.69, -3, 9.5]],
    ["xMidYMin", [0.69, 0, 0, 0.69, -3, -3]],
    ["none", [0.69, 0, 0, 0.94, -3, -3]],
  ])("%s is honoured without a warning", (aspect, expected) => {
    const { matrix, rules } = mapping(`viewBox="0 0 100 100" preserveAspectRatio="${aspect}"`);
    for (const [index, value] of expected.entries()) expect(matrix[index]).toBeCloseTo(value, 9);
    expect(rules).toEqual([]);
  });

  test("is ignored if it is invalid, which is reported", () => {
    const { rules } = mapping('viewBox="0 0 69 94" preserveAspectRatio="cover"');
    expect(rules).toEqual(["svg/bad-value"]);
  });
});

describe("without a viewBox", () => {
  test("width and height give the drawing's units: 96 px an inch (C056)", () => {
    const { matrix, rules } = mapping('width="69mm" height="94mm"');
    expect(apply(matrix, { x: 0, y: 0 })).toEqual({ x: -3, y: -3 });
    expect(matrix[0]).toBeCloseTo(25.4 / 96, 9);
    expect(rules).toEqual([]);
  });

  test("and without a size it is an error, and one unit is a mm", () => {
    const { scene, rules } = layOutSvg('<svg><rect width="1" height="1"/></svg>', POKER);
    expect(rules).toEqual(["svg/size"]);
    expect(apply(first(scene, "group").transform, { x: 3, y: 3 })).toEqual({ x: 0, y: 0 });
  });
});

test.each(["0 0 0 94", "0 0 -69 94", "0 0 1e999 94", "0 0 NaN 94", "69 94"])(
  "viewBox %s is refused",
  (viewBox) => {
    const { diagnostics } = layOutSvg(`<svg viewBox="${viewBox}"/>`, POKER);
    expect(diagnostics[0]).toMatchObject({ rule: "svg/bad-value", severity: "error" });
  },
);
