/** Drawings look as in a browser: the raster of our outline SVG against Chromium's picture of the original drawing. */
import { beforeAll, describe, expect, test } from "vitest";
import { layOutSvg, paint, SQUARE } from "../layout/svg/face.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { browserPictures } from "../support/paper/browser.ts";
import { SHARE_TOLERANCE, shareOfDifference } from "../support/paper/pixels.ts";
import { toolOrSkip } from "../support/tools.ts";

const SIDE = 300;

const STOPS = '<stop offset="0.1" stop-color="#d00000"/><stop offset="0.9" stop-color="#3f88c5"/>';
const SHAPE = '<path d="M10 10h60v30a20 20 0 0 1-40 10z"';

const DRAWINGS: Readonly<Record<string, string>> = {
  "arcs and curves":
    '<path d="M5 50a20 10 30 1 0 30 5zm40-30q10-20 20 0t20 0s5 20-10 30-20-5-30 10" fill="#456" stroke="#c30" stroke-width="2"/>',
  "dashes, caps and joins":
    '<path d="M10 10L90 20L10 40L90 60" fill="none" stroke="#000" stroke-width="5" stroke-linejoin="bevel" stroke-dasharray="12 6 3"/><path d="M15 80H85" stroke="#900" stroke-width="8" stroke-linecap="square"/>',
  "nested transforms":
    '<g transform="translate(50 50) rotate(20)"><g transform="scale(2 .5) skewX(20)"><rect x="-20" y="-20" width="30" height="30" stroke="#f80" stroke-width="3"/></g></g>',
  "transforms in style, about a point":
    '<rect x="20" y="20" width="40" height="20" fill="#06c" style="transform-origin:40px 30px;transform:rotate(40deg) scale(1.2)"/>',
  "a nested drawing with its own units":
    '<svg x="10" y="20" width="60" height="30" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMin slice"><circle cx="5" cy="5" r="5" fill="#063"/></svg>',
  "symbols used in two sizes and colours":
    '<symbol id="s" viewBox="0 0 10 10"><path d="M5 0L10 10H0z" fill="currentColor"/><circle cx="5" cy="7" r="2"/></symbol><use href="#s" x="10" y="10" width="30" height="30" color="#d00"/><use href="#s" x="50" y="30" width="20" height="40" color="#00d" fill="#fff"/>',
  "uses of a group, turned, with inherited styles":
    '<defs><g id="g"><rect width="20" height="20"/><circle cx="20" cy="20" r="8" fill="#fc0"/></g></defs><use href="#g" x="10" y="10" fill="#080"/><use href="#g" transform="translate(60 50) rotate(30)" fill="#808" stroke="#000"/>',
  "a linear gradient along the shape (C058)": `<linearGradient id="g" gradientTransform="rotate(20)">${STOPS}</linearGradient>${SHAPE} fill="url(#g)"/>`,
  "a gradient that inherits its stops (C058)": `<linearGradient id="a" x1="1" x2="0">${STOPS}</linearGradient><linearGradient id="g" href="#a" gradientUnits="userSpaceOnUse" y1="10" y2="60"/>${SHAPE} fill="url(#g)"/>`,
  "gradients that mix in linear RGB": `<linearGradient id="g" color-interpolation="linearRGB"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></linearGradient><radialGradient id="r" style="color-interpolation:linearRGB"><stop offset="0.1" stop-color="#000"/><stop offset="0.9" stop-color="#fff"/></radialGradient>${SHAPE} fill="url(#g)"/><rect x="10" y="60" width="80" height="40" fill="url(#r)"/>`,
  "a radial gradient from one circle to another": `<radialGradient id="g" fx="0.3" fy="0.4" fr="0.15">${STOPS}</radialGradient><rect width="100" height="100" fill="url(#g)"/>`,
  "dashes by pathLength":
    '<path d="M5 12h80" stroke="#a00" stroke-width="6" stroke-dasharray="3 1" pathLength="12"/><path d="M5 30L45 60L5 90Z" fill="none" stroke="#00a" stroke-width="5" pathLength="8" stroke-dasharray="1" stroke-dashoffset="0.5"/><path d="M62 90C65 20 85 20 95 90" fill="none" stroke="#080" stroke-width="4" pathLength="20" stroke-dasharray="2 1"/>',
  "styles that are important":
    '<style>.z{fill:#0000aa !important}.z{fill:#f80}</style><rect class="z" width="50" height="50" style="fill:#0f0"/>',
  "a radial gradient with a focus (C058)": `<radialGradient id="g" cx="0.4" fx="0.2" fy="0.3" r="0.6">${STOPS}</radialGradient>${SHAPE} fill="url(#g)"/>`,
  "a gradient in a clipped group (C058)": `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="40" cy="40" r="30">${STOPS}</radialGradient><clipPath id="c"><circle cx="40" cy="35" r="25"/></clipPath><g clip-path="url(#c)" transform="translate(10 5)">${SHAPE} fill="url(#g)"/></g>`,
  "a radial gradient under a mask (C058)": `<radialGradient id="g">${STOPS}</radialGradient><mask id="m"><rect width="100%" height="60%" fill="#fff"/></mask><g mask="url(#m)">${SHAPE} fill="url(#g)"/></g>`,
  "a reflected gradient": `<linearGradient id="g" x1="0.4" x2="0.6" spreadMethod="reflect">${STOPS}</linearGradient>${SHAPE} fill="url(#g)"/>`,
  "a gradient that fades, on a stroke": `<linearGradient id="g"><stop stop-color="#d00" stop-opacity="0.2"/><stop offset="1" stop-color="#00d"/></linearGradient>${SHAPE} fill="none" stroke="url(#g)" stroke-width="6"/>`,
  "a clip with a transform (C057)": `<clipPath id="c" transform="translate(20 5) rotate(15)"><rect width="40" height="40"/></clipPath>${SHAPE} clip-path="url(#c)"/>`,
  "a clip in style (C057)": `<clipPath id="c"><circle cx="40" cy="30" r="20"/></clipPath>${SHAPE} style="clip-path:url(#c);fill:#508"/>`,
  "a clip by the shape's own box (C057)": `<clipPath id="c" clipPathUnits="objectBoundingBox"><path d="M.5 0L1 1H0z"/></clipPath>${SHAPE} clip-path="url(#c)"/>`,
  "a clipped clip (C057)":
    '<clipPath id="a"><rect x="20" y="10" width="40" height="30"/></clipPath><clipPath id="c" clip-path="url(#a)"><circle cx="50" cy="40" r="30"/></clipPath><rect width="100" height="100" clip-path="url(#c)"/>',
  "a clip of shapes with opposite directions (C057)":
    '<clipPath id="c"><path d="M10 10H50V50H10z"/><path d="M30 30V80H70V30z"/></clipPath><rect width="100" height="100" clip-path="url(#c)" fill="#083"/>',
  "half-transparent groups":
    '<g opacity="0.5"><circle cx="35" cy="50" r="25" fill="#d00"/><circle cx="60" cy="50" r="25" fill="#00d"/></g>',
  "opacity of fill and stroke":
    '<circle cx="50" cy="50" r="30" fill="#d00" fill-opacity="0.4" stroke="#00d" stroke-opacity="0.5" stroke-width="14"/>',
  blending:
    '<rect width="60" height="60" fill="#fc0"/><circle cx="60" cy="60" r="30" fill="#0cf" style="mix-blend-mode:multiply"/><rect x="10" y="30" width="40" height="10" fill="#804" style="mix-blend-mode:screen"/>',
  "blending confined to its half-transparent group":
    '<rect width="60" height="100" fill="#fc0"/><g opacity="0.9"><rect x="20" y="20" width="60" height="30" fill="#0cf"/><circle cx="50" cy="50" r="25" fill="#f0c" style="mix-blend-mode:multiply"/></g>',
  "a pattern":
    '<pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="4" height="8" fill="#d00"/></pattern><circle cx="50" cy="50" r="40" fill="url(#p)" stroke="#000" stroke-width="2"/>',
  "stroke below fill":
    '<circle cx="50" cy="50" r="30" fill="#fc0" stroke="#000" stroke-width="12" paint-order="stroke"/>',
};

