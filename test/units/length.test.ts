/** Lengths: the units of CSS and print, and the law that what is written reads back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLength, type LengthUnit, mmOfPt, parseLength, ptOfMm, round } from "../../src/units/length.ts";

/** How many of each make an inch (CSS Values 4, section 6.2). */
const PER_INCH: Readonly<Record<LengthUnit, number>> = { mm: 25.4, cm: 2.54, in: 1, pt: 72, pc: 6, px: 96 };
const units = Object.keys(PER_INCH) as readonly LengthUnit[];
const onPaper = fc.double({ min: -5000, max: 5000, noNaN: true });

test.each([
  ["63.5mm", 63.5],
  ["2.5in", 63.5],
  ["180pt", 63.5],
  ["15pc", 63.5],
  ["240px", 63.5],
  ["6.35cm", 63.5],
  [" .5 mm ", 0.5],
  ["-1e1mm", -10],
  ["+3.mm", 3],
])("%s is %d mm", (text, mm) => {
  expect(parseLength(text)).toBeCloseTo(mm, 9);
});

test.each(["", "3", "mm", "3,5mm", "3 mm 4", "3em", "3%", "3MM", "1e999mm", "--3mm", "Infinitymm", "0x10mm"])(
  '"%s" is not a length',
  (text) => {
    expect(parseLength(text)).toBeUndefined();
  },
);

describe("for all lengths", () => {
  test("what is written reads back, to half of the third decimal", () => {
    fc.assert(
      fc.property(onPaper, (mm) => {
        const found = parseLength(formatLength(mm)) ?? Number.NaN;
        expect(Math.abs(found - mm)).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
    );
  });

  test("what has been written once is written the same again", () => {
    fc.assert(
      fc.property(onPaper, (mm) => {
        const written = formatLength(mm);
        expect(formatLength(parseLength(written) ?? Number.NaN)).toBe(written);
      }),
    );
  });

  test("an inch's worth of every unit is the same length", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.constantFrom(...units), (inches, unit) => {
        expect(parseLength(`${inches * PER_INCH[unit]}${unit}`)).toBeCloseTo(inches * 25.4, 9);
      }),
    );
  });

  test("points there and back are the same", () => {
    fc.assert(
      fc.property(onPaper, (mm) => {
        expect(mmOfPt(ptOfMm(mm))).toBeCloseTo(mm, 9);
      }),
    );
  });
});

test("nothing is written as minus zero", () => {
  expect(formatLength(-0.0001)).toBe("0mm");
  expect(Object.is(round(-0.0001, 3), 0)).toBe(true);
});
