/** Y and S: content files as text. The other text formats, CSV and templates, have rows of their own. */
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostileRow } from "../row.ts";

const DECK = "content/sample/decks/crew.yaml";
const GLOSSARY = "content/sample/glossary.yaml";
const SCENARIO = "content/sample/scenarios/s.yaml";
const TABLE = "content/sample/tables/t.yaml";

type Text = string | Uint8Array | (() => string);

const corrupted = (
  row: string,
  what: string,
  file: string,
  text: Text,
  found: readonly string[],
): HostileRow => ({
  row,
  what,
  files: typeof text === "function" ? () => ({ [file]: text() }) : { [file]: text },
  finds: found.map((place) => `${file}:${place}`),
  status: found.length > 0 ? 1 : 0,
});

/** Most rows corrupt the glossary: nothing else in the sample game needs it. */
const glossary = (row: string, what: string, text: Text, ...found: string[]): HostileRow =>
  corrupted(row, what, GLOSSARY, text, found);

const repeated = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** The twenty findings reported out of very many, and the one that counts the rest. */
const capped = (place: (index: number) => string, group: string): string[] => [
  ...Array.from({ length: 20 }, (_, index) => place(index)),
  `${place(20).split(" ")[0]} ${group}/more-faults`,
];

const LAUGHS = `a: &a [x, x, x, x, x, x, x, x, x]\n${repeated(7, (index) => {
  const [before, name] = ["abcdefgh"[index], "abcdefgh"[index + 1]];
  return `${name}: &${name} [${Array(9).fill(`*${before}`).join(", ")}]\n`;
})}`;

/** The lists of aliases are not fields of a glossary, which is reported, too. */
const unknownUpTo = (line: number): string[] =>
  Array.from({ length: line }, (_, index) => `${index + 1}:1 schema/unknown-field`);

/** Ten lines before the cards; texts print as they are written, so that each of these is one of the values. */
const FIELDS = `deck: crew
title: Crew
size: poker-us
front: card
card:
  properties:
    rank: { type: integer }
    title: { type: string, enum: ["007", "0o10", "1_000", "1e3", "2.10", "no", "on", "y", "+47"] }
  required: [rank, title]
cards:
`;

const cards = (row: string, what: string, lines: Text, ...found: string[]): HostileRow => {
  const text = (): string => FIELDS + (typeof lines === "function" ? lines() : lines);
  return corrupted(row, what, DECK, text, found);
};

/** A track whose first card has all of these headings. */
const heading = (sides: string): string => `scenario: s
title: S
players: { min: 1, max: 2 }
length: short
track:
  - { card: r1, at: [0, 0], heading: [${sides}] }
`;

/** Five lines before the rows. */
const ROW_FIELDS = `table: t
title: T
row: { properties: { n: { type: integer } } }
# one line
rows:
`;

/** Maps of ten characters each from column 39 on, those with two digits of eleven. */
const columnOfSide = (index: number): string =>
  `6:${41 + 10 * index + Math.max(0, index - 10)} schema/wrong-type`;

const BOM = "\uFEFF";

/** A slip in a file with a byte order mark and CRLF, which a fix must keep. */
const FROM_WINDOWS = `${BOM}${FIELDS}  - { id: cook, rank: "1", title: no }\n`.replaceAll("\n", "\r\n");

