/** Markers: the corners of a line, their directions, and the placement of the marker. */
import { describe, expect, test } from "vitest";
import { parseStrokes, verticesOf } from "../../../src/layout/svg/path/path-vertices.ts";
import { apply } from "../../../src/units/matrix.ts";
import { SHARE_TOLERANCE } from "../../support/paper/pixels.ts";
import { difference, every, layOut, SVG } from "./face.ts";

/** Corners as "x,y@angle", rounded to a degree. */
const corners = (d: string) =>
  verticesOf(parseStrokes(d)).map(
    ({ x, y, angle }) => `${x},${Math.round(y)}@${Math.round(((angle % 360) + 360) % 360)}`,
  );

describe("the corners of a line", () => {
  test.each([
    ["M0 0H10V10", ["0,0@0", "10,0@45", "10,10@90"]],
    // Back on itself: halfway between 0 and 180 degrees.
    ["M0 0H10H0", ["0,0@0", "10,0@90", "0,0@180"]],
    // A closed square: its first and last corner point halfway between up and right.
    ["M0 0h10v10h-10z", ["0,0@315", "10,0@45", "10,10@135", "0,10@225", "0,0@315"]],
    // One arc is one command; it starts upwards and ends downwards.
    ["M0 0A5 5 0 0 1 10 0", ["0,0@270", "10,0@90"]],
    ["M0 0C0 5 10 5 10 0", ["0,0@90", "10,0@270"]],
    // A control point on the end does not determine the direction.
    ["M0 0C0 0 10 0 10 10", ["0,0@0", "10,10@90"]],
    // A command of zero length points as its neighbours do.
    ["M0 0H10H10V5", ["0,0@0", "10,0@0", "10,0@45", "10,5@90"]],
    ["M0 0H10M20 20V30", ["0,0@0", "10,0@0", "20,20@90", "20,30@90"]],
    ["M5 5", ["5,5@0"]],
    ["", []],
  ])("of %s", (d, expected) => {
    expect(corners(d)).toEqual(expected);
  });
});

const ARROW = '<path d="M0 0L10 5L0 10z" fill="context-stroke"/>';
const marker = (attributes: string, content = ARROW) => `<marker id="m" ${attributes}>${content}</marker>`;

