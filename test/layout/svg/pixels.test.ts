/** Whole drawings: our scene compared with librsvg's picture of the same source. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pixelAt, readPixels, SHARE_TOLERANCE, shareOfDifference } from "../../support/paper/pixels.ts";
import { difference, every, layOutSvg, paint, paintSource, SVG } from "./face.ts";

const WIDTH = 500;

const fixture = (name: string): string => readFileSync(`test/layout/svg/fixtures/${name}.svg.hbs`, "utf8");

/** Without <b:…> elements and text: librsvg would not draw the former and would set the latter in the machine's fonts. */
const withoutText = (text: string): string =>
  text.replace(/<(text|b:text)\b[\s\S]*?<\/\1>/g, "").replace(/<b:icon\b[^>]*\/>/g, "");

const POKER = { trim: { width: 63.5, height: 88.9 }, bleed: 3 };

test("an Inkscape drawing looks as it does elsewhere", async () => {
  const text = withoutText(fixture("inkscape-card"));
  expect(await difference(text, POKER)).toBeLessThanOrEqual(SHARE_TOLERANCE);
  expect(layOutSvg(text, POKER).diagnostics).toEqual([]);
});

test("a Figma drawing looks as it does elsewhere, with shadow and mask as pixels", async () => {
  const text = withoutText(fixture("figma-card"));
  const setup = { ...POKER, bleed: 0 };
  expect(await difference(text, setup)).toBeLessThanOrEqual(SHARE_TOLERANCE);
  const { scene, rules } = layOutSvg(text, setup);
  expect(rules).toEqual(["svg/rasterised", "svg/rasterised"]);
  expect(every(scene, "raster")).toHaveLength(2);
});

test("the comparison notices a wrong gradient", async () => {
  const gradient = (x: number) =>
    `${SVG}><linearGradient id="g" x1="${x}"><stop stop-color="#f00"/><stop offset="1"/></linearGradient><rect width="100" height="100" fill="url(#g)"/></svg>`;
  const { scene } = layOutSvg(gradient(0.6));
  const share = await shareOfDifference(
    await paint(scene, WIDTH),
    await paintSource(gradient(0), WIDTH, WIDTH),
  );
  expect(share).toBeGreaterThan(0.1);
});

const STOPS = '<stop offset="0.1" stop-color="#d00000"/><stop offset="0.9" stop-color="#3f88c5"/>';
const SHAPE = '<path d="M10 10h60v30a20 20 0 0 1-40 10z"';

