/** Where a style comes from, and which one wins. */

import { describe, expect, test } from "vitest";
import { parseDeclarations } from "../../../src/layout/svg/css/declarations.ts";
import { parseStyleSheet, rulesFor } from "../../../src/layout/svg/css/style-sheet.ts";
import type { SvgElement } from "../../../src/layout/svg/svg-element.ts";
import { glyphsOf } from "../../../src/scene/glyph-runs.ts";
import { every, first, layOut } from "./face.ts";

/** The fill colours of all paths, in order. */
const fills = (inside: string) =>
  every(layOut(inside).scene, "path").map(({ fill }) =>
    fill?.kind === "solid" ? fill.colour : (fill?.kind ?? "none"),
  );

const R = 'width="9" height="9"';

describe("what wins", () => {
  test("style over sheet over attribute over the parent", () => {
    const sheet = "<style>.a { fill: #00ff00 } </style>";
    expect(fills(`${sheet}<g fill="#ff0000"><rect ${R}/></g>`)).toEqual(["#ff0000"]);
    expect(fills(`${sheet}<g fill="#ff0000"><rect ${R} fill="#0000ff"/></g>`)).toEqual(["#0000ff"]);
    expect(fills(`${sheet}<rect ${R} class="b a" fill="#0000ff"/>`)).toEqual(["#00ff00"]);
    expect(fills(`${sheet}<rect ${R} class="a" style="fill:#abcdef"/>`)).toEqual(["#abcdef"]);
  });

  test("id over class over name, among equals the later one", () => {
    const sheet =
      "<style><![CDATA[#x{fill:#010101}.a{fill:#020202}rect{fill:#030303}.a{fill:#040404}]]></style>";
    expect(fills(`${sheet}<rect ${R}/><rect ${R} class="a"/><rect ${R} class="a" id="x"/>`)).toEqual([
      "#030303",
      "#040404",
      "#010101",
    ]);
  });

  test("!important wins over everything else, among !important ones as usual", () => {
    const sheet =
      "<style>rect{fill:#010101 !important}.a{fill:#020202}.b{fill:#030303! IMPORTANT}#x{fill:#040404}</style>";
    expect(fills(`${sheet}<rect ${R} style="fill:#050505"/>`)).toEqual(["#010101"]);
    expect(fills(`${sheet}<rect ${R} class="b" id="x"/>`)).toEqual(["#030303"]);
    expect(fills(`${sheet}<rect ${R} class="b" style="fill:#060606!important"/>`)).toEqual(["#060606"]);
  });

  test("CSS keywords may be in capitals, and revert is like unset", () => {
    expect(fills(`<g fill="RED"><rect ${R} style="fill:INHERIT"/><rect ${R} fill="revert"/></g>`)).toEqual([
      "#ff0000",
      "#ff0000",
    ]);
  });
});

test("currentColor is the colour where it is used, even if the keyword was inherited", () => {
  expect(
    fills(`<g color="red" fill="currentColor"><rect ${R}/><g color="blue"><rect ${R}/></g></g>`),
  ).toEqual(["#ff0000", "#0000ff"]);
});

test("inherit also takes values that are not inherited by default: half of a half is drawn", () => {
  const { scene } = layOut(`<g opacity="0.5"><circle r="5" opacity="inherit"/></g>`);
  expect(first(scene, "path").fill).toMatchObject({ opacity: 0.25 });
});

test("every CSS colour is read, transparent ones with their opacity", () => {
  const paint = (fill: string) =>
    first(layOut(`<rect ${R} fill="${fill}" fill-opacity="0.5"/>`).scene, "path").fill;
  expect(paint("rebeccapurple")).toMatchObject({ colour: "#663399", opacity: 0.5 });
  expect(paint("rgb(100% 0% 0% / 50%)")).toMatchObject({ colour: "#ff0000", opacity: 0.25 });
  expect(paint("hsl(120, 100%, 25%)")).toMatchObject({ colour: "#008000" });
  expect(paint("#0f08")).toMatchObject({ colour: "#00ff00", opacity: expect.closeTo(0.2667, 3) });
});

