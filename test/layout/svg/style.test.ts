/** Where a style comes from and what wins. */
import { describe, expect, test } from "vitest";
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

  test("id over class over name, the later of equals", () => {
    const sheet =
      "<style><![CDATA[#x{fill:#010101}.a{fill:#020202}rect{fill:#030303}.a{fill:#040404}]]></style>";
    expect(fills(`${sheet}<rect ${R}/><rect ${R} class="a"/><rect ${R} class="a" id="x"/>`)).toEqual([
      "#030303",
      "#040404",
      "#010101",
    ]);
  });

  test("!important is read without its force", () => {
    expect(fills(`<style>rect{fill:#010101 !important}</style><rect ${R} style="fill:#020202"/>`)).toEqual([
      "#020202",
    ]);
  });
});

test("currentColor is the colour where it is used, also when the word was inherited", () => {
  expect(
    fills(`<g color="red" fill="currentColor"><rect ${R}/><g color="blue"><rect ${R}/></g></g>`),
  ).toEqual(["#ff0000", "#0000ff"]);
});

test("inherit takes what does not inherit by itself: half of a half is drawn", () => {
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

describe("faults are told at the element that says them", () => {
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

  test("and the first value is drawn instead", () => {
    expect(fills('<rect width="1" height="1" fill="redd"/>')).toEqual(["#000000"]);
  });
});

test("rules that are not read are named", () => {
  const { diagnostics } = layOut(
    "<style>@import url(http://example.org/a.css); @font-face{font-family:x;src:url(x)} g rect{fill:red}</style>",
  );
  expect(diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
    ["svg/css", "@import is not read"],
    ["svg/css", "@font-face is not read"],
    ["svg/css", 'the selector "g rect" is not read; only names, .classes and #ids are'],
  ]);
});

test("properties that are not drawn are named where they stand", () => {
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

test("a group that asks to be isolated is told how to be", () => {
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

  test("place a use and a nested drawing too", () => {
    const { scene } = layOut(
      '<style>use{x:7px}</style><rect id="r" width="1" height="1"/><use href="#r" y="3"/>',
    );
    expect(first(scene, "use").transform).toEqual([1, 0, 0, 1, 7, 3]);
  });

  test("that are wrong are told", () => {
    expect(layOut('<rect style="width:wide" height="1"/>').rules).toEqual(["svg/bad-value"]);
  });
});
