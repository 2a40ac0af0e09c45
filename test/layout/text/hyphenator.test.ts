/**
 * Where words are divided. Expectations are from word lists: German from the official rules of 2018 (§ 107 to § 112, their
 * own examples) and Duden's entries, English from Merriam-Webster, with the two or three letters that TeX leaves at the ends.
 */
import { expect, test } from "vitest";
import { dividedText } from "../../../src/layout/text/divided.ts";
import { hyphenatorFor } from "../../../src/layout/text/hyphenator.ts";

const shown = (lang: string, text: string): string => {
  const hyphenate = hyphenatorFor(lang);
  if (!hyphenate) throw new Error(`no patterns for ${lang}`);
  return dividedText(text, hyphenate).replaceAll("\u00AD", "-");
};

test.each([
  // Official rules: words are divided as they are spoken slowly; of several consonants the last goes over; ck stays whole.
  ["Bauer", "Bauer"],
  ["Fenster", "Fens-ter"],
  ["hamstern", "hams-tern"],
  ["Zucker", "Zu-cker"],
  ["Finger", "Fin-ger"],
  ["Kasten", "Kas-ten"],
  // Compounds are divided at their joints.
  ["Schwimmanzug", "Schwimm-an-zug"],
  ["Karten", "Kar-ten"],
  ["Kapitän", "Ka-pi-tän"],
  ["Schifffahrt", "Schiff-fahrt"],
  ["Würfel", "Wür-fel"],
])("German: %s", (word, expected) => {
  expect(shown("de", word)).toBe(expected);
});

test.each([
  ["acceleration", "ac-cel-er-a-tion"],
  ["movement", "move-ment"],
  ["captain", "cap-tain"],
  ["treasure", "trea-sure"],
])("English: %s", (word, expected) => {
  expect(shown("en", word)).toBe(expected);
});

test("a region without patterns of its own takes those of its language, and others divide nothing", () => {
  expect(shown("de-AT", "Kapitän")).toBe("Ka-pi-tän");
  expect(hyphenatorFor("ja")).toBeUndefined();
});

test("no word keeps fewer than two letters before, or three after a division", () => {
  const words = ["aber", "Abend", "oder", "Oase", "Ufer", "Europa", "Radio", "Ebene"].map((word) =>
    shown("de", word),
  );
  for (const word of words) {
    const parts = word.split("-");
    if (parts.length === 1) continue;
    expect(parts[0]?.length).toBeGreaterThanOrEqual(2);
    expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(3);
  }
  expect(words.length).toBe(8);
});

test("what the author has divided, numbers and addresses stay as they are", () => {
  const given = "Kapitäns\u00ADkarte Karten2 www.karten.example kapitaen@karten.example Ka/Kapitän";
  expect(shown("de", given)).toBe(given.replaceAll("\u00AD", "-"));
});
