/** Scenes as SVG: the text; what it looks like is for the tests of press/. */
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { outlineItems, outlineSvg } from "../../../src/scene/outline/outline-svg.ts";
import {
  box,
  fonts,
  group,
  image,
  path,
  rect,
  sceneOf,
  solid,
  stroke,
  text,
  use,
} from "../../support/paper/scenes.ts";

const pictures = (key: string) => (key === "known" ? "data:image/png;base64,AAAA" : undefined);
const options = { fonts, pictures, box: "trim" } as const;
const red = solid("#c02020");
const icon = {
  id: "mm/icons/star.svg & more",
  box: box(0, 0, 10, 10),
  items: [path(rect(box(1, 1, 8, 8)), { kind: "inherited", opacity: 0.5 } as const)],
};
const fade = {
  kind: "linear",
  from: [0, 0],
  to: [10, 0],
  transform: [1, 0, 0, 1, 0, 0],
  stops: [
    { offset: 0, colour: "#ff0000", opacity: 1 },
    { offset: 1, colour: "#0000ff", opacity: 0.25 },
  ],
} as const;
const rich = sceneOf(
  [
    path(rect(box(0, 0, 60, 80)), fade, { stroke: stroke(red, 0.5, { dash: [2, 1], cap: "round" }) }),
    ...text("Ahoy & hey", { x: 5, y: 10, size: 4 }),
    group([image("known", box(1, 2, 3, 4)), image("unknown", box(1, 2, 3, 4))], {
      opacity: 0.5,
      blend: "multiply",
      clip: { d: rect(box(0, 0, 5, 5)), rule: "evenodd" },
    }),
    use(icon.id, [0.5, 0, 0, 0.5, 3, 4], red),
    use(icon.id, [1, 0, 0, 1, 0, 0], solid("#0000ff", 0.5)),
  ],
  { symbols: [icon], bleed: 3 },
);

describe("the drawing", () => {
  test("is well-formed XML without text elements, and every reference leads to an id", () => {
    const { names, ids, references } = readSvg(outlineSvg(rich, options));
    expect(names).not.toContain("text");
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect(references.length).toBeGreaterThan(8);
  });

  test("covers the trim, or the trim and its bleed", () => {
    expect(outlineSvg(rich, options)).toContain('width="60mm" height="80mm" viewBox="0 0 60 80"');
    expect(outlineSvg(rich, { ...options, box: "bleed" })).toContain(
      'width="66mm" height="86mm" viewBox="-3 -3 66 86"',
    );
    expect(outlineSvg(rich, { ...options, widthPx: 750, heightPx: 1050 })).toContain(
      'width="750" height="1050" viewBox="0 0 60 80"',
    );
  });

  test("is clipped to the shape of its piece if one is given", () => {
    expect(outlineSvg(rich, options)).not.toContain('clip-path="url(#cut)"');
    const cut = outlineSvg(rich, { ...options, cut: "M0 0L60 0L30 80Z" });
    expect(cut).toContain('<clipPath id="cut"><path d="M0 0L60 0L30 80Z"/></clipPath>');
    expect(cut).toContain('<g clip-path="url(#cut)">');
  });

  test("is the same text each time, and shares no id with a drawing of another prefix", () => {
    expect(outlineSvg(rich, options)).toBe(outlineSvg(rich, options));
    const other = readSvg(outlineSvg(rich, { ...options, idPrefix: "b-", cut: "M0 0L60 0L30 80Z" })).ids;
    expect(other.every((id) => id.startsWith("b-"))).toBe(true);
  });

  test("omits a picture that has no data", () => {
    expect(readSvg(outlineSvg(rich, options)).names.filter((name) => name === "image")).toHaveLength(1);
  });
});

describe("what is used often is defined once", () => {
  test("glyphs, in their em of 1,000 units", () => {
    const { definitions, elements } = outlineItems(text("nnnn", { x: 5, y: 10, size: 4 }), {
      fonts,
      pictures,
    });
    expect(definitions.match(/<path /g)).toHaveLength(1);
    expect(elements.match(/<use /g)).toHaveLength(4);
    expect(elements).toContain('transform="matrix(0.004 0 0 0.004 5 10)"');
  });

  test("symbols, which take their colour from where they are used", () => {
    const svg = outlineSvg(rich, options);
    expect(svg.match(/<g id="s1">/g)).toHaveLength(1);
    expect(svg).toContain('fill="currentColor" fill-opacity="0.5"');
    expect(svg).toContain('<use href="#s1" transform="matrix(0.5 0 0 0.5 3 4)" color="#c02020"/>');
    expect(svg).toContain('<use href="#s1" color="#0000ff80"/>');
  });

  test("gradients and clips", () => {
    const twice = [path(rect(box(0, 0, 9, 9)), fade), path(rect(box(9, 0, 9, 9)), fade)];
    const clip = { d: rect(box(0, 0, 5, 5)), rule: "nonzero" } as const;
    const { definitions } = outlineItems([group(twice, { clip }), group(twice, { clip })], {
      fonts,
      pictures,
    });
    expect(definitions.match(/<linearGradient /g)).toHaveLength(1);
    expect(definitions.match(/<clipPath /g)).toHaveLength(1);
    expect(definitions).toContain('stop-color="#0000ff" stop-opacity="0.25"');
  });
});

describe("coordinates are as fine as paper needs", () => {
  test("a thousandth of a mm, less in drawings that are scaled down, more in those that are scaled up", () => {
    const line = path("M0.123456 0L1.987654 2", red);
    expect(outlineItems([line], { fonts, pictures }).elements).toContain('d="M0.123 0L1.988 2"');
    const small = group([line], { transform: [0.01, 0, 0, 0.01, 0, 0] });
    expect(outlineItems([small], { fonts, pictures }).elements).toContain('d="M0.1 0L2 2"');
    const large = group([line], { transform: [100, 0, 0, 100, 0, 0] });
    expect(outlineItems([large], { fonts, pictures }).elements).toContain('d="M0.12346 0L1.98765 2"');
  });
});

describe("degenerate gradients are what SVG says", () => {
  const [first, last] = fade.stops;
  test.each([
    ["without length, the last colour", { ...fade, to: fade.from }, 'fill="#0000ff" fill-opacity="0.25"'],
    ["with one stop, its colour", { ...fade, stops: [first] }, 'fill="#ff0000"'],
    ["without stops, nothing", { ...fade, stops: [] }, 'fill="none"'],
    [
      "a focus outside the circle, its edge",
      {
        kind: "radial",
        centre: [0, 0],
        focus: [20, 0],
        radius: 10,
        transform: [1, 0, 0, 1, 0, 0],
        stops: [first, last],
      },
      'fill="url(#p1)"',
    ],
  ] as const)("%s", (_, fill, attribute) => {
    const { elements, definitions } = outlineItems([path(rect(box(0, 0, 9, 9)), fill)], { fonts, pictures });
    expect(elements).toContain(attribute);
    if (fill.kind === "radial") expect(definitions).toContain('fx="9.99" fy="0" r="10"');
  });
});

/** Element names, ids, and ids that are referred to. */
function readSvg(svg: string) {
  const [names, ids, references]: [string[], string[], string[]] = [[], [], []];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    names.push(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === "id") ids.push(value);
      const pointed = /^(?:url\()?#([^)]+)\)?$/.exec(value)?.[1];
      if (pointed && (key === "href" || value.startsWith("url("))) references.push(pointed);
    }
  });
  parser.write(svg).close();
  return { names, ids, references };
}
