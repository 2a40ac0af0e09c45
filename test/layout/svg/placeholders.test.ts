/** Attributes with the prefix "b:": what a drawing program shows is replaced in print. */
import { describe, expect, test } from "vitest";
import { first, layOut, layOutSvg, resourcesOf } from "./face.ts";

const art = resourcesOf({ "art/sea.png": { width: 600, height: 300 } });

/** The drawing and the reports, wherever the elements are in the text. */
function drawn(inside: string) {
  const { items, scene, diagnostics } = layOut(inside, art);
  const { texts, icons, pictures, svgPictures, missing } = scene;
  const all = { items, symbols: scene.symbols, texts, icons, pictures, svgPictures, missing, diagnostics };
  return JSON.parse(
    JSON.stringify(all, (key, value) => (key === "origin" || key === "start" ? null : value)),
  );
}

const TEXT = "Gain **3** :anchor: gold, then draw a card and keep it in your hand";

describe("a placeholder prints like the <b:…> element in its place", () => {
  test.each([
    [
      "a box for a text, with the attributes of <b:text>",
      `<rect b:text="${TEXT}" x="9" y="8" width="30" height="20" rx="2" fill="#123456" b:size="12pt" b:min-size="6pt" b:align="center" b:valign="bottom" b:leading="1.1" b:weight="700" b:icon-fill="red"/>`,
      `<b:text x="9" y="8" width="30" height="20" fill="#123456" size="12pt" min-size="6pt" align="center" valign="bottom" leading="1.1" weight="700" icon-fill="red">${TEXT}</b:text>`,
    ],
    [
      "line breaks, written as &#10;",
      '<rect b:text="one&#10;two&#10;&#10;three" width="30" height="40" b:size="9pt"/>',
      '<b:text width="30" height="40" size="9pt">one\ntwo\n\nthree</b:text>',
    ],
    [
      "a frame: neither its stroke nor its missing fill counts",
      `<g fill="#884400"><rect b:text="${TEXT}" width="60" height="40" style="fill:none;stroke:#f00;font-family:'Pirata One';font-size:5px"/></g>`,
      `<g fill="#884400"><b:text width="60" height="40" font-family="Pirata One" font-size="5">${TEXT}</b:text></g>`,
    ],
    [
      "a frame around an icon, with a colour of print alone",
      '<rect b:icon="anchor" x="2" y="3" width="8" height="6" style="fill:none;stroke:red" b:fill="#00ff00"/>',
      '<b:icon name="anchor" x="2" y="3" width="8" height="6" fill="#00ff00"/>',
    ],
    [
      "words in place of an icon that nothing has",
      '<rect b:icon="nothing" b:or="20" x="2" y="3" width="8" height="6" fill="#123456"/>',
      '<b:icon name="nothing" or="20" x="2" y="3" width="8" height="6" fill="#123456"/>',
    ],
    [
      "the box of a circle, moved and faded",
      '<circle b:icon="anchor" cx="20" cy="30" r="10" fill="#123456" stroke="#fff" opacity="0.5" transform="rotate(10)"/>',
      '<b:icon name="anchor" x="10" y="20" width="20" height="20" fill="#123456" opacity="0.5" transform="rotate(10)"/>',
    ],
    [
      "a sample picture, which is not looked for",
      '<image b:art="art/sea.png" href="sample.png" x="2" y="3" width="20" height="30" b:fit="contain"/>',
      '<b:art href="art/sea.png" x="2" y="3" width="20" height="30" fit="contain"/>',
    ],
    [
      "other words of a text, at the place and in the style of its first ones",
      '<text x="5" y="9" font-size="4" b:text="Title"><tspan x="6" y="10" style="fill:#00f">Sample</tspan><tspan x="6" y="15">more</tspan></text>',
      '<text x="5" y="9" font-size="4"><tspan x="6" y="10" style="fill:#00f">Title</tspan></text>',
    ],
    [
      "lines of a text, one below the other, an empty one too",
      '<text x="5 6" y="9" font-size="4" text-anchor="middle" style="line-height:1.5" b:text="One\\ntwo&#10;\\nfour"><tspan x="6">Sample</tspan></text>',
      '<text x="5 6" y="9" font-size="4" text-anchor="middle"><tspan x="6">One</tspan><tspan x="6" y="15">two</tspan><tspan x="6" y="27">four</tspan></text>',
    ],
    [
      "lines of a text whose own size its line height follows; Inkscape's own is 1.25",
      '<text x="5" y="9" font-size="4" b:text="One\\ntwo"><tspan font-size="8">Sample</tspan></text>',
      '<text x="5" y="9" font-size="4"><tspan font-size="8">One</tspan><tspan x="5" y="19" font-size="8">two</tspan></text>',
    ],
    [
      "the words of a flowed text",
      '<flowRoot font-size="4" b:text="Gain **3**"><flowRegion><rect x="9" y="8" width="30" height="20"/></flowRegion><flowPara>Sample</flowPara></flowRoot>',
      '<flowRoot font-size="4"><flowRegion><rect x="9" y="8" width="30" height="20"/></flowRegion><flowPara>Gain **3**</flowPara></flowRoot>',
    ],
    [
      "any other attribute, over style and sheet",
      '<style>.a { fill: red }</style><rect class="a" width="9" height="9" style="stroke:red;opacity:1" x="1" b:x="20" b:fill="#00ff00" b:stroke="#0000ff" b:opacity="0.5" b:transform="scale(2)"/>',
      '<style>.a { fill: red }</style><rect width="9" height="9" x="20" fill="#00ff00" stroke="#0000ff" opacity="0.5" transform="scale(2)"/>',
    ],
    [
      "an empty attribute leaves the plain one",
      '<rect width="9" height="9" fill="#ff0000" b:fill="" b:display=""/>',
      '<rect width="9" height="9" fill="#ff0000"/>',
    ],
    [
      "the letters of a clip",
      '<clipPath id="c"><text y="9" b:text="Cut">Sample</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>',
      '<clipPath id="c"><text y="9">Cut</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>',
    ],
    [
      "texts that a card lacks",
      '<text y="9" b:text="">Sample</text><rect width="9" height="9" b:text=""/>',
      '<text y="9"/><b:text width="9" height="9"></b:text>',
    ],
    ["what is shown and not printed", '<rect width="9" height="9" b:display="none"/>', ""],
    [
      "a stop of a gradient",
      '<linearGradient id="g"><stop style="stop-color:#f00" b:stop-color="#00ff00"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
      '<linearGradient id="g"><stop stop-color="#00ff00"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
    ],
  ])("%s", (_, placeholder, own) => {
    const printed = drawn(placeholder);
    expect(printed).toEqual(drawn(own));
    expect(printed.diagnostics).toEqual([]);
  });

  test("is drawn by <use> and inside a pattern", () => {
    const one = '<rect id="p" b:icon="anchor" width="8" height="8"/>';
    expect(drawn(`<defs>${one}</defs><use href="#p" x="3"/>`).symbols).toEqual(
      drawn('<defs><b:icon id="p" name="anchor" width="8" height="8"/></defs><use href="#p" x="3"/>').symbols,
    );
    const pattern = (inside: string) =>
      first(
        layOut(
          `<pattern id="q" width="9" height="9" patternUnits="userSpaceOnUse">${inside}</pattern><rect width="40" height="40" fill="url(#q)"/>`,
        ).scene,
        "raster",
      ).contents?.length;
    expect(pattern(one)).toBe(1);
  });
});

