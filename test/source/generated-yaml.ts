/** Generated YAML, mostly regular: any text, lists of maps alike as a deck has them, and what corrupts them. */
import fc from "fast-check";

export const part = (...texts: readonly string[]) => fc.constantFrom(...texts);
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
export const written = fc
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
export const items = fc
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

export const PIECES = [
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
export const RARE = [
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
export const corruptedFrom = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(2), part("", ...PIECES, ...RARE)), { maxLength: 2 }))
    .map(([text, changes]) =>
      changes.reduce((before, [place, length, piece]) => {
        const at = place % (before.length + 1);
        return before.slice(0, at) + piece + before.slice(at + length);
      }, text),
    );
