/** What rules find in the texts of booklets, and what only a booklet uses. */
import { describe, expect, test } from "vitest";
import { bookletReads } from "../../src/rules/printed-texts/booklet-reads.ts";
import { bookletStretches } from "../../src/rules/printed-texts/booklet-words.ts";
import { applyEdits } from "../../src/source/edit/edits.ts";
import { checkFiles } from "../support/game/check-example.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { ends } from "../support/time-limits.ts";

const MD = "content/sample/booklets/rules.md";
const GLOSSARY = "content/sample/glossary.yaml";
const DECK = "content/sample/decks/crew.yaml";
const YAML = "booklet: rules\ntitle: Sample\ntext: rules.md\n";

/** The findings if the sample game has a booklet with this text. */
async function check(text: string, more: Readonly<Record<string, string>> = {}) {
  return checkFiles({
    "content/sample/booklets/rules.yaml": YAML,
    [MD]: `# Sample\n\n${text}\n`,
    ...more,
  });
}

/** Line, column and rule of the findings in a file; the text begins on line 3. */
async function places(text: string, more: Readonly<Record<string, string>> = {}, file = MD) {
  const found = await check(text, more);
  return found
    .filter((one) => one.file === file)
    .map(({ rule, start, end }) => `${start.line}:${start.column}-${end.column} ${rule}`);
}

const glossary = (more: string): Record<string, string> => ({
  [GLOSSARY]: `terms:\n  crew: { title: crew, meaning: everyone on board }\n${more}`,
});

describe("the words of a booklet", () => {
  test.each([
    ["a word twice", "The crew crew sails.", "3:10-14 words/doubled-word"],
    ["a word twice at the end of a line", "All of the\nthe crew sail.", "4:1-4 words/doubled-word"],
    ["in an item of a list", "- The crew.\n- It is is night.", "4:9-11 words/doubled-word"],
    ["in a cell", "| a | b |\n| --- | --- |\n| crew | in in |", "5:13-15 words/doubled-word"],
    ["in a box", "> The crew\n> sails on on.", "4:12-14 words/doubled-word"],
    ["in the words of a link", "Ask the [the cook](card:crew/cook).", "3:10-13 words/doubled-word"],
    ["a bracket", "The crew (all of it sails.", "3:10-11 words/unmatched-bracket"],
    ["a hidden character", "The cr\u200Bew sails.", "3:7-8 words/hidden-character"],
    ["other quotes", '“Crew”, “crew”, “crew”, he said.\n\nBut "no".', "5:5-6 words/mixed-quotes"],
  ])("%s is found in its line and column", async (_, text, expected) => {
    expect(await places(text)).toContain(expected);
  });

  test("are separated by cells, items, headings and fields", async () => {
    const text = [
      "## Crew\n\nCrew of the ship\n\n- of the crew\n- crew, or",
      "| or | or |\n| --- | --- |\n| is | is |",
      "The {{@game.title}} the crew, and more&nbsp;({{@game.title}})",
      "![the cook](card:crew/cook) ![cook](card:crew/cook)",
      "See [the](card:crew/cook) cook, <!-- the the --> {{! in in }} the crew",
    ].join("\n\n");
    expect((await places(text)).filter((one) => one.includes("words/"))).toEqual([]);
  });

  test("that the game forbids are found and fixed in place", async () => {
    const more = glossary("avoid:\n  attack: fight\n");
    const text = "## Attack\n\nThe crew *attacks* [attacked](card:crew/cook) once: `attack`.";
    const found = (await check(text, more)).filter(({ file }) => file === MD);
    expect(found.map(({ rule, start }) => `${start.line}:${start.column} ${rule}`)).toEqual([
      "3:4 words/forbidden-word",
      "5:11 words/forbidden-word",
      "5:54 words/forbidden-word",
    ]);
    const edits = found.flatMap(({ edits: own = [] }) => own);
    const fixed = applyEdits(new TextEncoder().encode(`# Sample\n\n${text}\n`), edits);
    expect(new TextDecoder().decode(fixed)).toBe(
      "# Sample\n\n## Fight\n\nThe crew *fights* [attacked](card:crew/cook) once: `fight`.\n",
    );
  });

  test("may be allowed by a comment in the text", async () => {
    const allowed = "<!-- broadside-allow words/doubled-word: a song -->\nSail on on, crew.";
    expect(await places(allowed)).toEqual([]);
    const idle = "<!-- broadside-allow words/doubled-word: a song -->\nSail on, crew.";
    expect(await places(idle)).toEqual(["3:6-40 allowance/unused"]);
  });

  test("that are neither icon nor term are reported at their column", async () => {
    expect(await places("The crew has a :cutlas-of-nobody:.")).toEqual(["3:16-34 booklet/unknown-icon"]);
  });

  test("in data that only a booklet prints are checked in place", async () => {
    const table =
      "table: ranks\ntitle: Ranks\nrow: { properties: { text: { type: string } } }\nrows:\n  - { id: one, text: The crew crew obeys }\n";
    const file = "content/sample/tables/ranks.yaml";
    const text = "The crew:\n\n{{#each @tables.ranks.rows}}\n- {{text}}\n{{/each}}";
    expect(await places(text, { [file]: table }, file)).toEqual(["5:31-35 words/doubled-word"]);
    expect(await places("The crew.", { [file]: table }, file)).toEqual([]);
  });
});

