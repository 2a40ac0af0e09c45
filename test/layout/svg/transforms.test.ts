/** Transform lists and how they combine. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTransform } from "../../../src/layout/svg/transform-list.ts";
import { fitBox, parseAspect } from "../../../src/layout/svg/view-box.ts";
import { apply, applyToBox, type Matrix, multiply } from "../../../src/units/matrix.ts";
import { first, layOut } from "./face.ts";

test.each<readonly [string, Matrix | undefined]>([
  ["translate(3)", [1, 0, 0, 1, 3, 0]],
  ["translate(3,4) scale(2)", [2, 0, 0, 2, 3, 4]],
  ["scale(2) translate(3 4)", [2, 0, 0, 2, 6, 8]],
  ["rotate(90)", [0, 1, -1, 0, 0, 0]],
  ["rotate(180 10 20)", [-1, 0, 0, -1, 20, 40]],
  ["matrix(1 2 3 4 5 6)", [1, 2, 3, 4, 5, 6]],
  ["matrix(1,2,3,4,5,-6.5e0)", [1, 2, 3, 4, 5, -6.5]],
  ["", [1, 0, 0, 1, 0, 0]],
  ["rotate(10 5)", undefined],
  ["turn(10)", undefined],
  ["scale()", undefined],
  ["translate(3 4) nonsense", undefined],
  ["matrix(1 2 3)", undefined],
  ["translate(1in, 2px) rotate(0.25turn)", [0, 1, -1, 0, 96, 2]],
  ["translateY(3px) scaleX(2)", [2, 0, 0, 1, 0, 3]],
  ["rotate(100grad)", [0, 1, -1, 0, 0, 0]],
  ["rotate(3px)", undefined],
  ["scale(2px)", undefined],
])("%s", (text, expected) => {
  expect(parseTransform(text)?.map((value) => value + 0)).toEqual(expected);
});

test("skewX(45) moves a point by its height", () => {
  expect(apply(parseTransform("skewX(45)") as Matrix, { x: 1, y: 2 }).x).toBeCloseTo(3, 12);
});

const call = fc.oneof(
  fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
    .map(([x, y]) => `translate(${x} ${y})`),
  fc.integer({ min: -360, max: 360 }).map((deg) => `rotate(${deg})`),
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -30, max: -1 }))
    .map(([x, y]) => `scale(${x / 10} ${y / 10})`),
  fc.integer({ min: -60, max: 60 }).map((deg) => `skewX(${deg})`),
);

test("a list is the product of its parts", () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 4 }), fc.array(call, { maxLength: 4 }), (left, right) => {
      const whole = parseTransform([...left, ...right].join(" ")) as Matrix;
      const parts = multiply(
        parseTransform(left.join(" ")) as Matrix,
        parseTransform(right.join(" ")) as Matrix,
      );
      whole.forEach((value, index) => {
        expect(value).toBeCloseTo(parts[index] as number, 6);
      });
    }),
  );
});

test.each<readonly [string, Matrix]>([
  // A quarter turn about 10 20 maps 0 0 to 30 10.
  ['transform="rotate(90)" transform-origin="10 20"', [0, 1, -1, 0, 30, 10]],
  ['style="transform:rotate(90deg);transform-origin:10px 20px"', [0, 1, -1, 0, 30, 10]],
  ['style="transform: rotate(90deg); transform-origin: center"', [0, 1, -1, 0, 100, 0]],
  ['style="transform:scale(2);transform-origin:bottom right"', [2, 0, 0, 2, -100, -100]],
  ['style="transform:scale(2);transform-origin:top"', [2, 0, 0, 2, -50, 0]],
  ['transform="scale(9)" style="transform:translate(50%, 10px)"', [1, 0, 0, 1, 50, 10]],
])("%s", (attributes, expected) => {
  const { scene, rules } = layOut(`<rect ${attributes} width="5" height="5"/>`);
  expect(first(scene, "group").transform.map((value) => value + 0)).toEqual(expected);
  expect(rules).toEqual([]);
});

test("an origin that is not a point is reported", () => {
  const { rules } = layOut('<rect transform="scale(2)" transform-origin="here" width="5" height="5"/>');
  expect(rules).toEqual(["svg/bad-value"]);
});

test("a drawing with a scale of zero shows nothing", () => {
  expect(layOut('<g transform="scale(0)"><rect width="1" height="1"/></g>').items).toEqual([]);
});

test("an invalid list is reported and ignored", () => {
  const { scene, diagnostics } = layOut('<rect transform="spin(3)" width="5" height="5"/>');
  expect(diagnostics[0]).toMatchObject({ rule: "svg/bad-value", start: { line: 1 } });
  expect(first(scene, "path").d).toBe("M0 0L5 0L5 5L0 5Z");
});

const box = { x: 0, y: 0, width: 200, height: 100 };
const port = { x: 10, y: 20, width: 50, height: 50 };

test.each([
  // 200 x 100 into 50 x 50: contained 50 x 25, covering 100 x 50.
  ["xMidYMid meet", { x: 10, y: 32.5, width: 50, height: 25 }],
  ["xMinYMin", { x: 10, y: 20, width: 50, height: 25 }],
  ["xMaxYMax meet", { x: 10, y: 45, width: 50, height: 25 }],
  ["xMidYMid slice", { x: -15, y: 20, width: 100, height: 50 }],
  ["xMaxYMid slice", { x: -40, y: 20, width: 100, height: 50 }],
  ["none", { x: 10, y: 20, width: 50, height: 50 }],
])("preserveAspectRatio %s", (text, expected) => {
  const fit = parseAspect(text);
  expect(fit && applyToBox(fitBox(box, port, fit), box)).toEqual(expected);
});
