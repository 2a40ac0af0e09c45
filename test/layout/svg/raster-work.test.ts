/** The resolution of a rasterised drawing follows from the work that it takes: counted, so that it is the same everywhere. */
import { expect, test } from "vitest";
import { first, layOutSvg, SVG } from "./face.ts";

const MASK = '<mask id="m"><rect width="50" height="50" fill="#fff"/></mask>';
const FULL = '<rect width="100" height="100"/>';

/** A drawing of 100 x 100 units on a square board of this side in mm. */
const board = (inside: string, mm = 100) =>
  layOutSvg(`${SVG}>${inside}</svg>`, { trim: { width: mm, height: mm }, bleed: 0 });

/** Pixels per inch on paper of the one rasterised drawing. */
const dpi = ({ scene }: ReturnType<typeof board>, mm: number): number =>
  Math.round((first(scene, "raster").resolution * 100 * 25.4) / mm);

test("a card has the requested resolution, whatever one effect does", () => {
  for (const effect of ['mask="url(#m)"', 'filter="drop-shadow(1px 1px 2px)"'])
    expect(dpi(board(`${MASK}<g ${effect}><rect width="60" height="60"/></g>`), 100)).toBe(300);
});

test("a board of a metre with a mask is drawn at a lower resolution, which the warning states", () => {
  // 11,811 px a side at 300 dpi; the drawing and its mask go over all of them, the mask's shape counts a hundredth and the other two
  const expected = 300 * Math.sqrt(50e6 / (11_811 ** 2 * 2.03));
  const drawn = board(`${MASK}<g mask="url(#m)">${FULL}</g>`, 1000);
  expect(dpi(drawn, 1000)).toBeCloseTo(expected, -1);
  expect(drawn.diagnostics).toMatchObject([
    { rule: "svg/rasterised", message: expect.stringContaining(`(${dpi(drawn, 1000)} per inch)`) },
  ]);
});

test("steps of a filter that read many pixels count as many times", () => {
  const sharpness = (step: string): number =>
    dpi(board(`<filter id="f">${step}</filter><g filter="url(#f)">${FULL}</g>`, 400), 400);
  const offset = sharpness('<feOffset dx="1"/>');
  expect(sharpness("<feGaussianBlur/>")).toBeLessThan(offset);
  expect(sharpness('<feTurbulence numOctaves="10"/>')).toBeLessThan(sharpness("<feTurbulence/>"));
  expect(sharpness('<feConvolveMatrix order="9"/>')).toBeLessThan(sharpness("<feConvolveMatrix/>"));
  expect(sharpness('<feMorphology radius="0.5"/>')).toBeLessThan(offset);
});

const RADIAL = '<radialGradient id="r"><stop stop-color="#fff"/><stop offset="1"/></radialGradient>';

/** How many times all pixels are processed, on a square of 1,181 px a side at 300 dpi. */
const times = (inside: string): number => (50e6 / 1181 ** 2) * (300 / dpi(board(inside), 100)) ** 2;

test("overlapping shapes count what they cover, inside the drawing and its mask", () => {
  const many = (shape: string) => shape.repeat(400);
  const radial = FULL.replace("/>", ' fill="url(#r)"/>');
  const small = radial.replaceAll("100", "5");
  // a radial gradient counts half, a small shape the fraction that it covers; in a mask each element a hundredth
  const offset = (shape: string) =>
    `${RADIAL}<filter id="f"><feOffset/></filter><g filter="url(#f)">${shape}</g>`;
  expect(times(offset(many(radial)))).toBeCloseTo(200, -1);
  expect(dpi(board(offset(many(small))), 100)).toBe(300);
  const mask = (inside: string) => `${RADIAL}<mask id="m">${inside}</mask><g mask="url(#m)">${FULL}</g>`;
  expect(times(mask(many(radial)))).toBeCloseTo(2 + 400 * 0.54, -1);
  // inherited from a group, or from the place of use
  expect(times(mask(`<g fill="url(#r)">${many(FULL)}</g>`))).toBeCloseTo(206, -1);
  expect(times(mask(`<g id="g">${many(FULL)}</g><use href="#g" fill="url(#r)"/>`))).toBeCloseTo(210, -1);
});

test("edges count by how many a horizontal line meets, in a mask as well", () => {
  const zigzag = (times: number) => `<path stroke="#000" d="M0 0${"L100 100L0 0".repeat(times)}"/>`;
  const two = zigzag(600).repeat(2);
  expect(dpi(board(`<mask id="m">${two}</mask><g mask="url(#m)">${FULL}</g>`), 100)).toBeLessThan(300);
  expect(dpi(board(`${MASK}<g mask="url(#m)">${zigzag(500)}</g>`), 100)).toBeLessThan(300);
});

test("a stroke that crosses itself millions of times is refused, in a mask as well", () => {
  const across = Array.from({ length: 5000 }, (_, n) => `${(n * 37) % 100} ${(n * 53) % 100}`).join(" ");
  const tangle = `<polyline fill="none" stroke="#000" points="${across}"/>`;
  for (const inside of [
    `${MASK}<g mask="url(#m)">${tangle}</g>`,
    `<mask id="m">${tangle}</mask><g mask="url(#m)">${FULL}</g>`,
  ])
    expect(board(inside).diagnostics.map(({ rule }) => rule)).toEqual(["svg/limit"]);
});

test("far too many overlapping shapes are refused", () => {
  const hundred = `<g id="hundred">${FULL.repeat(100)}</g>`;
  const shapes = `<g fill="url(#r)">${hundred}${'<use href="#hundred"/>'.repeat(59)}</g>`;
  const { diagnostics } = board(`${RADIAL}${MASK}<g mask="url(#m)">${shapes}</g>`);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["svg/limit"]);
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
])("%s are refused before anything is drawn, at the element that uses them", (_, definitions) => {
  const { diagnostics, scene } = board(`<defs>${definitions}</defs><g mask="url(#m)">${FULL}</g>`);
  expect(diagnostics).toMatchObject([
    { rule: "svg/limit", message: expect.stringContaining("<g> has a mask that takes too much work") },
  ]);
  expect(scene.items).toEqual([]);
});
