/**
 * Rules of fonts, written by hand (OpenType 1.9, "GSUB", "GPOS", "GDEF", "cmap"): each kind that is found sound stands
 * beside the same one with one number that is not as it should be.
 */
import { describe, expect, test } from "vitest";
import { lookAtFont } from "../../../src/font/file/look-at-font.ts";
import { isSoundFont } from "../../../src/font/sound/sound-font.ts";
import { FONT, fontWith, longs, substitutions, tablesOf, words } from "../../hostile/font-bytes.ts";

const GLYPHS = tablesOf(FONT).get("maxp")?.readUInt16BE(4) ?? 0;

/** Numbers of two bytes each, some of them changed by their places. */
type Changed = Readonly<Record<number, number>>;
const changed = (numbers: readonly number[], changes: Changed): Buffer =>
  words(...Object.assign([...numbers], changes));

/** GSUB with a rule of this type, which may call the one that makes 2 of the glyph 1. */
const rule =
  (type: number, ...numbers: readonly number[]) =>
  (changes: Changed): Buffer =>
    fontWith({ GSUB: substitutions([type, changed(numbers, changes)], [1, words(2, 8, 1, 2, 1, 1, 1)]) });

/** GPOS with a rule of this type. */
const position =
  (type: number, ...numbers: readonly number[]) =>
  (changes: Changed): Buffer =>
    fontWith({ GPOS: substitutions([type, changed(numbers, changes)]) });

const table =
  (tag: string, ...numbers: readonly number[]) =>
  (changes: Changed): Buffer =>
    fontWith({ [tag]: changed(numbers, changes) });

/** GSUB as a whole: its scripts from the number 5 on, its features from 15 on, its rules from 22 on. */
const whole = (changes: Changed): Buffer => {
  const gsub = substitutions([1, words(2, 8, 1, 2, 1, 1, 1)]);
  for (const [at, value] of Object.entries(changes)) gsub.writeUInt16BE(value, Number(at) * 2);
  return fontWith({ GSUB: gsub });
};

/** A map of variants before the one of characters: the letter A with the first selector is the glyph 2. */
const variants = (changes: Changed): Buffer => {
  const records = Buffer.concat([
    words(14),
    longs(30, 1),
    Buffer.from([0, 0xfe, 0]),
    longs(0, 21, 1),
    Buffer.from([0, 0, 0x41]),
    words(2),
  ]);
  for (const [at, value] of Object.entries(changes)) records.writeUInt16BE(value, Number(at));
  const characters = Buffer.concat([words(12, 0), longs(28, 0, 1, 65, 66, 1)]);
  const places = Buffer.concat([words(0, 2, 0, 5), longs(20), words(3, 10), longs(20 + records.length)]);
  return fontWith({ cmap: Buffer.concat([places, records, characters]) });
};