test("display hides a whole group, visibility only itself", () => {
  expect(fills(`<g display="none"><rect ${R}/></g>`)).toEqual([]);
  expect(
    fills(`<g visibility="hidden"><rect ${R}/><rect ${R} visibility="visible" fill="#00f"/></g>`),
  ).toEqual(["#0000ff"]);
});

describe("faults are reported at their element", () => {
  test.each([
    ['<g>\n<g fill="redd"><rect width="1" height="1"/></g></g>', 2, 'fill of <g> is "redd"'],
    ['<rect width="-5" height="1"/>', 1, 'width of <rect> is "-5"'],
    ['\n\n<circle r="five"/>', 3, 'r of <circle> is "five"'],
    ['<path d="M0 0H5" stroke="red" stroke-width="-1"/>', 1, 'stroke-width of <path> is "-1"'],
    ['<path d="M0 0H5" stroke="red" stroke-dasharray="1 -1"/>', 1, "stroke-dasharray"],
    ['<rect width="1" height="1" opacity="half"/>', 1, 'opacity of <rect> is "half"'],
    ['<rect width="1" height="1" style="mix-blend-mode:hue"/>', 1, "mix-blend-mode"],
    ['<path d="M0 0 L5"/>', 1, "path data"],
    ['<g style="font-size:big">\n<text>x</text></g>', 1, 'font-size of <g> is "big"'],
  ])("%s", (inside, line, message) => {
    const { diagnostics } = layOut(inside);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["svg/bad-value"]);
    expect(diagnostics[0]).toMatchObject({ severity: "error", start: { line } });
    expect(diagnostics[0]?.message).toContain(message);
  });

  test("and the initial value is drawn instead", () => {
    expect(fills('<rect width="1" height="1" fill="redd"/>')).toEqual(["#000000"]);
  });
});

test("unsupported rules are reported", () => {
  const { diagnostics } = layOut(
    "<style>@import url(http://example.org/a.css); @font-face{font-family:x;src:url(x)} g rect{fill:red}</style>",
  );
  expect(diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
    ["svg/css", "@import is not supported"],
    ["svg/css", "@font-face is not supported"],
    ["svg/css", 'the selector "g rect" is not supported; only names, .classes and #ids are'],
  ]);
});

test.each(["rect", "*", ".a", "#b", "rect.a.b"])(
  "a sheet has at most 100 declarations for %s, which may match every element",
  (selector) => {
    const sheet = (count: number) => layOut(`<style>${`${selector}{fill:red;}`.repeat(count)}</style>`);
    expect(sheet(100).diagnostics).toEqual([]);
    const key = selector === "rect.a.b" ? ".a" : selector;
    expect(sheet(101).diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
      ["svg/css", `the style sheet has more than 100 declarations for "${key}"; the others are ignored`],
    ]);
  },
);

describe("the shorthand font", () => {
  /** Face and size of a text; Alegreya has 400 and 700, upright and italic. */
  const faceOf = (style: string, around = "") => {
    const { scene, rules } = layOut(`<g style="${around}"><text y="9" style="${style}">x</text></g>`);
    const { face, size } = first(scene, "glyphs");
    return [face, size, ...rules];
  };

  test.each([
    ["font:italic bold 6px Alegreya", "Alegreya-BoldItalic", 6],
    ["font:bold 6px/1.5 'Pirata One', Alegreya;font-family:Alegreya", "Alegreya-Bold", 6],
    ["font:normal normal 700 3mm Alegreya", "Alegreya-Bold", (3 * 96) / 25.4],
    ["font:xxx-large alegreya", "Alegreya-Regular", 48],
    ["font-weight:700;font:6px Alegreya", "Alegreya-Regular", 6],
    ["font:6px Alegreya;font-weight:700", "Alegreya-Bold", 6],
    ["font:6px Alegreya !important;font-weight:700", "Alegreya-Regular", 6],
  ])("%s", (style, face, size) => {
    expect(faceOf(style)).toEqual([face, expect.closeTo(size, 4)]);
  });

  test("is inherited as a whole, and em refers to the parent's size", () => {
    expect(faceOf("font:inherit", "font:italic 700 5px Alegreya")).toEqual(["Alegreya-BoldItalic", 5]);
    expect(faceOf("font:2em Alegreya", "font-size:5px")).toEqual(["Alegreya-Regular", 10]);
  });

  test.each(["font:bold Alegreya", "font:6px", "font:caption", "font:bold bold 6px Alegreya"])(
    "%s is not a font and is reported",
    (style) => {
      expect(faceOf(style)).toEqual(["Alegreya-Regular", 16, "svg/css"]);
    },
  );
});

