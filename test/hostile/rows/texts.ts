/** X: what people write on cards, in all scripts and lengths. The order of letters is tested in test/layout. */
import type { HostileRow } from "../row.ts";
import { titled } from "../templates-and-decks.ts";

const DECK = "content/sample/decks/crew.yaml";
/** Where a title of `titled` in quotes begins: after `  - { id: cook, rank: 1, title: "`. */
const AT = (rule: string, column = 34): readonly string[] => [`${DECK}:12:${column} ${rule}`];

/** The box prints rank and title; overflows are reported at the first of the two. */
const RANK = 23;

export const ROWS: readonly HostileRow[] = [
  {
    row: "X1",
    what: "Hebrew without a font for it: never boxes, never reversed",
    files: titled('"שלום abc"'),
    finds: AT("text/missing-glyph"),
    says: ["U+05E9"],
    status: 1,
  },
  {
    row: "X2",
    what: "joined emoji, flags and variants are reported whole",
    files: titled('"a\u0301 \u{1F469}\u200D\u{1F692} \u{1F1EC}\u{1F1E7} \u2764\uFE0F"'),
    finds: AT("text/missing-glyph", 37),
    says: ["U+1F469 U+200D U+1F692", "U+1F1EC U+1F1E7", "U+2764 U+FE0F"],
    status: 1,
  },
  {
    row: "X2",
    what: "a mark above a letter is part of it",
    files: titled('"Cafe\u0301"'),
    finds: [],
    status: 0,
  },
  {
    row: "X3",
    what: "a zero-width space, as an escape",
    files: titled('"Co\\u200Bok"'),
    finds: AT("words/hidden-character", 36),
    says: ["U+200B"],
    status: 0,
  },
  {
    row: "X3",
    what: "a direction override",
    files: titled("Co\u202Eok"),
    finds: AT("words/hidden-character", 35),
    says: ["U+202E"],
    status: 0,
  },
  {
    row: "X3",
    what: "a byte order mark in a word",
    files: titled('"Co\\uFEFFok"'),
    finds: AT("words/hidden-character", 36),
    says: ["U+FEFF, a zero-width space"],
    status: 0,
  },
  {
    row: "X3",
    what: "the flag of England, whose letters are part of it",
    files: titled('"\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"'),
    // no font of the game has the flag; its letters are not hidden characters
    finds: AT("text/missing-glyph", 34),
    status: 1,
  },
  {
    row: "X3",
    what: "100,000 direction marks",
    files: titled(`"Co${"\u200E".repeat(100_000)}ok"`),
    finds: [...AT("words/hidden-character", 36), ...AT("svg/limit", 33)],
    says: ["U+200E, a direction mark"],
    status: 1,
  },
  {
    row: "X4",
    what: "a word of 100,000 letters in a box of 53 mm",
    files: titled(`"${"x".repeat(100_000)}"`),
    finds: AT("svg/limit", 33),
    says: ["the field title has 100000"],
    status: 1,
  },
  {
    row: "X4",
    what: "a word of 15,000 letters",
    files: titled(`"${"x".repeat(15_000)}"`),
    finds: AT("text/overflow", RANK),
    status: 1,
  },
  {
    row: "X5",
    what: "a text that does not fit",
    files: titled(`"${"word ".repeat(80)}end"`),
    finds: AT("text/overflow", RANK),
    says: ["53.5 x 10 mm"],
    status: 1,
  },
  { row: "X5", what: "an empty text", files: titled('""'), finds: [], status: 0 },
  {
    row: "X5",
    what: "a text of spaces only",
    files: titled('"   "'),
    finds: AT("words/trailing-blanks"),
    status: 0,
  },
];
