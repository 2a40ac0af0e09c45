/** Broken, hostile and over-large drawings. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { every, layOut, layOutSvg, SVG } from "./face.ts";

describe("not well-formed XML", () => {
  test("a bare & is reported with its line", () => {
    const { scene, diagnostics } = layOutSvg(`${SVG}>\n<g>\n<text>Tom & Jerry</text></g></svg>`);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ rule: "svg/parse", severity: "error", start: { line: 3 } });
    expect(diagnostics[0]?.message).toBe('a bare "&" on line 3 of the drawing at "& Jerry</tex"');
    expect(scene.items).toEqual([]);
  });

  test("of a template is reported at the template's element", () => {
    const { diagnostics } = layOutSvg(
      `${SVG} b:at="t.svg.hbs:4:1:70">\n\n<text b:at="p.svg.hbs:9:5:200">a &b</text></svg>`,
    );
    expect(diagnostics[0]).toMatchObject({ file: "p.svg.hbs", start: { line: 9, column: 5, offset: 200 } });
  });

  test("of a template is reported at the broken start tag, even if it is the first", () => {
    const { diagnostics } = layOutSvg(
      '\n<svg b:at="t.svg.hbs:2:1:14" viewBox="0 0 1 1" fill=#eef><rect b:at="t.svg.hbs:3:1:50"/></svg>',
    );
    expect(diagnostics).toMatchObject([
      {
        rule: "svg/parse",
        message: "not well-formed XML: unquoted attribute value",
        file: "t.svg.hbs",
        start: { line: 2, column: 1, offset: 14 },
      },
    ]);
  });

  test.each([
    ["", "1:1 the drawing is empty, expected <svg>"],
    ['<?xml version="1.0"?>', "1:22 the drawing is empty, expected <svg>"],
    ['<svg width="1', "1:14 the drawing ends inside a tag, a comment or CDATA"],
    ['<svg>\n<g><rect width="1', "2:1 <g> is never closed"],
    ["<svg>\n<g><rect/>", "2:1 <g> is never closed"],
    ["<svg>\n<svg><rect/></svg>", "1:1 <svg> is never closed"],
  ])("incomplete: %j", (text, fault) => {
    const { diagnostics } = layOutSvg(text);
    expect(diagnostics.map(({ start, message }) => `${start.line}:${start.column} ${message}`)).toEqual([
      fault,
    ]);
  });

  test("a DOCTYPE is found behind millions of spaces", () => {
    const before = `<?xml version="1.0"?>${" ".repeat(9_000_000)}<!-- x -->`;
    const [fault] = layOutSvg(`${before}<!DOCTYPE svg [<!ENTITY % p "x"> %p;]>${SVG}/>`).diagnostics;
    expect(fault).toMatchObject({ rule: "svg/doctype", start: { column: before.length + 1 } });
  });

  test("a DOCTYPE with declarations that are not read is reported at its place", () => {
    const { diagnostics } = layOutSvg(
      '<?xml version="1.0"?>\n<!-- a -->\n <!DOCTYPE svg [<!ENTITY x SYSTEM "y">]>\n<svg/>',
    );
    expect(diagnostics).toMatchObject([{ rule: "svg/doctype", start: { line: 3, column: 2, offset: 34 } }]);
  });

  test.each([
    "<!DOCTYPE svg>",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG [1.0]//EN' 'http://www.w3.org/TR/2001/svg10.dtd'>",
  ])("%s declares nothing and is skipped", (doctype) => {
    const { rules, items } = layOutSvg(
      `<?xml version="1.0"?>\n${doctype}\n<svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg>`,
    );
    expect([rules, items.length]).toEqual([[], 1]);
  });

  test.each([
    ["<svg><g></svg>", "svg/parse"],
    ["<svg", "svg/parse"],
    ["", "svg/parse"],
    ["<html/>", "svg/parse"],
    ["<svg>&nbsp;</svg>", "svg/parse"],
    ["<svg a='1' a='2'/>", "svg/parse"],
    ["<svg>\u0000</svg>", "svg/parse"],
    ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', "svg/doctype"],
    ['<!DOCTYPE svg SYSTEM "x.dtd" [<!ENTITY % p SYSTEM "http://example.org/p"> %p;]><svg/>', "svg/doctype"],
    ['<!DOCTYPE svg [<!ENTITY x PUBLIC "p" "x.txt">]><svg/>', "svg/doctype"],
    ['<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg>&x;</svg>', "svg/doctype"],
    ['<!DOCTYPE svg [<!ENTITY x "&#60;script/>">]><svg>&x;</svg>', "svg/doctype"],
    ['<!DOCTYPE svg [<!ENTITY x "&#0;">]><svg>&x;</svg>', "svg/parse"],
    ['<!DOCTYPE svg [<!ATTLIST svg x CDATA "1">]><svg/>', "svg/doctype"],
    ['<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]><svg>&a;</svg>', "svg/limit"],
    ['<!DOCTYPE svg [<!ENTITY a "&b;">]><svg>&a;</svg>', "svg/parse"],
    ['<!DOCTYPE svg SYSTEM "http://example.org/x.dtd"><svg>&x;</svg>', "svg/parse"],
  ])("%j", (text, rule) => {
    const { rules, items } = layOutSvg(text);
    expect(rules).toEqual([rule]);
    expect(items).toEqual([]);
  });

  test.each([
    ["nbsp", "write &#160;"],
    ["eacute", "write the character itself, é, or &#233;"],
    ["ns_ai", /^restore the <!DOCTYPE …> that declared it in Illustrator's file/],
    ["studio.name", /declare the entity before <svg>: <!DOCTYPE svg \[<!ENTITY studio\.name "…">\]>$/],
  ])("the unknown entity &%s; is reported with a fix", (name, fix) => {
    const [fault] = layOut(`<text>\n&${name};</text>`).diagnostics;
    expect(fault).toMatchObject({ rule: "svg/parse", fix: expect.stringMatching(fix) });
    expect(fault?.message).toContain(`&${name};`);
  });
});

describe("limits", () => {
  test.each([
    ["elements", "<g/>".repeat(50_001)],
    ["levels", "<g>".repeat(300) + "</g>".repeat(300)],
    ["characters", `<text>${"x".repeat(20_001)}</text>`],
  ])("%s", (what, inside) => {
    const { diagnostics } = layOut(inside);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["svg/limit"]);
    expect(diagnostics[0]?.message).toContain(what);
  });

  test("a chain of uses stops before the stack overflows", () => {
    const links = Array.from({ length: 5000 }, (_, i) => `<use id="u${i + 1}" href="#u${i}"/>`).join("");
    expect(layOut(`<defs><rect id="u0"/>${links}</defs><use href="#u5000"/>`).rules).toContain("svg/limit");
  });

  test("a filter of a hundred blurs is left out", () => {
    const filter = `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(100)}</filter>`;
    const { scene, rules } = layOut(`${filter}<rect width="9" height="9" filter="url(#f)"/>`);
    expect(rules).toEqual(["svg/limit"]);
    expect(every(scene, "raster")).toEqual([]);
  });
});

describe("content that is not a picture", () => {
  test.each([
    "<script>alert(1)</script>",
    '<rect width="1" height="1" onclick="alert(1)"/>',
    '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>',
    "<foreignObject><p>x</p></foreignObject>",
    '<rect width="1" height="1"><animate attributeName="x"/></rect>',
    "<flowPara>x</flowPara>",
    "<iframe/>",
    "<video/>",
    "<recct/>",
    "<b:txt/>",
    "<defs><script/></defs>",
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>',
    '<script xmlns="http://www.w3.org/1999/xhtml"/>',
    '<g xmlns:s="http://www.w3.org/2000/svg" s:onload="alert(1)"/>',
    '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="java&#10;script:alert(1)"/>',
    '<a href="#x" xlink:href="javascript:alert(1)"/>',
  ])("%s is an error at its element", (inside) => {
    const { diagnostics } = layOut(`\n${inside}`);
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([["svg/element", "error"]]);
    expect(diagnostics[0]?.start.line).toBe(2);
  });

  test("and for a misspelt element the most similar one is suggested", () => {
    expect(layOut("<b:txt/>").diagnostics[0]?.fix).toBe("did you mean <b:text>?");
  });

  test.each(["&ns;", "http://www.w3.org/2000/svg"])(
    "a script behind an entity and the prefix of %s",
    (ns) => {
      const { rules } = layOutSvg(
        `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY js "javascript:alert(1)">]>` +
          `<svg viewBox="0 0 1 1"><q:script xmlns:q="${ns}"/><a href="&js;"/></svg>`,
      );
      expect(rules).toEqual(["svg/element", "svg/element"]);
    },
  );

  test("marks of drawing programs, titles and metadata are ignored", () => {
    const { rules, items } = layOutSvg(
      '<svg viewBox="0 0 1 1" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">' +
        "<title>x</title><desc>y</desc><sodipodi:namedview><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><defs/><inkscape:path-effect/></svg>",
    );
    expect([rules, items]).toEqual([[], []]);
  });
});

test("the same fault of a drawing used twice is reported once", () => {
  const { rules } = layOut(
    '<g id="g"><rect width="x" height="1"/></g><use href="#g"/><use href="#g" fill="red"/>',
  );
  expect(rules).toEqual(["svg/bad-value"]);
});

describe("rasterised parts", () => {
  test("report the element, the place and the cause", () => {
    const { scene, diagnostics } = layOut(
      '\n<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>\n<rect x="10" y="10" width="20" height="20" filter="url(#f)"/>',
    );
    expect(diagnostics).toMatchObject([{ rule: "svg/rasterised", severity: "warning", start: { line: 3 } }]);
    expect(diagnostics[0]?.message).toContain("<rect> has a filter");
    const [raster] = every(scene, "raster");
    // The filter reaches a tenth beyond the box on each side; 300 dpi are 11.811 px a mm.
    expect(raster).toMatchObject({ box: { x: 8, y: 8, width: 24, height: 24 }, resolution: 11.811 });
    expect(raster?.attributes).toBe('filter="url(#src-f)"');
    expect(raster?.definitions).toContain('<filter id="src-f">');
    expect(raster?.items).toMatchObject([{ kind: "path" }]);
  });

  test("cover no more than the card", () => {
    const { scene } = layOut(
      '<filter id="f" filterUnits="userSpaceOnUse" x="-1e6" y="-1e6" width="2e6" height="2e6"><feOffset/></filter><rect x="90" y="90" width="50" height="50" filter="url(#f)"/>',
    );
    expect(every(scene, "raster")[0]?.box).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });

  test("have the same key for the same picture, different ones for different pictures", () => {
    const key = (blur: number, lines = "") =>
      every(
        layOut(
          `${lines}<filter id="f"><feGaussianBlur stdDeviation="${blur}"/></filter><circle cx="50" cy="50" r="9" filter="url(#f)"/>`,
        ).scene,
        "raster",
      )[0]?.picture;
    expect(key(2)).toBe(key(2, "\n\n"));
    expect(key(2)).not.toBe(key(3));
  });

  test("include what their definitions refer to, and refuse references outside the drawing", () => {
    const { scene, rules } = layOut(
      '<style>.m{fill:url(#g)}</style><linearGradient id="g"><stop/></linearGradient><mask id="m"><rect class="m" width="50%" height="9"/><image href="http://example.org/x.png" width="9" height="9"/><use href="x.svg#a"/></mask><rect width="9" height="9" mask="url(#m)"/>',
    );
    const definitions = every(scene, "raster")[0]?.definitions ?? "";
    expect(definitions).toContain('<linearGradient id="src-g">');
    expect(definitions).toContain("fill:url(#src-g)");
    expect(definitions).toContain('width="50"');
    expect(definitions).not.toMatch(/http|<image|<text|x\.svg/);
    expect(rules).toEqual(["svg/href", "svg/href", "svg/rasterised"]);
  });
});

test.each(["inkscape-card", "figma-card"])("%s works with its fields filled in", (name) => {
  const template = readFileSync(`test/layout/svg/fixtures/${name}.svg.hbs`, "utf8");
  const text = template
    .replace("{{title}}", "Spring tide")
    .replace("{{text}}", "Move **two** squares. :anchor:");
  const bleed = name === "inkscape-card" ? 3 : 0;
  const { scene, rules } = layOutSvg(text, { trim: { width: 63.5, height: 88.9 }, bleed });
  expect(scene.texts.map((fact) => fact.text)).toEqual([
    "Spring tide",
    expect.stringMatching(/^Move two squares/),
  ]);
  expect(
    scene.texts.every(({ missing, unknown, overflow }) => missing.length + unknown.length + overflow === 0),
  ).toBe(true);
  expect(rules.filter((rule) => rule !== "svg/rasterised")).toEqual([]);
});
