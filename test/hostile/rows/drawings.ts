/**
 * V: drawings. Nothing in them runs, nothing is fetched, and the work to draw them is limited. V8 and V12: pictures.ts.
 */
import type { HostileRow } from "../row.ts";
import { art, drawing } from "../templates-and-decks.ts";

const FILE = "content/sample/art/a.svg";
const AT = (...found: readonly string[]): readonly string[] => found.map((place) => `${FILE}:${place}`);
const SQUARE = '<rect width="9" height="9"/>';
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

const manyOf = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(" ");

/** Twelve groups, each of which uses the one before it ten times. */
const useBomb = Array.from({ length: 12 }, (_, number) => {
  const inside = number === 0 ? SQUARE : `<use href="#u${number - 1}"/>`.repeat(10);
  return `<g id="u${number}">${inside}</g>`;
}).join("\n");

const nestedPatterns = Array.from({ length: 12 }, (_, number) => {
  const fill = number === 0 ? "red" : `url(#p${number - 1})`;
  return `<pattern id="p${number}" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1" fill="${fill}"/></pattern>`;
}).join("\n");

/** Each entity is ten of the one before. */
const laughs = Array.from({ length: 7 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join(
  "",
);

/** Points all over the drawing, so that the lines between them cross each other. */
const tangle = (points: number): string =>
  Array.from({ length: points }, (_, index) => `${(index * 37.01) % 100} ${(index * 53.03) % 100}`).join(" ");

export const ROWS: readonly HostileRow[] = [
  {
    row: "V1",
    what: "an entity from a file",
    files: art(
      `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${svg("<text>&x;</text>")}`,
    ),
    finds: AT("2:1 svg/doctype"),
    status: 1,
  },
  {
    row: "V1",
    what: "a parameter entity from the network",
    files: art(`<!DOCTYPE svg [<!ENTITY % p SYSTEM "http://evil.example/x"> %p;]>\n${svg(SQUARE)}`),
    finds: AT("1:1 svg/doctype"),
    status: 1,
  },
  {
    row: "V1",
    what: "an external DTD, as drawing programs name it, is not loaded",
    files: art(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/x.dtd">\n${svg(SQUARE)}`),
    finds: [],
    status: 0,
  },
  {
    row: "V2",
    what: "entities of entities",
    files: art(`<!DOCTYPE svg [<!ENTITY a0 "lol">${laughs}]>\n${svg('<text font-size="1">&a7;</text>')}`),
    finds: AT("2:83 svg/limit"),
    status: 1,
  },
  {
    row: "V2",
    what: "an entity used a thousand times",
    files: art(
      `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(10_000)}">]>\n${svg(`<g ${Array.from({ length: 1000 }, (_, at) => `data-${at}="&a;"`).join(" ")}/>`)}`,
    ),
    finds: AT("2:2965 svg/limit"),
    status: 1,
  },
  ...each("V3", "svg/href", {
    "a picture from the network": '<image href="http://evil.example/a.png" width="9" height="9"/>',
    "a picture by file address": '<image href="file:///etc/passwd" width="9" height="9"/>',
    "a picture by absolute path": '<image href="/etc/passwd" width="9" height="9"/>',
    "a picture outside the project": '<image xlink:href="../../../x.png" width="9" height="9"/>',
    "a use of another drawing": '<use href="other.svg#x"/>',
  }),
  {
    row: "V3",
    what: "a picture beside the drawing belongs to the game, and is shown",
    files: drawing('<image href="sharp.png" width="9" height="9"/>'),
    finds: [],
    status: 0,
  },
  ...each("V4", "svg/element", {
    "a script": "<script>alert(1)</script>",
    "an event": '<rect width="9" height="9" onclick="alert(1)"/>',
    "a link that runs a program": `<a href="javascript:alert(1)">${SQUARE}</a>`,
    "HTML inside": '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>',
    "a frame": '<iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil.example"/>',
    "an animation": `<animate attributeName="x"/>${SQUARE}`,
  }),
  {
    row: "V5",
    what: "a style sheet from the network",
    files: drawing(`<style>@import url("http://evil.example/a.css"); rect { fill: red }</style>${SQUARE}`),
    finds: AT("2:1 svg/css"),
    status: 0,
  },
  {
    row: "V5",
    what: "a font from the network",
    files: drawing(
      `<style>@font-face { font-family: x; src: url(http://evil.example/a.ttf) }</style>${SQUARE}`,
    ),
    finds: AT("2:1 svg/css"),
    status: 0,
  },
  {
    row: "V5",
    what: "a paint from the network, in a style sheet",
    files: drawing(`<style>rect { fill: url(http://evil.example/a.svg#x) }</style>\n${SQUARE}`),
    finds: AT("3:1 svg/bad-value"),
    status: 1,
  },
  {
    row: "V3",
    what: "the sample of a placeholder is not opened, wherever it is",
    files: drawing(
      '<image xmlns:b="urn:broadside" b:art="sharp.png" href="file:///etc/passwd" width="9" height="9"/>',
    ),
    finds: [],
    status: 0,
  },
  {
    row: "V3",
    what: "200,000 addresses that are only text",
    files: () => drawing(`<desc>${'href="a" '.repeat(200_000)}</desc>`),
    finds: AT("2:1 svg/limit"),
    status: 1,
  },
  {
    row: "V3",
    what: "200,000 addresses of one picture",
    files: () => drawing(`<image ${'href="a.png" '.repeat(200_000)}/>`),
    // after the 7 characters of "<image ", 200,000 times 13 and the 2 of "/>"
    finds: AT("2:2600010 svg/parse"),
    status: 1,
  },
  {
    row: "V5",
    what: "a paint from the network, at the element",
    files: drawing('<rect width="9" height="9" style="fill:url(http://evil.example/a.svg#x)"/>'),
    finds: AT("2:1 svg/bad-value"),
    status: 1,
  },
  ...Object.entries({
    "at-rules without an end": `<style>${"@a ".repeat(200_000)}</style>`,
    "a word without an end": `<style>${"a".repeat(500_000)}</style>`,
    "brackets without an end": `<g style="${"a:(".repeat(200_000)}"/>`,
    "comments without an end": `<g style="${"/*a".repeat(200_000)}"/>`,
    "half a million spaces in a colour": `<g fill="red${" ".repeat(500_000)}x"/>`,
  }).map(([what, inside]) => ({
    row: "V5",
    what: `styles: ${what}`,
    files: () => drawing(inside + SQUARE),
    finds: [],
    status: 0 as const,
  })),
  {
    row: "V6",
    what: "uses of uses of uses",
    files: drawing(`${useBomb}\n<use href="#u11"/>`),
    finds: AT("1:1 svg/limit"),
    status: 1,
  },
  {
    row: "V6",
    what: "two groups that use each other",
    files: drawing('<g id="a"><use href="#b"/></g>\n<g id="b"><use href="#a"/></g>'),
    finds: AT("2:11 svg/cycle", "3:11 svg/cycle"),
    status: 1,
  },
  {
    row: "V6",
    what: "a use of itself",
    files: drawing('<use id="a" href="#a"/>'),
    finds: AT("2:1 svg/cycle"),
    status: 1,
  },
  {
    row: "V7",
    what: "patterns inside patterns",
    files: drawing(`${nestedPatterns}\n<rect width="100" height="100" fill="url(#p11)"/>`),
    command: ["build", "sample"],
    finds: AT("14:1 svg/rasterised"),
    status: 0,
  },
  {
    row: "V9",
    what: "a text of a million letters",
    files: drawing(`<text y="9">${"x".repeat(1_000_000)}</text>`),
    finds: AT("2:1 svg/limit"),
    status: 1,
  },
  {
    row: "V9",
    what: "a word of 8,000 letters",
    files: drawing(`<text y="9">${"x".repeat(8_000)}</text>`),
    finds: AT("2:1 text/outside-safe-zone"),
    status: 1,
  },
  {
    row: "V10",
    what: "100,000 groups inside each other",
    files: drawing("<g>".repeat(100_000) + "</g>".repeat(100_000)),
    // the 200th level below the root begins after 199 times the 3 characters of "<g>"
    finds: AT("2:598 svg/limit"),
    status: 1,
  },
  {
    row: "V10",
    what: "1.1 million elements",
    files: drawing("<g/>".repeat(1_100_000)),
    // element 50,001 of the drawing is number 50,000 of its line, each of 4 characters
    finds: AT("2:199997 svg/limit"),
    status: 1,
  },
  {
    row: "V10",
    what: "45,000 groups that bind a prefix below 5,000 bound ones",
    files: () =>
      drawing(
        '<g xmlns:q="urn:q"/>'.repeat(45_000),
        `viewBox="0 0 9 9" ${manyOf(5_000, (at) => `xmlns:p${at}="urn:p"`)}`,
      ),
    finds: [],
    status: 0,
  },
  {
    row: "V10",
    what: "a stroke below a filter that crosses itself millions of times",
    files: drawing(
      `<filter id="f"><feOffset dx="1"/></filter>\n<polyline filter="url(#f)" fill="none" stroke="#000" points="${tangle(6_000)}"/>`,
    ),
    finds: AT("3:1 svg/limit"),
    status: 1,
  },
  {
    row: "V10",
    what: "300 groups in a clip of 1,000 points",
    files: drawing(
      `<clipPath id="c"><polygon points="${tangle(1_000)}"/></clipPath>\n${`<g clip-path="url(#c)">${SQUARE}</g>`.repeat(300)}`,
    ),
    finds: AT("1:1 svg/limit"),
    status: 1,
  },
  {
    row: "V11",
    what: "a drawing of 1e8 px is still drawn in its box",
    files: drawing(SQUARE, 'width="1e8" height="1e8"'),
    finds: [],
    status: 0,
  },
  ...sizes(['width="-3" height="9"', 'width="NaN" height="9"', 'width="0" height="0"', ""]),
  {
    row: "V11",
    what: "a rectangle of 1e300",
    files: drawing('<rect width="1e300" height="1e300"/>'),
    finds: AT("2:1 svg/bad-value"),
    status: 1,
  },
  {
    row: "V13",
    what: "a byte that is not UTF-8",
    files: art(
      Buffer.concat([
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<title>'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from("</title></svg>"),
      ]),
    ),
    finds: AT("2:8 text/encoding"),
    status: 1,
  },
  {
    row: "V13",
    what: "a NUL",
    files: drawing("<text>a\0b</text>"),
    finds: AT("2:8 text/control-character", "2:9 svg/parse"),
    status: 1,
  },
  {
    row: "V13",
    what: "a tag that is not closed",
    files: art('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<rect></svg>'),
    finds: AT("2:1 svg/parse"),
    status: 1,
  },
  {
    row: "V13",
    what: "no namespace: treated as SVG, because the file's name says so",
    files: art(`<svg viewBox="0 0 9 9">${SQUARE}</svg>`),
    finds: [],
    status: 0,
  },
  {
    row: "V13",
    what: "a zip file with the name of a drawing",
    files: art(Buffer.from("PK\u0003\u0004aaaa")),
    finds: AT("1:3 text/control-character", "1:4 svg/parse", "1:4 text/control-character"),
    status: 1,
  },
  { row: "V13", what: "an empty file", files: art(""), finds: AT("1:1 svg/parse"), status: 1 },
];

function each(row: string, rule: string, inputs: Readonly<Record<string, string>>): readonly HostileRow[] {
  return Object.entries(inputs).map(([what, inside]) => ({
    row,
    what,
    files: drawing(inside),
    finds: AT(`2:1 ${rule}`),
    status: 1,
  }));
}

function sizes(attributes: readonly string[]): readonly HostileRow[] {
  return attributes.map((written) => ({
    row: "V11",
    what: written === "" ? "no size at all" : written,
    files: drawing(SQUARE, written),
    finds: AT("1:1 svg/size"),
    status: 1,
  }));
}
