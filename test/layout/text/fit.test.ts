import { describe, expect, test } from "vitest";
import { openFontBook } from "../../../src/font/font-book.ts";
import { layOutTextBox } from "../../../src/layout/text/text-box.ts";
import {
  ALEGREYA,
  bookOf,
  boxSpec,
  endOf,
  type FontName,
  fontFile,
  glyphItems,
  layOut,
  linesOf,
  RESOURCES,
  STYLE,
} from "./setting.ts";

const fonts = bookOf("pirata", ...ALEGREYA);
const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });

/** Writes signed 16-bit numbers into a font's tables (OpenType 1.9: the table directory begins at byte 12). */
interface FontTables {
  set(tag: string, offset: number, value: number): void;
}

function tablesOf(bytes: Uint8Array): FontTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tag = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  return {
    set(name, offset, value) {
      const entry = entries.find((at) => tag(at) === name);
      if (entry === undefined) throw new Error(`no table ${name}`);
      const start = view.getUint32(entry + 8);
      view.setInt16(start + offset, value);
      let sum = 0;
      for (let at = 0; at < view.getUint32(entry + 12); at += 4) sum += view.getUint32(start + at);
      view.setUint32(entry + 4, sum % 2 ** 32);
    },
  };
}

const SIX = "one\ntwo\nthree\nfour\nfive\nsix";

