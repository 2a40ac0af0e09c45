/**
 * Text that Inkscape wraps. The fixture was saved by Inkscape 1.2.2, which writes each line of such a text with its place
 * beside the shapes, for programs that do not wrap: these are the expected lines and places.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { charactersOf, widthOf } from "../../../src/scene/glyph-runs.ts";
import { every, layOut, layOutSvg } from "./face.ts";

const SAVED = readFileSync(new URL("fixtures/inkscape-shape-text.svg", import.meta.url), "utf8");
const [HEAD = ""] = SAVED.split("<text");
const TEXTS = [...SAVED.matchAll(/<text\s+id="(\w+)"[\s\S]*?<\/text>/g)].map(
  ([text, id]) => [id as string, text] as const,
);

interface SetLine {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** The lines that Inkscape wrote: a tspan with x and y, its content, and the text after it up to the next. */
function written(text: string): readonly SetLine[] {
  const lines = text.split(/<tspan\s+x="/).slice(1);
  return lines.flatMap((line) => {
    const [, x, y] = /^([\d.-]+)"\s+y="([\d.-]+)"/.exec(line) ?? [];
    const words = line.slice(line.indexOf(">") + 1).replace(/<[^>]*>/g, "");
    return words.trim() === "" ? [] : [{ x: Number(x), y: Number(y), words: words.trim() }];
  });
}

/** Our lines: glyphs of one baseline, from left to right. */
function set(drawing: string): readonly SetLine[] {
  const lines = new Map<number, { x: number; words: string }>();
  for (const item of every(layOutSvg(drawing).scene, "glyphs")) {
    const { x, y } = item;
    const line = lines.get(y);
    lines.set(y, { x: Math.min(x, line?.x ?? x), words: (line?.words ?? "") + charactersOf(item) });
  }
  return [...lines].map(([y, { x, words }]) => ({ x, y, words: words.trim() }));
}

describe("as Inkscape sets it", () => {
  test.each(TEXTS)("%s", (id, text) => {
    const ours = set(`${HEAD}${text}</svg>`);
    const theirs = written(text);
    expect(ours.map(({ words }) => words)).toEqual(theirs.map(({ words }) => words));
    for (const [index, line] of theirs.entries()) {
      expect(ours[index]?.y, line.words).toBeCloseTo(line.y, 2);
      // x of a text anchored in its middle is that of the middle.
      if (id !== "wide") expect(Math.abs((ours[index]?.x ?? 0) - line.x), line.words).toBeLessThan(0.2);
    }
  });
});

const BOX = '<defs><rect id="box" x="10" y="10" width="30" height="20"/></defs>';
const inBox = (words: string, attributes = "", style = "") =>
  `${BOX}<text font-family="Alegreya" font-size="4" ${attributes} style="white-space:pre;shape-inside:url(#box);${style}">${words}</text>`;

const reportsOf = (inside: string): readonly string[] =>
  layOut(inside).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);

/** The text in bold and italic letters. */
const inFace = (inside: string, face: string): string =>
  every(layOut(inside).scene, "glyphs")
    .filter((item) => item.face === face)
    .map(charactersOf)
    .join("");

