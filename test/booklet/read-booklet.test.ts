/** Markdown to blocks: the result of a booklet's text, and the findings about it. */
import { describe, expect, test } from "vitest";
import { type Block, plainText } from "../../src/booklet/blocks.ts";
import type { BookletNames } from "../../src/booklet/names.ts";
import { readBooklet } from "../../src/booklet/read-booklet.ts";
import { ends } from "../support/time-limits.ts";

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
  figures: ["fight"],
  hasIcon: (name) => name === "sword",
  isLost: () => false,
  iconNames: () => [["sword"], ["heart", "two-slash"]],
  termNames: () => ["points"],
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

  test("read a colon after a backslash, a time and an address literally", () => {
    const block = only("At 12:30:45 write \\:sword: to https://a.example:x:y.");
    expect(block.kind === "paragraph" && plainText(block.words)).toBe(
      "At 12:30:45 write :sword: to https://a.example:x:y.",
    );
  });

  test("set code in italics, literally", () => {
    expect(only("Marked `:sword: *x*`.")).toMatchObject({
      words: [{ text: "Marked " }, { text: ":sword: *x*", italic: true }, { text: "." }],
    });
  });

  test("print a link as its words", () => {
    const block = only("Ask the [old cook](card:crew/cook) in [The Bay](scenario:bay).");
    expect(block.kind === "paragraph" && plainText(block.words)).toBe("Ask the old cook in The Bay.");
  });
});

describe("names of headings", () => {
  test.each([
    ["in lower case with hyphens", "## Your *next* turn!\n\n[x](#your-next-turn)"],
    ["counted if repeated", "## A\n\n### B\n\n## C\n\n### B\n\n[x](#b) [y](#b-1)"],
    ["of other letters, plain or percent-encoded", "## Über Bord\n\n[x](#über-bord) [y](#%C3%BCber-bord)"],
    ["that come later", "[x](#end)\n\n## End"],
  ])("%s", (_, text) => expect(found(text)).toEqual([]));
});

