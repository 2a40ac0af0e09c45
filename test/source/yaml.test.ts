import { describe, expect, test } from "vitest";
import { applyEdits } from "../../src/source/edit/edits.ts";
import { entriesOf, type Read, readYaml, texts } from "./support.ts";

describe("values are kept as written", () => {
  test.each([
    "007",
    "1.10",
    "no",
    "on",
    "y",
    "+47",
    "1e3",
    "2024-01-05",
    "0o10",
    "12:30",
    "1_000",
    "N",
    ".inf",
  ])("%s (C040, C041, C042, Y10, Y12)", (written) => {
    const { document, faults } = readYaml(`text: ${written}\n`);
    expect(faults).toEqual([]);
    expect(texts(document.root)).toEqual({ text: written });
  });

  test("values are those of YAML 1.2 core", () => {
    const { document } = readYaml("[no, 007, 1.10, true, ~, null, '7', 0o10]\n");
    const values =
      document.root?.kind === "list"
        ? document.root.items.map((item) => item.kind === "scalar" && item.value)
        : [];
    expect(values).toEqual(["no", 7, 1.1, true, null, null, "7", 8]);
  });

  test("quotes and escapes are resolved, blocks keep their last line break (C045)", () => {
    const { document } = readYaml(
      "a: \"x\\n\\u00e9\"\nb: 'it''s'\nc: |\n  one  \n  two\nd: >-\n  three\n  four\n",
    );
    expect(texts(document.root)).toEqual({ a: "x\né", b: "it's", c: "one  \ntwo\n", d: "three four" });
  });

  test("CRLF files read the same", () => {
    expect(texts(readYaml("a:\r\n  - x\r\n  - |\r\n    y\r\n    z\r\n").document.root)).toEqual({
      a: ["x", "y\nz\n"],
    });
  });
});

describe("ranges", () => {
  const text =
    "deck: &d\n  id: x   # c\n  list: [1,  2 ] # d\n\nbox: |\n  one\n\nempty:\nlast: foo\n  bar   \n";
  const slice = (range: { start: number; end: number }): string => text.slice(range.start, range.end);
  const root = entriesOf(readYaml(text).document.root);

  test("of keys and values exclude spaces and comments around them", () => {
    expect(root.map(({ keyRange }) => slice(keyRange))).toEqual(["deck", "box", "empty", "last"]);
    expect(root.map(({ value }) => slice(value))).toEqual([
      "id: x   # c\n  list: [1,  2 ]",
      "|\n  one",
      "",
      "foo\n  bar",
    ]);
    expect(entriesOf(root[0]?.value).map(({ value }) => slice(value))).toEqual(["x", "[1,  2 ]"]);
  });

  test("of an empty value is just after its colon", () => {
    expect(text.slice(0, root[2]?.value.start).endsWith("empty:")).toBe(true);
  });
});