const NAMES = Object.keys(DRAWINGS);
/** Drawn once with its gradient turned, which the comparison must notice. */
const WRONG = NAMES.indexOf("a linear gradient along the shape (C058)");

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">${inside}</svg>`;

let shown: readonly Buffer[] | undefined;

describe("as in a browser", () => {
  beforeAll(async () => {
    let missing = false;
    const chromium = toolOrSkip(CHROMIUM ?? "chromium", () => {
      missing = true;
    });
    if (!missing) shown = await browserPictures(Object.values(DRAWINGS).map(drawing), SIDE, chromium);
  });

  for (const [index, name] of NAMES.entries())
    test(name, async ({ skip }) => {
      const theirs = shown?.[index] ?? skip("chromium is not installed");
      const { scene } = layOutSvg(drawing(DRAWINGS[name] as string), SQUARE);
      expect(await shareOfDifference(await paint(scene, SIDE), theirs)).toBeLessThanOrEqual(SHARE_TOLERANCE);
    });

  test("the comparison notices a gradient in another direction", async ({ skip }) => {
    const theirs = shown?.[WRONG] ?? skip("chromium is not installed");
    const wrong = (DRAWINGS[NAMES[WRONG] as string] as string).replace("rotate(20)", "rotate(60)");
    const { scene } = layOutSvg(drawing(wrong), SQUARE);
    expect(await shareOfDifference(await paint(scene, SIDE), theirs)).toBeGreaterThan(50 * SHARE_TOLERANCE);
  });
});