// CSS Fonts 4, section 2.2.1, for weights around of 400 and 700.
test.each([
  ["", "bolder", "Alegreya-Bold"],
  ["font-weight:bold", "lighter", "Alegreya-Regular"],
  ["font-weight:bolder", "inherit", "Alegreya-Bold"],
])("a weight is relative to the parent's: %s %s", (around, weight, face) => {
  const { scene } = layOut(
    `<g style="${around}"><text y="9" font-family="Alegreya" style="font-weight:${weight}">x</text></g>`,
  );
  expect(first(scene, "glyphs").face).toBe(face);
});

test("a length in em is inherited as computed where it is written", () => {
  const { scene } = layOut(
    '<g font-size="20" stroke-width="0.1em" stroke="#000"><g font-size="5"><path d="M0 0H9"/></g></g>',
  );
  expect(first(scene, "path").stroke?.width).toBe(2);
});

describe("unsupported CSS is reported", () => {
  const reports = (inside: string) =>
    layOut(inside).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);

  test.each([
    ["background:#fff", "the property background is not supported"],
    ["fil:#fff", "the property fil is not supported; did you mean fill?"],
    ["fill:var(--gold)", "fill: var(--gold) is not supported; write the value itself instead of var()"],
  ])("%s, on the element and in the sheet", (css, message) => {
    expect(reports(`<rect ${R} style="${css}"/>`)).toEqual([`svg/css: ${message}`]);
    expect(reports(`<style>rect{${css}}</style><rect ${R}/>`)).toEqual([`svg/css: ${message}`]);
  });

  test("a faulty sheet", () => {
    expect(reports(`<style>rect{fill:red} .a{fill:blue</style>`)).toEqual([
      'svg/css: ".a{fill:blue" is not read; expected a selector and its rules in braces',
    ]);
  });

  test("but not values without effect, as Inkscape writes them", () => {
    const style =
      "font-stretch:normal;font-variant-ligatures:normal;text-orientation:mixed;shape-rendering:auto;line-height:1.25;text-align:center;text-indent:0;-inkscape-stroke:none;cursor:pointer;--gold:#fc0";
    expect(reports(`<rect ${R} style="${style}"/>`)).toEqual([]);
  });

  test.each(["line-height:2", "text-align:center"])("%s on a text box", (css) => {
    expect(layOut(`<b:text width="9" height="9" style="${css}">x</b:text>`).rules).toEqual([
      "svg/unsupported",
    ]);
  });
});

test.each([
  // Alegreya has lining and old-style figures; PirataOne has no small capitals.
  ['font-family="Alegreya" style="font-variant-numeric:oldstyle-nums"', "1234", []],
  ['font-family="Pirata One" font-variant="small-caps"', "abc", ["svg/unsupported"]],
  ['font-family="Pirata One" style="font:small-caps 9px Pirata One"', "abc", ["svg/unsupported"]],
])("font-variant is drawn with the font's own glyphs, or reported: %s", (attributes, text, rules) => {
  const ids = (said: string) => {
    const drawn = layOut(`<text y="9" ${said}>${text}</text>`);
    return { ids: glyphsOf(first(drawn.scene, "glyphs")).ids, rules: drawn.rules };
  };
  const plain = ids(attributes.replace(/ (style|font-variant)=.*/, ""));
  const asked = ids(attributes);
  expect(asked.rules).toEqual(rules);
  if (rules.length === 0) expect(asked.ids).not.toEqual(plain.ids);
});

