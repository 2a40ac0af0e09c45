/** The fast path for plain words and facts of a font: it handles the texts of cards, and always agrees with the font engine. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openEngine, shaperOf, signsOf } from "../../../src/font/engine/fontkit-engine.ts";
import { advanceIn, metricsOf, namesOf } from "../../../src/font/face-tables.ts";
import { plainFont } from "../../../src/font/plain/plain-font.ts";
import { FONT, fontWith, substitutions, words } from "../../hostile/font-bytes.ts";

const FONTS = [
  "templates/shared/fonts/Alegreya-Regular.ttf",
  "templates/shared/fonts/Alegreya-BoldItalic.ttf",
  "templates/shared/fonts/PirataOne-Regular.ttf",
  "node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  "node_modules/@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf",
];
const FEATURES: readonly Readonly<Record<string, boolean>>[] = [
  { lnum: true, rtlm: false },
  { lnum: true, rtlm: false, liga: false, clig: false },
  { rtlm: false, kern: false, onum: true },
  { rtlm: false, smcp: true, frac: true },
];
const PLAIN = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'\"()-/&%+*äöüßéèçñåøœłžÞ–—“”‘’…•€™−½²×¿",
];
const STRANGE = [..."\u0301\u0327\u00ad\u2044\u200d\u05d0\u05e9\u0645中、ǅ\u02bc☞\ufe0f"];

const opened = FONTS.map((file) => open(file, readFileSync(file)));

function open(file: string, bytes: Buffer) {
  const engine = openEngine(bytes);
  const plain = plainFont(bytes, () => engine);
  if (!plain) throw new Error(`${file} is not read plainly`);
  return { file, engine, plain, shape: shaperOf(engine) };
}

type Opened = (typeof opened)[number];

function shapedPlainly({ plain }: Opened, text: string, features: Readonly<Record<string, boolean>>) {
  const signs = signsOf(text, (codePoint) => codePoint);
  if (signs.some(({ variation }) => variation !== undefined)) return undefined;
  const glyphs = signs.map(({ codePoint }) => ({ codePoint, id: plain._cmapProcessor.lookup(codePoint) }));
  return plain.shapePlain(glyphs, features);
}

describe.each(opened)("$file", (font) => {
  const { engine, plain, shape, file } = font;

  test("has the names, measures, glyphs and widths that the engine finds", () => {
    expect(namesOf(plain, file)).toEqual(namesOf(engine, file));
    expect(metricsOf(plain)).toEqual(metricsOf(engine));
    expect(plain.postscriptName).toBe(engine.postscriptName);
    expect(plain.numGlyphs).toBe(engine.numGlyphs);
    const characters = [...engine.characterSet.filter((code) => code <= 0xffff), 0, 0x3ff, 0xffff, 0x1f600];
    const glyphs = (one: typeof engine) => characters.map((code) => one._cmapProcessor.lookup(code));
    expect(glyphs(plain)).toEqual(glyphs(engine));
    const some = Array.from({ length: 300 }, (_, index) => Math.floor((index * engine.numGlyphs) / 300));
    expect(some.map((id) => advanceIn(plain, id))).toEqual(some.map((id) => advanceIn(engine, id)));
  });

  test.each(["office", "AVATAR", "Type", "fj", "Thing", "10,5"])("sets %s as the engine does", (word) => {
    for (const features of FEATURES.slice(0, 2)) {
      const set = shapedPlainly(font, word, features);
      expect(set).toEqual(
        shape(
          signsOf(word, (codePoint) => codePoint),
          { ...features },
          false,
        ),
      );
    }
  });

  test("sets any text as the engine does, or leaves it to the engine", () => {
    const letter = fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...PLAIN) },
      { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
    );
    const text = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(text, fc.constantFrom(...FEATURES), (word, features) => {
        const set = shapedPlainly(font, word, features);
        if (set)
          expect(set).toEqual(
            shape(
              signsOf(word, (codePoint) => codePoint),
              { ...features },
              false,
            ),
          );
      }),
      { numRuns: 200 },
    );
  });
});

/** Glyphs of letters in the font for which the rules are written. */
const glyph = (letter: string): number =>
  open("rum.ttf", FONT).plain._cmapProcessor.lookup(letter.charCodeAt(0));
const [A, B, C, X] = ["a", "b", "c", "x"].map(glyph) as [number, number, number, number];
const bBecomesX = [1, words(2, 8, 1, X, 1, 1, B)] as const;
/** Between a and bc the second b becomes x; before a only the b does. Each rule: before, at, after, rules to apply at places. */
const BY_GLYPHS = Buffer.concat([
  words(1, 8, 1, 14, 1, 1, B),
  words(2, 6, 24, 1, A, 2, B, 1, C, 1, 1, 1),
  words(0, 1, 1, A, 1, 0, 1),
]);
/** The same by classes: a is 1, b 1, and after them c 1 and a 2. */
const classesOf = (...ranges: readonly (readonly [number, number])[]): Buffer =>
  words(2, ranges.length, ...ranges.toSorted(([a], [b]) => a - b).flatMap(([id, kind]) => [id, id, kind]));
const CLASSES = [classesOf([A, 1], [X, 2]), classesOf([B, 1], [C, 2]), classesOf([C, 1], [A, 2])] as const;
const BY_CLASSES = Buffer.concat([
  words(2, 18, 24, 40, 56, 3, 0, 72, 0),
  words(1, 1, B),
  ...CLASSES,
  words(2, 6, 24, 1, 1, 2, 1, 1, 1, 1, 1, 1),
  words(0, 1, 1, 2, 1, 0, 1),
]);

describe.each([
  ["glyphs", BY_GLYPHS],
  ["classes", BY_CLASSES],
])("contextual rules, listed by %s", (_, table) => {
  const font = open("rum.ttf", fontWith({ GSUB: substitutions([6, table], bBecomesX) }));
  const set = (word: string) => shapedPlainly(font, word, {});

  test("apply between those neighbours only", () => {
    expect(set("abbc")?.map(({ id }) => id)).toEqual([A, B, X, C]);
    expect(set("ba")?.map(({ id }) => id)).toEqual([X, A]);
    for (const word of ["bbc", "abb", "abbb", "abc", "b", "cbbc"])
      expect(set(word)?.map(({ id }) => id)).toEqual([...word].map(glyph));
  });

  test("set any text as the engine does", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", "x"), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(text, (letters) => {
        const word = letters.join("");
        const signs = signsOf(word, (codePoint) => codePoint);
        expect(set(word)).toEqual(font.shape(signs, {}, false));
      }),
    );
  });
});

test.each([
  ["a mark", "e\u0301"],
  ["a fraction stroke", "1\u20442"],
  ["a soft hyphen", "a\u00adb"],
  ["Hebrew", "\u05e9\u05dc"],
])("leaves %s to the engine", (_, word) => {
  for (const font of opened) expect(shapedPlainly(font, word, { lnum: true })).toBeUndefined();
});

test("nearly all words of cards need no engine", () => {
  const words = readFileSync("content/pirate-quest/glossary.yaml", "utf8").match(/[A-Za-z']+/g) ?? [];
  const set = words.filter((word) => shapedPlainly(opened[0] as Opened, word, FEATURES[0] ?? {}));
  expect(set.length / words.length).toBeGreaterThan(0.9);
});
