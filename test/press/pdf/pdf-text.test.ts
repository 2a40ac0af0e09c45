/** Text in the PDF can be searched and copied as it was written. */

import { describe, expect, test } from "vitest";
import { saying } from "../../support/paper/glyphs.ts";
import { textOfPages, wholePdf } from "../../support/paper/read-pdf.ts";
import { pageOf, sceneOf, solid, stroke, text } from "../../support/paper/scenes.ts";
import { withFile } from "../../support/temporary.ts";
import { type Tool, toolOrSkip } from "../../support/tools.ts";

const at = { x: 4, y: 20, size: 5 };
const sentences = [
  "Office fire: shuffle, find, fly", // ligatures (C019)
  "Żółw naïve Ærø café 007 +47",
  "x\u0302 and q\u0301", // marks for which no precomposed character exists
  "骰子海盗",
];

describe("the text of a line is what was written", () => {
  for (const sentence of sentences) {
    test(`${sentence}, for pdf.js`, async () => {
      expect(await pdfjsText(await pdfOf(sentence))).toBe(sentence);
    });

    test(`${sentence}, for poppler`, async ({ skip }) => {
      const pdftotext = toolOrSkip("pdftotext", skip);
      expect(popplerText(await pdfOf(sentence), pdftotext)).toBe(sentence);
    });
  }
});

describe("text from right to left is extracted in reading order", () => {
  test.each([
    ...["שלום", "שָׁלוֹם", "بالعالم", "مرحبا", "שלום עולם", "שלום, עולם! בוא הנה."],
    ...["(שלום)", "שלום (עולם) 12", "גלגל 2 קוביות", "הזז 12-15 (3) משבצות", "مرحبا (بالعالم) 12"],
  ])("%s, for pdf.js", async (words) => {
    expect((await pdfjsText(await pdfOf(words))).normalize("NFC")).toBe(words.normalize("NFC"));
  });

  test("brackets keep their meaning in each direction, in one font", async () => {
    const lines = ["(abc)", "(שלום)"].flatMap((words, index) =>
      text(words, { ...at, y: 20 + 20 * index }, { family: "Noto Sans Hebrew" }),
    );
    const pdf = await wholePdf(pageOf(sceneOf(lines)));
    expect((await pdfjsText(pdf)).split("\n")).toEqual(["(abc)", "(שלום)"]);
  });

  for (const words of ["שלום עולם", "مرحبا بالعالم", "שלום (עולם) 12"]) {
    test(`${words}, for poppler`, async ({ skip }) => {
      const pdftotext = toolOrSkip("pdftotext", skip);
      expect(popplerText(await pdfOf(words), pdftotext)).toBe(words);
    });
  }
});

test("a glyph that stands for two different characters gives the right one at each place", async ({
  skip,
}) => {
  const pdftotext = toolOrSkip("pdftotext", skip);
  const [item] = text("ab", at);
  const [first, second] = [item, item && { ...saying(item, ["a", "ß"]), y: 40 }];
  const pdf = await wholePdf(pageOf(sceneOf([first, second].flatMap((line) => line ?? []))));
  expect(popplerText(pdf, pdftotext).split(/\s+/)).toEqual(["ab", "aß"]);
});

test("text occurs once, however it is painted", async () => {
  const halo = stroke(solid("#ffffff", 0.5), 0.6);
  const [word] = text("Glow", at, { stroke: halo });
  const ornament = word && saying(word, ["", "", "", ""]);
  const scene = sceneOf([word, ornament].flatMap((item) => item ?? []));
  expect(await pdfjsText(await wholePdf(pageOf(scene)))).toBe("Glow");
});

const pdfOf = (words: string): Promise<Uint8Array> => wholePdf(pageOf(sceneOf(text(words, at))));

const pdfjsText = async (pdf: Uint8Array): Promise<string> => ((await textOfPages(pdf))[0] ?? "").trim();

/** Without the marks of direction that poppler puts around words. */
function popplerText(pdf: Uint8Array, pdftotext: Tool): string {
  const { text: found } = withFile(pdf, (file) => pdftotext(["-layout", file, "-"]));
  return found.replace(/[\u202a-\u202e\f]/g, "").trim();
}
