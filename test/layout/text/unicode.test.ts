import { describe, expect, test } from "vitest";
import { unknownFamilies } from "../../../src/font/unknown-families.ts";
import { ALEGREYA, bookOf, endOf, glyphItems, layOut, linesOf } from "./setting.ts";

const alegreya = bookOf(...ALEGREYA);
const world = bookOf(...ALEGREYA, "hebrew", "arabic", "chinese", "emoji");

/** What a font itself contains, read without our code. */
interface Font {
  glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
  getGlyph(id: number): { name: string };
}
const fontOf = (book: typeof world, key: string) => book.programs.get(key)?.engine as unknown as Font;
const idsOf = (key: string, text: string) =>
  [...text].map((character) => fontOf(world, key).glyphForCodePoint(character.codePointAt(0) ?? 0).id);

describe("characters that the face lacks", () => {
  test("one glyph per character, from a fallback, else one box and one warning (C001)", () => {
    const { items, missing } = layOut(world, "Meteor 🍅 ♞ 𝄞 𐐀 ♞");
    expect(missing).toEqual(["♞", "𝄞", "𐐀"]);
    expect(glyphItems(items).map((item) => [item.face, item.text.join("")])).toEqual([
      ["Alegreya-Regular", "Meteor "],
      ["NotoEmoji-Regular", "🍅"],
      ["Alegreya-Regular", " ♞ 𝄞 𐐀 ♞"],
    ]);
    expect(glyphItems(items)[2]?.ids.filter((id) => id === 0)).toHaveLength(4);
  });

  test("a joined sequence is one unit, even if no face has it (C002)", () => {
    const sequences = ["🫸🏽", "👩‍🚒", "🏳️‍🌈"];
    const text = `${sequences[0]} Push back the ${sequences[1]} and the ${sequences[2]} flag`;
    expect(layOut(alegreya, text).missing).toEqual(sequences);
    const narrow = layOut(world, text, { box: { x: 0, y: 0, width: 4, height: 90 }, minSize: 4 });
    expect(narrow.missing).toEqual([]);
    for (const sequence of sequences) expect(linesOf(narrow.items)).toContain(sequence);
  });

  test("accented letters and currency signs of the font appear (C003)", () => {
    const text = "Žižka: Zapłać 5 ₹ albo ₺, potom č";
    const { items, missing } = layOut(alegreya, text);
    expect(missing).toEqual([]);
    expect(glyphItems(items).flatMap((item) => item.ids)).not.toContain(0);
    expect(linesOf(items)).toEqual([text]);
  });

  test("only the missing run changes its face (C006)", () => {
    const { items } = layOut(world, "Night Market 夜市 open");
    expect(glyphItems(items).map((item) => [item.face, item.text.join("")])).toEqual([
      ["Alegreya-Regular", "Night Market "],
      ["ZCOOLXiaoWei-Regular", "夜市"],
      ["Alegreya-Regular", " open"],
    ]);
  });

  test("a font without Chinese reports each character once (C007)", () => {
    expect(layOut(alegreya, "試作番号 番号").missing).toEqual(["試", "作", "番", "号"]);
  });

  test("without any font all is missing and nothing is drawn", () => {
    const { items, missing } = layOut(bookOf(), "ab");
    expect({ items, missing }).toEqual({ items: [], missing: ["a", "b"] });
  });

  test("invisible characters neither print nor count as missing", () => {
    const { items, missing } = layOut(alegreya, "a\u200Bb\u2060c\u200Ed\uFEFFe\u00ADf");
    expect(missing).toEqual([]);
    expect(linesOf(items)).toEqual(["abcdef"]);
  });

  test("a hyphen still prints after a text with soft hyphens and joiners was set", () => {
    const book = bookOf("regular");
    layOut(book, "a\u00ADb \u200D \u200B ☃");
    const { items } = layOut(book, "a-b ☃");
    const [item] = glyphItems(items);
    expect(item?.text).toEqual(["a", "-", "b", " ", "☃"]);
    expect(item?.advances.every((advance) => advance > 0)).toBe(true);
  });

  test("spaces of fixed width keep their width in a face that lacks them", () => {
    const { items } = layOut(bookOf("pirata"), "a\u2003b\u200Ac");
    const [item] = glyphItems(items);
    const lacks = [0x2003, 0x200a].map(
      (codePoint) => fontOf(bookOf("pirata"), "PirataOne-Regular").glyphForCodePoint(codePoint).id === 0,
    );
    expect(lacks).toContain(true);
    if (lacks[0]) expect(item?.advances[1]).toBeCloseTo(4, 6);
    if (lacks[1]) expect(item?.advances[3]).toBeCloseTo(0.4, 6);
  });

  test("reports families that no file has, but not generic ones after a real one", () => {
    const ask = (...families: string[]) => unknownFamilies(families, alegreya);
    expect(ask("Alegreyo", "Alegreya", "serif")).toEqual(["Alegreyo"]);
    expect(ask("serif")).toEqual(["serif"]);
  });
});

