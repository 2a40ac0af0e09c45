/** Elements and attributes are identified by their namespaces, and entities for these by a DOCTYPE. */
import { describe, expect, test } from "vitest";
import { every, layOut, layOutSvg, resourcesOf, SVG } from "./face.ts";

/** Drawings of a red square of 10 on the whole card. */
const SQUARES: Readonly<Record<string, string>> = {
  "every element has a prefix, as Python saves it":
    '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><ns0:g><ns0:rect width="10" height="10" fill="red"/></ns0:g></ns0:svg>',
  "the prefix svg":
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><svg:rect width="10" height="10" fill="red"/></svg:svg>',
  "nothing is declared": '<svg viewBox="0 0 100 100"><rect width="10" height="10" fill="red"/></svg>',
  "only an undeclared svg: below":
    '<svg viewBox="0 0 100 100"><svg:rect width="10" height="10" fill="red"/></svg>',
  "the default is declared again inside":
    '<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g xmlns="http://www.w3.org/2000/svg"><rect width="10" height="10" fill="red"/></g></x:svg>',
  "a prefix that is bound inside": `${SVG}><s:g xmlns:s="http://www.w3.org/2000/svg"><s:rect width="10" height="10" fill="red"/></s:g></svg>`,
  "a style sheet by local names":
    '<v:svg xmlns:v="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><v:style>rect{fill:red}</v:style><v:rect width="10" height="10"/></v:svg>',
  "a style sheet with namespaces": `${SVG}><style>@namespace s url(http://www.w3.org/2000/svg); s|rect{fill:red}</style><rect width="10" height="10"/></svg>`,
  "a prefix is bound to something else further inside": `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g xmlns:s="urn:x"><s:g/></g><s:g><s:rect width="10" height="10" fill="red"/></s:g></s:svg>`,
  "a use by another prefix than xlink": `${SVG}><defs><rect id="r" width="10" height="10" fill="red"/></defs><use xmlns:l="http://www.w3.org/1999/xlink" l:href="#r"/></svg>`,
  "an entity for the namespace and one for a style":
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [<!-- Adobe\'s -->\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!ENTITY red \'fill:#&f;0000;\'><!ENTITY f "ff">]>' +
    '<svg xmlns="&ns_svg;" viewBox="0 0 100 100"><rect style="&red;" width="10" height="10"/></svg>',
};

describe("a red square with", () => {
  test.each(Object.entries(SQUARES))("%s", (_what, text) => {
    const { scene, rules } = layOutSvg(text);
    expect(rules).toEqual([]);
    const [path, ...others] = [...every(scene, "path"), ...every(scene, "use")];
    expect(others.length).toBe(text.includes("<use") ? 1 : 0);
    expect(path).toMatchObject({ fill: { colour: "#ff0000" }, d: expect.stringMatching(/10/) });
  });
});

test("<b:…> elements and a picture under other prefixes", () => {
  const { scene, rules } = layOutSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:bs="urn:broadside" xmlns:l="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">' +
      '<bs:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya">Crew</bs:text>' +
      '<image l:href="a.png" width="9" height="9"/></svg>',
    undefined,
    resourcesOf({ "a.png": { width: 900, height: 900 } }),
  );
  expect(rules).toEqual([]);
  expect(scene.texts.map(({ text }) => text)).toEqual(["Crew"]);
  expect(every(scene, "image")).toHaveLength(1);
});

describe("another program's own elements", () => {
  const SQUARE = '<rect width="10" height="10"/>';

  test.each([
    `<x:pgf xmlns:x="http://ns.adobe.com/AdobeIllustrator/10.0/">${"eJzsvXtz".repeat(3000)}</x:pgf>${SQUARE}`,
    `<pgf xmlns="http://ns.adobe.com/AdobeIllustrator/10.0/">${"eJzsvXtz".repeat(3000)}</pgf>${SQUARE}`,
    `<metadata>${"eJzsvXtz".repeat(3000)}</metadata>${SQUARE}`,
    `<sketch:rect xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"/>${SQUARE}`,
    `<namedview xmlns="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>${SQUARE}`,
    `<switch xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"><i:pgfRef/></foreignObject><g i:extraneous="self">${SQUARE}</g></switch>`,
  ])("%.90s… draws nothing, and its data does not count", (inside) => {
    const { scene, rules } = layOut(inside);
    expect([rules, every(scene, "path").length]).toEqual([[], 1]);
  });

  test("in an unknown namespace without a prefix are reported", () => {
    expect(layOut('<thing xmlns="urn:unknown"/>').rules).toEqual(["svg/element"]);
  });
});