test.each([
  ['<rect systemLanguage="de" width="9" height="9"/>', 1],
  ['<switch><rect systemLanguage="de" width="9" height="9"/><rect width="5" height="5"/></switch>', 1],
  ['<switch><foreignObject requiredExtensions="x"/><rect width="5" height="5"/></switch>', 0],
])("conditions for showing a part are reported: %s", (inside, count) => {
  const { rules, scene } = layOut(inside);
  expect(rules.filter((rule) => rule === "svg/unsupported")).toHaveLength(count);
  expect(every(scene, "path")).toHaveLength(1);
});

test.each(["vector-effect:non-rotation", "text-shadow:1px 1px #000", "font-stretch:condensed"])(
  "%s is reported",
  (css) => {
    expect(layOut(`<text y="9" font-family="Alegreya" style="${css}">x</text>`).rules).toEqual([
      "svg/unsupported",
    ]);
  },
);

test("properties that are not drawn are reported at their place", () => {
  const { diagnostics } = layOut(
    '<g style="writing-mode:vertical-rl;width:9px"><text y="9" style="rotate:5deg">x</text></g>',
  );
  expect(diagnostics.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
    Array(3).fill("svg/unsupported warning"),
  );
  expect(diagnostics.map(({ message, fix }) => `${message}; ${fix}`)).toEqual([
    expect.stringMatching(
      /^writing-mode of <g> is "vertical-rl", which is not drawn; the text is set horizontally/,
    ),
    expect.stringMatching(/^the style of <g> sets width, which is not read there; write width="…"/),
    expect.stringMatching(
      /^the style of <text> sets rotate, which is not read there; write transform: rotate/,
    ),
  ]);
});

test("a group that should be isolated gets a fix", () => {
  const { diagnostics } = layOut('<g style="isolation:isolate"><rect width="9" height="9"/></g>');
  expect(diagnostics).toMatchObject([{ rule: "svg/unsupported", fix: expect.stringContaining("0.999") }]);
  expect(layOut('<g style="isolation:auto"><rect width="9" height="9"/></g>').diagnostics).toEqual([]);
});

describe("measures of CSS", () => {
  const paths = (inside: string) => every(layOut(inside).scene, "path").map(({ d }) => d);

  test("win over attributes, from a sheet and from the element", () => {
    expect(
      paths(
        '<style>rect{x:5px;width:20px} .low{height:1mm}</style><rect x="9" y="2" height="7" class="low"/>',
      ),
      // 1 mm is 96 / 25.4 units.
    ).toEqual(["M5 2L25 2L25 5.779528L5 5.779528Z"]);
    expect(paths('<circle r="1" style="r:2px;cx:10px;cy:20px"/>')[0]).toMatch(/^M12 20C/);
    expect(paths(`<path d="M0 0H1" style="d:path('M1 2H3')" stroke="#000"/>`)).toEqual(["M1 2L3 2"]);
    expect(paths('<rect style="width:50%;height:10px;rx:auto"/>')).toEqual(["M0 0L50 0L50 10L0 10Z"]);
  });

  test("also place a use and a nested drawing", () => {
    const { scene } = layOut(
      '<style>use{x:7px}</style><rect id="r" width="1" height="1"/><use href="#r" y="3"/>',
    );
    expect(first(scene, "use").transform).toEqual([1, 0, 0, 1, 7, 3]);
  });

  test("that are invalid are reported", () => {
    expect(layOut('<rect style="width:wide" height="1"/>').rules).toEqual(["svg/bad-value"]);
  });
});

