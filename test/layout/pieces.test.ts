/** Faces drawn piece by piece, reusing pieces drawn before, compared with the same faces drawn as a whole. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { deskOf } from "../../src/layout/desk.ts";
import type { LaidFace } from "../../src/layout/face-drawing.ts";
import { layOutFace, layOutWhole } from "../../src/layout/lay-out-face.ts";
import { layOutPieces } from "../../src/layout/pieces/lay-out-pieces.ts";
import { nameOfPiece } from "../../src/layout/pieces/piece-work.ts";
import type { LayoutResources } from "../../src/layout/resources.ts";
import type { GroupItem, Item, ScenePart } from "../../src/scene/scene.ts";
import { faceAsText as asText } from "../support/paper/face-as-text.ts";
import { inPieces } from "./in-pieces.ts";
import { resourcesOf } from "./svg/face.ts";

const SETUP = { trim: { width: 63, height: 88 }, bleed: 3 };
const ART = {
  "fox.png": { width: 600, height: 400 },
  "fox.svg":
    '<svg viewBox="0 0 10 10"><path d="M0 0H10V10z" fill="currentColor"/><b:icon name="square" x="1" y="1" size="4"/></svg>',
};

/** Start tags as the template stage marks them: each with its own place in the template. */
function marked(svg: string): string {
  let place = 0;
  return svg.replace(/<(?!b:unmarked)([a-zA-Z][\w:]*)/g, (tag) => {
    place += 1;
    return `${tag} b:at="card.svg.hbs:${place}:3:${place * 50}"`;
  });
}

const number = fc.integer({ min: -5, max: 60 });
const colour = fc.constantFrom(
  "red",
  "#12345678",
  "currentColor",
  "none",
  "url(#grad)",
  "url(#lost)",
  "blurple",
);
const words = fc.constantFrom(
  "Gain **3** gold",
  "a &amp; b &lt;c&gt; &#39;d&#39;",
  "two :anchor: icons :square:",
  ":trump: and :nothing:",
  "line\\none",
  "  spaced   out ",
  "",
  "Ünïcödé שלום 漢字",
  "*open",
  "&#x41;&#8226;",
  "an unwieldyandverylongwordthatdoesnotfitintoitsboxatall",
  "😀",
  "#grad",
  "<![CDATA[x < y]]>",
);
const effects = fc.constantFrom(
  "",
  ' transform="translate(3 4) rotate(10)"',
  ' opacity="0.5"',
  ' clip-path="url(#clip)"',
  ' clip-path="url(#box)"',
  ' filter="url(#blur)"',
  ' mask="url(#mask)"',
  ' style="display:none"',
  ' transform="scale(0)"',
  ' transform="scale(1e9)"',
  ' style="mix-blend-mode:multiply;isolation:isolate"',
  ' class="a b"',
  ' font-size="20" fill="blue" text-decoration="underline"',
  ' visibility="hidden"',
  ' id="layer"',
);