describe("as a text box", () => {
  test("marks, icons and line breaks, and words from b:text", () => {
    const { scene } = layOut(inBox("Gain **3** :anchor:\nnow"));
    expect(scene.texts[0]).toMatchObject({ text: "Gain 3 :anchor:\nnow", named: ["anchor"] });
    expect(scene.texts[0]?.box).toMatchObject({ x: 10, y: 10, width: 30, height: 20 });
    const replaced = layOut(inBox("<tspan x='10' y='14'>Sample</tspan>", 'b:text="Gain&#10;now"')).scene;
    expect(replaced.texts[0]?.text).toBe("Gain\nnow");
    const sample = inBox('<tspan font-weight="bold">Cost:</tspan> a sample', 'b:text="Gain"');
    expect([reportsOf(sample), inFace(sample, "Alegreya-Regular")]).toEqual([[], "Gain"]);
  });

  test("shrinks to the size that b:min-size allows, and reports what does not fit", () => {
    const words = "Draw two cards, ".repeat(7);
    const least = (minSize: string) => layOut(inBox(words, `b:min-size="${minSize}"`)).scene.texts[0];
    // 4 mm are 11.339 pt.
    expect(least("6pt")).toMatchObject({ askedSizePt: expect.closeTo(11.339, 3), overflow: 0 });
    expect(least("6pt")?.sizePt).toBeLessThan(11);
    expect(least("11pt")?.sizePt).toBeCloseTo(11, 6);
    expect(least("11pt")?.overflow).toBeGreaterThan(1);
  });

  test("parts that are bold or italic, with spaces anywhere, alone or inside marks", () => {
    const words =
      'Gain<tspan style="font-weight:bold"> gold: </tspan>now *or* <tspan font-style="italic">(n)ever</tspan>';
    expect(reportsOf(inBox(words))).toEqual([]);
    expect(inFace(inBox(words), "Alegreya-Bold").trim()).toBe("gold:");
    expect(inFace(inBox(words), "Alegreya-Italic").replace(/\s/g, "")).toBe("or(n)ever");
    // Most of the text decides: here all of it.
    expect(inFace(inBox('<tspan style="font-weight:bold">Gain</tspan>'), "Alegreya-Bold")).toBe("Gain");
  });

  test.each([
    [
      inBox('Gain gold <tspan style="fill:#f00">now</tspan>'),
      'svg/unsupported: <tspan> has its own fill ("#f00"), which a text in a shape does not support',
    ],
    [
      inBox("Gain", "", "shape-subtract:url(#box)"),
      "svg/unsupported: shape-subtract is not supported: the text runs across the shape that it should avoid",
    ],
    [
      `<path id="u" d="M0 0H20V30H40V0H55V50H0Z"/>${inBox("Gain", "", "shape-inside:url(#u)")}`,
      "svg/unsupported: the shape has several parts at the height of a line, and the text fills only the widest",
    ],
    [
      inBox("Gain", "", "text-decoration:underline"),
      "svg/unsupported: a text in a shape does not support underline",
    ],
    [inBox("Gain <b:icon/>"), "svg/element: <b:icon> cannot be part of a text in a shape"],
    [
      inBox("Gain", "", "shape-inside:url(#bok)"),
      'svg/reference: shape-inside of <text> points to "#bok", but no element has this id',
    ],
    [
      inBox("Gain", 'id="t"', "shape-inside:url(#t)"),
      'svg/reference: shape-inside of <text> points to "#t", which is a <text> and has no area for text',
    ],
    [
      inBox("Gain", "", "shape-inside:circle(3px)"),
      'svg/bad-value: shape-inside of <text> is "circle(3px)", expected url(#id) of one or more shapes',
    ],
    [
      inBox("Gain", "", "line-height:-1"),
      'svg/bad-value: line-height of <text> is "-1", expected a multiple of the size such as 1.25',
    ],
    [
      `<use id="a" href="#b"/><use id="b" href="#a"/>${inBox("Gain", "", "shape-inside:url(#a)")}`,
      'svg/reference: shape-inside of <text> points to "#a", which is a <use> and has no area for text',
    ],
    [
      '<text y="9" font-family="Alegreya" b:text="a" b:min-size="8pt">b</text>',
      "svg/bad-value: <text> without a box does not support b:min-size",
    ],
    [
      "<flowRoot><flowRegion/><flowPara>a</flowPara></flowRoot>",
      "svg/element: <flowRoot> has no shape with an area in its <flowRegion>",
    ],
  ])("reports what it does not support: %s", (inside, expected) => {
    expect(reportsOf(inside)).toContain(expected);
  });

  test("the flowed text of older Inkscape, paragraph by paragraph", () => {
    const flowed = layOut(
      '<flowRoot font-family="Alegreya" font-size="4" transform="translate(1 2)"><flowRegion><rect x="9" y="8" width="30" height="20"/></flowRegion><flowPara>Draw <flowSpan font-weight="bold">two</flowSpan></flowPara><flowPara/><flowPara>and keep one</flowPara></flowRoot>',
    );
    expect(flowed.diagnostics).toEqual([]);
    expect(flowed.scene.texts[0]).toMatchObject({
      text: "Draw two\n\nand keep one",
      box: { x: 10, y: 10, width: 30, height: 20 },
    });
  });

  test("the shape of a clone, as Inkscape 0.92 names it in a region", () => {
    const { scene, diagnostics } = layOut(
      '<rect id="r" x="1" y="1" width="30" height="20" transform="translate(2 3)" fill="none"/><flowRoot font-family="Alegreya" font-size="4"><flowRegion><use href="#r" x="4" y="5" transform="translate(3 1)"/></flowRegion><flowPara>Draw</flowPara></flowRoot>',
    );
    expect(diagnostics).toEqual([]);
    expect(scene.texts[0]?.box).toMatchObject({ x: 8, y: 7, width: 30, height: 20 });
  });

  test("tags on separate lines are separate words", () => {
    const text = `${BOX}<text font-family="Alegreya" font-size="4" style="shape-inside:url(#box)">
      <tspan x="10" y="13">Draw</tspan>
      <tspan x="10" y="18">two</tspan>
    </text>`;
    expect(layOut(text).scene.texts[0]?.text).toBe("Draw two");
  });

  test("a width alone: the first baseline is at y, and the height is unlimited", () => {
    const { scene } = layOut(
      `<text x="10" y="20" font-family="Alegreya" font-size="4" style="inline-size:30">${"Draw two cards ".repeat(20)}</text>`,
    );
    const ys = [...new Set(every(scene, "glyphs").map(({ y }) => y))];
    // Inkscape's line height if none is given is 1.25.
    expect(ys.slice(0, 2)).toEqual([20, 25]);
    expect(ys.length).toBeGreaterThan(10);
    expect(scene.texts[0]?.overflow).toBe(0);
  });

  test("values that Inkscape writes without meaning are not reported", () => {
    // The right arm is 3 wide, less than the 4 of an em.
    const narrow = '<path id="u" d="M0 0H20V30H40V0H43V50H0Z"/>';
    expect(reportsOf(narrow + inBox("Gain", "", "shape-inside:url(#u)"))).toEqual([]);
    // With the padding on both sides, 15 are left as 3.
    const wide = '<path id="u" d="M0 0H30V30H40V0H55V50H0Z"/>';
    expect(reportsOf(wide + inBox("Gain", "", "shape-inside:url(#u);shape-padding:6"))).toEqual([]);
    const style =
      "inline-size:0;shape-subtract:none;letter-spacing:0px;word-spacing:0px;text-indent:0;line-height:125%";
    expect(reportsOf(inBox("Gain", "", style))).toEqual([]);
    expect(
      reportsOf('<text y="9" font-family="Alegreya" style="inline-size:0;shape-inside:none">a</text>'),
    ).toEqual([]);
  });

  test("ten thousand shapes, and endless corners, are refused", () => {
    const many = `<defs><rect id="a" width="9" height="9"/></defs><text style="shape-inside:${"url(#a) ".repeat(10_000)}">a</text>`;
    const refused = (name: string) => [
      `svg/limit: the shapes for the text of <${name}> have more than 1000 corners; a curve counts as eight`,
    ];
    expect(reportsOf(many)).toEqual(refused("text"));
    const jagged = `M0 0${"l1 9l1 -9".repeat(600)}`;
    expect(reportsOf(`<path b:text="a" d="${jagged}"/>`)).toEqual(refused("path"));
    const flowed = `<flowRoot><flowRegion><path d="${jagged}"/></flowRegion><flowPara>a</flowPara></flowRoot>`;
    expect(reportsOf(flowed)).toEqual(refused("flowRoot"));
  });

  test("an extremely narrow shape, and one without any room, terminate", () => {
    for (const d of ["M50 0L50.001 100L49.999 100Z", "M0 0L100 .01L0 .02Z", "M0 0H1e8V1e8H0Z"]) {
      const { scene } = layOut(
        `<path id="n" fill="none" d="${d}"/><text font-size="1e-3" b:min-size="1e-4" style="shape-inside:url(#n)">${"word ".repeat(50)}</text>`,
      );
      expect(scene.texts.length).toBeLessThan(2);
    }
  });
});