describe("blocks", () => {
  test("lists count from their first number, and items contain blocks", () => {
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

  test("pictures in a paragraph of their own are side by side, with their captions", () => {
    const block = only("![The cook](card:crew/cook)\n![Its back](card:crew/cook#back)");
    expect(block).toMatchObject({
      kind: "pictures",
      pictures: [
        { kind: "card", deck: "crew", card: "cook", side: "front", caption: "The cook" },
        { deck: "crew", card: "cook", side: "back", caption: "Its back" },
      ],
    });
  });

  test("a picture may be a figure or the plan of a scenario", () => {
    expect(only("![A fight](figure:fight) ![The bay](scenario:bay)")).toMatchObject({
      kind: "pictures",
      pictures: [
        { kind: "figure", id: "fight", caption: "A fight" },
        { kind: "scenario", id: "bay", caption: "The bay" },
      ],
    });
    expect(found("![A fight](figure:figth)")).toEqual(["1:1 booklet/unknown-figure"]);
    expect(found("![The bay](scenario:by)")).toEqual(["1:1 booklet/unknown-scenario"]);
  });

  test("a quote is an example, three hyphens a rule, a comment nothing", () => {
    const { value } = read("> **Example.** So.\n\n---\n\n<!-- a note -->\n");
    expect(value.map(({ kind }) => kind)).toEqual(["example", "rule"]);
  });
});

describe("footnotes", () => {
  const notesOf = (text: string): readonly unknown[] =>
    read(text).value.map((block) =>
      block.kind === "notes"
        ? block.notes.map(({ mark, blocks }) => [
            mark,
            ...blocks.map((one) => one.kind === "paragraph" && plainText(one.words)),
          ])
        : block.kind === "heading" || block.kind === "paragraph"
          ? plainText(block.words)
          : block.kind,
    );

  test("have numbers in the order of the text and are set after their chapter", () => {
    const text =
      "## A\n\nOne[^x], two[^1], one[^x].\n\n### B\n\nText.\n\n## C\n\nThree[^y].\n\n[^1]: First.\n[^y]: Last.\n[^x]: Other.\n";
    expect(read(text).diagnostics).toEqual([]);
    expect(notesOf(text)).toEqual([
      "A",
      "One¹, two², one¹.",
      "B",
      "Text.",
      [
        ["¹", "Other."],
        ["²", "First."],
      ],
      "C",
      "Three³.",
      [["³", "Last."]],
    ]);
  });

  test("are counted beyond nine, and may refer to each other", () => {
    const names = Array.from({ length: 10 }, (_, index) => `n${index}`);
    const text = `${names.map((name) => `[^${name}]`).join(" ")}\n\n${names.map((name) => `[^${name}]: See[^n0]${name === "n9" ? "[^in]" : ""}.\n`).join("")}[^in]: Inside.\n`;
    const [words, notes] = notesOf(text) as [string, readonly (readonly string[])[]];
    expect(words).toBe("¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ ¹⁰");
    expect(notes.at(-2)).toEqual(["¹⁰", "See¹¹¹."]);
    expect(notes.at(-1)).toEqual(["¹¹", "Inside."]);
  });

  test("may refer to themselves without an endless loop", () => {
    expect(notesOf("A[^1].\n\n[^1]: B[^1].")).toEqual(["A¹.", [["¹", "B¹."]]]);
  });
});

describe("other blocks of dialects", () => {
  test("tasks have boxes", () => {
    expect(only("- [ ] a\n- [x] b\n- c\n")).toMatchObject({ kind: "list", boxes: [false, true, undefined] });
  });

  test("two tildes strike through, words and icons", () => {
    expect(only("No ~~two :sword:~~ three.")).toMatchObject({
      words: [
        { text: "No " },
        { text: "two ", struck: true },
        { kind: "icon", name: "sword", struck: true },
        { text: " three." },
      ],
    });
  });

  test.each([
    ["close together", "Cook\nChef\n: Cooks *well*.\n: Eats.\n\nPilot\n:   Steers the ship\n    at night.\n"],
    ["apart", "Cook\nChef\n\n: Cooks *well*.\n\n: Eats.\n\nPilot\n\n: Steers the ship\nat night.\n"],
  ])("definitions, written %s", (_, text) => {
    const list = only(text);
    const plain =
      list.kind === "definitions" &&
      list.entries.map(({ terms, meanings }) => [terms, meanings].map((lines) => lines.map(plainText)));
    expect(plain).toEqual([
      [
        ["Cook", "Chef"],
        ["Cooks well.", "Eats."],
      ],
      [["Pilot"], ["Steers the ship at night."]],
    ]);
  });

  test("a colon that begins an icon or ends a line begins no definition", () => {
    expect(only("Take\n:sword: or\na: b.").kind).toBe("paragraph");
  });

  test.each([
    ["YAML", "---\ntitle: A\n---\n\nText.", ["paragraph"], ["1:1 booklet/front-matter"]],
    ["TOML", "+++\n# by Hugo\ntitle = 'A'\n+++\n\nText.", ["paragraph"], ["1:1 booklet/front-matter"]],
    [
      "no key, therefore a rule",
      "---\n\nText.\n\n---\n\nMore.",
      ["rule", "paragraph", "rule", "paragraph"],
      [],
    ],
    ["no end, therefore a rule", "---\na: b\n\nText.", ["rule", "paragraph", "paragraph"], []],
    [
      "an address further down",
      "Text.\n\n---\na: b\n\n---\n",
      ["paragraph", "rule", "paragraph", "rule"],
      [],
    ],
  ])("front matter: %s", (_, text, kinds, faults) => {
    expect(read(text).value.map(({ kind }) => kind)).toEqual(kinds);
    expect(found(text)).toEqual(faults);
  });
});

describe("marks of other dialects", () => {
  test.each([
    ["alert", "> [!NOTE]\n> Mind the tide.", "1:3", "> **Note.** ..."],
    ["callout", "> [!tip]- Title", "1:3", "> **Tip.** ..."],
    ["heading without a space", "Text.\n\n##Turn", "3:1", "## Turn"],
    ["heading in the middle of a paragraph", "Text.\n##Turn", "2:1", "## Turn"],
    ["heading in a quote", "> Text.\n> ##Turn", "2:3", "## Turn"],
    ["tag", "#game of dice", "1:1", "# game"],
    ["bullet without a space", "-one\n-two", "1:1", "- one"],
    ["number without a space", "1.Deal cards", "1:1", "1. Deal"],
    ["box without a list", "[ ] deal", "1:1", "- [ ]"],
    ["box without words", "- [ ]", "1:3", "- [ ]"],
    ["box half done", "- [-] deal", "1:3", "- [ ]"],
    ["table without dashes", "| a | b |\n| c | d |", "1:1", "| --- | --- |"],
    ["grid", "+---+---+", "1:1", "| --- | --- |"],
    ["container", "::: note\nText.\n:::", "1:1", "quote"],
    ["highlight", "The ==last card== wins.", "1:5", "**bold**"],
    ["inserted text", "The ++last++ card.", "1:5", "**bold**"],
    ["spoiler", "The ||last|| card.", "1:5", "elsewhere"],
    ["subscript", "H~2~O", "1:2", "H₂O"],
    ["superscript", "m^2^ of board", "1:2", "m²"],
    ["half a strike", "No ~~four players.", "1:4", "~~words~~"],
    ["wiki link", "See [[Setup]].", "1:5", "[words](#heading)"],
    ["embed", "![[map.png]]", "1:1", "![what it shows](card:<deck>/<card>)"],
    ["contents", "[TOC]", "1:1", "`contents:`"],
    ["formula", "Roll $x^2$ dice.", "1:6", "2 × 3"],
    ["formula with a slash", "Roll $x/2$ dice.", "1:6", "2 × 3"],
    ["formula that begins with a number", "Roll $2+x$ dice.", "1:6", "2 × 3"],
    ["formula in a separate paragraph", "$$a = b$$", "1:1", "2 × 3"],
    ["Obsidian comment", "A %%secret%% b.", "1:3", "<!-- ... -->"],
    ["attributes", "## Turn {#turn}\n\nText.", "1:9", "remove"],
    ["footnote in the line", "Five^[four] cards.", "1:5", "[^1]"],
    ["footnote without a text", "Five[^1] cards.", "1:5", "[^1]: ..."],
    ["citation", "As in [@knuth p. 3].", "1:7", "write out"],
    ["abbreviation", "*[MP]: movement points", "1:1", "first used"],
    ["link without an address", "See [the turn][turn].", "1:5", "[words](#heading)"],
    ["definition without a term", ": A meaning.", "1:1", "line above"],
    ["Obsidian block name", "Text. ^turn-1", "1:7", "[words](#heading)"],
  ])("%s", (_, text, place, fix) => {
    expect(found(text)).toContain(`${place} booklet/raw-mark`);
    expect(
      read(text)
        .diagnostics.map((one) => one.fix)
        .join("\n"),
    ).toContain(fix);
  });

  test.each([
    ["escaped", "\\==a\\== \\[\\[b\\]\\] \\~c\\~ \\#d \\$x^2\\$ &#61;=e=="],
    ["code", "`==a==` `[[b]]` `##c`"],
    ["prices", "It costs $5 and $6, or 3$ and 4$."],
    ["prices with a slash", "Pay $2/$X or $X/$Y, $2/$5/$Z, $5+$ or $10/$."],
    ["prices with words", "Pay $5/turn, not 6$."],
    ["signs of games", "C++ and D++, 2 - 3, a || b, x == y == z, #1, -5, ~10 minutes, ^ up"],
    ["numbers", "Roll 1.5 or 2.d6, then [x] or (a)."],
    ["faces and ranges", "^_^ you win ^_^, 50% ~~ 60%"],
    ["after a mark", "**Turn**##x, *a*-one"],
  ])("not a mark: %s", (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("faults", () => {
  test.each([
    ["an icon with a capital", "A :Sword:, :Swrd:", "1:3 booklet/unknown-icon,1:12 booklet/unknown-icon"],
    ["a term with a capital", "3 :Points:.", "1:3 booklet/unknown-icon"],
    ["an icon of the set", "(:Two_slash:)", "1:2 booklet/unknown-icon"],
    ["an unused footnote", "A.\n\n[^1]: B.", "3:1 booklet/unused-footnote"],
    ["a second text of a footnote", "A[^1].\n\n[^1]: B.\n[^1]: C.", "4:1 booklet/unused-footnote"],
    [
      "a footnote in a heading",
      "## A[^1]\n\nB.\n\n[^1]: C.",
      "1:5 booklet/unsupported,5:1 booklet/unused-footnote",
    ],
    ["an unknown card", "The [cok](card:crew/cok).", "1:5 booklet/unknown-card"],
    ["an unknown deck", "Text.\n\n![x](card:crw/cook)", "3:1 booklet/unknown-card"],
    ["a card without a back", "Text.\n\n![x](card:crew/pilot#back)", "3:1 booklet/no-back"],
    ["a picture from elsewhere", "Text.\n\n![x](https://a.example/x.png)", "3:1 booklet/bad-picture"],
    ["a picture from the disk", "Text.\n\n![x](../../secret.png)", "3:1 booklet/bad-picture"],
    ["a picture between words", "A ![x](card:crew/cook) b.", "1:3 booklet/picture-in-text"],
    ["a link to a script", "A [x](javascript:alert).", "1:3 booklet/bad-link"],
    ["a link to a file", "A [x](other.md).", "1:3 booklet/bad-link"],
    ["an unknown heading", "## Set-up\n\nA [x](#setup).", "3:3 booklet/unknown-heading"],
    ["an unknown scenario", "A [x](scenario:cove).", "1:3 booklet/unknown-scenario"],
    ["an unknown icon", "A :swrd: b.", "1:3 booklet/unknown-icon"],
    ["a level left out", "# T\n\nText.\n\n### Deep", "5:1 booklet/heading-jump"],
    ["a second title", "# T\n\nText.\n\n# U", "5:1 booklet/second-title"],
    ["HTML", "Text.\n\n<div>x</div>", "3:1 booklet/html"],
    ["code", "Text.\n\n    code", "3:1 booklet/unsupported"],
    ["nothing to read", "# T\n\n<!-- later -->", "1:1 booklet/empty"],
    ["no text at all", "", "1:1 booklet/empty"],
    ["lists three deep", "- a\n  - b\n    - c", "3:5 booklet/deep-list"],
  ])("%s", (_, text, expected) => {
    expect(found(text).join()).toBe(expected);
  });

  test.each(["Move:Attack:Defend", "2:X:1", "Dragons:Lair:Two", "Team A:B:C", "a:Sword:b", ":Team:, :+1:"])(
    "words that only look like a name are not one: %s",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test("an odd name is a warning with the known one", () => {
    expect(read("A :Sword:.").diagnostics).toMatchObject([{ severity: "warning", fix: "write :sword:" }]);
  });

  test("an icon's words between colons are a warning, other words are prose", () => {
    const text = "A :two\nslash: and :two swords: or :Two slashes: here.";
    expect(read(text).diagnostics).toMatchObject([{ severity: "warning", fix: "write :two-slash:" }]);
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
    expect(ends(() => found(text)).map((line) => line.split(" ")[1])).toEqual(["booklet/too-much"]);
  });

  test("places are those of the file if lines come from a loop", () => {
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
