import { describe, expect, test } from "vitest";
import { OBJECT } from "../../../src/layout/text/characters.ts";
import { breaksIn } from "../../../src/layout/text/lines/break.ts";
import { widthOf } from "../../../src/scene/glyph-runs.ts";
import type { UseItem } from "../../../src/scene/scene.ts";
import { applyToBox } from "../../../src/units/matrix.ts";
import { ALEGREYA, bookOf, endOf, glyphItems, ICONS, layOut, linesOf, STYLE } from "./setting.ts";

const fonts = bookOf("pirata", ...ALEGREYA);
const box = (width: number, height = 40) => ({ x: 0, y: 0, width, height });

const uses = (items: readonly unknown[]) =>
  items.filter((item): item is UseItem => (item as UseItem).kind === "use");
/** The box of an icon. */
const placeOf = (item: UseItem) => {
  const symbol = ICONS[item.symbol];
  if (!symbol) throw new Error("no such icon");
  return applyToBox(item.transform, symbol.box);
};

describe("icons in text", () => {
  const text = ":axe: Spend 1 :axe:, then draw 2:axe:. On the hill spend 2 :axe:";

  test.each(["left", "center", "right", "justify"] as const)(
    "are at the place of their name, also first and last on a line, aligned %s (C008)",
    (align) => {
      const { items } = layOut(fonts, text, { align });
      expect(linesOf(items)).toEqual(["# Spend 1 #, then draw 2#. On", "the hill spend 2 #"]);
      // From left to right there are no overlaps and no gaps: each item begins where the one before ends.
      const edges = items.map((item) => {
        if (item.kind === "glyphs") return { from: item.x, to: endOf(item) };
        if (item.kind !== "use") throw new Error("unexpected item");
        const place = placeOf(item);
        return { from: place.x - 0.24, to: place.x + place.width + 0.24 };
      });
      for (const [index, edge] of edges.entries()) {
        const before = edges[index - 1];
        if (before && edge.from >= before.from) expect(edge.from).toBeCloseTo(before.to, 6);
      }
    },
  );

  test("scale with the text (C010)", () => {
    const nine = Array.from({ length: 9 }, () => "pay :axe: and get :banner:").join("\n");
    const large = layOut(fonts, nine, { box: box(60, 60) });
    const small = layOut(fonts, nine, { box: box(60, 30) });
    const heights = [large, small].map(({ items }) => placeOf(uses(items)[0] as UseItem).height);
    expect(large.size).toBe(4);
    expect(small.size).toBeLessThan(3);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(small.size / large.size, 9);
  });

  test("keep their proportions and are centred on the capitals", () => {
    const { items } = layOut(fonts, "x :banner:");
    const place = placeOf(uses(items)[0] as UseItem);
    const baseline = glyphItems(items)[0]?.y ?? 0;
    expect(place.width / place.height).toBeCloseTo(2, 9);
    expect(place.height).toBeCloseTo(1.1 * 4, 9);
    // Alegreya's capitals are 637 of 1000 high.
    expect(baseline - (place.y + place.height / 2)).toBeCloseTo((0.637 / 2) * 4, 2);
  });

  test("a number and its icon stay together, two icons may be separated", () => {
    const { items } = layOut(fonts, "spend 2:axe:", { box: box(13), minSize: 4 });
    expect(linesOf(items)).toEqual(["spend", "2#"]);
    const row = layOut(fonts, ":axe::axe::axe::axe:", { box: box(10), minSize: 4 });
    expect(row.brokenWord).toBeUndefined();
    expect(new Set(uses(row.items).map((item) => placeOf(item).y)).size).toBe(2);
  });

  test.each([
    ["a character before it", "+#", []],
    ["a figure before it", "2#", []],
    ["brackets around it", "(#)", []],
    ["a slash between two", "#/#", []],
    ["dashes and a hyphen", "-#—#–#", []],
    ["characters that end a line elsewhere", "|#!#?#…#", []],
    ["a character after it", "#: #; #, #. #—", [3, 6, 9, 12]],
    ["letters", "a#b", []],
    ["two icons", "##", [1]],
    ["spaces", "a # b", [2, 4]],
    ["a zero-width space", "#\u200B#", [2]],
    ["ideographs", "金#金", [1, 2]],
    ["rare ideographs of two code units", "\u{20000}#\u{20000}", [2, 3]],
    ["a dash elsewhere", "#a—b", [2, 3]],
  ])("line breaks beside icons: %s", (_, text, breaks) => {
    expect(breaksIn(text.replaceAll("#", OBJECT))).toEqual(breaks);
  });

  test("use the symbols of their names, with the colour of the text's icons", () => {
    const red = { kind: "solid", colour: "#c00000", opacity: 1 } as const;
    const { items } = layOut(fonts, ":axe: :banner: :axe: :nope:", { iconColour: red });
    expect(uses(items).map(({ symbol }) => symbol)).toEqual(["axe", "banner", "axe"]);
    expect(uses(items).map((item) => item.colour)).toEqual([red, red, red]);
  });

  test("are named in the printed text; unknown names print as written and are reported", () => {
    const { text: printed, unknown } = layOut(fonts, "2:axe: **and** :nope:\n- :mutiny:");
    expect({ printed, unknown }).toEqual({ printed: "2:axe: and :nope:\n• Mutiny", unknown: ["nope"] });
  });

  test("in Hebrew they are left of the word before them", () => {
    const { items } = layOut(bookOf("hebrew"), "אבג :axe:", {
      style: { ...STYLE, families: ["Noto Sans Hebrew"] },
    });
    const place = placeOf(uses(items)[0] as UseItem);
    const [item] = glyphItems(items);
    expect(place.x + place.width).toBeLessThan(item?.x ?? 0);
    expect(endOf(item as NonNullable<typeof item>)).toBeCloseTo(60, 6);
  });
});