describe("what only a booklet uses counts as used", () => {
  const unused = async (text: string, more: Readonly<Record<string, string>>) =>
    (await check(text, more)).map(({ rule }) => rule).filter((rule) => /unused|unread/.test(rule));

  test.each([
    ["a term by its name", glossary("  keel: { title: keel, meaning: a beam }\n"), "The crew at the :keel:."],
    ["a term by its words", glossary("  keel: { title: keel, meaning: a beam }\n"), "The crew at the keels."],
    [
      "a term by its data",
      glossary("  keel: { title: keel, meaning: a beam }\n"),
      "Crew: {{@terms.keel.meaning}}",
    ],
    ["an icon", glossary("icons:\n  skull: pirate-skull\n"), "The crew, :skull:."],
    [
      "a field of cards",
      {
        [DECK]: (SAMPLE_GAME[DECK] as string)
          .replace("rank: {", "lore: { type: string }, rank: {")
          .replace("title: Cook", "title: Cook, lore: Soup"),
      },
      "The crew:\n\n{{#each @decks.crew.cards}}\n- {{lore}}\n{{/each}}",
    ],
    [
      "a template and its partial",
      {
        "content/sample/booklets/rules.yaml": `${YAML}page: leaf\n`,
        "templates/sample/leaf.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{{> foot}}</svg>`,
        "templates/sample/partials/foot.svg.hbs": `<rect width="1" height="1"/>`,
      },
      "The crew.",
    ],
  ] as const)("%s", async (_, more, text) => {
    const before = await unused("The crew.", { ...more, "content/sample/booklets/rules.yaml": YAML });
    expect(before.length).toBeGreaterThan(0);
    expect(await unused(text, more)).toEqual([]);
  });
});

test("a list of all terms uses none of them", async () => {
  const more = glossary("  keel: { title: keel, meaning: a beam }\n");
  const list = "The crew:\n\n{{#each @terms}}\n- {{title}}: {{meaning}}\n{{/each}}";
  expect(await places(list, more, GLOSSARY)).toEqual(["3:3-7 glossary/unused-term"]);
});

test("every range of a booklet has the characters of its file, or the same number of others", () => {
  const text = "# A\r\n\nIt is {{x}} :icon: [a](card:b/c) *d*\n\n| e \\| f | g |\n\n1. h\n   i\n2. j";
  const stretches = bookletStretches({ path: MD, text });
  expect(stretches.map(({ start, end }) => text.slice(start, end))).toEqual([
    "A",
    "It is {{x}} :icon: [a](card:b/c) *d*",
    "e \\| f",
    "g",
    "h\n   i",
    "j",
  ]);
  for (const { start, end, text: words } of stretches) expect(words.length).toBe(end - start);
});

test.each([
  ["tags that are never closed", "\\{{ ".repeat(1_000_000)],
  ["comments that are never closed", "<!-- ".repeat(1_000_000)],
  ["links that are never closed", "[a](".repeat(1_000_000)],
  ["brackets in brackets", "](()()".repeat(1_000_000)],
  ["one word", "a".repeat(5_000_000)],
])("%s are cut up at once", (_, text) => {
  ends(() => bookletStretches({ path: MD, text }));
  ends(() => bookletReads({ file: { path: MD, text }, printed: "" }));
});

describe("the words of a figure", () => {
  const FIGURE = "content/sample/figures/fight.yaml";
  const fight = (words: string, name: string): Record<string, string> => ({
    [FIGURE]: `figure: fight
template: fight
height: 20mm
cards:
  - { card: crew/cook, label: The the cook, scale: 0.5, callouts: [{ at: [9, 9], words: ${words} }] }
data:
  sides: [{ name: ${name} }]
`,
    "templates/sample/fight.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">
  {{#each sides}}<b:text x="0" y="0" width="40" height="10" size="9pt" font="Alegreya">{{name}}</b:text>{{/each}}
  <b:text x="0" y="20" width="40" height="10" size="9pt" font="Alegreya">{{#each @figure.cards}}{{label}}{{/each}}</b:text>
</svg>
`,
  });

  test("are checked in place: labels, meanings of numbers, and data that its template prints", async () => {
    expect(await places("![Fight](figure:fight)", fight("It it wins.", "the the first"), FIGURE)).toEqual([
      expect.stringMatching(/^5:\d+-\d+ words\/doubled-word$/),
      expect.stringMatching(/^5:\d+-\d+ words\/doubled-word$/),
      expect.stringMatching(/^7:\d+-\d+ words\/doubled-word$/),
    ]);
  });
});
