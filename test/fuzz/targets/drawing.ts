/** SVG pictures of a game: gradients, clips, patterns, uses, texts, styles, corrupted, and drawn on a card. */
import { card } from "../../hostile/templates-and-decks.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";
import { checkWith } from "../project.ts";

const SEEDS = [
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">
<style>.a { fill: red; stroke: blue } #b { opacity: .5 }</style>
<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="red" stop-opacity=".5"/></linearGradient>
<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><symbol id="s" viewBox="0 0 9 9"><path d="M0 0L9 9Z"/></symbol></defs>
<g clip-path="url(#c)" transform="rotate(30 50 50) scale(1.1)"><rect width="80" height="80" rx="3" fill="url(#g)" stroke-dasharray="3 1"/></g>
<use xlink:href="#s" x="3" y="3" width="30" height="30"/><path class="a" d="M10 10 C 20 20 40 20 50 10 S 70 0 80 10 Q 1 2 3 4 T 9 9 A 5 5 0 1 0 9 1 h3 v-3 z"/>
</svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="3in">
<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="2"/></pattern>
<mask id="m"><rect width="40" height="40" fill="#888"/></mask><filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="1"/></filter>
<marker id="k" markerWidth="3" markerHeight="3" orient="auto"><path d="M0 0L3 1Z"/></marker>
<rect width="40" height="40" fill="url(#p)" mask="url(#m)"/><ellipse cx="20" cy="20" rx="9" ry="4" filter="url(#f)"/>
<polyline points="1,1 20,5 30,9" marker-end="url(#k)" fill="none" stroke="#000"/>
<text x="2 4 6" y="20" rotate="9" letter-spacing="1" text-anchor="middle" textLength="30">One <tspan dy="3" font-weight="700">two</tspan></text>
<switch><g systemLanguage="de"/><g><line x2="9" y2="9"/></g></switch><svg x="3" viewBox="0 0 9 9" preserveAspectRatio="xMinYMax slice"><rect width="9" height="9"/></svg>
</svg>`,
].map((text) => Buffer.from(text));

const WORDS = [
  "<g>",
  "</g>",
  "<use href='#s'/>",
  "<use xlink:href='#b' id='b'/>",
  "url(#p)",
  "url(#",
  "url(http://x.example/)",
  "<!DOCTYPE svg [<!ENTITY a 'b'>]>",
  "<!ENTITY",
  "&a;",
  "&#0;",
  "&#x10FFFF;",
  "<![CDATA[",
  "]]>",
  "<!--",
  "<?xml",
  "<script>",
  "onload='x'",
  "href='file:///etc/passwd'",
  "data:image/png;base64,AAAA",
  "transform='matrix(1e308 0 0 1e308 0 0)'",
  "scale(0)",
  "1e308",
  "-1e308",
  "NaN",
  "%",
  "mm",
  "calc(1px)",
  "!important",
  "@import url(x)",
  "{",
  "}",
  ";",
  "inherit",
  "currentColor",
  "#ff",
  "M0 0",
  "A",
  "z",
  '"',
  "'",
  "\0",
  "\uFFFE",
];

export const DRAWING: Target = {
  name: "drawing",
  inputs: corrupted(SEEDS, bytesOf(WORDS, "utf8")),
  find: (input) =>
    checkWith({
      ...card('  <b:art href="art/a.svg" x="5" y="20" width="40" height="30"/>'),
      "content/sample/art/a.svg": input,
    }),
};
