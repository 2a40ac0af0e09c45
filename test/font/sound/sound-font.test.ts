/** Fonts that are found sound by their tables alone: all that people use, none that is damaged or does harm. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lookAtFont } from "../../../src/font/file/look-at-font.ts";
import { isSoundFont } from "../../../src/font/sound/sound-font.ts";
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
} from "../../hostile/font-bytes.ts";

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

/** The font with one glyph, of this data, in the place of its first; all others are blank. */
function withGlyph(data: Buffer): Buffer {
  const head = Buffer.from(tablesOf(FONT).get("head") ?? Buffer.alloc(54));
  head.writeInt16BE(1, 50);
  return fontWith({ head, glyf: data, loca: longs(0, ...new Array(GLYPHS).fill(data.length)) });
}

/** Contours that end at these points, no instructions, and what follows them (OpenType 1.9, "glyf"). */
const contours = (ends: readonly number[], rest: readonly number[]): Buffer =>
  Buffer.concat([words(ends.length, 0, 0, 9, 9, ...ends, 0), Buffer.from(rest)]);
/** Points that lie all at the same place: flags "same" for x and y, repeated. */
const STILL = 0x31;
const still = (points: number): readonly number[] =>
  new Array(points / 256).fill([STILL | 8, 255]).flat() as readonly number[];
const partOf = (id: number, flags = 3): Buffer => words(0xffff, 0, 0, 9, 9, flags, id, 0, 0);

/** A map of Windows, of format 12 or one that is like it, with these groups of characters and their first glyphs. */
const groups = (format: number, ...all: readonly (readonly [number, number, number])[]): Buffer =>
  fontWith({
    cmap: Buffer.concat([
      words(0, 1, 3, 10),
      longs(12),
      words(format, 0),
      longs(16 + all.length * 12, 0, all.length, ...all.flat()),
    ]),
  });
/** A map of Windows, format 4, with one segment beside the last (ends, 0, starts, deltas, offsets, glyphs). */
const segment = (
  first: number,
  last: number,
  delta: number,
  offset = 0,
  glyphs: readonly number[] = [],
  end = 0xffff,
) =>
  fontWith({
    cmap: Buffer.concat([
      words(0, 1, 3, 1),
      longs(12),
      words(
        4,
        32 + glyphs.length * 2,
        0,
        4,
        0,
        0,
        0,
        last,
        end,
        0,
        first,
        end,
        delta,
        1,
        offset,
        0,
        ...glyphs,
      ),
    ]),
  });
/** GPOS made like GSUB, of rules of pairs. */
const pairs = (subtable: Buffer): Buffer => fontWith({ GPOS: substitutions([2, subtable]) });
const ligature = (glyph: number, parts: number): Buffer =>
  fontWith({ GSUB: substitutions([4, words(1, 8, 1, 14, 1, 1, 1, 1, 4, glyph, parts, 2)]) });
const kern = (left: number, length = 20): Buffer =>
  fontWith({ kern: Buffer.concat([words(0, 1, 0, length, 1, 1, 0, 0, 0, left, 2, 50)]) });

/** Old kerning of so many lists, each with so many pairs of the same glyphs. */
const kernLists = (lists: number, each: number): Buffer =>
  fontWith({
    kern: Buffer.concat([
      words(0, lists),
      ...new Array(lists).fill(
        Buffer.concat([words(0, 14 + each * 6, 1, each, 0, 0, 0), Buffer.alloc(each * 6)]),
      ),
    ]),
  });
/** All glyphs from the first to this one, each a range of its own, of the class 1. */
const classed = (last: number): Buffer =>
  words(2, last + 1, ...Array.from({ length: last + 1 }, (_, id) => [id, id, 1]).flat());
/** So many rules for the glyph 1 by the classes of it and of nine neighbours. */
const byClasses = (rules: number): Buffer => {
  const sets = Buffer.concat([
    words(rules, ...new Array(rules).fill(2 + rules * 2)),
    words(10, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0),
  ]);
  const subtable = Buffer.concat([words(2, 12, 18 + sets.length, 2, 0, 18, 1, 1, 1), sets, classed(99)]);
  return fontWith({ GSUB: substitutions([5, subtable]) });
};
/** The glyph 1 becomes another so many times; what is a base is said for each of a hundred glyphs. */
const changing = (times: number): Buffer =>
  fontWith({
    GDEF: Buffer.concat([words(1, 0, 12, 0, 0, 0), classed(99)]),
    GSUB: substitutions(calling(...new Array(times).fill(1)), becoming(2)),
  });
