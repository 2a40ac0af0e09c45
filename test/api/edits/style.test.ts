/** The look of a text changed: written where the drawing says it, and drawn like that. */
import { describe, expect, test } from "vitest";
import { createMemoryHost, type EditAsk, openProject, type Thing } from "../../../src/index.ts";
import { AXE, drawing, edited, filesOfDuel, thingsOf } from "../../support/api/duel.ts";
import { codeOf } from "../../support/api/sample-project.ts";

type Look = Extract<EditAsk, { kind: "style-text" }>["look"];

const startOf = (template: string): number => template.search(/<(b:text|text|rect)/);

/** The title and the element after an edit of the first text, and how the text looks then. */
async function restyled(element: string, look: Look, more = "") {
  const before = drawing(element + more);
  const { title, text } = await edited(before, { kind: "style-text", start: startOf(before), look });
  const [thing] = (await thingsOf(text)).filter(({ kind }) => kind === "text");
  const lines = text.split("\n");
  return { title, written: lines[1], thing: thing as Thing };
}

describe("Broadside's own text", () => {
  const BOX = (rest: string): string => `<b:text x="5" y="4" width="50" height="8"${rest}>{{title}}</b:text>`;

  test.each([
    ["font", { font: "Alegreya" }, "", ' font="Alegreya"'],
    ["size", { size: 12.5 }, ' size="10pt"', ' size="12.5pt"'],
    ["smallest size", { minSize: 6 }, "", ' min-size="6pt"'],
    ["weight", { weight: "bold" }, ' weight="400"', ' weight="bold"'],
    ["slope", { slope: "italic" }, "", ' style="italic"'],
    ["slope beside CSS", { slope: "italic" }, ' style="fill: red"', ' style="fill: red;font-style:italic"'],
    ["colour", { colour: "#123456" }, ' fill="red"', ' fill="#123456"'],
    ["colour in CSS", { colour: "#123456" }, ' style="fill: red; x: y"', ' style="fill: #123456; x: y"'],
    ["alignment", { align: "right", valign: "middle" }, "", ' align="right" valign="middle"'],
  ] as const)("%s", async (_, look, before, expected) => {
    const { written, thing } = await restyled(BOX(before), look);
    expect(written).toBe(BOX(expected));
    expect(thing.look).toMatchObject(drawnOf(look));
  });
});

/** What the look must be then. */
function drawnOf({ font, weight, slope, colour, align, valign }: Look): object {
  return {
    ...(font && { font }),
    ...(weight && { weight: weight === "bold" ? 700 : 400 }),
    ...(slope && { isItalic: slope === "italic" }),
    ...(colour && { colour }),
    ...(align && { align }),
    ...(valign && { valign }),
  };
}

describe("SVG's own text", () => {
  // one unit of the drawing is 1 mm: 10 pt are 3.528
  const LINE = (rest: string): string => `<text x="10" y="20"${rest}>Axe</text>`;

  test.each([
    ["in attributes", { size: 10 }, ' font-size="5"', ' font-size="3.528"'],
    ["in a style", { size: 10 }, ' style="font-size:5px;fill:red"', ' style="font-size:3.528px;fill:red"'],
    ["a new attribute", { weight: "bold" }, "", ' font-weight="bold"'],
    ["a new declaration", { weight: "bold" }, ' style="fill:red;"', ' style="fill:red;font-weight:bold"'],
    [
      "over a shorthand",
      { weight: "bold" },
      ' style="font:5px Alegreya"',
      ' style="font:5px Alegreya;font-weight:bold"',
    ],
    [
      "over a class",
      { colour: "#00ff00" },
      ' class="a" fill="red"',
      ' class="a" fill="red" style="fill:#00ff00"',
    ],
    ["a family with a space", { font: "Alegreya Sans" }, "", ` font-family="Alegreya Sans"`],
  ] as const)("%s", async (_, look, before, expected) => {
    const { written, thing } = await restyled(LINE(before), look, "<style>.a { fill: blue }</style>");
    expect(written).toBe(`${LINE(expected)}<style>.a { fill: blue }</style>`);
    expect(thing.look).toMatchObject(drawnOf(look));
    if ("size" in look) expect(thing.text?.askedSize).toBeCloseTo(10, 2);
  });

  test("parts of it give way", async () => {
    const { written, thing } = await restyled(
      `<text x="10" y="20" style="font-weight:400"><tspan style="font-weight:400;fill:red" font-weight="300">Axe</tspan></text>`,
      { weight: "bold" },
    );
    expect(written).toBe(
      `<text x="10" y="20" style="font-weight:bold"><tspan style="fill:red">Axe</tspan></text>`,
    );
    expect(thing.look?.weight).toBe(700);
  });

  test("an aligned line stays where it is", async () => {
    const [before] = await thingsOf(drawing(LINE(' font-size="5"')));
    const { written, thing } = await restyled(LINE(' font-size="5"'), { align: "right" });
    expect(written).toContain('text-anchor="end"');
    expect(thing.look?.align).toBe("right");
    // letters begin a little beside their places
    expect(Math.abs(thing.box.x - (before?.box.x ?? 0))).toBeLessThan(0.3);
  });
});

