/** Content of masks, patterns, filters and clips other than shapes: text, pictures, `<b:…>` elements. */
import { describe, expect, test } from "vitest";
import { pixelAt, readPixels } from "../../support/paper/pixels.ts";
import { every, layOut, paint, resourcesOf } from "./face.ts";

const raster = (inside: string, resources = resourcesOf()) => {
  const { scene, diagnostics } = layOut(inside, resources);
  const [item] = every(scene, "raster");
  return { scene, item, rules: diagnostics.map(({ rule }) => rule) };
};

/** Red, green, blue and alpha at a point in mm. */
async function colourAt(inside: string, x: number, y: number) {
  const { scene } = layOut(inside);
  return pixelAt(await readPixels(await paint(scene, 300)), x * 3, y * 3);
}

const BLOCK = '<text x="20" y="60" font-family="Alegreya" font-size="60" fill="#fff">A</text>';

describe("a mask", () => {
  const masked = (content: string) =>
    `<mask id="m" maskUnits="userSpaceOnUse" width="100" height="100">${content}</mask><rect width="100" height="100" fill="#c00" mask="url(#m)"/>`;

  test("lets through what its text covers", async () => {
    const letter = '<text x="10" y="80" font-family="Pirata One" font-size="90" fill="#fff">I</text>';
    const { scene } = layOut(letter);
    const ink = scene.texts[0]?.ink ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [Math.round(ink.x + ink.width / 2), Math.round(ink.y + ink.height / 2)];
    expect(await colourAt(masked(letter), x, y)).toEqual([204, 0, 0, 255]);
    expect((await colourAt(masked(letter), 90, 90))[3]).toBe(0);
  });

  test("lets through what a <b:icon> covers, transforms included", async () => {
    const icon = '<g transform="translate(50 0)"><b:icon name="square" size="20" fill="#fff"/></g>';
    expect((await colourAt(masked(icon), 60, 10))[3]).toBe(255);
    expect((await colourAt(masked(icon), 10, 10))[3]).toBe(0);
  });

  test("passes text on as glyphs that are not text of the card", () => {
    const { scene, item, rules } = raster(masked(BLOCK));
    expect(item?.definitions).toContain('<g><use href="#content-1"/></g>');
    expect(item?.definitions).not.toContain("<text");
    expect(item?.contents).toMatchObject([{ id: "content-1", items: [{ kind: "glyphs" }] }]);
    expect(scene.texts).toEqual([]);
    expect(rules).toEqual(["svg/rasterised"]);
  });

  test("reports missing icons", () => {
    expect(raster(masked('<b:icon name="wolf" size="9"/>')).scene.missing).toMatchObject([{ name: "wolf" }]);
  });

  test("measures text boxes on paper", () => {
    const box =
      '<g transform="scale(2)"><b:text width="40" height="20" size="10pt" font="Alegreya" fill="#fff">x</b:text></g>';
    // 10 pt are 3.5278 mm, two mm a unit: 1.7639 units.
    expect(raster(masked(box)).item?.contents?.[0]?.items).toMatchObject([
      { size: expect.closeTo(1.7639, 3) },
    ]);
  });

  test("that contains itself is reported", () => {
    const { rules } = raster(
      masked('<text y="50" font-family="Alegreya" font-size="9" mask="url(#m)">x</text>'),
    );
    expect(rules).toContain("svg/cycle");
  });

  test("has its lengths on paper in px, 96 to the inch, as in the drawing", async () => {
    const bar = '<rect width="1in" height="10mm" fill="#fff" style="stroke-width:3pt;stroke:#fff"/>';
    expect(raster(masked(bar)).item?.definitions).toMatch(
      /width="96" height="37.795276" style="[^"]*stroke-width:4;/,
    );
    // 10 mm are 37.8 units and the stroke extends 2 further.
    expect((await colourAt(masked(bar), 50, 39))[3]).toBe(255);
    expect((await colourAt(masked(bar), 50, 41))[3]).toBe(0);
  });

  test("keeps measures and transforms from CSS", () => {
    const style = "width:50px;height:9px;transform:rotate(90deg);transform-origin:10px 10px";
    const { item } = raster(masked(`<rect style="${style}" fill="#fff"/>`));
    expect(item?.definitions).toContain('width="50px" height="9px" transform="matrix(0 1 -1 0 20 0)"');
    expect(item?.definitions).not.toContain("transform-origin");
  });
});