/** The same list of so many pairs for each of a hundred glyphs. */
const samePairs = (each: number): Buffer =>
  pairs(
    Buffer.concat([
      words(1, 210, 4, 0, 100, ...new Array(100).fill(220), 2, 1, 1, 100, 0),
      words(each, ...new Array(each).fill([2, 50]).flat()),
    ]),
  );
/** Names of glyphs without a letter. */
const glyphNames = (names: number): Buffer =>
  fontWith({
    post: Buffer.concat([
      longs(0x00020000),
      Buffer.alloc(28),
      words(GLYPHS, ...new Array(GLYPHS).fill(0)),
      Buffer.alloc(names),
    ]),
  });
/** The map for Windows is the table itself, read as one of format 4. The engine takes the one of old Macintoshes. */
const mapOfItself = (): Buffer =>
  fontWith({
    cmap: Buffer.concat([
      words(4, 24, 0, 2, 0, 0, 0, 0xffff, 0, 0xffff, 1, 0, 0, 196, 3, 10, 0, 0),
      Buffer.alloc(256),
    ]),
  });
const locaOf = (bytes: number): Buffer => {
  const loca = tablesOf(FONT).get("loca") ?? Buffer.alloc(0);
  return fontWith({ loca: Buffer.concat([loca, Buffer.alloc(bytes - loca.length)]) });
};
/** A part with numbers for its scale. */
const scaledPart = (flags: number): Buffer => Buffer.concat([partOf(1, 3 | flags), words(0, 0, 0, 0)]);

test.each([
  ["a glyph", withGlyph(contours([2, 5], [STILL, STILL, STILL, STILL, STILL, STILL]))],
  ["a glyph of another", withGlyph(partOf(1))],
  ["groups of characters", groups(12, [65, 66, 1], [67, 70, 4])],
  ["a segment of characters", segment(65, 70, 0x10000 - 64)],
  ["a segment with a list", segment(65, 66, 0, 4, [1, 2])],
  ["pairs", pairs(words(1, 18, 4, 0, 1, 12, 1, 2, 50, 1, 1, 1))],
  ["pairs of classes", pairs(words(2, 24, 4, 0, 30, 30, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1))],
  ["a ligature", ligature(3, 2)],
  ["old kerning", kern(1)],
  ["old kerning in lists", kernLists(3, 1000)],
  ["rules by classes", byClasses(50)],
  ["a glyph that becomes another again and again", changing(500)],
  ["a list of pairs for many glyphs", samePairs(500)],
  ["more names than glyphs", glyphNames(60_000)],
  ["places behind the last glyph", locaOf(20_000)],
  ["a part with a scale", withGlyph(scaledPart(0x80))],
])("%s written by hand: sound", (_, bytes) => {
  expect(isSoundFont(bytes)).toBe(true);
  expect(lookAtFont({ file: "rum.ttf", bytes })).toEqual([]);
});

