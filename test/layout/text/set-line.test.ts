import { describe, expect, test } from "vitest";
import { setLine } from "../../../src/layout/text/lines/set-line.ts";
import { charactersOf, widthOf } from "../../../src/scene/glyph-runs.ts";
import { ALEGREYA, bookOf, ORIGIN, STYLE } from "./setting.ts";

const fonts = bookOf(...ALEGREYA, "hebrew", "chinese");
const set = (text: string, changes: object = {}) =>
  setLine(text, { ...STYLE, ...changes }, 10, fonts, ORIGIN);

describe("one line of plain text", () => {
  test("begins at 0, marks are plain characters, spaces at its ends count", () => {
    const { items, width } = set(" **2** :axe: ");
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ x: 0, y: 0, size: 10, face: "Alegreya-Regular", origin: ORIGIN });
    expect(items.map(charactersOf)).toEqual([" **2** :axe: "]);
    expect(width).toBeCloseTo(widthOf(items[0] as never), 9);
  });

  test("its width is the sum of the font's advances if nothing is kerned", () => {
    const text = "Hill 12";
    const font = fonts.programs.get("Alegreya-Regular")?.engine as unknown as {
      glyphForCodePoint(codePoint: number): { advanceWidth: number };
    };
    const units = [...text].reduce(
      (sum, sign) => sum + font.glyphForCodePoint(sign.charCodeAt(0)).advanceWidth,
      0,
    );
    expect(set(text, { features: { kern: false, lnum: false } }).width).toBeCloseTo(units / 100, 9);
  });

  test("each run begins where the one before ends, fallbacks and directions included", () => {
    const { items, width, missing } = set("A 夜市 אב ♞ B");
    let pen = 0;
    for (const item of items) {
      expect(item.x).toBeCloseTo(pen, 9);
      pen += widthOf(item);
    }
    expect(pen).toBeCloseTo(width, 9);
    expect(items.map(charactersOf).join("|")).toBe("A |夜市| |בא| ♞ B");
    expect(missing).toEqual(["♞"]);
  });

  test("letter spacing is in the line's units", () => {
    const spaced = set("HH", { letterSpacing: 2 }).width - set("HH").width;
    expect(spaced).toBeCloseTo(4, 9);
  });

  test("line breaks count as spaces; an empty text gives nothing", () => {
    expect(set("a\nb").items.map(charactersOf)).toEqual(["a b"]);
    expect(set("")).toEqual({ items: [], width: 0, missing: [] });
  });
});