describe("anchors, aliases and merges (C044, Y3)", () => {
  test("an alias represents its value, at the place where that is written", () => {
    const { document, faults } = readYaml("a: &s {x: 1}\nb: *s\n");
    const [a, b] = entriesOf(document.root);
    expect(faults).toEqual([]);
    expect(b?.value).toEqual(a?.value);
  });

  test("<< adds the fields that the map itself lacks", () => {
    const { document, faults } = readYaml(
      "base: &b {hp: 3, size: S}\ncards:\n  - {<<: *b, name: A, size: L}\n",
    );
    expect(faults).toEqual([]);
    expect(texts(document.root)).toMatchObject({ cards: [{ name: "A", size: "L", hp: "3" }] });
  });

  test("the first of several maps wins", () => {
    const { document } = readYaml("a: &a {x: 1}\nb: &b {x: 2, y: 2}\nc: {<<: [*a, *b]}\n");
    expect(texts(document.root)).toMatchObject({ c: { x: "1", y: "2" } });
  });

  test("<< of something else is reported", () => {
    expect(readYaml("a: {<<: 5}\n").faults).toEqual(["1:5 yaml/merge"]);
    // An alias of nothing is reported once, as that.
    expect(readYaml("a: {<<: *b}\n").faults).toEqual(["1:9 yaml/alias"]);
  });

  test("quoted, << is a name like any other", () => {
    expect(texts(readYaml('a: {"<<": 5}\n').document.root)).toEqual({ a: { "<<": "5" } });
  });

  test("an unknown alias suggests the nearest, or that it may be text", () => {
    const { diagnostics, faults } = readYaml("a: &sword 1\nb: *swrod\nc: *bold*\n");
    expect(faults).toEqual(["2:4 yaml/alias", "3:4 yaml/alias"]);
    expect(diagnostics[0]?.fix).toContain("write *sword");
    expect(diagnostics[1]?.fix).toContain("in quotes");
  });

  test.each([
    [
      "a: &Sons Trading Co.\n",
      "1:4 yaml/unused-anchor",
      'put the text in quotes: a: "&Sons Trading Co."; or remove &Sons',
    ],
    ["- &1st prize\n", "1:3 yaml/unused-anchor", 'put the text in quotes: "&1st prize"; or remove &1st'],
    ["a: {b: &c d}\n", "1:8 yaml/unused-anchor", "put the text in quotes; or remove &c"],
    ["a: &b\n", "1:4 yaml/unused-anchor", "remove &b; if it belongs to the text, put the text in quotes"],
    ["&a b: c\n", "1:1 yaml/unused-anchor", "remove &a; if it belongs to the text, put the text in quotes"],
    // The second anchor of a name is used, the first is not.
    [
      "a: &x 1\nb: &x 2\nc: *x\n",
      "1:4 yaml/unused-anchor",
      'put the text in quotes: a: "&x 1"; or remove &x',
    ],
  ])("an unused anchor is reported: %j", (text, place, fix) => {
    const { diagnostics, faults } = readYaml(text);
    expect(faults).toEqual([place]);
    expect(diagnostics[0]?.fix).toBe(fix);
  });

  test("an alias inside its own value is refused (Y2)", () => {
    expect(readYaml("a: &a [*a]\n").faults).toEqual(["1:8 yaml/alias"]);
  });
});

describe("refusals", () => {
  test("a key twice, with both places (Y4)", () => {
    const { diagnostics, faults, document } = readYaml('a: 1\nb: 2\n"a": 3\n');
    expect(faults).toEqual(["3:1 yaml/duplicate-key"]);
    expect(diagnostics[0]?.related?.[0]?.start.line).toBe(1);
    expect(texts(document.root)).toEqual({ a: "1", b: "2" });
  });

  test('1 and "1" are one key (Y4)', () => {
    expect(readYaml('1: a\n"1": b\n').faults).toEqual(["2:1 yaml/duplicate-key"]);
  });

  test.each(["__proto__", "constructor", "prototype"])("the key %s (Y20)", (key) => {
    const { document, faults } = readYaml(`a: {${key}: 1, b: 2}\n`);
    expect(faults).toEqual(["1:5 yaml/reserved-key"]);
    expect(texts(document.root)).toEqual({ a: { b: "2" } });
  });

  test.each([
    ["a list", "? [a]\n: 1\n", "1:3"],
    ["a map", "{a: 1}: 2\n", "1:1"],
    ["nothing", ": 3\n", "1:1"],
  ])("%s as a key (Y19)", (_name, text, place) => {
    expect(readYaml(text).faults).toEqual([`${place} yaml/key`]);
  });

  test.each([
    ["a: !!js/function x\n", "1:4"],
    ["a: !!binary aGk=\n", "1:4"],
    ["a: &n !important x\nb: *n\n", "1:7"],
    ["!!python/object:x {a: 1}\n", "1:1"],
    ["a: !!str 5\n", "1:4"],
  ])("the tag in %j (Y18)", (text, place) => {
    expect(readYaml(text).faults).toEqual([`${place} yaml/tag`]);
  });

  test("tabs in the indentation (Y6)", () => {
    expect(readYaml("a:\n\tb: 1\n").faults).toEqual(["2:1 yaml/tab"]);
  });

  test.each(["", "\n\n", "# only a comment\n", "---\n", "---\n# x\n"])("the empty file %j (Y16)", (text) => {
    const { document, faults } = readYaml(text);
    expect(faults).toEqual(["1:1 yaml/empty"]);
    expect(document.root).toBeUndefined();
  });

  test("a second document, at its marker (Y17)", () => {
    expect(readYaml("a: 1\n---\nb: 2\n").faults).toEqual(["2:1 yaml/several-documents"]);
  });

  test("%YAML 1.1, which would change what no means (Y11)", () => {
    expect(readYaml("%YAML 1.1\n---\na: no\n").faults).toEqual(["1:1 yaml/version"]);
    expect(readYaml("%YAML 1.2\n---\na: no\n").faults).toEqual([]);
  });

  test("an unclosed quote, at the quote (Y17)", () => {
    expect(readYaml('a: 1\nb: "abc\nc: 1\n').faults).toEqual(["2:4 yaml/syntax"]);
  });

  test('characters made by escapes: "\\0", "\\uD800" (Y9)', () => {
    expect(readYaml('a: "x\\0"\nb: "\\uD800"\nc: "\\uD83D\\uDE00"\n').faults).toEqual([
      "1:4 text/control-character",
      "2:4 text/control-character",
    ]);
  });
});

