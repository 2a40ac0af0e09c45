/** Fonts that are found sound by their tables alone: all that people use, none that is damaged or does harm. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lookAtFont } from "../../src/layout/text/look-at-font.ts";
import { isSoundFont } from "../../src/layout/text/sound/sound-font.ts";
import {
  boundlessCharacters,
  doubledGlyphs,
  endlessRules,
  FONT,
  fontWith,
  longs,
  mutated,
  substitutions,
  tablesOf,
  words,
} from "../hostile/font-bytes.ts";

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

const NASKH = "node_modules/@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf";

test("fonts of many scripts are sound, and those that come along", () => {
  const files = [
    ...filesIn("templates/shared/fonts", /\.ttf$/),
    ...filesIn("node_modules/@expo-google-fonts", /\.ttf$/),
  ];
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !isSoundFont(readFileSync(file)))).toEqual([]);
});

/** A table of the font with some of its numbers (two bytes each) changed, by their places. */
function withNumbers(tag: string, changes: Readonly<Record<number, number>>, font = FONT): Buffer {
  const table = Buffer.from(tablesOf(font).get(tag) ?? Buffer.alloc(0));
  for (const [at, value] of Object.entries(changes)) table.writeUInt16BE(value, Number(at));
  return fontWith({ [tag]: table }, font);
}

const GLYPHS = tablesOf(FONT).get("maxp")?.readUInt16BE(4) ?? 0;

/** For the glyph 1, whatever stands beside it, the rules of these numbers are called. */
const calling = (...rules: readonly number[]): readonly [number, Buffer] => [
  5,
  Buffer.concat([
    words(3, 1, rules.length, 8 + rules.length * 4, ...rules.flatMap((rule) => [0, rule])),
    words(1, 1, 1),
  ]),
];
/** The glyph 1 becomes another. */
const becoming = (glyph: number): readonly [number, Buffer] => [1, words(2, 8, 1, glyph, 1, 1, 1)];

test("rules and glyphs of glyphs written by hand are sound", () => {
  for (const tables of [
    { GSUB: substitutions(becoming(2)) },
    { GSUB: substitutions(calling(1, 2), calling(2), becoming(2)) },
    doubledGlyphs(5),
  ]) {
    const font = fontWith(tables);
    expect(isSoundFont(font)).toBe(true);
    expect(lookAtFont({ file: "rum.ttf", bytes: font })).toEqual([]);
  }
});

/** A directory that names one table as often as this. */
function overlapping(times: number): Buffer {
  const [first, ...rest] = Array.from({ length: times }, (_, index) =>
    Buffer.concat([Buffer.from(`t${String(index).padStart(3, "0")}`), longs(0, 0, FONT.length)]),
  );
  return Buffer.concat([longs(0x00010000), words(times, 0, 0, 0), first as Buffer, ...rest, FONT]);
}

const damagedSum = Buffer.from(FONT);
damagedSum.fill(0x55, 5000, 5010);
const [name, cmap] = ["name", "cmap"].map((tag) => tablesOf(FONT).get(tag) as Buffer) as [Buffer, Buffer];
/** Where the subtable for Windows stands. */
const segments = cmap.readUInt32BE(cmap.indexOf(words(3, 1)) + 4);

describe.each([
  ["nothing", Buffer.alloc(0)],
  ["half a font", FONT.subarray(0, FONT.length >> 1)],
  ["a check sum that differs", damagedSum],
  ["a table that is named 50 times", overlapping(50)],
  ["more tables than any font has", overlapping(2000)],
  ["outlines of another kind", fontWith({ "CFF ": Buffer.alloc(4) })],
  ["rules of Apple's", fontWith({ morx: endlessRules() })],
  ["no outlines", fontWith({ glyf: Buffer.alloc(0) })],
  ["no em", withNumbers("head", { 18: 0 })],
  ["no glyphs", withNumbers("maxp", { 4: 0 })],
  ["more glyphs than outlines", withNumbers("maxp", { 4: GLYPHS + 1 })],
  ["more widths than glyphs", withNumbers("hhea", { 34: GLYPHS + 1 })],
  ["OS/2 of a version that is not known", withNumbers("OS/2", { 0: 9 })],
  ["OS/2 that ends too early", fontWith({ "OS/2": Buffer.alloc(60) })],
  ["a name behind the end of the table", withNumbers("name", { 16: name.length })],
  ["a name in the writing of another platform", withNumbers("name", { 6: 9 })],
  ["glyph names that are not there", withNumbers("post", { 0: 2, 2: 0, 34: 9999 })],
  ["outlines out of their order", withNumbers("loca", { 20: 0 })],
  ["characters of all numbers that there are", fontWith({ cmap: boundlessCharacters() })],
  ["a segment of characters that ends before it begins", withNumbers("cmap", { [segments + 16]: 5 })],
  ["glyphs of glyphs, doubled thirty times", fontWith(doubledGlyphs(30))],
  ["glyphs of glyphs, six deep", fontWith(doubledGlyphs(6))],
  ["a rule that calls itself", fontWith({ GSUB: substitutions(calling(0)) })],
  ["rules that call each other", fontWith({ GSUB: substitutions(calling(1), calling(0)) })],
  ["a rule that is not there", fontWith({ GSUB: substitutions(calling(7)) })],
  [
    "rules that multiply",
    fontWith({
      GSUB: substitutions(
        calling(...new Array(200).fill(1)),
        calling(...new Array(200).fill(2)),
        calling(...new Array(200).fill(3)),
        becoming(2),
      ),
    }),
  ],
  ["a glyph that is not there", fontWith({ GSUB: substitutions(becoming(GLYPHS)) })],
  ["a rule of a type that is not known", fontWith({ GSUB: substitutions([8, words(1, 6, 0, 1, 1, 1)]) })],
])("%s", (_, bytes) => {
  test("is not sound", () => expect(isSoundFont(bytes)).toBe(false));
});

/** More by hand: BROADSIDE_FONTS=1000 */
const MANY = Number(process.env.BROADSIDE_FONTS ?? 60);

test(
  `of fonts that were spoiled at random the engine has nothing to say against one that is sound (${MANY} fonts)`,
  () => {
    let seed = Number(process.env.FC_SEED ?? 1);
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const fonts = [FONT, readFileSync(NASKH)];
    const counts = { sound: 0, doubtful: 0 };
    for (let left = MANY; left > 0; left--) {
      const bytes = mutated(random, fonts[left % 2]);
      const isSound = isSoundFont(bytes);
      counts[isSound ? "sound" : "doubtful"] += 1;
      if (isSound) expect(lookAtFont({ file: "rum.ttf", bytes })).toEqual([]);
    }
    expect(counts.sound).toBeGreaterThan(0);
    expect(counts.doubtful).toBeGreaterThan(0);
  },
  60_000 + MANY * 2_000,
);