const DRAWINGS: Readonly<Record<string, string>> = {
  "arcs, smooth and quadratic curves":
    '<path d="M5 50a20 10 30 1 0 30 5zm40-30q10-20 20 0t20 0s5 20-10 30-20-5-30 10" fill="#456" stroke="#c30" stroke-width="2"/>',
  "rounded rectangles, ellipses, polygons":
    '<rect x="5" y="5" width="40" height="20" rx="8" ry="4"/><ellipse cx="70" cy="20" rx="20" ry="10"/><polygon points="10,90 40,50 70,90" fill="#080"/><polyline points="75 90 80 60 95 90" fill="none" stroke="#00f"/>',
  "dashes, caps and joins":
    '<path d="M10 10L90 20L10 40L90 60" fill="none" stroke="#000" stroke-width="5" stroke-linejoin="bevel" stroke-dasharray="12 6 3"/><path d="M15 80H85" stroke="#900" stroke-width="8" stroke-linecap="square"/>',
  "even-odd filling": '<path fill-rule="evenodd" d="M50 5L80 95L5 40H95L20 95Z"/>',
  "nested transforms":
    '<g transform="translate(50 50) rotate(20)"><g transform="scale(2 .5) skewX(20)"><rect x="-20" y="-20" width="30" height="30" stroke="#f80" stroke-width="3"/></g></g>',
  "a nested drawing with its own units":
    '<svg x="10" y="20" width="60" height="30" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMin slice"><circle cx="5" cy="5" r="5" fill="#063"/></svg>',
  "symbols used in two sizes and colours":
    '<symbol id="s" viewBox="0 0 10 10"><path d="M5 0L10 10H0z" fill="currentColor"/><circle cx="5" cy="7" r="2"/></symbol><use href="#s" x="10" y="10" width="30" height="30" color="#d00"/><use href="#s" x="50" y="30" width="20" height="40" color="#00d" fill="#fff"/>',
  "a linear gradient along the shape (C058)": `<linearGradient id="g" gradientTransform="rotate(20)">${STOPS}</linearGradient>${SHAPE} fill="url(#g)"/>`,
  "a radial gradient with a focus (C058)": `<radialGradient id="g" cx="0.4" fx="0.2" fy="0.3" r="0.6">${STOPS}</radialGradient>${SHAPE} fill="url(#g)"/>`,
  "a gradient in a clipped group (C058)": `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="40" cy="40" r="30">${STOPS}</radialGradient><clipPath id="c"><circle cx="40" cy="35" r="25"/></clipPath><g clip-path="url(#c)" transform="translate(10 5)">${SHAPE} fill="url(#g)"/></g>`,
  "a radial gradient under a mask (C058)": `<radialGradient id="g">${STOPS}</radialGradient><mask id="m"><rect width="100%" height="60%" fill="#fff"/></mask><g mask="url(#m)">${SHAPE} fill="url(#g)"/></g>`,
  "a reflected gradient": `<linearGradient id="g" x1="0.4" x2="0.6" spreadMethod="reflect">${STOPS}</linearGradient>${SHAPE} fill="url(#g)"/>`,
  "a repeated radial gradient": `<radialGradient id="g" r="0.2" fx="0.45" spreadMethod="repeat"><stop stop-color="#d00000"/><stop offset="1" stop-color="#3f88c5"/></radialGradient>${SHAPE} fill="url(#g)"/>`,
  "a gradient on a stroke": `<linearGradient id="g">${STOPS}</linearGradient>${SHAPE} fill="none" stroke="url(#g)" stroke-width="6"/>`,
  "a clip with a transform (C057)": `<clipPath id="c" transform="translate(20 5) rotate(15)"><rect width="40" height="40"/></clipPath>${SHAPE} clip-path="url(#c)"/>`,
  "a clip in style (C057)": `<clipPath id="c"><circle cx="40" cy="30" r="20"/></clipPath>${SHAPE} style="clip-path:url(#c);fill:#508"/>`,
  "a clip by the shape's own box": `<clipPath id="c" clipPathUnits="objectBoundingBox"><path d="M.5 0L1 1H0z"/></clipPath>${SHAPE} clip-path="url(#c)"/>`,
  "a clipped clip": `<clipPath id="a"><rect x="20" y="10" width="40" height="30"/></clipPath><clipPath id="c" clip-path="url(#a)"><circle cx="50" cy="40" r="30"/></clipPath><rect width="100" height="100" clip-path="url(#c)"/>`,
  "clips of several even-odd paths": `<clipPath id="c"><path clip-rule="evenodd" d="M10 10H50V50H10zM20 20H40V40H20z"/><path clip-rule="evenodd" d="M45 45H90V90H45zM55 55H80V80H55z"/></clipPath><rect width="100" height="100" clip-path="url(#c)" fill="#083"/>`,
  "groups that are half transparent":
    '<g opacity="0.5"><circle cx="35" cy="50" r="25" fill="#d00"/><circle cx="60" cy="50" r="25" fill="#00d"/></g>',
  blending:
    '<rect width="60" height="60" fill="#fc0"/><circle cx="60" cy="60" r="30" fill="#0cf" style="mix-blend-mode:multiply"/>',
  "a pattern":
    '<pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="4" height="8" fill="#d00"/></pattern><circle cx="50" cy="50" r="40" fill="url(#p)" stroke="#000" stroke-width="2"/>',
  "a pattern of one tile with a viewBox, taken over by href":
    '<pattern id="a" viewBox="0 0 10 20" preserveAspectRatio="xMinYMin slice"><circle cx="5" cy="5" r="5" fill="#063"/><rect y="10" width="10" height="3"/></pattern><pattern id="p" href="#a" x="-0.1" y="-0.1" width="1.5" height="1.2"/><path d="M20 20H80L70 90H20z" fill="url(#p)" stroke="#000"/>',
  "a pattern of one tile in units of the drawing":
    '<pattern id="p" patternUnits="userSpaceOnUse" x="5" y="8" width="95" height="90"><path d="M20 20h40v30h-20z" fill="#c30"/></pattern><circle cx="50" cy="50" r="35" fill="url(#p)" stroke="#000"/>',
  "a blur":
    '<filter id="f" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4"/></filter><g transform="rotate(10)"><rect x="30" y="20" width="40" height="40" fill="#063" filter="url(#f)"/></g>',
  "a style sheet with classes":
    '<style>.a{fill:#d00;stroke:#000} rect.a{stroke-width:4} #x{fill:#00d} path,circle{fill:#0a0}</style><rect class="a" x="5" y="5" width="40" height="40"/><rect class="a" id="x" x="55" y="5" width="40" height="40"/><circle cx="50" cy="75" r="20"/>',
  "stroke below fill":
    '<circle cx="50" cy="50" r="30" fill="#fc0" stroke="#000" stroke-width="12" paint-order="stroke"/>',
};

describe("pixel for pixel with librsvg", () => {
  test.each(Object.entries(DRAWINGS))("%s", async (_, inside) => {
    expect(await difference(`${SVG}>${inside}</svg>`)).toBeLessThanOrEqual(SHARE_TOLERANCE);
  });
});

test("shapes of a clip that turn in opposite directions are joined, as SVG specifies (librsvg cuts a hole)", async () => {
  const clip = '<clipPath id="c"><path d="M10 10H50V50H10z"/><path d="M30 30V80H70V30z"/></clipPath>';
  const { scene } = layOutSvg(`${SVG}>${clip}<rect width="100" height="100" clip-path="url(#c)"/></svg>`);
  const pixels = await readPixels(await paint(scene, 100));
  const alpha = (x: number, y: number) => pixelAt(pixels, x, y)[3];
  expect([alpha(20, 20), alpha(40, 40), alpha(60, 60)]).toEqual([255, 255, 255]);
  expect([alpha(60, 20), alpha(20, 60), alpha(80, 80)]).toEqual([0, 0, 0]);
});

test("empty parts of the drawing stay transparent, and no line appears (C055)", async () => {
  const { scene } = layOutSvg(
    `${SVG}><rect x="10" y="10" width="80" height="80" rx="20" fill="#fff"/></svg>`,
  );
  const pixels = await readPixels(await paint(scene, 500));
  expect(pixelAt(pixels, 55, 55)[3]).toBe(0);
  expect(pixelAt(pixels, 250, 250)).toEqual([255, 255, 255, 255]);
  const colours = new Set<string>();
  for (let at = 0; at < pixels.data.length; at += 4) {
    if ((pixels.data[at + 3] ?? 0) > 0) colours.add(pixels.data.subarray(at, at + 3).toString("hex"));
  }
  expect([...colours]).toEqual(["ffffff"]);
});