describe("bold and italic", () => {
  test("marks have no width and the style continues across line breaks (C009)", () => {
    const words = "(Only while the gate is open.)";
    const upright = widthOf(glyphItems(layOut(fonts, words).items)[0] as never);
    expect(linesOf(layOut(fonts, `*${words}*`, { box: box(upright * 1.05), minSize: 4 }).items)).toEqual([
      words,
    ]);
    const two = glyphItems(layOut(fonts, `*${words}*`, { box: box(upright * 0.6), minSize: 4 }).items);
    expect(two.map((item) => item.face)).toEqual(["Alegreya-Italic", "Alegreya-Italic"]);
  });

  test("use their faces; italic inside italic text becomes upright", () => {
    const faces = (markup: string, italic: boolean) =>
      glyphItems(layOut(fonts, markup, { style: { ...STYLE, italic } }).items).map((item) => item.face);
    expect(faces("a **b** *c* ***d***", false)).toEqual([
      "Alegreya-Regular",
      "Alegreya-Bold",
      "Alegreya-Regular",
      "Alegreya-Italic",
      "Alegreya-Regular",
      "Alegreya-BoldItalic",
    ]);
    expect(faces("a *b*", true)).toEqual(["Alegreya-Italic", "Alegreya-Regular"]);
  });
});

describe("kerning and ligatures", () => {
  type Font = { glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number } };
  const font = fonts.programs.get("Alegreya-Regular")?.engine as unknown as Font;
  const plainWidth = (text: string) =>
    [...text].reduce(
      (sum, character) => sum + font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
      0,
    );
  const set = (text: string, changes: object = {}) =>
    glyphItems(layOut(fonts, text, { style: { ...STYLE, ...changes } }).items)[0] as NonNullable<
      ReturnType<typeof glyphItems>[0]
    >;

  test("a ligature keeps all its letters (C019)", () => {
    const text = "Office fire: shuffle, find, fly";
    const item = set(text);
    expect(item.text.join("")).toBe(text);
    expect(item.text).toContain("fi");
    expect(item.ids.length).toBeLessThan(text.length);
  });

  test("spaced letters have no ligatures and equal gaps (C020)", () => {
    const text = "office";
    const item = set(text, { letterSpacing: 1, features: { kern: false } });
    expect(item.text).toEqual([...text]);
    expect(widthOf(item)).toBeCloseTo((plainWidth(text) / 1000) * 4 + 6 * 1, 9);
  });

  test("pairs are kerned unless kerning is off; then the width is the sum of the font's advances", () => {
    const kerned = widthOf(set("AVATAR Toy"));
    const plain = widthOf(set("AVATAR Toy", { features: { kern: false } }));
    expect(plain).toBeCloseTo((plainWidth("AVATAR Toy") / 1000) * 4, 9);
    expect(kerned).toBeLessThan(plain);
  });

  test("figures are lining by default, and features can be turned on and off", () => {
    const ids = (features: object) => set("0479", { features }).ids;
    const oldStyle = [..."0479"].map((digit) => font.glyphForCodePoint(digit.charCodeAt(0)).id);
    expect(ids({ lnum: false })).toEqual(oldStyle);
    expect(ids({})).not.toEqual(oldStyle);
    const tabular = set("0179", { features: { tnum: true } }).advances;
    for (const advance of tabular) expect(advance).toBeCloseTo(tabular[0] ?? 0, 9);
  });
});