export const ROWS: readonly HostileRow[] = [
  {
    // The sixth list contains the fifth nine times, which are 66,430 values; the second of them exceeds 200,000.
    ...glossary("Y1", "aliases of aliases, a billion laughs", LAUGHS, "6:12 yaml/alias", ...unknownUpTo(8)),
    megabytes: 400,
  },
  {
    // 20,000 values and the list itself; with the ninth alias there are more than 200,000.
    ...glossary(
      "Y1",
      "a long list eleven times",
      () => `a: &a [${"x, ".repeat(19_999)}x]\nb: [${Array(11).fill("*a").join(", ")}]\n`,
      "2:37 yaml/alias",
      ...unknownUpTo(2),
    ),
  },
  glossary("Y2", "an alias inside itself", "terms: &a [*a]\n", "1:12 yaml/alias", "1:11 schema/wrong-type"),
  glossary("Y3", "<< merges a map", "terms:\n  a: &a { title: A, meaning: a }\n  b: { <<: *a }\n"),
  glossary("Y3", "<< of something else", "terms:\n  a: { <<: 5, title: A, meaning: a }\n", "2:8 yaml/merge"),
  {
    ...glossary("Y4", "a name twice", "terms: {}\nterms: {}\n", "2:1 yaml/duplicate-key"),
    says: ["first on line 1"],
  },
  glossary(
    "Y4",
    '1 and "1"',
    'terms:\n  1: { title: A, meaning: a }\n  "1": { title: B, meaning: b }\n',
    "3:3 yaml/duplicate-key",
  ),
  {
    ...glossary(
      "Y5",
      "60,000 names in one map",
      () => `terms:\n${repeated(60_000, (index) => `  key${index}: { title: A, meaning: a }\n`)}`,
      "2:3 yaml/limit",
    ),
  },
  glossary("Y6", "a tab in the indentation", "terms:\n\ta: b\n", "2:1 yaml/tab"),
  {
    ...cards("Y7", "a fix keeps a byte order mark and CRLF", ""),
    files: { [DECK]: FROM_WINDOWS },
    command: ["check", "sample", "--fix", "--format", "short"],
    after: (folder) => {
      const fixed = readFileSync(join(folder, DECK), "utf8");
      expect(fixed).toBe(FROM_WINDOWS.replace('"1"', "1"));
    },
  },
  glossary("Y8", "Latin-1", Buffer.from("# caf\xe9\nterms: {}\n", "latin1"), "1:6 text/encoding"),
  glossary("Y8", "UTF-16", Buffer.from(`${BOM}terms: {}\n`, "utf16le"), "1:1 text/encoding"),
  glossary("Y8", "a truncated character", Buffer.from("terms: {}\n# caf\xc3", "latin1"), "2:6 text/encoding"),
  glossary("Y9", "NUL", "terms: {}\n# a\0b\n", "2:4 text/control-character"),
  glossary("Y9", "another control character", "terms: {}\n# a\x1bb\n", "2:4 text/control-character"),
  glossary(
    "Y9",
    "half a character by an escape",
    'terms:\n  a: { title: "\\uD800", meaning: a }\n',
    "2:15 text/control-character",
  ),
  {
    ...cards("Y10", "no, on and y are texts", "", ...[]),
    files: {
      [DECK]: `${FIELDS}  - { id: a, rank: 1, title: no }\n  - { id: b, rank: 2, title: on }\n  - { id: c, rank: 3, title: y }\n`,
    },
  },
  {
    ...glossary(
      "Y10",
      "yes where true is expected",
      "symbols:\n  pip: { title: Pip, meaning: one, again: yes }\n",
      "2:43 schema/wrong-type",
    ),
    says: ["expected true or false"],
  },
  glossary("Y11", "a directive for YAML 1.1", "%YAML 1.1\n---\nterms: {}\n", "1:1 yaml/version"),
  cards(
    "Y12",
    "digits in texts are kept as written",
    ["007", "0o10", "1_000", "1e3", "2.10", "+47"]
      .map((text, index) => `  - { id: c${index}, rank: 1, title: ${text} }\n`)
      .join(""),
  ),
  cards(
    "Y13",
    "numbers that cannot be represented",
    ["9007199254740993", ".inf", ".nan", "1e999"]
      .map((text, index) => `  - { id: c${index}, rank: ${text}, title: no }\n`)
      .join(""),
    ...[11, 12, 13, 14].map((line) => `${line}:21 schema/not-a-number`),
  ),
  glossary("Y14", "100,000 brackets", () => "[".repeat(100_000), "1:65 yaml/limit"),
  glossary("Y14", "100,000 dashes", () => "- ".repeat(100_000), "1:129 yaml/limit"),
  glossary("Y14", "100,000 maps", () => "{a: ".repeat(100_000), "1:257 yaml/limit"),
  glossary("Y14", "100,000 question marks", () => "? ".repeat(100_000), "1:129 yaml/limit"),
  {
    ...glossary("Y15", "100 MB", "", "1:1 game/unreadable-file"),
    prepare: (folder) => {
      writeFileSync(join(folder, GLOSSARY), "terms: {}\n");
      truncateSync(join(folder, GLOSSARY), 100_000_000);
    },
    megabytes: 150,
  },
  {
    ...glossary("Y15", "9 MB", () => `terms: {}\n${"# pad\n".repeat(1_500_000)}`, "1:1 yaml/limit"),
    megabytes: 400,
  },
  {
    ...glossary("Y15", "two million values", () => "- a\n".repeat(1_900_000), "200001:3 yaml/limit"),
    megabytes: 700,
  },
  glossary("Y16", "nothing", "", "1:1 yaml/empty"),
  glossary("Y16", "only a comment", "# terms: {}\n", "1:1 yaml/empty"),
  glossary("Y17", "two documents", "terms: {}\n---\nterms: {}\n", "2:1 yaml/several-documents"),
  glossary("Y17", "an unclosed quote", 'terms:\n  a: { title: "A, meaning: a }\n', "2:15 yaml/syntax"),
  ...["!!js/function", "!!python/object:os.system", "!!binary", "!x"].map((tag) =>
    glossary("Y18", tag, `terms:\n  a: { title: ${tag} "A", meaning: a }\n`, "2:15 yaml/tag"),
  ),
  glossary("Y19", "a list as a name", "terms:\n  ? [a]\n  : 1\n", "2:5 yaml/key"),
  glossary("Y19", "a map as a name", "terms:\n  { a: 1 }: 2\n", "2:3 yaml/key"),
  ...["__proto__", "constructor", "prototype"].map((name) =>
    glossary("Y20", name, `terms:\n  ${name}: { title: A, meaning: a }\n`, "2:3 yaml/reserved-key"),
  ),
  {
    ...glossary(
      "Y21",
      "30,000 errors of YAML",
      () => `terms:\n${"  - @b\n".repeat(30_000)}`,
      ...capped((index) => `${index + 2}:5 yaml/unquoted-text`, "yaml"),
    ),
    says: ["29980 more faults"],
  },
  {
    ...corrupted(
      "Y21",
      "30,000 rows with a wrong value",
      TABLE,
      () => `${ROW_FIELDS}${repeated(30_000, (index) => `  - { id: r${index}, n: x }\n`)}`,
      capped((index) => `${index + 6}:${index < 10 ? 18 : 19} schema/wrong-type`, "schema"),
    ),
    says: ["29980 more faults"],
  },
  {
    ...corrupted(
      "S1",
      "20,000 maps that must be values",
      SCENARIO,
      () => heading(repeated(20_000, (index) => `{ a: ${index} }, `)),
      // Two sides at most; each of the first nineteen maps is invalid, shown at its first name.
      ["6:38 schema/wrong-count", ...capped(columnOfSide, "schema").slice(0, 19), `6:240 schema/more-faults`],
    ),
    says: ["19981 more faults"],
  },
  {
    ...cards("S2", "a pattern that would backtrack for years", "  - { id: a, rank: 1, title: no }\n"),
    files: {
      [DECK]: FIELDS.replace("type: integer", 'type: string, pattern: "(a+)+$"').concat(
        `  - { id: a, rank: ${"a".repeat(28)}!, title: no }\n`,
      ),
    },
    finds: [`${DECK}:7:36 schema/bad-pattern`],
    status: 1,
  },
  {
    ...cards(
      "S2",
      "a large counted repetition, which is matched in few steps",
      "  - { id: a, rank: 1, title: no }\n",
    ),
    files: {
      [DECK]: FIELDS.replace("type: integer", `type: string, pattern: "^${"a{0,400}".repeat(6)}$"`).concat(
        `  - { id: a, rank: ${"a".repeat(399)}!, title: no }\n`,
      ),
    },
    finds: [`${DECK}:11:20 schema/bad-format`],
    status: 1,
  },
  cards(
    "S2",
    "a long text for the pattern of ids",
    () => `  - { id: ${"a-".repeat(100_000)}!, rank: 1, title: no }\n`,
    "11:11 schema/bad-format",
    "11:11 schema/wrong-count",
  ),
];