const leaf = fc.oneof(
  fc
    .tuple(number, number, colour, effects)
    .map(([x, y, fill, more]) => `<rect x="${x}" y="${y}" width="9" height="7" fill="${fill}"${more}/>`),
  fc
    .tuple(number, colour)
    .map(([r, stroke]) => `<circle cx="9" cy="9" r="${r}" stroke="${stroke}" data-id="3"/>`),
  fc
    .tuple(number, words, effects)
    .map(
      ([x, text, more]) =>
        `<b:text b:from="rules.0" x="${x}" y="2" width="40" height="30" size="9pt"${more}>${text}</b:text>`,
    ),
  fc
    .tuple(number, words)
    .map(([x, text]) => `<text x="${x}" y="20">${text}<tspan dy="3">${text}</tspan></text>`),
  fc
    .tuple(number, words, effects)
    .map(
      ([x, text, more]) =>
        `<rect b:from="rules.0" x="${x}" y="2" width="40" height="30" b:size="9pt"${more} b:text="${text.replace(/<!\[CDATA\[.*/, "")}"/>`,
    ),
  fc.constantFrom(
    '<b:icon name="anchor" x="4" y="4" size="8"/>',
    '<circle b:icon="anchor" cx="9" cy="9" r="4" b:fill="red" fill="none"/>',
    '<rect b:text="a" b:icon="b" b:odd="1"/>',
    '<image b:art="fox.svg" href="gone.png" x="1" y="1" width="20" height="10"/>',
    '<text style="shape-inside:url(#dup)" font-size="2">gain <tspan font-weight="bold">gold</tspan></text>',
    '<b:icon name="nothing" x="4" y="4" size="8"/>',
    '<b:art href="fox.png" x="1" y="1" width="20" height="10" fit="cover"/>',
    '<b:art href="fox.svg" x="1" y="1" width="20" height="10"/>',
    '<b:art href="gone.png" x="1" y="1" width="20" height="10"/>',
    '<use href="#thing" x="5"/>',
    '<use xlink:href="#thing" y="5" fill="green"/>',
    '<use href="#icons" x="5"/>',
    '<use href="#dup"/>',
    '<use href="#layer" x="2"/>',
    '<use href="&#35;thing"/>',
    '<use href="#lost"/>',
    '<path d="M0 0L9 9" marker-end="url(#arrow)" stroke="black"/>',
    '<path d="M0 0L9" fill="url(#tile)"/>',
    '<g id="thing"><rect width="3" height="3"/></g>',
    '<g id="icons"><b:icon name="square" x="1" y="1" size="4"/></g>',
    '<g id="dup"><circle r="2"/></g>',
    '<rect id="dup" width="2" height="1"/>',
    '<rect id="un used" width="2" height="1"/>',
    "<title>unseen</title>",
    "<style>.a { fill: teal } #thing { stroke: red } g > b {}</style>",
    "<rectt/>",
    '<script onload="x">1</script>',
    "<b:unmarked/>",
    '<rect width="3" heigth="2" onclick="x"/>',
    '<sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview>',
  ),
);

const between = fc.constantFrom(
  "",
  "\n  ",
  "<!-- a comment -->",
  '\n\n<!-- id="x" <style> -->',
  "stray",
  "<!-- a -- b -->",
);

const piece = fc.oneof(
  { weight: 4, arbitrary: leaf },
  {
    weight: 1,
    arbitrary: fc
      .tuple(effects, fc.array(fc.tuple(usually("", between), leaf), { maxLength: 4 }), usually("", between))
      .map(([more, inside, end]) => `<g${more}>${inside.flat().join("")}${end}</g>`),
  },
);

const DEFS =
  '<defs><linearGradient id="grad"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>' +
  '<clipPath id="clip"><circle cx="20" cy="20" r="15"/></clipPath>' +
  '<clipPath id="box" clipPathUnits="objectBoundingBox"><rect width="0.5" height="1"/></clipPath>' +
  '<filter id="blur"><feGaussianBlur stdDeviation="2"/></filter>' +
  '<mask id="mask"><b:text x="0" y="0" width="30" height="20">mask</b:text><use href="#thing"/></mask>' +
  '<marker id="arrow" markerWidth="4" markerHeight="4"><path d="M0 0L4 2L0 4z" fill="context-stroke"/></marker>' +
  '<pattern id="tile" width="4" height="4" patternUnits="userSpaceOnUse"><use href="#thing"/></pattern></defs>';

const root = fc.constantFrom(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 69 94">',
  '<svg viewBox="0 0 69 94" font-size="8" fill="none" color="#333">',
  '<svg viewBox="0 0 63 88" class="a">',
  '<svg viewBox="0 0 30 88" preserveAspectRatio="wrong">',
  '<svg width="69" height="94" opacity="0.9" clip-path="url(#clip)">',
  '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 69 94">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg viewBox="0 0 69 94">',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 69 94">',
  '<svg:svg viewBox="0 0 69 94">',
  '<svg viewBox="0 0 69 94" transform="scale(1e300)" id="layer">',
);

function usually<T>(plain: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(plain) }, { weight: 1, arbitrary: other });
}

