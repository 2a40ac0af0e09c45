/** Plain text spaced, rotated, underlined and on paths: numbers by hand. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePath } from "../../../src/layout/svg/path/path-data.ts";
import { measurePath } from "../../../src/layout/svg/path/path-meter.ts";
import { charactersOf, widthOf as lineWidth } from "../../../src/scene/glyph-runs.ts";
import type { GroupItem, Scene } from "../../../src/scene/scene.ts";
import { apply } from "../../../src/units/matrix.ts";
import { spelledOut } from "../../support/paper/glyphs.ts";
import { every, first, layOut } from "./face.ts";

const FONT = 'font-family="Alegreya" font-size="10"';
const text = (inside: string, attributes = "") =>
  layOut(`<text x="10" y="50" ${FONT} ${attributes}>${inside}</text>`);
const glyphs = (scene: Scene) => every(scene, "glyphs");
const says = (scene: Scene) => glyphs(scene).map(charactersOf);
const widthOf = (scene: Scene) => {
  const last = glyphs(scene).at(-1);
  return last ? last.x + lineWidth(last) - 10 : 0;
};

describe("text-decoration", () => {
  // Alegreya, in thousandths of the em: post has the underline's upper edge at -202 and its height of 75, OS/2 the
  // strikeout's at 271 and 75, hhea the ascent of 1016.
  test.each([
    ["underline", 50 + 2.02, 0.75],
    ["line-through", 50 - 2.71, 0.75],
    ["overline", 50 - 10.16 - 0.375, 0.75],
  ])("%s is where the font says", (line, top, height) => {
    const { scene, rules } = text("Ahoy", `text-decoration="${line}"`);
    const [left, upper, right, , , bottom] = numbers(first(scene, "path").d);
    expect(left).toBe(10);
    expect((right ?? 0) - 10).toBeCloseTo(widthOf(scene), 5);
    expect(upper).toBeCloseTo(top, 5);
    expect((bottom ?? 0) - top).toBeCloseTo(height, 5);
    expect(rules).toEqual([]);
  });

  test("has the paint and the size of the element that specifies it", () => {
    const { scene } = text(
      'a<tspan fill="red" font-size="20">b</tspan>',
      'fill="blue" style="text-decoration:underline"',
    );
    const lines = every(scene, "path");
    expect(lines.map(({ fill }) => fill?.kind === "solid" && fill.colour)).toEqual(["#0000ff", "#0000ff"]);
    expect(new Set(lines.map(({ d }) => numbers(d)[1])).size).toBe(1);
  });

  test("is inherited from groups, has its own colour, and is drawn behind or through the letters", () => {
    const { scene } = layOut(
      `<g text-decoration="underline"><text ${FONT} style="text-decoration:line-through #0c0 2px">a</text></g>`,
    );
    expect(scene.items.map(({ kind }) => kind)).toEqual(["path", "glyphs", "path"]);
    const [below, through] = every(scene, "path");
    expect(below?.fill).toMatchObject({ colour: "#000000" });
    expect(through?.fill).toMatchObject({ colour: "#00cc00" });
    expect((numbers(through?.d ?? "")[5] ?? 0) - (numbers(through?.d ?? "")[1] ?? 0)).toBeCloseTo(2, 5);
  });

  test("that is wavy becomes a plain line, and is reported", () => {
    expect(text("a", 'style="text-decoration: underline wavy"').rules).toEqual(["svg/unsupported"]);
  });
});

const numbers = (d: string): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);

describe("text-transform", () => {
  test.each([
    ["uppercase", "straße, ahoy", "STRASSE, AHOY"],
    ["lowercase", "Żółw", "żółw"],
    ["capitalize", "it's a two-fold (yes) 3rd", "It's A Two-Fold (Yes) 3rd"],
    ["none", "Ahoy", "Ahoy"],
  ])("%s", (transform, written, printed) => {
    const { scene, rules } = text(written, `style="text-transform:${transform}"`);
    expect(scene.texts[0]?.text).toBe(printed);
    expect(rules).toEqual([]);
  });

  test("continues across a change of style inside a word", () => {
    expect(
      text('a<tspan fill="red">b c</tspan>', 'style="text-transform:capitalize"').scene.texts[0]?.text,
    ).toBe("Ab C");
  });
});

test("word-spacing widens only the spaces", () => {
  const [narrow, wide] = ["", 'word-spacing="3"'].map((attribute) => widthOf(text("a b c", attribute).scene));
  expect(wide).toBeCloseTo((narrow ?? 0) + 6, 9);
});

describe("textLength", () => {
  test("moves the letters apart until the last one ends there", () => {
    const { scene, rules } = text("wide", 'textLength="60"');
    expect(widthOf(scene)).toBeCloseTo(60, 9);
    const natural = glyphs(text("wide").scene).map(spelledOut)[0]?.advances ?? [];
    const gaps =
      glyphs(scene)
        .map(spelledOut)[0]
        ?.advances.map((advance, index) => advance - (natural[index] ?? 0)) ?? [];
    expect(gaps[0]).toBeCloseTo((60 - widthOf(text("wide").scene)) / 3, 9);
    expect(gaps[3]).toBeCloseTo(0, 9);
    expect(rules).toEqual([]);
  });

  test("applies across several styles, and to a part of the text", () => {
    expect(widthOf(text('wi<tspan font-weight="bold">de</tspan>', 'textLength="60"').scene)).toBeCloseTo(
      60,
      9,
    );
    const { scene } = text('a <tspan textLength="30">bc</tspan> d');
    const [, inner, after] = glyphs(scene);
    expect((after?.x ?? 0) - (inner?.x ?? 0)).toBeCloseTo(30, 9);
  });

  test("makes the letters wider on request, and anchors the whole", () => {
    const { scene } = text("wide", 'textLength="60" lengthAdjust="spacingAndGlyphs" text-anchor="end"');
    const { transform, items } = first(scene, "group");
    const [item] = items;
    const left = item?.kind === "glyphs" ? apply(transform, { x: item.x, y: 0 }).x : 0;
    expect(left).toBeCloseTo(-50, 9);
    expect(transform[0]).toBeCloseTo(60 / widthOf(text("wide").scene), 9);
  });

  test("on several lines is reported", () => {
    const { rules } = text('<tspan x="0" y="9">a</tspan><tspan x="0" y="19">b</tspan>', 'textLength="60"');
    expect(rules).toEqual(["svg/unsupported"]);
  });
});

test("rotate turns letters about their own places; the last angle applies to the rest", () => {
  const { scene, rules } = text("abcd", 'rotate="0 90 0 180"');
  expect(says(scene)).toEqual(["a", "b", "c", "d"]);
  const turned = every(scene, "group");
  expect(turned).toHaveLength(2);
  const [b] = turned;
  const [item] = b?.items ?? [];
  const at = item?.kind === "glyphs" ? item.x : 0;
  expect(b?.transform.slice(0, 4)).toEqual([0, 1, -1, 0]);
  expect(b && apply(b.transform, { x: at, y: 50 }).x).toBeCloseTo(at, 9);
  expect(b && apply(b.transform, { x: at, y: 50 }).y).toBeCloseTo(50, 9);
  expect(says(text("abc", 'rotate="0 5"').scene)).toEqual(["a", "b", "c"]);
  expect(every(text("abc", 'rotate="0 5"').scene, "group")).toHaveLength(2);
  expect(says(text("a\u0323b", 'rotate="5"').scene)).toEqual(["ạ", "b"]);
  expect(rules).toEqual([]);
});

describe("text on a path", () => {
  const onPath = (d: string, inside: string, attributes = "") =>
    layOut(`<path id="p" d="${d}"/><text ${FONT} ${attributes}>${inside}</text>`);
  /** Where the middle of each letter's baseline is. */
  const middles = (groups: readonly GroupItem[]) =>
    groups.flatMap(({ transform, items: [item] }) => {
      if (item?.kind !== "glyphs") return [];
      const { x, y } = apply(transform, { x: (spelledOut(item).advances[0] ?? 0) / 2, y: 0 });
      return [[round(x), round(y)]];
    });
  const round = (value: number) => Math.round(value * 1000) / 1000 + 0;

  test("follows it letter by letter and turns with it", () => {
    // Two letters o; the second is behind the corner, half an advance and the rest of the first.
    const { scene, rules } = onPath("M20 20H26V90", '<textPath href="#p">oo</textPath>');
    const advance = glyphs(scene).map(spelledOut)[0]?.advances[0] ?? 0;
    expect(middles(every(scene, "group"))).toEqual([
      [round(20 + advance / 2), 20],
      [26, round(20 + 1.5 * advance - 6)],
    ]);
    expect(every(scene, "group")[1]?.transform.slice(0, 4)).toEqual([0, 1, -1, 0]);
    expect(rules).toEqual([]);
    expect(scene.texts[0]?.text).toBe("oo");
  });

  test("starts at startOffset, anchored there, in lengths of the path", () => {
    const middle = (attributes: string, anchor = "") =>
      middles(
        every(onPath("M10 20H90", `<textPath href="#p" ${attributes}>o</textPath>`, anchor).scene, "group"),
      )[0]?.[0];
    expect(middle('startOffset="50%"', 'text-anchor="middle"')).toBe(50);
    expect(middle('startOffset="30"', 'text-anchor="middle"')).toBe(40);
    const named = layOut(
      `<path id="p" d="M10 20H90" pathLength="8"/><text ${FONT} text-anchor="middle"><textPath href="#p" startOffset="2">o</textPath></text>`,
    );
    expect(middles(every(named.scene, "group"))).toEqual([[30, 20]]);
  });

  test("runs along shapes and transformed paths, on the other side on request", () => {
    const { scene, rules } = layOut(
      `<rect id="p" x="10" y="10" width="40" height="40" transform="translate(5 0)"/><text ${FONT} text-anchor="middle"><textPath href="#p" startOffset="20">o</textPath></text><text ${FONT} text-anchor="middle"><textPath href="#p" side="right" startOffset="20">o</textPath></text>`,
    );
    expect(middles(every(scene, "group"))).toEqual([
      [35, 10],
      [15, 30],
    ]);
    expect(rules).toEqual([]);
  });

  test.each([
    ["M0 0H9", '<textPath href="#p">too long</textPath>', "svg/text-path", '"o long" does not fit'],
    ["M0 0H9", '<textPath href="#q">x</textPath>', "svg/reference", "expected #id of a path"],
    ["M0 0H9", '<textPath href="#p" startOffset="far">x</textPath>', "svg/bad-value", "startOffset"],
    ["M0 0H90", '<textPath href="#p" method="stretch">x</textPath>', "svg/unsupported", "bend the letters"],
  ])("%s with %s is reported", (d, inside, rule, words) => {
    const { diagnostics } = onPath(d, inside);
    expect(diagnostics).toMatchObject([{ rule, message: expect.stringContaining(words) }]);
  });

  test("every point of a path is at the requested length", () => {
    // A circle's quarter of radius 40 as one curve: 62.83 long, at angle a the point is at 40 a.
    const meter = measurePath(parsePath("M40 0A40 40 0 0 1 0 40").segments);
    expect(meter.length).toBeCloseTo(20 * Math.PI, 1);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const { point } = meter.at(meter.length * share) ?? { point: { x: 0, y: 0 } };
        expect(point.x).toBeCloseTo(40 * Math.cos((share * Math.PI) / 2), 1);
        expect(point.y).toBeCloseTo(40 * Math.sin((share * Math.PI) / 2), 1);
      }),
    );
    expect([meter.at(-1), meter.at(63)]).toEqual([undefined, undefined]);
  });
});

test("what <b:text> does not support is reported there", () => {
  const box = '<b:text width="50" height="9" size="4" font="Alegreya">x</b:text>';
  const { diagnostics } = layOut(
    `<g style="text-transform:uppercase;word-spacing:2px;text-decoration:underline">${box}</g>`,
  );
  expect(diagnostics.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
    Array(3).fill("svg/unsupported warning"),
  );
});
