/** Numbers as PDF writes them (ISO 32000-1, 7.3.3): digits, at most one point, a sign; never an exponent. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colourOperator, matrixOperator, penOf } from "../../../src/press/pdf/draw/operators.ts";
import { number } from "../../../src/press/pdf/pdf-values.ts";
import { solid, stroke } from "../../support/paper/scenes.ts";

const PDF_NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;
const pen = (width: number, dash: readonly number[] = []): string => {
  const { operators, unusual } = penOf(stroke(solid("#000000"), width, { dash }), 6);
  return [operators, unusual].join(" ").trim();
};

describe("numbers", () => {
  test.each([
    [5e-7, 8, ".0000005"],
    [-1e-8, 8, "-.00000001"],
    [1.25e-7, 8, ".00000013"],
    [4e-9, 8, "0"],
    [-4e-9, 8, "0"],
    [0.1 + 0.2, 6, ".3"],
    [1e21, 3, "1000000000000000000000"],
    [-(2 ** 70), 6, "-1180591620717411303424"],
  ])("%d with %d decimals is %s", (value, decimals, written) => {
    expect(number(value, decimals)).toBe(written);
  });

  test("are PDF numbers and accurate to half of the last decimal, whatever the value", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(8), (value, decimals) => {
        const written = number(value, decimals);
        expect(written).toMatch(PDF_NUMBER);
        const slack = 0.5 * 10 ** -decimals + Math.abs(value) * 1e-15;
        expect(Math.abs(Number(written) - value)).toBeLessThanOrEqual(slack * 1.000001);
      }),
    );
  });

  test("do not depend on those written before", () => {
    const close = [1.2345, 1.2346, -1.2345, 9.4265, 1.2345];
    expect(close.map((value) => number(value, 4))).toEqual([
      "1.2345",
      "1.2346",
      "-1.2345",
      "9.4265",
      "1.2345",
    ]);
    expect([number(5e-7, 7), number(5e-7, 6), number(0, 6)]).toEqual([".0000005", ".000001", "0"]);
  });

  test("are finite, otherwise it is our own fault", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => number(value, 3)).toThrow(`${value}`);
  });
});

// ISO 32000-1, table 74: g and G set DeviceGray, rg and RG DeviceRGB
test.each([
  ["#000000", "0 g", "0 G"],
  ["#333333", ".2 g", ".2 G"],
  ["#ffffff", "1 g", "1 G"],
  ["#333366", ".2 .2 .4 rg", ".2 .2 .4 RG"],
])("%s is %s, so that greys use only black ink", (colour, fill, line) => {
  expect([colourOperator(colour, "fill"), colourOperator(colour, "stroke")]).toEqual([fill, line]);
});

test("a matrix of the smallest values has no exponent", () => {
  expect(matrixOperator([1e-6, -1e-7, 1e-7, 1e-6, 1e-7, 0], 6)).toBe(".000001 0 0 .000001 0 0 cm");
});

test("a stroke and its dashes are written out, however fine", () => {
  expect(pen(5e-7)).toBe(".0000005 w 4 M");
  expect(pen(2e-7, [1e-7, 3e-8])).toBe(".0000002 w 4 M [.0000001 .00000003] 0 d");
});

// ISO 32000-1, tables 54 and 55: caps 0 to 2, joins 0 to 2; 0 is the default
test.each([
  [{ cap: "butt", join: "miter" }, ""],
  [{ cap: "round", join: "miter" }, "1 J"],
  [{ cap: "square", join: "miter" }, "2 J"],
  [{ cap: "butt", join: "round" }, "1 j"],
  [{ cap: "butt", join: "bevel" }, "2 j"],
  [{ cap: "round", join: "round" }, "1 J 1 j"],
] as const)("caps and joins %o are %j", (more, operators) => {
  expect(penOf(stroke(solid("#000000"), 1, more), 6)).toEqual({
    operators: "1 w 4 M",
    unusual: operators,
    isUsual: operators === "",
  });
});

test("dashes that round to nothing leave a whole line: PDF forbids a pattern of zeros", () => {
  expect(pen(1, [0, 0])).toBe("1 w 4 M");
  expect(pen(1, [1e-12, 1e-12])).toBe("1 w 4 M");
});
