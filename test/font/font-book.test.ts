import { describe, expect, test } from "vitest";
import type { Face } from "../../src/font/face.ts";
import { nearestFace, openFontBook } from "../../src/font/font-book.ts";
import { ALEGREYA, bookOf, fontFile } from "../layout/text/setting.ts";

/** A font with one table more or less for the reader of `directory`: only tags are changed. */
function withTag(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const copy = bytes.slice();
  const tables = (copy[4] ?? 0) * 256 + (copy[5] ?? 0);
  for (let index = 0; index < tables; index++) {
    const at = 12 + 16 * index;
    if (String.fromCharCode(...copy.subarray(at, at + 4)) === from)
      copy.set(
        [...to].map((character) => character.charCodeAt(0)),
        at,
      );
  }
  return copy;
}

const regular = fontFile("regular");

describe("files that cannot be used are reported and left out", () => {
  test.each([
    ["broken", "title.woff2", new TextEncoder().encode("wOF2 and more")],
    ["collection", "title.ttc", new TextEncoder().encode("ttcf and more")],
    ["variable", "title.ttf", withTag(regular.bytes, "prep", "fvar")],
    ["no-outlines", "title.ttf", withTag(regular.bytes, "glyf", "CBDT")],
    ["broken", "title.ttf", new TextEncoder().encode("<!DOCTYPE html><html>")],
    ["broken", "title.ttf", regular.bytes.slice(0, 300)],
    ["broken", "title.ttf", withTag(regular.bytes, "hmtx", "xxxx")],
    ["broken", "title.ttf", withTag(regular.bytes, "cmap", "xxxx")],
    ["broken", "title.ttf", new Uint8Array(0)],
  ])("font/%s (C022, C024)", (fault, file, bytes) => {
    const { value, diagnostics } = openFontBook([{ file, bytes }, regular]);
    expect(diagnostics).toMatchObject([{ rule: `font/${fault}`, severity: "error", file }]);
    expect(diagnostics[0]?.message).toContain(`"${file}"`);
    expect(value.faces.map((face) => face.key)).toEqual(["Alegreya-Regular"]);
  });

  test("a damaged byte is found wherever it is, and the other fonts still open (C024)", () => {
    const { bytes, file } = fontFile("pirata");
    for (let at = 500; at < bytes.length; at += 7919) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      const { value, diagnostics } = openFontBook([{ file, bytes: damaged }]);
      expect(value.faces).toEqual([]);
      expect(diagnostics).toMatchObject([
        { rule: "font/broken", message: expect.stringContaining("checksum") },
      ]);
    }
  });
});

describe("finding a face", () => {
  const book = bookOf("pirata", ...ALEGREYA);

  test.each([
    [400, false, "Alegreya-Regular"],
    [500, false, "Alegreya-Regular"],
    [600, false, "Alegreya-Bold"],
    [100, true, "Alegreya-Italic"],
    [900, true, "Alegreya-BoldItalic"],
  ])("weight %i, italic %s: %s", (weight, italic, key) => {
    expect(book.find(["alegreya"], weight, italic)?.key).toBe(key);
  });

  test.each([
    ["Alegreya-Bold", 400, false, "Alegreya-Bold"],
    ["alegreya bold", 400, false, "Alegreya-Bold"],
    ["AlegreyaBoldItalic", 400, false, "Alegreya-BoldItalic"],
    ["Alegreya-Bold", 400, true, "Alegreya-BoldItalic"],
    ["Alegreya-Italic", 700, false, "Alegreya-BoldItalic"],
    ["Alegreya-Regular", 700, false, "Alegreya-Bold"],
    ["PirataOne-Regular", 400, false, "PirataOne-Regular"],
    ["PirataOne", 400, false, "PirataOne-Regular"],
  ])("by the name of a face, %s with weight %i, italic %s: %s", (name, weight, italic, key) => {
    expect(book.has(name)).toBe(true);
    expect(book.find([name], weight, italic)?.key).toBe(key);
  });

  test("the first family that exists, else the first of the book", () => {
    expect(book.find(["Nosuch", "Alegreya"], 400, false)?.key).toBe("Alegreya-Regular");
    expect(book.find(["Nosuch"], 400, false)?.key).toBe("PirataOne-Regular");
    expect(bookOf().find(["Alegreya"], 400, false)).toBeUndefined();
  });

  test("files of the same style, as npm's packages split a font by alphabets, come before other families", () => {
    const again = openFontBook([
      fontFile("regular"),
      fontFile("pirata"),
      { ...fontFile("regular"), file: "latin-ext.ttf" },
      fontFile("bold"),
    ]).value;
    expect(again.fallbacks(["Alegreya"], 400, false).map(({ key }) => key)).toEqual([
      "Alegreya-Regular",
      "Alegreya-Regular-2",
      "PirataOne-Regular",
      "Alegreya-Bold",
    ]);
  });

  test("named families are searched first, then the others, then all faces", () => {
    expect(book.fallbacks(["Alegreya"], 700, false).map((face) => face.key)).toEqual([
      "Alegreya-Bold",
      "PirataOne-Regular",
      "Alegreya-Regular",
      "Alegreya-Italic",
      "Alegreya-BoldItalic",
    ]);
  });

  test("two files of one face have different keys", () => {
    const twice = openFontBook([regular, { ...regular, file: "copy.ttf" }]).value;
    expect([...twice.programs.keys()]).toEqual(["Alegreya-Regular", "Alegreya-Regular-2"]);
    expect(twice.find(["Alegreya"], 400, false)?.file).toBe(regular.file);
  });

  // The order of CSS Fonts 4, section 5.2, among the faces of a family.
  test.each([
    [400, [300, 500], 500],
    [450, [400, 500], 500],
    [500, [400, 600], 400],
    [500, [600, 900], 600],
    [300, [200, 400], 200],
    [300, [400, 900], 400],
    [600, [500, 900], 900],
    [800, [400, 700], 700],
  ])("for %i, of %j, CSS takes the weight %i", (wanted, offered, expected) => {
    const faces = offered.map((weight) => ({ weight, italic: false }) as Face);
    expect(nearestFace(faces, wanted, false)?.weight).toBe(expected);
  });
});

test("a program gives outlines in font units, y up, and advances", () => {
  const program = bookOf("regular").programs.get("Alegreya-Regular");
  const font = program?.engine as {
    glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
  };
  const { id, advanceWidth } = font.glyphForCodePoint(0x48);
  expect(program?.unitsPerEm).toBe(1000);
  expect(program?.advanceOf(id)).toBe(advanceWidth);
  // The capitals of Alegreya are 638 units high (OS/2 sCapHeight); serifs extend a little further.
  const ys = (program?.outline(id).match(/-?[\d.]+(?=[MLQZ])/g) ?? []).map(Number);
  expect(Math.max(...ys)).toBeGreaterThan(630);
  expect(Math.max(...ys)).toBeLessThan(660);
  expect(program?.outline(font.glyphForCodePoint(0x20).id)).toBe("");
});