describe("a text that flows into a shape, as Inkscape writes it", () => {
  const SHAPE = `<rect id="box" b:display="none" x="5" y="5" width="50" height="20"/>`;
  const FLOW = (style: string): string =>
    `<text b:text="{{title}}" style="font-size:4px;${style}shape-inside:url(#box)"><tspan x="5" y="9">Axe</tspan></text>`;

  test("its style changes", async () => {
    const { written, thing } = await restyled(
      FLOW("text-align:start;"),
      { align: "center", size: 12 },
      SHAPE,
    );
    expect(written).toBe(FLOW("text-align:center;").replace("4px", "4.233px") + SHAPE);
    expect(thing.look).toMatchObject({ align: "center", set: "shape" });
  });

  test("what CSS has no word for is Broadside's", async () => {
    const { written, thing } = await restyled(FLOW(""), { valign: "bottom", minSize: 6 }, SHAPE);
    expect(written).toContain(`url(#box)" b:min-size="6pt" b:valign="bottom">`);
    expect(thing.look?.valign).toBe("bottom");
  });
});

test("a placeholder keeps its sample, and the text gets the look", async () => {
  const rect = (rest: string): string =>
    `<rect b:text="{{title}}" x="5" y="5" width="50" height="20" fill="none"${rest}/>`;
  const { written, thing } = await restyled(rect(' b:size="10pt"'), {
    size: 14,
    weight: "bold",
    colour: "#ff0000",
    align: "center",
  });
  expect(written).toBe(rect(' b:size="14pt" b:weight="bold" b:fill="#ff0000" b:align="center"'));
  expect(thing.look).toMatchObject({ weight: 700, colour: "#ff0000", align: "center", set: "box" });
});

test("the step says what it does", async () => {
  const { title } = await restyled(`<text x="10" y="20">Axe</text>`, { size: 12, weight: "bold" });
  expect(title).toBe("Set size of Axe to 12 pt, weight of Axe to bold");
});

test.each([
  ["a shape", `<rect x="5" y="5" width="9" height="9" fill="red"/>`, { weight: "bold" }],
  ["a computed size", `<text x="5" y="5" style="font-size:{{cost}}px">Axe</text>`, { size: 12 }],
  ["a computed weight", `<text x="5" y="5" font-weight="{{cost}}00">Axe</text>`, { weight: "bold" }],
  ["a line without a box", `<text x="5" y="5">Axe</text>`, { valign: "middle" }],
  ["nothing", `<text x="5" y="5">Axe</text>`, {}],
  ["a colour that is more", `<text x="5" y="5">Axe</text>`, { colour: 'red;stroke:"blue"' }],
  ["an unknown weight", `<text x="5" y="5">Axe</text>`, { weight: "heavy" }],
  ["an unknown part", `<text x="5" y="5">Axe</text>`, { shadow: "big" }],
])("%s is refused", async (_, element, look) => {
  const before = drawing(element);
  const project = await openProject(createMemoryHost(filesOfDuel(before)));
  const ask = { kind: "style-text", ...AXE, start: startOf(before), look } as never;
  expect(await codeOf(project.edits(ask))).toBe("bad-order");
  await project.close();
});