describe("right to left", () => {
  test("letters, numbers and brackets are in Unicode order from the right edge (C004)", () => {
    const { items } = layOut(world, "שלום 12 (אב)");
    // From left to right: the brackets, then the number, then the first word.
    expect(linesOf(items)).toEqual([")בא( 12 םולש"]);
    const [line, ...others] = glyphItems(items);
    // Spaces, brackets and figures use the words' own face, so that the line is one run.
    expect([line?.face, others]).toEqual(["NotoSansHebrew-Regular", []]);
    // The opening bracket on paper, at the left, is the glyph of "(", though the text has ")" there.
    expect(line?.ids[0]).toBe(idsOf("NotoSansHebrew-Regular", "(")[0]);
    expect(line && endOf(line)).toBeCloseTo(60, 6);
  });

  test("signs and figures take the face beside them only among right-to-left letters", () => {
    const faces = (text: string) =>
      glyphItems(layOut(world, text).items).map((item) => `${item.face.slice(0, 4)} ${item.text.join("")}`);
    expect(faces("Roll 2 (אב) now")).toEqual(["Aleg Roll 2 (", "Noto בא", "Aleg ) now"]);
    expect(faces("(3) אב")).toEqual(["Noto בא )3("]);
  });

  test("runs are in reading order", () => {
    const said = glyphItems(layOut(world, "אב one גד two").items).map((item) => item.text.join("").trim());
    expect(said).toEqual(["בא", "one", "דג", "two"]);
  });

  test("Arabic letters join: initial, medial and final forms of the font (C004)", () => {
    const { items } = layOut(world, "قلعة");
    const [item] = glyphItems(items);
    // This font draws the dots of a letter as separate glyphs, which represent no character.
    const letters = item?.ids.filter((_, index) => item.text[index] !== "") ?? [];
    const names = letters.map((id) => fontOf(world, "NotoNaskhArabic-Regular").getGlyph(id).name);
    expect(item?.text.filter((said) => said !== "")).toEqual(["ة", "ع", "ل", "ق"]);
    expect(names.map((name) => /fina|medi|init/.exec(name)?.[0])).toEqual(["fina", "medi", "medi", "init"]);
  });

  test("marks are placed over their letters by offsets, and keep their characters", () => {
    const { items } = layOut(world, "سَّ");
    const [item] = glyphItems(items);
    expect([...(item?.text.join("") ?? "")].sort()).toEqual([..."سَّ"].sort());
    expect(item?.offsets?.some(([, dy]) => dy !== 0)).toBe(true);
  });

  test("each paragraph has the direction of its first letter, unless one is given", () => {
    const xs = (direction: "auto" | "rtl") =>
      glyphItems(layOut(world, "abc\n\nאבג", { direction }).items).map((item) => item.x < 1);
    expect(xs("auto")).toEqual([true, false]);
    expect(xs("rtl")).toEqual([false, false]);
  });

  test("Latin words inside Hebrew keep their order", () => {
    expect(linesOf(layOut(world, "אב one two גד").items)).toEqual(["דג one two בא"]);
  });

  test("breaks are decided in reading order", () => {
    const { items } = layOut(world, "אא בב גגגגגגגגגג", {
      box: { x: 0, y: 0, width: 20, height: 40 },
      minSize: 4,
    });
    expect(linesOf(items)).toEqual(["בב אא", "גגגגגגגגגג"]);
  });
});

describe("Chinese", () => {
  const text = "当你获得这张牌时，抽两张牌，然后弃掉一张手牌，并把分数加到计分板上。";

  test("breaks between characters, all drawn, none outside, no comma at a line's start (C005)", () => {
    const { items, overflow, brokenWord } = layOut(world, text, {
      box: { x: 0, y: 0, width: 30, height: 40 },
    });
    const lines = linesOf(items);
    expect(lines.join("")).toBe(text);
    // 4 mm a character: seven of them in 30 mm.
    expect(lines.map((line) => line.length)).toEqual([7, 7, 7, 7, 6]);
    for (const line of lines) expect(line).not.toMatch(/^[，。]/);
    expect({ overflow, brokenWord }).toEqual({ overflow: 0, brokenWord: undefined });
  });

  test("no hyphen at its line ends, not even with soft hyphens (C018)", () => {
    const { items } = layOut(world, [...text].join("\u00AD"), { box: { x: 0, y: 0, width: 30, height: 40 } });
    const [hyphen] = idsOf("ZCOOLXiaoWei-Regular", "-");
    expect(linesOf(items).join("")).toBe(text);
    expect(glyphItems(items).flatMap((item) => item.ids)).not.toContain(hyphen);
    expect(glyphItems(items).flatMap((item) => item.ids)).toHaveLength([...text].length);
  });
});