describe("a name is reported as it was written", () => {
  const HTML = "http://www.w3.org/1999/xhtml";
  const EXPECTED = 'expected "http://www.w3.org/2000/svg"';

  test.each([
    [
      `<svg xmlns="${HTML}"/>`,
      `<svg> is in the namespace "${HTML}", ${EXPECTED}`,
      'write xmlns="http://www.w3.org/2000/svg"',
    ],
    [
      `<h:svg xmlns:h="${HTML}"/>`,
      `<h:svg> is in the namespace "${HTML}", ${EXPECTED}`,
      'write xmlns:h="http://www.w3.org/2000/svg"',
    ],
    ["<h:svg/>", `<h:svg> is in no namespace, ${EXPECTED}`, 'write xmlns:h="http://www.w3.org/2000/svg"'],
    [
      `<h:html xmlns:h="${HTML}"/>`,
      "the drawing starts with <h:html>, expected <svg>",
      "put the whole drawing into one <svg>",
    ],
  ])("%s", (text, message, fix) => {
    expect(layOutSvg(text).diagnostics).toContainEqual(
      expect.objectContaining({ rule: "svg/parse", message, fix }),
    );
  });

  test("of an element inside, too", () => {
    const { diagnostics } = layOut(`<h:script xmlns:h="${HTML}"/><p xmlns="${HTML}"/>`);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "<h:script> is not drawn",
      "<p> is not an element that can be drawn",
    ]);
  });
});

describe("a prefix", () => {
  test("that is not declared is reported once per drawing, with its address", () => {
    const { diagnostics, items } = layOut(
      '\n<g inkscape:label="a"><inkscape:grid/></g>\n<rect inkscape:label="b" width="9" height="9"/>',
    );
    expect(diagnostics).toMatchObject([
      {
        rule: "svg/namespace",
        severity: "warning",
        start: { line: 2 },
        message: expect.stringContaining('"inkscape" of the attribute inkscape:label is not declared'),
        fix: expect.stringContaining('xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'),
      },
    ]);
    expect(items).toHaveLength(1);
  });

  test("b with a wrong address is still Broadside's, and reported", () => {
    const { diagnostics, scene } = layOutSvg(
      '<svg xmlns:b="broadside" viewBox="0 0 100 100"><b:text x="5" y="5" width="50" height="10" size="12pt">Crew</b:text></svg>',
    );
    expect(diagnostics).toMatchObject([{ rule: "svg/namespace", fix: 'write xmlns:b="urn:broadside"' }]);
    expect(scene.texts).toHaveLength(1);
  });

  test.each(["constructor", "__proto__", "toString"])('may be "%s", like any other word', (prefix) => {
    const square = `<g ${prefix}:a="1"><rect width="10" height="10"/></g>`;
    const { rules, scene } = layOutSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:${prefix}="http://x/y" viewBox="0 0 100 100">${square}</svg>`,
    );
    expect([rules, every(scene, "path").length]).toEqual([[], 1]);
    expect(layOut(square).diagnostics).toMatchObject([
      { rule: "svg/namespace", fix: expect.stringContaining(`xmlns:${prefix}="…"`) },
    ]);
  });

  test("is closed by the name that opened it", () => {
    const [fault] = layOutSvg('<n:svg xmlns:n="http://www.w3.org/2000/svg"><n:g></n:svg>').diagnostics;
    expect(fault?.message).toBe("<n:g> is not closed before </n:svg>");
  });
});
