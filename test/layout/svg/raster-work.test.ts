/** How sharp a drawing that becomes pixels is, by the work that it takes: counted, so that it is the same everywhere. */
import { expect, test } from "vitest";
import { first, layOutSvg, SVG } from "./face.ts";

const MASK = '<mask id="m"><rect width="50" height="50" fill="#fff"/></mask>';
const FULL = '<rect width="100" height="100"/>';

/** A drawing of 100 x 100 units on a square board of this side in mm. */
const board = (inside: string, mm = 100) =>
  layOutSvg(`${SVG}>${inside}</svg>`, { trim: { width: mm, height: mm }, bleed: 0 });

/** Pixels per inch on paper of the one drawing made of pixels. */
const dpi = ({ scene }: ReturnType<typeof board>, mm: number): number =>
  Math.round((first(scene, "raster").resolution * 100 * 25.4) / mm);

test("a card is as sharp as it is asked for, whatever one effect does", () => {
  for (const effect of ['mask="url(#m)"', 'filter="drop-shadow(1px 1px 2px)"'])
    expect(dpi(board(`${MASK}<g ${effect}><rect width="60" height="60"/></g>`), 100)).toBe(300);
});

test("a board of a metre with a mask is drawn less sharp, and the warning says how sharp", () => {
  // 11,811 px a side at 300 dpi; the drawing and its mask go over all of them, and the one shape counts a thousandth
  const expected = 300 * Math.sqrt(50e6 / (11_811 ** 2 * 2.001));
  const drawn = board(`${MASK}<g mask="url(#m)">${FULL}</g>`, 1000);
  expect(dpi(drawn, 1000)).toBeCloseTo(expected, -1);
  expect(drawn.diagnostics).toMatchObject([
    { rule: "svg/rasterised", message: expect.stringContaining(`(${dpi(drawn, 1000)} per inch)`) },
  ]);
});

test("steps of a filter that look at many pixels count as many times", () => {
  const sharpness = (step: string): number =>
    dpi(board(`<filter id="f">${step}</filter><g filter="url(#f)">${FULL}</g>`, 400), 400);
  const offset = sharpness('<feOffset dx="1"/>');
  expect(sharpness("<feGaussianBlur/>")).toBeLessThan(offset);
  expect(sharpness('<feTurbulence numOctaves="10"/>')).toBeLessThan(sharpness("<feTurbulence/>"));
  expect(sharpness('<feConvolveMatrix order="9"/>')).toBeLessThan(sharpness("<feConvolveMatrix/>"));
  expect(sharpness('<feMorphology radius="0.5"/>')).toBeLessThan(offset);
});

/** Thirty steps, each of which uses the one before twice: 2^30 rectangles, each with a filter. */
const doubled = Array.from(
  { length: 30 },
  (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use xlink:href="#g${index}"/></g>`,
).join("");

test.each([
  ["uses of uses in a mask", `<g id="g0">${FULL}</g>${doubled}<mask id="m"><use href="#g30"/></mask>`],
  [
    "masks in masks in masks",
    Array.from(
      { length: 30 },
      (_, index) =>
        `<mask id="m${index}"><g mask="url(#m${index + 1})">${FULL}</g>${FULL.replace("/>", ` mask="url(#m${index + 1})"/>`)}</mask>`,
    )
      .join("")
      .replace('id="m0"', 'id="m"'),
  ],
  [
    "patterns in patterns, by style sheet",
    `<style>${Array.from({ length: 30 }, (_, index) => `.p${index}{fill:url(#p${index + 1})}`).join("")}</style>` +
      Array.from(
        { length: 30 },
        (_, index) =>
          `<pattern id="p${index}" width="9" height="9">${`<rect class="p${index}" width="5" height="5"/>`.repeat(2)}</pattern>`,
      ).join("") +
      '<mask id="m"><rect width="9" height="9" fill="url(#p0)"/></mask>',
  ],
])("%s are refused before anything is drawn, by the element that asks for them", (_, definitions) => {
  const { diagnostics, scene } = board(`<defs>${definitions}</defs><g mask="url(#m)">${FULL}</g>`);
  expect(diagnostics).toMatchObject([
    { rule: "svg/limit", message: expect.stringContaining("<g> has a mask that takes too much work") },
  ]);
  expect(scene.items).toEqual([]);
});