describe.each([
  ["contours out of their order", withGlyph(contours([5, 2], new Array(6).fill(STILL)))],
  ["contours without points", withGlyph(contours([2, 2], new Array(6).fill(STILL)))],
  ["points behind the end of the glyph", withGlyph(contours([2], [1, 1, 1, 0, 0]))],
  ["more flags than points", withGlyph(contours([2], [STILL | 8, 9]))],
  ["a glyph of 25,600 points", withGlyph(contours([25_599], still(25_600)))],
  [
    "3,000 contours",
    withGlyph(
      contours(
        Array.from({ length: 3000 }, (_, at) => at),
        new Array(3000).fill(STILL),
      ),
    ),
  ],
  ["a part that is not there", withGlyph(partOf(GLYPHS))],
  ["a part that hangs at a point", withGlyph(partOf(1, 1))],
  ["a glyph that is part of itself", withGlyph(partOf(0))],
  ["groups that overlap", groups(12, [65, 70, 1], [68, 72, 1])],
  ["a group that ends before it begins", groups(12, [70, 65, 1])],
  ["a character beyond Unicode", groups(12, [0x10ffff, 0x110000, 1])],
  ["a group of glyphs that are not there", groups(12, [65, 70, GLYPHS - 3])],
  ["a segment of glyphs that are not there", segment(65, 70, GLYPHS - 65)],
  ["a list of glyphs that are not there", segment(65, 66, 0, 4, [1, GLYPHS])],
  ["a list behind the end", segment(65, 66, 0, 400, [1, 2])],
  [
    "segments that overlap",
    fontWith({
      cmap: Buffer.concat([
        words(0, 1, 3, 1),
        longs(12),
        words(4, 40, 0, 6, 0, 0, 0, 70, 72, 0xffff, 0, 65, 68, 0xffff, 0xffc0, 0xffc0, 1, 0, 0, 0),
      ]),
    }),
  ],
  ["segments that do not end at the last character", segment(65, 70, 0, 0, [], 0xff00)],
  ["a map of another format", groups(13, [65, 70, 1])],
  [
    "no map of Unicode",
    fontWith({ cmap: Buffer.concat([words(0, 1, 1, 0), longs(12), words(6, 12, 0, 0, 1, 1)]) }),
  ],
  ["pairs of a glyph that is not there", pairs(words(1, 18, 4, 0, 1, 12, 1, GLYPHS, 50, 1, 1, 1))],
  ["fewer lists of pairs than glyphs", pairs(words(1, 18, 4, 0, 1, 12, 1, 2, 50, 1, 2, 1, 2))],
  ["pairs with values for sizes of type", pairs(words(1, 18, 0x40, 0, 1, 12, 1, 2, 0, 1, 1, 1))],
  ["more classes than rows", pairs(words(2, 24, 4, 0, 30, 30, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 5))],
  [
    "more rows than there is room for",
    pairs(words(2, 24, 4, 0, 30, 30, 99, 99, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1)),
  ],
  ["a ligature that is not there", ligature(GLYPHS, 2)],
  ["a ligature of nothing", ligature(3, 0)],
  [
    "a glyph that becomes 40",
    fontWith({ GSUB: substitutions([2, words(1, 8, 1, 14, 1, 1, 1, 40, ...new Array(40).fill(2))]) }),
  ],
  [
    "a set of glyphs that are not there",
    fontWith({ GSUB: substitutions([1, words(1, 6, 0, 1, 1, GLYPHS)]) }),
  ],
  [
    "a shift to glyphs that are not there",
    fontWith({ GSUB: substitutions([1, words(1, 6, GLYPHS, 1, 1, 1)]) }),
  ],
  [
    "ranges out of their order",
    fontWith({ GSUB: substitutions([1, words(1, 6, 1, 2, 2, 5, 6, 0, 1, 2, 2)]) }),
  ],
  [
    "a range that ends before it begins",
    fontWith({ GSUB: substitutions([1, words(1, 6, 1, 2, 1, 5, 4, 0)]) }),
  ],
  [
    "a rule between neighbours without a list",
    fontWith({ GSUB: substitutions([5, words(1, 8, 0, 0, 1, 1, 1)]) }),
  ],
  ["a table of rules of another version", withNumbers("GSUB", { 0: 2 })],
  ["old kerning of a glyph that is not there", kern(GLYPHS)],
  ["old kerning of another length", kern(1, 26)],
  ["old kerning of 250,000 pairs", kernLists(25, 10_000)],
  ["old kerning in a thousand lists", kernLists(1000, 0)],
  ["rules by classes that are searched for too long", byClasses(150)],
  ["a glyph whose class is searched for at too many changes", changing(1500)],
  ["a list of pairs that is named too often", samePairs(1100)],
  ["70,000 names of glyphs", glyphNames(70_000)],
  ["a map that is its own table", mapOfItself()],
  ["far more places than glyphs", locaOf(400_000)],
  ["a part with two kinds of scale", withGlyph(scaledPart(0x88))],
])("%s", (_, bytes) => {
  test("is not sound", () => expect(isSoundFont(bytes)).toBe(false));
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
const MANY = Number(process.env.BROADSIDE_FONTS ?? 30);

test(`of fonts that were spoiled at random the engine has nothing to say against one that is sound (${MANY} fonts)`, () => {
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
});
