/** Text boxes and SVG's own text: their attributes, and the reports about the result. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openFontBook } from "../../../src/font/font-book.ts";
import { shapeBox } from "../../../src/layout/draw/boxes.ts";
import { storesOf } from "../../../src/layout/draw/stores.ts";
import { charactersOf, glyphsOf, widthOf } from "../../../src/scene/glyph-runs.ts";
import type { Scene } from "../../../src/scene/scene.ts";
import type { Box } from "../../../src/units/box.ts";
import { every, first, fonts, layOut, layOutSvg, resourcesOf, SQUARE, SVG } from "./face.ts";

const glyphs = (scene: Scene) => every(scene, "glyphs");
const says = (scene: Scene) => glyphs(scene).map(charactersOf);

const box = (attributes: string, text = "Ahoy") =>
  `<b:text x="10" y="10" width="60" height="30" ${/\bfont="/.test(attributes) ? "" : 'font="Alegreya"'} ${attributes}>${text}</b:text>`;

test.each(["", 'font-family="Nobody"'])(
  "without an existing font (%s) is set in Alegreya, whichever file is first",
  (font) => {
    const files = [
      HEBREW,
      "templates/shared/fonts/PirataOne-Regular.ttf",
      "templates/shared/fonts/Alegreya-Regular.ttf",
    ];
    const faceOf = (names: readonly string[]) => {
      const book = openFontBook(names.map((file) => ({ file, bytes: readFileSync(file) }))).value;
      const text = `<text y="9" ${font}>Ahoy</text><b:text width="60" height="30" size="10pt" ${font}>Ahoy</b:text>`;
      return glyphs(layOut(text, { ...resourcesOf(), fonts: book }).scene).map(({ face }) => face);
    };
    expect(faceOf(files)).toEqual(["Alegreya-Regular", "Alegreya-Regular"]);
    expect(faceOf(files.slice(1, 2))).toEqual(["PirataOne-Regular", "PirataOne-Regular"]);
  },
);

const HEBREW = "node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf";

describe("<b:text>", () => {
  test("measures its size on paper, whatever the scale of the drawing", () => {
    const mm = layOut(box('size="10pt"')).scene;
    // 10 pt = 10 x 25.4 / 72 mm.
    expect(first(mm, "glyphs").size).toBeCloseTo(3.5278, 3);
    const text = `<svg viewBox="0 0 1000 1000">${box('size="10pt"').replace('height="30"', 'height="300"').replace('width="60"', 'width="600"')}</svg>`;
    const px = layOutSvg(text).scene;
    expect(first(px, "glyphs").size).toBeCloseTo(35.278, 2);
    expect(px.texts[0]).toMatchObject({ sizePt: expect.closeTo(10, 6), askedSizePt: expect.closeTo(10, 6) });
    expect(px.texts[0]?.box).toMatchObject({ x: 1, y: 1, width: 60, height: expect.closeTo(30, 9) });
  });

  test("takes a plain number as units of the drawing", () => {
    const { scene } = layOut(`<g transform="scale(0.5)">${box('size="8"')}</g>`);
    expect(first(scene, "glyphs").size).toBe(8);
    // 8 x 0.5 mm = 4 mm = 11.339 pt.
    expect(scene.texts[0]?.sizePt).toBeCloseTo(11.339, 3);
  });

  test("shrinks to 7.5 pt unless the template says another size", () => {
    const least = (attributes: string) => layOut(box(attributes)).scene.texts[0]?.minSizePt;
    expect(least('size="10pt"')).toBeCloseTo(7.5, 6);
    expect(least('size="6pt"')).toBeCloseTo(6, 6);
    expect(least('size="10pt" min-size="9pt"')).toBeCloseTo(9, 6);
  });

  test("reports overflow in mm and the text as printed", () => {
    const { scene } = layOut(
      '<g transform="scale(2)"><b:text width="20" height="1" size="5" min-size="5" font="Alegreya">**Two**\n\nlines</b:text></g>',
    );
    // Two lines of 1.2 x 5 and a gap of half a size: 14.5 units, 1 fits; 13.5 units are 27 mm.
    expect(scene.texts[0]).toMatchObject({
      overflow: expect.closeTo(27, 6),
      text: expect.stringMatching(/^Two\s+lines$/),
    });
  });

  test("sets icons in the given colour", () => {
    const colour = (attributes: string) =>
      first(layOut(box(attributes, "roll :anchor:")).scene, "use").colour.colour;
    expect(colour('fill="#123456"')).toBe("#123456");
    expect(colour('fill="#123456" icon-fill="#654321"')).toBe("#654321");
  });

  test("reports unknown names and characters that no face has", () => {
    const { scene } = layOut(box("", "roll :anker: \u2620"));
    expect(scene.texts[0]).toMatchObject({ unknown: ["anker"], missing: ["\u2620"] });
  });

  test("is visible below a root without fill, as Figma writes it", () => {
    const { scene } = layOut(`<g fill="none">${box("")}</g>`);
    expect(first(scene, "glyphs").fill).toMatchObject({ kind: "solid", colour: "#000000" });
  });

  test("takes weight, style and features", () => {
    const face = (attributes: string) => first(layOut(box(attributes)).scene, "glyphs").face;
    expect(face("")).toBe("Alegreya-Regular");
    expect(face('weight="bold" style="italic"')).toBe("Alegreya-BoldItalic");
    expect(face('style="font-style:italic"')).toBe("Alegreya-Italic");
    expect(face('font="Pirata One"')).not.toContain("Alegreya");
    const small = (features: string) =>
      glyphsOf(first(layOut(box(`features="${features}"`, "abc")).scene, "glyphs")).ids;
    expect(small("smcp")).not.toEqual(small("-smcp"));
  });

  test("keeps its origin, also through a partial", () => {
    const text =
      '<svg viewBox="0 0 100 100" b:at="card.svg.hbs:1:1:0"><b:text b:at="partials/note.svg.hbs:7:3:120" b:from="special.0.title" width="50" height="9" size="4">x</b:text></svg>';
    const { scene } = layOutSvg(text);
    const origin = { file: "partials/note.svg.hbs", line: 7, column: 3, field: ["special", 0, "title"] };
    expect(scene.texts[0]?.origin).toEqual(origin);
    expect(first(scene, "glyphs").origin).toEqual(origin);
  });

  test.each([
    [box('size="big"'), "size of <b:text>"],
    [box('align="middel"'), "align of <b:text>"],
    [box('alingn="left"'), 'did you mean "align"?'],
    [box('features="smallcaps"'), "features of <b:text>"],
    [box('leading="-1"'), "leading of <b:text>"],
    [box("", "<tspan>x</tspan>"), "<b:text> contains <tspan>"],
    ['<b:text height="9">x</b:text>', "width of <b:text>"],
    [box('font="Pirate One"'), 'no font file has the family "Pirate One"'],
  ])("%s is reported", (inside, words) => {
    const [found] = layOut(inside).diagnostics;
    expect(`${found?.message} ${found?.fix}`).toContain(words);
  });

  test("an unknown family is a warning with the most similar one", () => {
    const [found] = layOut(box('font="Pirate One"')).diagnostics;
    expect(found).toMatchObject({
      rule: "template/unknown-font",
      severity: "warning",
      fix: 'did you mean "Pirata One"?',
    });
    expect(layOut(box("font=\"'Not There', Alegreya, serif\"")).diagnostics).toEqual([]);
  });

  test("an unknown face of an existing family leads to the family", () => {
    expect(layOut(box('font="Alegreya-UltraBlackSlanted"')).diagnostics).toMatchObject([
      { rule: "template/unknown-font", fix: 'did you mean "Alegreya"?' },
    ]);
  });

  test("a PostScript name in a style sheet selects its face", () => {
    const { scene, rules } = layOut(
      '<style>.a{font-family:\'Alegreya-BoldItalic\'}</style><text class="a" y="9" font-size="6">Ahoy</text>',
    );
    expect([every(scene, "glyphs").map(({ face }) => face), rules]).toEqual([["Alegreya-BoldItalic"], []]);
  });

  test.each([
    ['font="Pirata One" weight="bold"', '"Pirata One" has no weight 700; the text is set in weight 400'],
    ['font="Alegreya" weight="600"', '"Alegreya" has no weight 600; the text is set in weight 700'],
    ['font="Alegreya" font-weight="500"', '"Alegreya" has no weight 500; the text is set in weight 400'],
    ['font="Pirata One" style="italic"', '"Pirata One" has no italic; the text is set in upright letters'],
    ['font="Alegreya" weight="700" style="italic"', undefined],
    ['font="Alegreya" weight="normal"', undefined],
    ['font="Pirata One"', undefined],
    ['font="Pirata One" font-weight="bolder"', undefined],
    ['font="Alegreya-Bold" weight="normal"', undefined],
    ['font="Alegreya-Regular" weight="bold"', undefined],
    [
      'font="PirataOne-Regular" weight="bold"',
      '"Pirata One" has no weight 700; the text is set in weight 400',
    ],
  ])("a face that the family lacks is reported with what is printed: %s", (attributes, message) => {
    const { diagnostics } = layOut(box(attributes));
    const expected = message && `the family ${message}`;
    expect(diagnostics.map(({ rule, message: found }) => [rule, found])).toEqual(
      expected === undefined ? [] : [["template/missing-face", expected]],
    );
  });

  test("the same applies to a plain text", () => {
    const text =
      '<text y="9" font-family="Pirata One" font-size="6"><tspan font-weight="bold">Ahoy</tspan></text>';
    expect(layOut(text).diagnostics).toMatchObject([
      {
        rule: "template/missing-face",
        fix: "add the font file to the fonts folder, or use what the family has: 400",
      },
    ]);
  });
});

describe("<text>", () => {
  const text = (inside: string, attributes = "") =>
    layOut(`<text x="50" y="50" font-family="Alegreya" font-size="10" ${attributes}>${inside}</text>`);
  const boxOf = (scene: Scene) =>
    shapeBox(scene.items, { symbols: new Map(), resources: resourcesOf(), stores: storesOf(fonts) });

  test("is set at its place and anchored", () => {
    const start = boxOf(text("Ahoy").scene);
    const width = start?.width ?? 0;
    expect(start?.x).toBe(50);
    expect(boxOf(text("Ahoy", 'text-anchor="middle"').scene)?.x).toBeCloseTo(50 - width / 2, 9);
    expect(boxOf(text("Ahoy", 'text-anchor="end"').scene)?.x).toBeCloseTo(50 - width, 9);
  });

  test("collapses white space as browsers do", () => {
    expect(says(text("\n   two \n words  ").scene)).toEqual(["two words"]);
    expect(says(text("a  b ", 'xml:space="preserve"').scene)).toEqual(["a  b "]);
  });

  test("starts a line at every place that a tspan gives", () => {
    const { scene } = text('<tspan x="10" y="20">one</tspan>\n<tspan x="10" dy="12">two</tspan>');
    expect(says(scene)).toEqual(["one", "two"]);
    expect(glyphs(scene).map(({ x, y }) => [x, y])).toEqual([
      [10, 20],
      [10, 32],
    ]);
    expect(scene.texts[0]?.text).toBe("one\ntwo");
  });

  test("continues in another style after the first", () => {
    const { scene } = text('Roll <tspan font-weight="bold" fill="red">twice</tspan>');
    const [plain, bold] = glyphs(scene);
    expect([plain?.face, bold?.face]).toEqual(["Alegreya-Regular", "Alegreya-Bold"]);
    const width = plain ? widthOf(plain) : 0;
    expect(bold?.x).toBeCloseTo(50 + width, 9);
    expect(bold?.fill).toMatchObject({ colour: "#ff0000" });
  });

  test("sets letters one by one if a list gives their places", () => {
    const { scene } = text("abc", 'dx="0 3"');
    const { scene: listed } = layOut('<text x="1 20 30" y="9" font-size="5">abc</text>');
    expect(says(scene)).toEqual(["a", "bc"]);
    expect(glyphs(listed).map(({ x }) => x)).toEqual([1, 20, 30]);
  });

  test("aligns by another line of the letters", () => {
    const { metrics } = fonts.find(["Alegreya"], 400, false) ?? { metrics: { ascent: 0, descent: 0 } };
    const y = (attributes: string) => first(text("x", attributes).scene, "glyphs").y;
    expect(y('dominant-baseline="central"')).toBeCloseTo(
      50 + ((metrics.ascent - metrics.descent) / 2) * 10,
      9,
    );
    expect(y('dominant-baseline="hanging"')).toBeGreaterThan(y('dominant-baseline="middle"'));
    expect(first(text('<tspan baseline-shift="2">x</tspan>').scene, "glyphs").y).toBe(48);
  });

  test("takes a gradient over the whole text", () => {
    const { scene } = layOut(
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><text x="10" y="50" font-family="Alegreya" font-size="10" fill="url(#g)">A <tspan font-weight="bold">B</tspan></text>',
    );
    const [one, two] = glyphs(scene).map(({ fill }) => fill);
    expect(one).toMatchObject({ kind: "linear", transform: expect.arrayContaining([10]) });
    expect(two).toEqual(one);
  });

  test("reports its size and ink", () => {
    const { scene } = layOut(
      '<g transform="scale(2)"><text x="5" y="20" font-family="Alegreya" font-size="4">H</text></g>',
    );
    // 4 units x 2 mm = 8 mm = 22.677 pt; the H is on the baseline at 40 mm, its serifs slightly below.
    expect(scene.texts[0]).toMatchObject({ sizePt: expect.closeTo(22.677, 3), overflow: 0, text: "H" });
    const ink = scene.texts[0]?.ink;
    expect((ink?.y ?? 0) + (ink?.height ?? 0)).toBeCloseTo(40, 0);
  });

  test("allows no other elements", () => {
    expect(text('<b:icon name="anchor"/>').rules).toEqual(["svg/element"]);
  });
});

describe("the hull of a text", () => {
  const two = `<b:text x="10" y="10" width="60" height="40" size="10pt" font="Alegreya" align="center">A longer line\nof :square: two</b:text>`;
  const own =
    '<text x="10" y="50" font-family="Alegreya" font-size="5">A<tspan x="20" y="70">longer line</tspan></text>';

  test.each([two, own])("is found for a piece with a die line, around the same ink: %s", (text) => {
    const ink = layOut(text).scene.texts[0]?.ink as Box;
    const [fact] = layOutSvg(`${SVG}>${text}</svg>`, { ...SQUARE, isShaped: true }).scene.texts;
    expect(fact?.ink).toEqual(ink);
    const [xs, ys] = [fact?.hull?.map(({ x }) => x) ?? [], fact?.hull?.map(({ y }) => y) ?? []];
    expect(xs.length).toBeGreaterThan(4);
    expect(Math.min(...xs)).toBeCloseTo(ink.x, 2);
    expect(Math.max(...xs)).toBeCloseTo(ink.x + ink.width, 2);
    expect(Math.min(...ys)).toBeCloseTo(ink.y, 2);
    expect(Math.max(...ys)).toBeCloseTo(ink.y + ink.height, 2);
  });

  test("is not looked for on other pieces, which are compared with the edges of a card", () => {
    expect(layOut(two + own).scene.texts.map(({ hull }) => hull)).toEqual([undefined, undefined]);
  });
});