describe("a stroke that does not scale", () => {
  const STEADY = 'stroke="#000" stroke-width="10" vector-effect="non-scaling-stroke"';

  test("has its width in px on paper, whatever is around it", () => {
    const { scene } = layOut(
      `<g transform="scale(0.2 3)"><path d="M50 10H200" fill="none" ${STEADY} stroke-dasharray="4"/></g>`,
    );
    // 10 to 40 mm at 30 mm, in px of 25.4 / 96 mm.
    expect(every(scene, "path")).toMatchObject([
      { d: "M37.795276 113.385827L151.181102 113.385827", stroke: { width: 10, dash: [4, 4] } },
    ]);
    const [, back] = every(scene, "group");
    const expected = [5, 0, 0, 1 / 3, 0, 0].map((part) => expect.closeTo((part * 25.4) / 96, 9));
    expect(back?.transform).toEqual(expected);
  });

  test("around letters too", () => {
    const { scene } = layOut(
      `<g transform="scale(2)"><text y="20" font-family="Alegreya" font-size="10" ${STEADY}>x</text></g>`,
    );
    // 10 px are 2.6458 mm, 1.3229 units of 2 mm.
    expect(first(scene, "glyphs").stroke?.width).toBeCloseTo(1.3229, 4);
  });
});

test("an at-rule ends with its block, however long and deep", () => {
  const reports: string[] = [];
  const inner = `${"a".repeat(9_000_000)}{b{c:d}}`;
  const sheet = parseStyleSheet(`@media x{${inner}} rect{fill:red} @import "y"; a{b{c{}}`, (message) =>
    reports.push(message),
  );
  expect(sheet.map(({ selector }) => selector.element)).toEqual(["rect", "c"]);
  expect(reports).toEqual([
    "@media is not supported",
    "@import is not supported",
    '"a{b{}" is not read; expected a selector and its rules in braces',
  ]);
});

test.each([
  ["fill: red; stroke: url(a;b) ; ", ["fill red", "stroke url(a;b)"]],
  ["font-family: 'a;b', \"c;d\"; fill:red", ["font-family 'a;b', \"c;d\"", "fill red"]],
  ["fill: /* ; */ red; /* no end ; stroke: blue", ["fill red"]],
  ["FILL : RED; : x; y; --A: b: c", ["fill RED", "--A b: c"]],
  ["fill: url(red; stroke: blue", ["fill url(red", "stroke blue"]],
])("the declarations of %s", (text, expected) => {
  expect(parseDeclarations(text).map(({ name, value }) => `${name} ${value}`)).toEqual(expected);
});

test("a value of more than 2,000 characters is reported, wherever it is", () => {
  const long = "a".repeat(2001);
  const { diagnostics } = layOut(
    `<style>#b{fill:${long}}</style><rect fill="${long}" width="9" height="9"/>` +
      `\n<rect id="b" width="9" height="9"/>\n<rect style="stroke:${long}" width="9" height="9"/>`,
  );
  expect(diagnostics.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "svg/css fill has more than 2000 characters and is ignored",
    "svg/css fill has more than 2000 characters and is ignored",
    "svg/css stroke has more than 2000 characters and is ignored",
  ]);
});

test("an element is compared only with rules that may apply to it, not with a whole sheet", () => {
  const text = Array.from({ length: 8_000 }, (_, n) => `.c${n}, g.d${n} { fill: #${n + 100_000} }`).join(
    "\n",
  );
  let read = 0;
  const sheet = new Proxy(parseStyleSheet(text, expect.unreachable), {
    get: (rules, key) => {
      if (/^\d+$/.test(String(key))) read += 1;
      return Reflect.get(rules, key);
    },
  });
  const element = (name: string, names: string) =>
    ({ name, attributes: { class: names } }) as unknown as SvgElement;
  // The first query makes the index.
  rulesFor(sheet, element("rect", "c0"));
  read = 0;
  expect(rulesFor(sheet, element("rect", "c7 d9 other")).map(({ value }) => value)).toEqual(["#100007"]);
  expect(rulesFor(sheet, element("g", "d9 c7")).map(({ value }) => value)).toEqual(["#100007", "#100009"]);
  expect(read).toBe(4);
});