describe("a placeholder that is not a rectangle", () => {
  const words = "Draw two cards and keep one of them, then discard the other";
  const round = (attributes: string) =>
    layOut(
      `<circle cx="50" cy="50" r="20" b:text="${words}" b:size="9pt" b:font="Alegreya" b:align="center" ${attributes}/>`,
    ).scene;

  test("has lines as wide as the shape is at their height, wherever they begin", () => {
    for (const valign of ["top", "middle", "bottom"]) {
      const scene = round(`b:valign="${valign}"`);
      expect(scene.texts[0]?.overflow).toBe(0);
      for (const item of every(scene, "glyphs")) {
        const { x, y } = item;
        const end = x + widthOf(item);
        // The corners of the letters' x-height are inside the circle.
        for (const [at, up] of [
          [x, 0],
          [end, 0],
          [x, 1.2],
          [end, 1.2],
        ] as const)
          expect(Math.hypot(at - 50, y - up - 50), `${valign} ${y}`).toBeLessThan(20.2);
      }
    }
  });

  test("is in the middle of it, with as much space above as below", () => {
    const ink = round('b:valign="middle"').texts[0]?.ink;
    expect((ink?.y ?? 0) + (ink?.height ?? 0) / 2).toBeCloseTo(50, 0);
  });
});