/** Cards of one template: each has some of the same pieces, in the same order. */
const cards = fc
  .record({
    start: fc.oneof(fc.constant('<svg viewBox="0 0 69 94">'), root),
    pool: fc.array(fc.tuple(usually("\n", between), piece), { minLength: 1, maxLength: 8 }),
    withDefs: fc.boolean(),
    end: usually(
      "</svg>",
      fc.constantFrom("\n</svg>\n", "</svg><!-- end -->", "</svg><svg/>", "</g></svg>", ""),
    ),
    chosen: fc.array(fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), { minLength: 2, maxLength: 4 }),
  })
  .map(({ start, pool, withDefs, end, chosen }) =>
    chosen.map((takes) => {
      const taken = pool.filter((_, index) => takes[index]).flat();
      return marked(`${start}${withDefs ? DEFS : ""}${taken.join("")}${end}`);
    }),
  );

const file = "card.svg.hbs";

const named = (work: LaidFace["work"]) => work.map(({ name, elements }) => [name, elements] as const);

test("the work of a face does not depend on the faces before it, and shared pieces have one name", () => {
  const svg = (own: string) =>
    inPieces(
      file,
      marked(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63 88"><b:text x="5" y="5" width="50" height="9" size="9pt">${"shared ".repeat(200)}</b:text><b:text x="5" y="50" width="50" height="9" size="9pt">${own.repeat(1500)}</b:text></svg>`,
      ),
    );
  const workOf = (text: string, resources = resourcesOf(ART)) => layOutFace(svg(text), SETUP, resources).work;
  const resources = resourcesOf(ART);
  const [a, b] = [workOf("a", resources), workOf("b", resources)];
  expect([a, b].map(named)).toEqual([workOf("a"), workOf("b")].map(named));
  // A text is 20, one for 15 characters, and one for 64 characters of SVG: 20 + 93 + 23, 20 + 100 + 25.
  expect(a.map(({ elements }) => elements)).toEqual([136, 145]);
  expect(new Set([...a, ...b].map(({ name }) => name)).size).toBe(3);
});