describe("text that YAML reads differently must be quoted", () => {
  test.each([
    ["title: Chapter 3: The Mill\n", 'title: "Chapter 3: The Mill"'],
    ["- title: Chapter 3: The Mill # a comment\n", 'title: "Chapter 3: The Mill"'],
    ["text: @home\n", 'text: "@home"'],
    ["text: *bold* word\n", 'text: "*bold* word"'],
    ["text: {sword} hits\n", 'text: "{sword} hits"'],
    ['text: "Now" he said\n', "text: '\"Now\" he said'"],
    ["- { text: Roll: 3, cost: 1 }\n", '"Roll: 3"'],
  ])("%j (C043)", (text, quoted) => {
    const { diagnostics } = readYaml(text);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["yaml/unquoted-text"]);
    expect(diagnostics[0]?.fix).toBe(`put the text in quotes: ${quoted}`);
  });

  test("a comment that looks like the rest of the text is a warning", () => {
    const { diagnostics, faults } = readYaml("a: Card #5\nb: #ff0000\nc: x # a comment\nd: 'y' #5\n");
    expect(faults).toEqual(["1:9 yaml/comment-in-text", "2:4 yaml/comment-in-text"]);
    expect(diagnostics[0]?.severity).toBe("warning");
    expect(diagnostics[0]?.fix).toContain('"Card #5"');
  });

  test.each([
    "a: Card # 5\n",
    "a: Take card # 5.\n",
    "- a: Player # 2\r\n  b: x\n",
    "a: Draw a card\n  of pile # 3\n",
    "a: Put one (any but # 5) back\n",
  ])("%j looks truncated, which is a hint", (text) => {
    const { diagnostics, faults } = readYaml(text);
    expect(faults.map((fault) => fault.replace(/^[\d:]+ /, ""))).toEqual(["yaml/comment-cuts-text"]);
    expect(diagnostics[0]?.severity).toBe("hint");
    expect(diagnostics[0]?.fix).toMatch(
      /^put the text in quotes: "[^"]*#[^"]*"; for a comment, write two spaces/,
    );
  });

  test.each([
    "a: sword # nine of them\n",
    "a: sword # 9 cards\n",
    "a: Card  # 5\n",
    "a: 3 # 5\n",
    'a: "Card" # 5\n',
    "- sword # 1\n- axe # 2\n",
    "a: [x, y] # 5\n",
    "a: Put one (any) back # yes (no # 5)\n",
    "a: |\n  Card # 5\n",
    "# 5\na: x\n",
    "a: x\n# 5\n",
  ])("%j is left alone", (text) => {
    expect(readYaml(text).faults).toEqual([]);
  });

  test.each([
    ["- id: a\n  title:x\n", "2:3 yaml/syntax", '"title:x" has no space after its colon', 'write "title: x"'],
    [
      "- id: a\n  title:\u00a0x\n",
      "2:3 yaml/syntax",
      'a no-break space (U+00A0) follows the colon of "title", expected a space',
      'write "title: x"',
    ],
    [
      "- id: a\n\u00a0\u00a0title: x\n",
      "2:1 yaml/key",
      "the line begins with characters that look like spaces (U+00A0)",
      "indent with ordinary spaces",
    ],
    [
      "cards:\n  - id: a\n\u00a0 title: x\n",
      "3:1 yaml/key",
      "the line begins with characters that look like spaces (U+00A0)",
      "indent with ordinary spaces",
    ],
    [
      "cards:\n  -id: a\n   title: x\n",
      "2:3 yaml/syntax",
      '"-id" has no space after its dash',
      'write "- id: a"',
    ],
    [
      "text: | one\n",
      "1:7 yaml/unquoted-text",
      "| starts a text on the next line, but text follows on this one",
      'put the text in quotes: text: "| one", or start the text on the next line',
    ],
    [
      "text: 'It's'\n",
      "1:10 yaml/unquoted-text",
      "the apostrophe ends the text, because it begins with a single quote",
      'put the text in double quotes: "It\'s"',
    ],
    [
      "text: ? one\n",
      "1:7 yaml/unquoted-text",
      "a text cannot begin with ? and a space unless it is quoted",
      'put the text in quotes: text: "? one"',
    ],
    [
      "- { id: a, title: Card # 5, cost: 1 }\n",
      "1:24 yaml/unquoted-text",
      '"# 5, cost: 1 }" is read as a comment, so the { before it is not closed',
      "put the text with the # in quotes",
    ],
    [
      "- { id: a, list: [x, y], title: z\n- { id: b }\n",
      "1:3 yaml/syntax",
      "this { is not closed before the next line",
      "add }, or indent the next line further",
    ],
  ])("%j is recognised as a typical slip", (text, place, message, fix) => {
    const { diagnostics, faults } = readYaml(text);
    expect(faults).toEqual([place]);
    expect(diagnostics[0]).toMatchObject({ message, fix });
  });

  const CARDS =
    "deck: d\ncard:\n  type: object\ncards:\n  - id: a\n    number: 1\n    text: A.\n\n  - id: b\n    number: 2\n    text: B.\n\n" +
    "  - id: c\n    number: 3\n    text: C.\n";
  const slip = (line: number, written: string): Read => {
    const lines = CARDS.split("\n");
    lines[line - 1] = written;
    return readYaml(lines.join("\n"));
  };

  test.each([
    [10, "   number: 2", "3 spaces, the lines around it by 4", "4"],
    [10, "  number: 2", "2 spaces, the lines around it by 4", "4"],
    [10, "     number: 2", "5 spaces, the lines around it by 4", "4"],
    [11, "   text: B.", "3 spaces, the line above it by 4", "4"],
    [9, "   - id: b", "3 spaces, expected 2", "2"],
    [9, " - id: b", "1 space, expected 2", "2"],
    [2, " card:", "1 space, the line above it by 0", "0"],
    [4, " cards:", "1 space, expected 0 or 2", "0 or 2"],
  ])("line %i as %j is one finding, about its indentation", (line, written, words, columns) => {
    const { faults, diagnostics } = slip(line, written);
    expect(faults).toEqual([`${line}:1 yaml/syntax`]);
    const [{ message, fix, edits } = { message: "" }] = diagnostics;
    expect(message).toBe(`this line is indented by ${words}`);
    expect(fix).toBe(`indent it by ${columns}`);
    const isCertain = !columns.includes("or") && Math.abs(Number(columns) - written.search(/\S/)) === 1;
    expect(edits?.map(({ text }) => text)).toEqual(isCertain ? [" ".repeat(Number(columns))] : undefined);
  });

  test("several slips of indentation are one finding each, other errors are kept", () => {
    const text = CARDS.replace("    number: 1", "   number: 1").replace("    number: 2", "     number: 2");
    expect(readYaml(text.replace("C.", "C: D")).faults).toEqual([
      "6:1 yaml/syntax",
      "10:1 yaml/syntax",
      "15:11 yaml/unquoted-text",
    ]);
  });

  test("fields below a value are a slip of their indentation", () => {
    const { diagnostics, faults } = readYaml("a: b\n  c: d\n");
    expect(faults).toEqual(["2:1 yaml/syntax"]);
    expect(diagnostics[0]?.fix).toBe("indent it by 0");
    expect(diagnostics[0]?.edits).toBeUndefined();
    // No single line is the cause.
    expect(readYaml("a: b\n  c: d\n  e: f\n").faults[0]).toBe("1:4 yaml/syntax");
  });

  test.each([
    [10, "\tnumber: 2", 1],
    [10, "  \tnumber: 2", 3],
    [10, "    \tnumber: 2", 5],
    [9, "\t- id: b", 1],
  ])("line %i as %j is one finding, about its tab", (line, written, column) => {
    expect(slip(line, written).faults).toEqual([`${line}:${column} yaml/tab`]);
  });

  test("a file indented with tabs has a finding for each line, and no others", () => {
    const { faults } = readYaml(CARDS.replaceAll("    ", "\t").replace("deck: d", "deck: d: e"));
    expect(faults).toEqual([
      "1:7 yaml/unquoted-text",
      ...[6, 7, 10, 11, 14, 15].map((line) => `${line}:1 yaml/tab`),
    ]);
  });

  test("a tab in a block text is none in the indentation", () => {
    expect(readYaml("a: |\n  x\n  \ty\nb: c: d\n").faults).toEqual(["4:4 yaml/unquoted-text"]);
  });

  test.each(["    id: b", "  id: b"])(
    "a missing dash in %j is one finding, and separates the entries",
    (written) => {
      const { faults, diagnostics, document } = slip(9, written);
      expect(faults).toEqual([`9:${written.indexOf("i") + 1} yaml/missing-dash`]);
      expect(diagnostics[0]?.fix).toBe("write `- id: b`");
      const fixed = applyEdits(new TextEncoder().encode(document.text), diagnostics[0]?.edits ?? []);
      expect(new TextDecoder().decode(fixed)).toBe(CARDS);
    },
  );

  test("cards without their dash are read as cards", () => {
    const { document, faults } = readYaml(CARDS.replaceAll(/- (?=id: [bc])/g, "  "));
    expect(faults).toEqual(["9:5 yaml/missing-dash", "13:5 yaml/missing-dash"]);
    expect(texts(document.root)).toEqual(texts(readYaml(CARDS).document.root));
  });

  test.each([
    ["- id: a\n  n: 1\n  n: 2\n", "3:3"],
    ["- id: a\n  n: 1\n  id: b\n", "3:3"],
    ["- { id: a, n: 1, id: b, n: 2 }\n", "1:18"],
    ["a: { id: 1, n: 2 }\nb:\n  id: a\n  n: 1\n  id: b\n", "5:3"],
  ])("in %j a field is written twice", (text, place) => {
    expect(readYaml(text).faults[0]).toBe(`${place} yaml/duplicate-key`);
  });

  test("one fault per line", () => {
    expect(readYaml("- a\nb: 1: 2: 3\n").faults).toHaveLength(1);
  });
});