describe("a pattern", () => {
  const picture = resourcesOf({ "fox.png": { width: 800, height: 600 } });

  const figma = (attributes: string) =>
    `<rect x="10" width="80" height="60" ${attributes} fill="url(#p)"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(0.00125 0.00166667)"/></pattern><image id="i" width="800" height="600" xlink:href="fox.png"/></defs>`;

  test("of one picture, as Figma fills a shape, is the picture itself, clipped to the shape", () => {
    const { scene, rules } = layOut(figma('rx="5" fill-opacity="0.5" stroke="#000"'), picture);
    expect(scene.items).toMatchObject([
      { kind: "group", opacity: 0.5, clip: { d: expect.stringMatching(/^M15 0L85 0C/) } },
      { kind: "path", fill: null, stroke: { width: 1 } },
    ]);
    // 800 px over 80 mm: 254 an inch.
    expect(scene.pictures).toMatchObject([{ href: "fox.png", dpi: expect.closeTo(254, 0) }]);
    expect(scene.pictures[0]?.box.x).toBeCloseTo(10, 6);
    expect(rules).toEqual([]);
  });

  test("of a repeating picture is rasterised together with the picture", () => {
    const { item, rules } = raster(
      figma("").replace('width="1" height="1"', 'width="0.5" height="1"'),
      picture,
    );
    expect(item?.contents).toMatchObject([{ items: [{ kind: "image", picture: "pixels fox.png" }] }]);
    expect(item?.definitions).toContain('<g id="src-i"><use href="#content-1"/></g>');
    expect(rules).toEqual(["svg/rasterised"]);
  });

  test("paints the letters of a text", async () => {
    const stripes = (attribute: string) =>
      `<pattern id="p" width="1" height="4" patternUnits="userSpaceOnUse"><rect width="1" height="2" fill="#00c"/></pattern><text x="5" y="90" font-family="Pirata One" font-size="110" ${attribute}>I</text>`;
    const ink = layOut(stripes('fill="#000"')).scene.texts[0]?.ink ?? { x: 0, y: 0, width: 0, height: 0 };
    const x = Math.round(ink.x + ink.width / 2);
    expect(await colourAt(stripes('fill="url(#p)"'), x, 49)).toEqual([0, 0, 204, 255]);
    expect((await colourAt(stripes('fill="url(#p)"'), x, 51))[3]).toBe(0);
    expect((await colourAt(stripes('fill="url(#p)"'), 98, 49))[3]).toBe(0);
    const { scene, rules } = layOut(stripes('fill="url(#p)"'));
    expect(scene.texts).toMatchObject([{ text: "I" }]);
    expect(rules).toEqual(["svg/rasterised"]);
  });

  test("with text repeats it", async () => {
    const tile =
      '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><b:icon name="square" x="5" y="5" size="10" fill="#00c"/></pattern><rect width="100" height="100" fill="url(#p)"/>';
    expect(await colourAt(tile, 10, 10)).toEqual([0, 0, 204, 255]);
    expect(await colourAt(tile, 70, 50)).toEqual([0, 0, 204, 255]);
    expect((await colourAt(tile, 60, 60))[3]).toBe(0);
  });
});

test("a clip that must be rasterised takes its text as outlines", () => {
  const { item, rules } = raster(
    '<clipPath id="c"><path clip-rule="evenodd" d="M0 0H99V50H0zM20 10H80V40H20z"/><text x="10" y="80" font-family="Alegreya" font-size="30">C</text></clipPath><rect width="99" height="99" clip-path="url(#c)"/>',
  );
  expect(item?.definitions).toMatch(
    /<clipPath id="src-c"><path [^>]*><\/path><path d="M[^"]{50,}"\/><\/clipPath>/,
  );
  expect(item?.contents).toBeUndefined();
  expect(rules).toEqual(["svg/rasterised"]);
});

test.each([
  ["vector-effect", '<path d="M0 5H9" stroke="#000" vector-effect="non-scaling-stroke"/>'],
  ["pathLength", '<path d="M0 5H9" stroke="#000" stroke-dasharray="1" pathLength="5"/>'],
  ["color-interpolation", '<rect width="9" height="9" fill="url(#g)"/>'],
])("features that only layout draws are reported inside a pattern: %s", (feature, content) => {
  const { diagnostics } = layOut(
    `<linearGradient id="g" color-interpolation="linearRGB"><stop/><stop offset="1"/></linearGradient><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse">${content}</pattern><rect width="50" height="50" fill="url(#p)"/>`,
  );
  const messages = diagnostics.filter(({ rule }) => rule === "svg/unsupported").map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(`^${feature} of <\\w+> is not read inside a pattern`)]);
});
