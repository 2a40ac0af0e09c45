/** Markdown to blocks: what a booklet's text comes to, and what is told of it. */
import { describe, expect, test } from "vitest";
import { type Block, plainText } from "../../src/booklet/blocks.ts";
import type { BookletNames } from "../../src/booklet/names.ts";
import { readBooklet } from "../../src/booklet/read-booklet.ts";

const NAMES: BookletNames = {
  cards: new Map([
    [
      "crew",
      new Map([
        ["cook", { hasBack: true }],
        ["pilot", { hasBack: false }],
      ]),
    ],
  ]),
  scenarios: ["bay"],
  hasIcon: (name) => name === "sword",
  isLost: () => false,
  iconNames: () => ["sword"],
  term: (name) => (name === "points" ? "MP" : undefined),
};

function read(text: string, names = NAMES) {
  const lines = text.split("\n").map((_, index) => index + 1);
  return readBooklet({ text, lines }, { path: "rules.md", text }, names);
}

/** Each finding as "line:column rule". */
const found = (text: string): readonly string[] =>
  read(text).diagnostics.map(({ rule, start }) => `${start.line}:${start.column} ${rule}`);

const only = (text: string): Block => {
  const { value, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  expect(value).toHaveLength(1);
  return value[0] as Block;
};

describe("words", () => {
  test("keep bold and italic, and icons and terms by name", () => {
    expect(only("Take the **big** *old* :sword: for 3 :points:.")).toMatchObject({
      kind: "paragraph",
      words: [
        { text: "Take the ", bold: false },
        { text: "big", bold: true },
        { text: " " },
        { text: "old", italic: true },
        { text: " " },
        { kind: "icon", name: "sword" },
        { text: " for 3 MP." },
      ],
    });
  });

  test("take a colon after a backslash, a time and an address for what they are", () => {
    const block = only("At 12:30:45 write \\:sword: to https://a.example:x:y.");
    expect(block.kind === "paragraph" && plainText(block.words)).toBe(
      "At 12:30:45 write :sword: to https://a.example:x:y.",
    );
  });

  test("set what is marked as code in italics, as it stands", () => {
    expect(only("Marked `:sword: *x*`.")).toMatchObject({
      words: [{ text: "Marked " }, { text: ":sword: *x*", italic: true }, { text: "." }],
    });
  });

  test("print a link as its words", () => {
    const block = only("Ask the [old cook](card:crew/cook) in [The Bay](scenario:bay).");
    expect(block.kind === "paragraph" && plainText(block.words)).toBe("Ask the old cook in The Bay.");
  });
});

describe("blocks", () => {
  test("lists count from their first number, items hold blocks", () => {
    expect(only("3. one\n4. two\n   - inner\n")).toMatchObject({
      kind: "list",
      start: 3,
      items: [[{ kind: "paragraph" }], [{ kind: "paragraph" }, { kind: "list", start: undefined }]],
    });
  });

  test("tables have a head, rows filled up to its columns, and how columns are aligned", () => {
    const table = only("| a | b |\n| :-: | --: |\n| 1 |\n");
    expect(table).toMatchObject({ kind: "table", align: ["center", "right"] });
    expect(table.kind === "table" && table.rows.map((row) => row.map(plainText))).toEqual([["1", ""]]);
  });

  test("pictures in a paragraph of their own stand beside each other, with what they show", () => {
    const block = only("![The cook](card:crew/cook)\n![Its back](card:crew/cook#back)");
    expect(block).toMatchObject({
      kind: "pictures",
      cards: [
        { deck: "crew", card: "cook", side: "front", caption: "The cook" },
        { deck: "crew", card: "cook", side: "back", caption: "Its back" },
      ],
    });
  });

  test("a quote is an example, three hyphens a rule, a comment nothing", () => {
    const { value } = read("> **Example.** So.\n\n---\n\n<!-- a note -->\n");
    expect(value.map(({ kind }) => kind)).toEqual(["example", "rule"]);
  });
});

describe("faults", () => {
  test.each([
    ["a card that is not there", "The [cok](card:crew/cok).", "1:5 booklet/unknown-card"],
    ["a deck that is not there", "Text.\n\n![x](card:crw/cook)", "3:1 booklet/unknown-card"],
    ["a card without a back", "Text.\n\n![x](card:crew/pilot#back)", "3:1 booklet/no-back"],
    ["a picture from elsewhere", "Text.\n\n![x](https://a.example/x.png)", "3:1 booklet/bad-picture"],
    ["a picture from the disk", "Text.\n\n![x](../../secret.png)", "3:1 booklet/bad-picture"],
    ["a picture between words", "A ![x](card:crew/cook) b.", "1:3 booklet/picture-in-text"],
    ["a link to the web", "A [x](javascript:alert).", "1:3 booklet/bad-link"],
    ["a scenario that is not there", "A [x](scenario:cove).", "1:3 booklet/unknown-scenario"],
    ["an icon that is not there", "A :swrd: b.", "1:1 booklet/unknown-icon"],
    ["a level left out", "# T\n\nText.\n\n### Deep", "5:1 booklet/heading-jump"],
    ["a second title", "# T\n\nText.\n\n# U", "5:1 booklet/second-title"],
    ["HTML", "Text.\n\n<div>x</div>", "3:1 booklet/html"],
    ["code", "Text.\n\n    code", "3:1 booklet/unsupported"],
    ["nothing to read", "# T\n\n<!-- later -->", "1:1 booklet/empty"],
    ["no text at all", "", "1:1 booklet/empty"],
    ["lists three deep", "- a\n  - b\n    - c", "3:5 booklet/deep-list"],
  ])("%s", (_, text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test("name the nearest card", () => {
    expect(read("The [cok](card:crew/cok).").diagnostics[0]?.fix).toBe('write "cook"');
  });
});

describe("a hostile text", () => {
  test.each([
    ["quotes without end", ">".repeat(50_000)],
    ["lists without end", "- ".repeat(20_000)],
    ["stars without end", "*a **b ".repeat(20_000)],
    ["brackets without end", "[".repeat(60_000)],
    ["half a million characters", "word word\n\n".repeat(50_000)],
  ])("%s is refused at once", (_, text) => {
    const begun = performance.now();
    expect(found(text).map((line) => line.split(" ")[1])).toEqual(["booklet/too-much"]);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test("places are those of the file where lines come from a loop", () => {
    const file = { path: "rules.md", text: "Text.\n\n{{#each x}}\nThe [cok](card:crew/cok).\n{{/each}}\n" };
    const written = {
      text: "Text.\n\nThe [cok](card:crew/cok).\nThe [cok](card:crew/cok).\n",
      lines: [1, 2, 4, 4, 6],
    };
    const places = readBooklet(written, file, NAMES).diagnostics.map(({ start }) => start);
    expect(places).toEqual([
      { line: 4, column: 5, offset: 23 },
      { line: 4, column: 5, offset: 23 },
    ]);
  });
});