describe("reports", () => {
  const reportsOf = (inside: string): readonly string[] =>
    layOut(inside, art).diagnostics.map(({ rule, message, fix }) => `${rule}: ${message}; ${fix}`);

  test.each([
    [
      '<rect width="9" height="9" b:fil="red"/>',
      'svg/bad-value: <rect> has no attribute "b:fil"; did you mean "b:fill"?',
    ],
    [
      '<rect width="9" height="9" b:txt="a"/>',
      'svg/bad-value: <rect> has no attribute "b:txt"; did you mean "b:text"?',
    ],
    [
      '<rect width="9" height="9" b:min-size="8pt"/>',
      'svg/bad-value: <rect> has no attribute "b:min-size"; it belongs next to b:text, on the same element',
    ],
    [
      '<rect width="9" height="9" b:icon="anchor" b:min-sise="8pt"/>',
      'svg/bad-value: <rect> has no attribute "b:min-sise"; remove it, or put the name of an SVG attribute after b:',
    ],
    [
      '<rect width="9" height="9" b:icon="anchor" b:text="a"/>',
      "svg/element: <rect> has b:text and b:icon; an element can be a placeholder for only one of them; draw one element for each",
    ],
    [
      '<g b:text="a"><rect width="9" height="9"/></g>',
      "svg/element: <g> cannot have b:text, because it has no box of its own; put b:text on a <rect>, <image>, <circle>, <ellipse>, <path>, <polygon> or <polyline>, or on a <text>",
    ],
    [
      '<rect b:icon="anchor" width="9" height="9" b:stroke="#00f"/>',
      'svg/unsupported: stroke="#00f" has no effect on an icon; draw the outline in its file, or as a separate shape around it',
    ],
    [
      '<b:icon name="anchor" width="9" height="9" style="stroke:#00f"/>',
      'svg/unsupported: stroke="#00f" has no effect on an icon; draw the outline in its file, or as a separate shape around it',
    ],
    [
      '<image b:art="art/sea.png" width="9" height="9" b:stroke="#00f"/>',
      'svg/unsupported: stroke="#00f" has no effect on a picture; draw the outline in its file, or as a separate shape around it',
    ],
    [
      '<text y="9" b:icon="anchor">a</text>',
      "svg/element: <text> cannot have b:icon, because it has no box of its own; put b:icon on a <rect>, <image>, <circle>, <ellipse>, <path>, <polygon> or <polyline>",
    ],
    [
      '<circle cx="9" cy="9" b:icon="anchor"/>',
      'svg/bad-value: r of <circle> is "", expected a shape with an area, because something is printed in its place; make it larger',
    ],
    [
      '<rect b:icon="anchor" height="9"/>',
      'svg/bad-value: width of <rect> is "", expected a length; the element is not drawn without one; write a length',
    ],
    [
      '<clipPath id="c"><rect width="3" height="3" b:text="a"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>',
      'svg/element: <rect> is a placeholder, which is not allowed in a <clipPath>; remove b:text, b:icon or b:art from it, or use a <text> with b:text="…"',
    ],
    [
      '<rect width="9" height="9" b:icon="anchor" onclick="alert(1)"/>',
      "svg/element: the attribute onclick is not read; drawings must not contain scripts",
    ],
    [
      '<rect width="9" height="9" b:text="a" b:onclick="alert(1)"/>',
      'svg/bad-value: <rect> has no attribute "b:onclick"; remove it, or put the name of an SVG attribute after b:',
    ],
    [
      '<rect width="9" height="9" b:text="a"><script>alert(1)</script></rect>',
      "svg/element: <script> is not drawn; drawings must not contain scripts",
    ],
    [
      '<image width="9" height="9" b:art="https://example.com/a.png" href="file:///etc/passwd"/>',
      'svg/href: "https://example.com/a.png" is outside the game; give the path of a picture in the game\'s folder, such as "art/fox.png"',
    ],
  ])("%s", (inside, expected) => {
    expect(reportsOf(inside)).toEqual([expected]);
  });

  test("the namespace decides, not its prefix", () => {
    const { scene, diagnostics } = layOutSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:card="urn:broadside" xmlns:bb="urn:other" viewBox="0 0 100 100"><rect width="40" height="20" card:text="Ahoy" bb:text="No" bb:odd="1"/></svg>',
    );
    expect(scene.texts.map(({ text }) => text)).toEqual(["Ahoy"]);
    expect(diagnostics).toEqual([]);
  });
});