/** Where the marker's own point is placed. */
function placeOf(attributes: string, line: string, point: { x: number; y: number }) {
  const { scene } = layOut(marker(`overflow="visible" ${attributes}`) + line);
  return every(scene, "group").map(({ transform }) => {
    const { x, y } = apply(transform, point);
    return [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
  });
}

test("its reference point is on the corner, in units of the stroke", () => {
  const line = '<path d="M20 30H60" stroke="#000" stroke-width="2" marker-end="url(#m)"/>';
  expect(placeOf('refX="5" refY="5"', line, { x: 5, y: 5 })).toEqual([[60, 30]]);
  // 5 units right of the reference point are 5 strokes of 2.
  expect(placeOf('refX="5" refY="5"', line, { x: 10, y: 5 })).toEqual([[70, 30]]);
  expect(placeOf('refX="5" refY="5" markerUnits="userSpaceOnUse"', line, { x: 10, y: 5 })).toEqual([
    [65, 30],
  ]);
  // A viewBox of 10 in a box of 3: 5 units are 1.5 strokes.
  expect(placeOf('refX="5" refY="5" viewBox="0 0 10 10"', line, { x: 10, y: 5 })).toEqual([[63, 30]]);
});

test("it points along the line, by an angle, or back at the start", () => {
  const line = '<line x1="20" y1="20" x2="20" y2="60" stroke="#000" style="marker:url(#m)"/>';
  const tip = (orient: string) => placeOf(`orient="${orient}"`, line, { x: 1, y: 0 });
  expect(tip("auto")).toEqual([
    [20, 21],
    [20, 61],
  ]);
  expect(tip("auto-start-reverse")).toEqual([
    [20, 19],
    [20, 61],
  ]);
  expect(tip("0.5turn")).toEqual([
    [19, 20],
    [19, 60],
  ]);
});

test("it has the style of its own place and, on request, the paint of the line", () => {
  const line = '<path d="M20 30H60" stroke="#c00" fill="none" marker-end="url(#m)"/>';
  const { scene } = layOut(marker('overflow="visible"', `${ARROW}<circle r="1"/>`) + line);
  expect(every(scene, "path").map(({ fill }) => fill && "colour" in fill && fill.colour)).toEqual([
    null,
    "#cc0000",
    "#000000",
  ]);
});

test("a gradient of the line continues in the marker (librsvg restarts it)", () => {
  const gradient =
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="90"><stop stop-color="#d00"/><stop offset="1" stop-color="#00d"/></linearGradient>';
  const line = '<path d="M20 30H60" stroke="url(#g)" stroke-width="2" marker-end="url(#m)"/>';
  const { scene } = layOut(gradient + marker('overflow="visible"') + line);
  const [, head] = every(scene, "path");
  // The marker's units are 2 strokes long and begin at 60 30: the gradient's 10 is 50 to the left, at -25.
  expect(head?.fill).toMatchObject({ kind: "linear", from: [10, 0], transform: [0.5, 0, 0, 0.5, -30, -15] });
});

test.each([
  ['<path d="M0 0H9" stroke="red" marker-end="url(#none)"/>', "svg/reference"],
  [
    '<marker id="m"><path d="M0 0H9" stroke="red" marker-end="url(#m)"/></marker><path d="M0 0H9" stroke="red" marker-end="url(#m)"/>',
    "svg/reference",
  ],
  [`${marker('orient="up"')}<path d="M0 0H9" stroke="red" marker-end="url(#m)"/>`, "svg/bad-value"],
])("%s is reported", (inside, rule) => {
  expect(layOut(inside).rules).toEqual([rule]);
});

const DRAWINGS: Readonly<Record<string, string>> = {
  "arrowheads as Inkscape writes them":
    '<defs><marker style="overflow:visible" id="Arrow" refX="0" refY="0" orient="auto-start-reverse" markerWidth="3.3" markerHeight="3.3" viewBox="0 0 3.3 3.3" preserveAspectRatio="xMidYMid"><path transform="scale(0.5)" style="fill:context-stroke;fill-rule:evenodd;stroke:context-stroke;stroke-width:1" d="M 5.77,0 -2.88,5 V -5 Z"/></marker></defs><path style="fill:none;stroke:#1a5fb4;stroke-width:3;marker-start:url(#Arrow);marker-end:url(#Arrow)" d="M 20,20 L 70,80"/>',
  "dots on every corner, half of them cut off at the marker's box":
    '<marker id="d" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2.8" r="2" fill="#c00"/></marker><polyline points="10,80 30,20 50,70 70,20 90,80" fill="none" stroke="#345" stroke-width="2" marker-start="url(#d)" marker-mid="url(#d)" marker-end="url(#d)"/>',
  "ticks on a polygon and a transformed line":
    '<marker id="t" orient="auto" markerWidth="2" markerHeight="8" refX="1" refY="4" viewBox="0 0 2 8"><path d="M1 0V8" stroke="#080"/></marker><g transform="rotate(12) scale(1.2 0.8)" stroke="#000" stroke-width="2" fill="#fe8"><polygon points="30,10 70,20 60,60 20,50" style="marker-mid:url(#t)"/><line x1="20" y1="75" x2="80" y2="90" marker-end="url(#t)"/></g>',
};

describe("pixel for pixel with librsvg", () => {
  test.each(Object.entries(DRAWINGS))("%s", async (_, inside) => {
    expect(await difference(`${SVG}>${inside}</svg>`)).toBeLessThanOrEqual(SHARE_TOLERANCE);
  });
});