describe("shrinking", () => {
  test("considers the height too (C012)", () => {
    // Six lines of 1.2 em in 20 mm: 20 / 7.2 = 2.78 mm at most.
    const { size, overflow, items } = layOut(fonts, SIX, { box: box(40, 20), minSize: 1 });
    expect(size).toBeLessThanOrEqual(20 / 7.2 + 0.001);
    // One step of 0.05 pt (0.0176 mm) larger would not fit.
    expect(size).toBeGreaterThan(20 / 7.2 - 0.0177);
    expect({ overflow, lines: linesOf(items).length }).toEqual({ overflow: 0, lines: 6 });
  });

  test("stops at the smallest size and reports the overflow in user units (C012, C016)", () => {
    const { size, overflow, items } = layOut(fonts, SIX, { box: box(40, 10), minSize: 3 });
    expect(size).toBe(3);
    expect(overflow).toBeCloseTo(6 * 1.2 * 3 - 10, 9);
    expect(linesOf(items)).toEqual(SIX.split("\n"));
  });

  test("a text that fits keeps its size", () => {
    expect(layOut(fonts, "one").size).toBe(4);
  });

  test("a smallest size above the requested one has no effect", () => {
    expect(layOut(fonts, "one", { minSize: 9 }).size).toBe(4);
  });

  test("the same drawing in other units gives the same breaks and the same size on paper (C013)", () => {
    const text = "When a battle ends, each player may draw two more cards of the office affair.";
    const inMm = layOut(fonts, text, { box: box(31, 14) });
    for (const zoom of [0.5, 1.5, 2, 96 / 25.4]) {
      const zoomed = layOut(fonts, text, {
        box: box(31 * zoom, 14 * zoom),
        size: 4 * zoom,
        minSize: 2 * zoom,
        mmPerUnit: 1 / zoom,
      });
      expect(linesOf(zoomed.items)).toEqual(linesOf(inMm.items));
      expect(zoomed.size / zoom).toBeCloseTo(inMm.size, 9);
    }
  });

  test("a box exactly as high as its lines keeps them all, wherever it is (C015)", () => {
    const size = 25 * (25.4 / 72);
    for (const x of [0, 17.3, 101.7]) {
      const spec = { size, minSize: size / 2, box: { x, y: x / 3, width: 60, height: 5 * 1.2 * size } };
      const { items, size: set, overflow } = layOut(fonts, "one\ntwo\nthree\nfour\nfive", spec);
      expect({ lines: linesOf(items).length, set, overflow }).toEqual({ lines: 5, set: size, overflow: 0 });
    }
  });

  test("400 words are drawn in full and reported as overflow (C016)", () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`);
    const { items, overflow } = layOut(fonts, words.join(" "), { box: box(30, 20) });
    expect(linesOf(items).join(" ")).toBe(words.join(" "));
    expect(overflow).toBeGreaterThan(20);
  });

  test("letter spacing shrinks with the text", () => {
    const style = { ...STYLE, letterSpacing: 1 };
    const [item] = glyphItems(layOut(fonts, "HHHHHHHHHH", { style, box: box(25, 40), minSize: 1 }).items);
    const size = item?.size ?? 0;
    const [first = 0, second = 0] = item?.advances ?? [];
    expect(size).toBeLessThan(4);
    expect(first).toBeCloseTo(second, 9);
    expect(first / size).toBeCloseTo(
      (glyphItems(layOut(fonts, "HH", { style }).items)[0]?.advances[0] ?? 0) / 4,
      9,
    );
  });
});

describe("a word wider than the box", () => {
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

  test("shrinks first and is broken only at the smallest size (C014)", () => {
    const shrunk = layOut(fonts, "Donaudampfschifffahrt", { box: box(30, 40) });
    expect(shrunk.size).toBeLessThan(4);
    expect({ lines: linesOf(shrunk.items).length, broken: shrunk.brokenWord }).toEqual({
      lines: 1,
      broken: undefined,
    });
    const divided = layOut(fonts, `eine ${word} hier`, { box: box(30, 40) });
    expect(divided).toMatchObject({ size: 2, overflow: 0, brokenWord: word });
    expect(linesOf(divided.items).join("").replaceAll(" ", "")).toBe(`eine${word}hier`);
  });

  test("what cannot be broken extends beyond the box and is measured", () => {
    const { overflow, items } = layOut(fonts, "W", { box: box(1, 40) });
    const [item] = glyphItems(items);
    expect(overflow).toBeCloseTo((item ? endOf(item) : 0) - 1, 9);
  });
});

describe("soft hyphens", () => {
  const text = "Com\u00ADpu\u00ADter\u00ADschirm auf dem Tisch";

  test("are invisible inside a line (C017)", () => {
    const { items, missing, text: printed } = layOut(fonts, text);
    expect(linesOf(items)).toEqual(["Computerschirm auf dem Tisch"]);
    expect({ missing, printed }).toEqual({ missing: [], printed: "Computerschirm auf dem Tisch" });
    expect(items).toEqual(layOut(fonts, "Computerschirm auf dem Tisch").items);
  });

  test("print one hyphen where the line ends, which is not a character of the text (C017)", () => {
    const { items } = layOut(fonts, text, { box: box(20, 40), minSize: 4 });
    expect(linesOf(items)).toEqual(["Computer", "schirm auf", "dem Tisch"]);
    const [first] = glyphItems(items);
    expect(first?.text).toEqual([..."Computer", ""]);
    const font = fonts.programs.get("Alegreya-Regular")?.engine as {
      glyphForCodePoint(codePoint: number): { id: number };
    };
    expect(first?.ids.at(-1)).toBe(font.glyphForCodePoint(0x2010).id);
  });

  test("a typed hyphen allows a break too and stays", () => {
    const { items } = layOut(fonts, "a well-known", { box: box(12, 40), minSize: 4 });
    expect(linesOf(items)).toEqual(["a well-", "known"]);
  });
});

describe("lines in the box", () => {
  test("the first baseline centres ascent and descent in the leading, the others follow", () => {
    const { items } = layOut(fonts, "one\ntwo", { leading: 1.5 });
    // Alegreya: hhea ascent 1016, descent -345 of 1000.
    const first = ((1.5 - 1.361) / 2 + 1.016) * 4;
    expect(glyphItems(items).map((item) => item.y)).toEqual([
      expect.closeTo(first, 9),
      expect.closeTo(first + 6, 9),
    ]);
  });

  test.each([
    ["top", 0],
    // Alegreya: hhea ascent 1016, descent -345, capitals 637 of 1000.
    ["middle", (40 - 4.8) / 2 + ((0.637 - 1.016 + 0.345) / 2) * 4],
    ["bottom", 40 - 4.8],
  ] as const)("valign %s", (valign, shift) => {
    const y = (changes: object) => glyphItems(layOut(fonts, "one", changes).items)[0]?.y ?? 0;
    expect(y({ valign }) - y({})).toBeCloseTo(shift, 9);
  });

  test.each<[string, FontName, (tables: FontTables) => void]>([
    ["Alegreya", "regular", () => {}],
    ["Pirata One, whose OS/2 has other capitals than it draws", "pirata", () => {}],
    ["Noto Naskh Arabic, deep below the baseline", "arabic", () => {}],
    ["ZCOOL XiaoWei", "chinese", () => {}],
    ["a font with an ascent of 2 em", "regular", (tables) => tables.set("hhea", 4, 2000)],
    ["a font with a descent of 1.5 em", "regular", (tables) => tables.set("hhea", 6, -1500)],
    ["a font whose OS/2 says no height of capitals", "regular", (tables) => tables.set("OS/2", 88, 0)],
    ["a font whose OS/2 says a wrong one", "regular", (tables) => tables.set("OS/2", 88, 1000)],
  ])("the middle of the capitals is that of the box, within 0.1 mm: %s", (_, name, change) => {
    const file = fontFile(name);
    const bytes = file.bytes.slice();
    change(tablesOf(bytes));
    const book = openFontBook([{ ...file, bytes }]).value;
    const style = { ...STYLE, families: book.families };
    const lines = ["H", "H\nH\nH"].map((text) => {
      const { items, ink } = layOut(book, text, { style, size: 7, valign: "middle", box: box(60, 40) });
      return { top: ink?.y ?? 0, baseline: Math.max(...glyphItems(items).map(({ y }) => y)) };
    });
    for (const { top, baseline } of lines) expect(Math.abs((top + baseline) / 2 - 20)).toBeLessThan(0.1);
  });

  test("a paragraph's gap is added to the leading", () => {
    const [one, two] = glyphItems(layOut(fonts, "one\n\ntwo").items);
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo((1.2 + 0.5) * 4, 9);
  });

  test.each([
    ["left", 0],
    ["start", 0],
    ["center", 0.5],
    ["right", 1],
    ["end", 1],
  ] as const)("align %s", (align, share) => {
    const [item] = glyphItems(layOut(fonts, "Spend one", { align }).items);
    if (!item) throw new Error("no glyphs");
    expect(item.x).toBeCloseTo((60 - (endOf(item) - item.x)) * share, 9);
  });

  test("justified lines end at both edges, the last one does not", () => {
    const text = "When a battle ends, each player may draw two more cards of the office affair.";
    const items = glyphItems(layOut(fonts, text, { align: "justify", box: box(40, 40) }).items);
    const ends = items.map((item) => Math.round(endOf(item) * 1e6) / 1e6);
    expect(items.map((item) => item.x)).toEqual([0, 0, 0, 0]);
    expect(ends.slice(0, -1)).toEqual([40, 40, 40]);
    expect(ends.at(-1)).toBeLessThan(39);
  });

  test("no line begins or ends with a space; inner spaces are glyphs (T2)", () => {
    const { items } = layOut(fonts, "gain **two** coins unless *you* cannot ", {
      box: box(20, 40),
      minSize: 4,
    });
    for (const line of linesOf(items)) expect(line).toBe(line.trim());
    expect(linesOf(items).join(" ")).toBe("gain two coins unless you cannot");
  });

  test("list items hang: their lines are right of the mark", () => {
    const items = glyphItems(
      layOut(fonts, "- gain one coin and one more\n10. ten", { box: box(30, 40) }).items,
    );
    expect(items.map((item) => item.text.join(""))).toEqual([
      "•",
      "gain one coin",
      "and one more",
      "10.",
      "ten",
    ]);
    const [bullet, first, second, number, ten] = items.map((item) => item.x);
    expect([bullet, number]).toEqual([0, 0]);
    expect(first).toBeGreaterThan(4);
    expect([second, ten]).toEqual([first, first]);
  });

  test("every item refers to its element", () => {
    const spec = boxSpec("one :axe:");
    const { items } = layOutTextBox(spec, fonts, RESOURCES);
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) expect(item.origin).toBe(spec.origin);
  });

  test("an empty text is an empty drawing", () => {
    expect(layOut(fonts, " \n ")).toMatchObject({
      items: [],
      ink: undefined,
      overflow: 0,
      text: "",
      size: 4,
    });
  });
});

test.each([1e6, 1e50, 1e300])("a size of %d units shrinks in bounded time", (size) => {
  expect(layOut(fonts, "one", { size, minSize: 3, box: box(40, 10) }).size).toBe(3);
});