test("texts made to collide in a short hash have different names", () => {
  // FNV-1a of 32 bits, over the characters' codes.
  const sumOf = (text: string): number =>
    [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  expect(sumOf("costarring")).toBe(sumOf("liquid"));
  expect(nameOfPiece("costarring")).not.toBe(nameOfPiece("liquid"));
});

test("every small piece counts, whatever its text, even in a face with thousands of them", () => {
  const face = (groups: readonly string[]) =>
    inPieces(
      file,
      marked(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">${groups.join("")}</svg>`),
    );
  const elementsOf = (groups: readonly string[]): number => {
    const list = new Map(named(layOutFace(face(groups), SETUP, resourcesOf(ART)).work));
    return [...list.values()].reduce((sum, elements) => sum + elements, 0);
  };
  const shapes = '<rect width="1" height="1"/>'.repeat(9);
  // Characters that differ by multiples of 16, which do not change the low bits of a short hash.
  const groups = [..."0@P`p"].map((id) => `<g id="a${id.codePointAt(0)}" class="${id}">${shapes}</g>`);
  // Each counts as one, and as one more for its some 60 characters.
  expect(elementsOf(groups)).toBe(5 * 9 * 2);
  const many = Array.from({ length: 1100 }, (_, n) => `<rect x="${n}" width="1" height="1"/>`);
  expect(elementsOf(many)).toBe(1100 * 2);
  expect(layOutFace(face(many), SETUP, resourcesOf(ART)).work.length).toBeLessThan(1010);
});

test("piece by piece gives the same as the whole: items, symbols, facts, findings, and their order", () => {
  let [drawn, cut] = [0, 0];
  fc.assert(
    fc.property(cards, (texts) => {
      const resources = resourcesOf(ART);
      for (const text of texts) {
        const whole = layOutWhole({ file, text }, SETUP, resourcesOf(ART));
        drawn += 1;
        const inPart = deskOf(resources).at(resources, (desk) =>
          layOutPieces(inPieces(file, text), SETUP, desk),
        );
        if (inPart) cut += 1;
        // Twice: drawn for the first time, and reused.
        expect(asText(layOutFace(inPieces(file, text), SETUP, resources))).toBe(asText(whole));
        expect(asText(layOutFace(inPieces(file, text), SETUP, resources))).toBe(asText(whole));
      }
    }),
    { numRuns: Number(process.env.PIECES_RUNS ?? 75) },
  );
  // Comments and CDATA are left to the whole; the template stage removes comments.
  expect(cut / drawn).toBeGreaterThan(1 / 3);
});

const BOX = '<b:text x="1" y="1" width="30" height="9">';
/** Cards that differ in the words of one text box, with these attributes. */
const worded = (attributes: string): readonly string[] =>
  ["a fox", "two wolves", "a **bear** :anchor:"].map(
    (text) =>
      `<svg viewBox="0 0 69 94"><b:text x="1" y="1" width="30" height="9" ${attributes}>${text}</b:text></svg>`,
  );
const REFERRED = '<rect fill="url(#first)" width="9" height="9"/>';

/** Successive cards that are easily confused. */
const DELICATE: Readonly<Record<string, readonly string[]>> = {
  "the same piece in groups that differ": [
    '<svg viewBox="0 0 69 94"><g transform="scale(2)"><circle r="4"/></g></svg>',
    '<svg viewBox="0 0 69 94"><g transform="scale(3)"><circle r="4"/></g></svg>',
    '<svg viewBox="0 0 69 94"><g display="none"><circle r="4" onclick="x"/></g></svg>',
  ],
  "the same piece below roots that differ": [
    '<svg viewBox="0 0 69 94" fill="red"><circle r="4"/></svg>',
    '<svg viewBox="0 0 69 94" fill="blue"><circle r="4"/></svg>',
    '<svg viewBox="0 0 34 47" fill="blue"><circle r="4"/></svg>',
  ],
  "a definition that differs": [
    `<svg viewBox="0 0 69 94"><linearGradient id="first"><stop stop-color="red"/></linearGradient>${REFERRED}</svg>`,
    `<svg viewBox="0 0 69 94"><linearGradient id="first"><stop stop-color="blue"/></linearGradient>${REFERRED}</svg>`,
  ],
  "a definition inside a group that colours it": [
    `<svg viewBox="0 0 69 94"><g color="red"><linearGradient id="first"><stop stop-color="currentColor"/></linearGradient></g>${REFERRED}</svg>`,
    `<svg viewBox="0 0 69 94"><g color="blue"><linearGradient id="first"><stop stop-color="currentColor"/></linearGradient></g>${REFERRED}</svg>`,
  ],
  "a style sheet that differs": [
    '<svg viewBox="0 0 69 94"><style>.a { fill: red }</style><circle class="a" r="4"/></svg>',
    '<svg viewBox="0 0 69 94"><style>.a { fill: blue }</style><circle class="a" r="4"/></svg>',
  ],
  "an id that is written with an entity, and occurs twice": [
    '<svg viewBox="0 0 69 94"><g id="a&#98;"><circle r="4"/></g><g id="ab"><circle r="9"/></g><use href="#ab"/></svg>',
    '<svg viewBox="0 0 69 94"><g id="ab"><circle r="4"/></g><g><rect id="ab" width="9" height="9"/><use href="#a&#98;"/></g></svg>',
    '<svg viewBox="0 0 69 94"><g id="ab"><circle r="4"/></g><use href="&#35;ab"/></svg>',
  ],
  "references without a sign": [
    '<svg viewBox="0 0 69 94"><linearGradient id="a"><stop stop-color="red"/></linearGradient><linearGradient id="b" href="a"/><rect fill="url(#b)" width="9" height="9"/></svg>',
  ],
  "a reference to nothing, and a similar id": [
    '<svg viewBox="0 0 69 94"><linearGradient id="firsd"/><rect fill="url(#first)" width="9" height="9"/></svg>',
    '<svg viewBox="0 0 69 94"><rect fill="url(#first)" width="9" height="9"/></svg>',
  ],
  "a missing clip, and an id without a similar one": [
    '<svg viewBox="0 0 69 94"><g id="x"/><circle r="3" clip-path="wrong"/></svg>',
  ],
  "a text that only looks as if it ended the drawing": [
    `<svg viewBox="0 0 69 94">${BOX}a &gt; b</b:text><b:text x="1" y="1" width="30" height="9" font="a>b">c</b:text></svg>`,
    `<svg viewBox="0 0 69 94"><!-- </svg> -->${BOX}<![CDATA[</svg>]]></b:text></svg>`,
  ],
  "a text box whose tag is wrong, with other words": worded(
    'align="middel" size="0pt" leading="x" weigth="7"',
  ),
  "a text box in colours that refer to nothing": worded('fill="url(#lost) red" stroke="url(#lost) blue"'),
  "a text box in a font that does not exist": worded('font="Nowhere"'),
  "texts that a parser reads differently": [
    ...[
      "a\r\nb",
      "a\u0007b",
      "a ]]> b",
      "&#x26;",
      "&eacute;",
      "& b",
      "a\uFFFFb",
      "\uD83D\uDE00",
      "&amp;lt;",
    ].map((text) => `<svg viewBox="0 0 69 94">${BOX}${text}</b:text></svg>`),
  ],
  "another version of XML": [`<?xml version="1.1"?><svg viewBox="0 0 69 94">${BOX}a\u0085b</b:text></svg>`],
  "more than a drawing may contain": [
    `<svg viewBox="0 0 69 94">${'<g id="a"><path d="M0 0H9V9z"/></g>'.repeat(2)}${'<use href="#a"/>'.repeat(26_000)}</svg>`,
    `<svg viewBox="0 0 69 94">${"<g>".repeat(199)}<path d="M0 0H9V9z"/>${"</g>".repeat(199)}</svg>`,
    `<svg viewBox="0 0 69 94">${BOX}${"a ".repeat(10_001)}</b:text></svg>`,
  ],
  "icons of a picture that is reused": [
    '<svg viewBox="0 0 69 94"><b:art href="fox.svg" x="1" y="1" width="9" height="9"/></svg>',
    '<svg viewBox="0 0 69 94"><b:art href="fox.svg" x="5" y="5" width="9" height="9"/></svg>',
  ],
  "faults of the audit, of the root, and of the drawing": [
    '<svg viewBox="0 0 9 94"><circle r="-1"/><rectt/><g opacity="x"><rectt/></g><style>a > b {}</style></svg>',
  ],
};

test.each(Object.entries(DELICATE))("%s: the same as the whole", (_, texts) => {
  const resources = resourcesOf(ART);
  for (const text of texts.map(marked)) {
    const whole = layOutWhole({ file, text }, SETUP, resourcesOf(ART));
    expect(asText(layOutFace(inPieces(file, text), SETUP, resources))).toBe(asText(whole));
  }
});

const itemsOf = ({ value }: LaidFace): readonly Item[] => (value.items[0] as GroupItem).items;

test("common parts of cards are the same objects, also inside a group; only the rest is their own", () => {
  const resources = resourcesOf();
  const card = (text: string) =>
    layOutFace(
      inPieces(
        file,
        marked(
          `<svg viewBox="0 0 69 94"><rect width="9" height="9"/><g transform="scale(2)"><circle r="4"/><b:text x="1" y="1" width="30" height="9">${text}</b:text></g></svg>`,
        ),
      ),
      SETUP,
      resources,
    );
  const [one, two] = [card("fox"), card("wolf")];
  const [rect, group] = itemsOf(one);
  const [otherRect, otherGroup] = itemsOf(two);
  expect(otherRect).toBe(rect);
  const [circle, words] = (group as GroupItem).items;
  const [otherCircle, otherWords] = (otherGroup as GroupItem).items;
  expect(otherCircle).toBe(circle);
  expect(otherWords).not.toEqual(words);
  expect(two.own).toBeLessThan(100);
  expect(card("fox").own).toBe(0);
});

/** Resources, and the icons that are looked up in them, each time. */
function heard() {
  const asked: string[] = [];
  const known = resourcesOf();
  const icon = (name: string) => {
    asked.push(name);
    return known.icon(name);
  };
  return { asked, resources: { ...known, icon } };
}

const ICON = '<b:icon name="anchor" x="1" y="1" size="9"/>';
test.each<[string, string]>([
  ["drawn by itself", ICON],
  ["in a group", `<g opacity="0.5"><rect width="3" height="3"/>${ICON}</g>`],
])("an icon %s is among the look-ups of its face, also if its piece was drawn before", (_, inside) => {
  const { asked, resources } = heard();
  const text = marked(`<svg viewBox="0 0 69 94">${inside}<rect width="9" height="9"/></svg>`);
  // In another call names are looked up again; within a call the answers stay the same.
  for (const [now, isAsked] of [
    [resources, true],
    [resources, false],
    [{ ...resources }, true],
  ] as const) {
    const { lookUps } = layOutFace(inPieces(file, text), SETUP, now);
    expect(lookUps.map(({ question }) => question)).toEqual(["icon anchor"]);
    expect(asked.includes("anchor")).toBe(isAsked);
    asked.length = 0;
  }
});

/** What a piece shows, and answers of which the second differs in content. */
const ANSWERS: readonly (readonly [
  what: string,
  inside: string,
  first: Partial<LayoutResources>,
  second: Partial<LayoutResources>,
])[] = [
  ["an icon", ICON, drawnAs("icon", "M0 0H9V9z"), drawnAs("icon", "M0 0H8V9z")],
  [
    "an icon in a text",
    '<b:text x="1" y="1" width="30" height="9">A :fox:</b:text>',
    drawnAs("icon", "M0 0H9V9z"),
    drawnAs("icon", "M0 0H8V9z"),
  ],
  [
    "an icon in a group",
    `<g opacity="0.5">${ICON}<rect width="1" height="1"/></g>`,
    drawnAs("icon", "M0 0H9V9z"),
    drawnAs("icon", "M0 0H8V9z"),
  ],
  [
    "a term",
    '<b:text x="1" y="1" width="30" height="9">A :wolf: here</b:text>',
    { icon: () => undefined, term: () => "wolf" },
    { icon: () => undefined, term: () => "pack" },
  ],
  [
    "a name that becomes a term",
    '<b:text x="1" y="1" width="30" height="9">A :wolf: here</b:text>',
    { icon: () => undefined, term: () => undefined },
    { icon: () => undefined, term: () => "pack" },
  ],
  [
    "a picture of pixels",
    '<b:art href="fox.png" x="1" y="1" width="9" height="9"/>',
    { art: () => ({ key: "fox", file: "fox.png", size: { width: 60, height: 40 } }) },
    { art: () => ({ key: "fox", file: "fox.png", size: { width: 40, height: 60 } }) },
  ],
  [
    "a picture of vectors",
    '<b:art href="fox.svg" x="1" y="1" width="9" height="9"/>',
    drawnAs("art", "M0 0H9V9z"),
    drawnAs("art", "M0 0H8V9z"),
  ],
  [
    "an icon in a picture",
    '<b:art href="fox.svg" x="1" y="1" width="9" height="9"/>',
    { ...drawnWith("art", ICON), ...drawnAs("icon", "M0 0H9V9z") },
    { ...drawnWith("art", ICON), ...drawnAs("icon", "M0 0H8V9z") },
  ],
];

/** Each answer is a new object with the same key, as in another call of an open project. */
function drawnWith(kind: "icon" | "art", inside: string): Partial<LayoutResources> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;
  return { [kind]: () => ({ key: "fox.svg", file: "fox.svg", text }) };
}

function drawnAs(kind: "icon" | "art", d: string): Partial<LayoutResources> {
  return drawnWith(kind, `<path d="${d}"/>`);
}

test.each(ANSWERS)(
  "%s is drawn again when the answer has changed, and only then",
  (_, inside, first, second) => {
    const text = marked(`<svg viewBox="0 0 69 94">${inside}<rect width="9" height="9"/></svg>`);
    const face = inPieces(file, text);
    const own = { ...resourcesOf(ART), fonts: { ...resourcesOf().fonts } };
    const partsWith = (answers: Partial<LayoutResources>) => {
      const resources = { ...own, ...answers };
      const laid = layOutFace(face, SETUP, resources);
      // Nothing is known at the desk of other fonts.
      const fresh = { ...resources, fonts: { ...resources.fonts } };
      expect(asText(laid)).toBe(asText(layOutWhole({ file, text }, SETUP, fresh)));
      return laid.value.parts as readonly ScenePart[];
    };
    const [one, plain] = partsWith(first);
    expect(partsWith({ ...first })).toEqual([one, plain]);
    expect(partsWith({ ...first })[0]).toBe(one);
    const [other, same] = partsWith(second);
    expect(other).not.toBe(one);
    expect(same).toBe(plain);
  },
);

/** Resources of their own, whose icons are the same objects each time, as in one call. */
function steady(): LayoutResources {
  const known = resourcesOf();
  const icons = new Map(["anchor", "square"].map((name) => [name, known.icon(name)]));
  return { ...known, fonts: { ...known.fonts }, icon: (name) => icons.get(name) };
}

test.each(["", ' icon-fill="red"'])(
  "a text with an icon of an earlier text in its box (%s) is the same as by itself, look-ups and work included",
  (attributes) => {
    const card = (words: string): string =>
      marked(
        `<svg viewBox="0 0 69 94"><b:text x="1" y="1" width="30" height="30"${attributes}>${words}</b:text></svg>`,
      );
    const one = steady();
    for (const words of [
      ":anchor: one",
      "two :anchor: :square: :anchor:",
      "three",
      ":square: four",
      ":lost:",
    ]) {
      const drawn = layOutFace(inPieces(file, card(words)), SETUP, one);
      const other = steady();
      expect(asText(drawn)).toBe(asText(layOutWhole({ file, text: card(words) }, SETUP, other)));
      const alone = layOutFace(inPieces(file, card(words)), SETUP, other);
      expect([drawn.lookUps, drawn.work]).toEqual([alone.lookUps, alone.work]);
    }
  },
);

test("an icon that is another one later is drawn anew in the next text of its box", () => {
  const known = steady();
  let square = known.icon("square");
  const resources = { ...known, icon: (name: string) => (name === "square" ? square : known.icon(name)) };
  const symbolIn = (words: string): string | undefined => {
    const text = marked(
      `<svg viewBox="0 0 69 94"><b:text x="1" y="1" width="30" height="30">${words}</b:text></svg>`,
    );
    return Object.keys(layOutFace(inPieces(file, text), SETUP, resources).value.symbols)[0];
  };
  const first = symbolIn(":square: one");
  expect(symbolIn(":square: two")).toBe(first);
  square = known.icon("anchor");
  expect(symbolIn(":square: three")).toBe(symbolIn(":anchor: four"));
});

test("a picture that is added later is drawn", () => {
  const art: Record<string, { width: number; height: number }> = {};
  const resources = resourcesOf(art);
  const text = marked(
    '<svg viewBox="0 0 69 94"><b:art href="fox.png" x="1" y="1" width="9" height="9"/></svg>',
  );
  expect(layOutFace(inPieces(file, text), SETUP, resources).value.missing).toHaveLength(1);
  art["fox.png"] = { width: 60, height: 60 };
  expect(layOutFace(inPieces(file, text), SETUP, resources).value.pictures).toHaveLength(1);
});

test("no piece is drawn once the face exceeds the limit of a drawing", () => {
  const { asked, resources } = heard();
  // Each text counts as five elements for each of the 5,100 lines that it runs along: two are more than 50,000.
  const path = `<defs><path id="p" d="M0 0${"h1".repeat(5_100)}"/></defs>`;
  const along = (word: string): string =>
    `<text font-family="Alegreya" font-size="3"><textPath href="#p">${word}</textPath></text>`;
  const text = marked(
    `<svg viewBox="0 0 69 94">${path}${along("one")}${along("two")}<b:icon name="anchor" x="1" y="1" size="9"/></svg>`,
  );
  layOutFace(inPieces(file, text), SETUP, resources);
  expect(asked).toEqual([]);
});