type Bad = readonly (readonly [what: string, changes: Changed])[];
const KINDS: readonly (readonly [string, (changes: Changed) => Buffer, Bad])[] = [
  [
    "rules by glyphs",
    // its glyph, one list, its one rule: the glyph alone, where the rule 1 is called
    rule(5, 1, 8, 1, 14, 1, 1, 1, 1, 4, 1, 1, 0, 1),
    [
      ["of a form that is not known", { 0: 4 }],
      ["a rule of no glyphs", { 9: 0, 10: 0 }],
      ["a call behind the rule's glyphs", { 11: 1 }],
      ["a call of a rule that is not there", { 12: 2 }],
      ["fewer lists than glyphs", { 2: 0 }],
    ],
  ],
  [
    "rules by sets",
    rule(5, 3, 1, 1, 12, 0, 1, 1, 1, 1),
    [
      ["a set that is nowhere", { 3: 0 }],
      ["a call behind the sets", { 4: 1 }],
    ],
  ],
  [
    "rules by glyphs with others around",
    rule(6, 1, 8, 1, 14, 1, 1, 1, 1, 4, 0, 1, 1, 3, 1, 0, 1, 0, 0, 0),
    [
      ["of a form that is not known", { 0: 4 }],
      ["a neighbour that is not there", { 12: GLYPHS }],
      ["no place", { 10: 0, 11: 0, 12: 0 }],
      ["a glyph without a list", { 3: 0 }],
      ["fewer lists than glyphs", { 2: 0 }],
    ],
  ],
  [
    "rules by classes with others around",
    rule(6, 2, 16, 22, 22, 22, 2, 0, 30, 1, 1, 1, 1, 1, 1, 1, 1, 4, 0, 1, 0, 1, 0, 1),
    [
      ["more classes than lists", { 14: 2 }],
      ["classes of glyphs that are not there", { 12: GLYPHS }],
      ["classes of a form that is not known", { 11: 3 }],
    ],
  ],
  [
    "rules by sets with others around",
    rule(6, 3, 0, 1, 16, 0, 1, 0, 1, 1, 1, 1),
    [
      ["a call behind the sets", { 6: 1 }],
      ["a set of a form that is not known", { 8: 3 }],
    ],
  ],
  [
    "a rule that stands elsewhere",
    rule(7, 1, 1, 0, 8, 2, 8, 1, 2, 1, 1, 1),
    [
      ["of a form that is not known", { 0: 2 }],
      ["elsewhere again", { 1: 7 }],
      ["nowhere", { 3: 0 }],
    ],
  ],
  [
    "one glyph for another",
    rule(1, 2, 8, 1, 3, 1, 1, 1),
    [
      ["fewer glyphs than it begins at", { 2: 0 }],
      ["another that is not there", { 3: GLYPHS }],
      ["of a form that is not known", { 0: 3 }],
    ],
  ],
  [
    "glyphs for one",
    rule(2, 1, 8, 1, 14, 1, 1, 1, 2, 3, 4),
    [
      ["fewer lists than glyphs", { 2: 0 }],
      ["one that is not there", { 8: GLYPHS }],
    ],
  ],
  [
    "one of several glyphs",
    rule(3, 1, 8, 1, 14, 1, 1, 1, 2, 3, 4),
    [["one that is not there", { 9: GLYPHS }]],
  ],
  [
    "a ligature",
    rule(4, 1, 8, 1, 14, 1, 1, 1, 1, 4, 3, 2, 2),
    [
      ["with a glyph that is not there", { 11: GLYPHS }],
      ["fewer lists than glyphs", { 2: 0 }],
    ],
  ],
  [
    "the table of rules",
    whole,
    [
      ["a feature that is not there", { 14: 1 }],
      ["a rule that is not there", { 21: 1 }],
      ["a script that is nowhere", { 8: 0 }],
    ],
  ],
  [
    "one move for a glyph",
    position(1, 1, 8, 4, 50, 1, 1, 1),
    [
      ["of a form that is not known", { 0: 3 }],
      ["values for sizes of type", { 2: 0x10 }],
    ],
  ],
  [
    "moves for each glyph",
    position(1, 2, 10, 4, 1, 50, 1, 1, 1),
    [
      ["fewer moves than glyphs", { 3: 0 }],
      ["more moves than there is room for", { 3: 999 }],
    ],
  ],
  [
    "pairs",
    position(2, 1, 18, 4, 0, 1, 12, 1, 2, 50, 1, 1, 1),
    [
      ["more pairs than there is room for", { 6: 999 }],
      ["fewer lists than glyphs", { 4: 0 }],
    ],
  ],
  [
    "pairs of classes",
    position(2, 2, 24, 4, 0, 30, 30, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1),
    [
      ["fewer rows than classes", { 6: 1 }],
      ["fewer columns than classes", { 7: 1 }],
    ],
  ],
  [
    "letters that are joined",
    position(3, 1, 10, 1, 16, 0, 1, 1, 1, 1, 0, 0),
    [
      ["fewer places than glyphs", { 2: 0 }],
      ["of a form that is not known", { 0: 2 }],
      ["a place of a form that is not known", { 8: 4 }],
      ["a place behind the end", { 3: 9999 }],
    ],
  ],
  [
    "marks on letters",
    position(4, 1, 12, 18, 1, 24, 36, 1, 1, 2, 1, 1, 1, 1, 0, 6, 1, 0, 0, 1, 4, 1, 0, 0),
    [
      ["a mark of a kind that is not there", { 13: 1 }],
      ["fewer marks than glyphs", { 12: 0 }],
      ["fewer letters than glyphs", { 18: 0 }],
      ["a mark without a place", { 14: 0 }],
      ["a place of a form that is not known", { 20: 4 }],
      ["a place with values for sizes behind the end", { 20: 3 }],
    ],
  ],
  [
    "marks on ligatures",
    position(5, 1, 12, 18, 1, 24, 36, 1, 1, 2, 1, 1, 1, 1, 0, 6, 1, 0, 0, 1, 4, 1, 4, 1, 0, 0),
    [["a place of a form that is not known", { 22: 4 }]],
  ],
  [
    "marks on marks",
    position(6, 1, 12, 18, 1, 24, 36, 1, 1, 2, 1, 1, 1, 1, 0, 6, 1, 0, 0, 1, 4, 1, 0, 0),
    [["of a form that is not known", { 0: 2 }]],
  ],
  [
    "one move for a range of glyphs",
    position(1, 1, 8, 4, 50, 2, 1, 1, 2, 0),
    [
      ["glyphs that are not there", { 7: GLYPHS }],
      ["numbered from another place on", { 8: 5 }],
    ],
  ],
  [
    "what glyphs are, in ranges",
    table("GDEF", 1, 0, 12, 0, 0, 0, 2, 2, 1, 2, 1, 3, 4, 1),
    [
      ["ranges that overlap", { 11: 2 }],
      ["a range that ends before it begins", { 12: 2 }],
      ["glyphs that are not there", { 12: GLYPHS }],
    ],
  ],
  [
    "what glyphs are, with points of letters",
    table("GDEF", 1, 0, 0, 12, 0, 0, 6, 1, 12, 1, 1, 1, 1, 0),
    [
      ["of another version", { 1: 1 }],
      ["fewer lists than glyphs", { 10: 0 }],
      ["points behind the end", { 12: 99 }],
    ],
  ],
  [
    "what glyphs are, with carets",
    table("GDEF", 1, 0, 0, 0, 12, 0, 6, 1, 12, 1, 1, 1, 1, 4, 1, 50),
    [
      ["a caret of a form that is not known", { 14: 4 }],
      ["fewer lists than glyphs", { 10: 0 }],
      ["a caret with values for sizes behind the end", { 14: 3 }],
    ],
  ],
  [
    "what glyphs are, with sets of marks",
    table("GDEF", 1, 2, 0, 0, 0, 0, 14, 1, 1, 0, 8, 1, 1, 1),
    [
      ["a set of glyphs that are not there", { 13: GLYPHS }],
      ["sets that vary", { 1: 3 }],
    ],
  ],
  [
    "variants of characters",
    variants,
    [
      ["one that is not there", { 28: GLYPHS }],
      ["of another format", { 0: 13 }],
      ["more than any font has", { 6: 99 }],
      ["ranges behind the end", { 15: 9999 }],
    ],
  ],
];

describe.each(KINDS)("%s", (_, make, bad) => {
  test("are sound", () => {
    const bytes = make({});
    expect(isSoundFont(bytes)).toBe(true);
    expect(lookAtFont({ file: "rum.ttf", bytes })).toEqual([]);
  });
  test.each(bad)("%s: not sound", (__, changes) => expect(isSoundFont(make(changes))).toBe(false));
});
