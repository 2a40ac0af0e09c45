/** Fixes to whole games in memory: what changes, byte for byte, and what is left alone. */
import { describe, expect, test } from "vitest";
import { type Bundle, openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { fixTargets } from "../../../src/pipeline/fix/fix-targets.ts";
import type { Target } from "../../../src/pipeline/judge/combine-verdicts.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { utf8 } from "../../support/utf8.ts";

const bundle = openBundle();
const WHOLE: readonly Target[] = [{ game: "sample", files: [] }];
const DECK = `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string }, kind: { enum: [sea, land] } }, required: [rank, title] }
`;
const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";

async function fix(files: ProjectFiles, targets = WHOLE, withBundle: Bundle = bundle) {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const fixing = await fixTargets({ host, bundle: withBundle, memory: createMemory() }, targets, SILENT);
  return {
    ...fixing,
    /** The new text of each changed file, as it is in the file. */
    texts: Object.fromEntries(fixing.files.map(({ path, after }) => [path, Buffer.from(after).toString()])),
    /** The rules of the errors that remain. */
    rules: fixing.left.findings.flatMap(({ rule, severity }) => (severity === "error" ? [rule] : [])),
  };
}

test.each([
  ["an unknown field", "cards: [{ id: a, rnak: 1, title: A }]\n", "cards: [{ id: a, rank: 1, title: A }]\n"],
  [
    "a value that is not allowed",
    "cards:\n  - { id: a, rank: 1, title: A, kind: 'lnad' } # x\n",
    "cards:\n  - { id: a, rank: 1, title: A, kind: 'land' } # x\n",
  ],
  ["letter case", "cards: [{ id: a, RANK: 1, title: A }]\n", "cards: [{ id: a, rank: 1, title: A }]\n"],
  [
    "a number in quotes",
    'cards: [{ id: a, rank: "1", title: A }]\n',
    "cards: [{ id: a, rank: 1, title: A }]\n",
  ],
  [
    "a colon in a text",
    "cards:\n  - id: a\n    rank: 1\n    title: Wait: then run  # so\n",
    'cards:\n  - id: a\n    rank: 1\n    title: "Wait: then run"  # so\n',
  ],
  [
    "a # in a text",
    "cards:\n  - id: a\n    rank: 1\n    title: Cook #5\n",
    'cards:\n  - id: a\n    rank: 1\n    title: "Cook #5"\n',
  ],
  [
    "a term in a text",
    "cards: [{ id: a, rank: 1, title: 'Take :crwe:' }]\n",
    "cards: [{ id: a, rank: 1, title: 'Take :crew:' }]\n",
  ],
  [
    "a template",
    "cards: [{ id: a, rank: 1, title: A, front: crad }]\n",
    "cards: [{ id: a, rank: 1, title: A, front: card }]\n",
  ],
  [
    "bold and italic as HTML",
    `cards:
  - { id: a, rank: 1, title: <b>3</b> }
  - { id: b, rank: 1, title: "Gain <b class='x'>3</b>, then <b>4</b> or <em>none</em>" }
  - { id: d, rank: 1, title: "<b><i>Both</i></b>" }
  - id: c
    rank: 1
    title: |
      <strong>Stay</strong> here
`,
    `cards:
  - { id: a, rank: 1, title: "**3**" }
  - { id: b, rank: 1, title: "Gain **3**, then **4** or *none*" }
  - { id: d, rank: 1, title: "***Both***" }
  - id: c
    rank: 1
    title: |
      **Stay** here
`,
  ],
  [
    "a placeholder",
    "cards: [{ id: 'a-{rank}', title: 'No {rnak}', each: { rank: [1, 2] } }]\n",
    "cards: [{ id: 'a-{rank}', title: 'No {rank}', each: { rank: [1, 2] } }]\n",
  ],
])("%s", async (_, before, after) => {
  const { texts, rules } = await fix({ [CREW]: DECK + before });
  expect(texts).toEqual({ [CREW]: DECK + after });
  expect(rules).toEqual([]);
});

test("byte order mark, CRLF, comments and spaces are kept byte for byte", async () => {
  const text = `\uFEFF# crew  \r\n${DECK}cards:\r\n  # é ☠\t\r\n  - { id: a,  rnak:   1, title: "Å" }   # last`;
  const windows = text.replaceAll(/\r?\n/g, "\r\n");
  const { files } = await fix({ [CREW]: utf8(windows) });
  expect(files.map(({ after }) => after)).toEqual([utf8(windows.replace("rnak", "rank"))]);
});

test("several rounds: faults hidden by a broken file are fixed once it can be read", async () => {
  const cards =
    "cards:\n  - id: a\n    rnak: 1\n    title: 'Take :crwe:'\n    kind: lnad # a: b\n  - id: b\n    rank: 2\n    title: Wait: run\n";
  const { texts, rules, files } = await fix({ [CREW]: DECK + cards });
  expect(texts[CREW]).toContain("rank: 1\n    title: 'Take :crew:'\n    kind: land # a: b\n");
  expect(texts[CREW]).toContain('title: "Wait: run"\n');
  expect(rules).toEqual([]);
  expect([...(files[0]?.fixed ?? [])]).toEqual([
    ["yaml/unquoted-text", 1],
    ["schema/unknown-field", 1],
    ["schema/not-allowed", 1],
    ["text/unknown-name", 1],
  ]);
});

test("booleans from other programs, and lengths with a comma, quoted or not", async () => {
  const glossary = "content/sample/glossary.yaml";
  const symbol = (again: string): string =>
    `symbols:\n  pip: { title: Pip, meaning: a point, points: 1, again: ${again}, icon: plain-circle }\n`;
  const { texts } = await fix({
    [glossary]: symbol("'yes'"),
    [CREW]: `${DECK}bleed: 1,5mm\nsafe: "0.1 inches"\ncards: [{ id: a, rank: 1, title: A }]\n`,
  });
  expect(texts[glossary]).toBe(symbol("true"));
  expect(texts[CREW]).toContain('bleed: 1.5mm\nsafe: "0.1in"\n');
});

test("ambiguous values are left alone: thousands, missing units", async () => {
  const { files } = await fix({
    [CREW]: `${DECK}bleed: 1,500mm\nsafe: "3"\ncards: [{ id: a, rank: 1, title: A }]\n`,
  });
  expect(files).toEqual([]);
});

test("kits, glossary, dice, rules and game.yaml", async () => {
  const files = {
    "content/sample/game.yaml": "broadside: 1\nid: sample\ntitle: Sample\nversoin: 1.0.0\n",
    "content/sample/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: cerw, only: [cook, pilto] }]\n",
    "content/sample/dice/red.yaml":
      'die: red\ntitle: Red\ncolour: "#F00"\nfaces: [[pip], [pip], [pip], [pip], [pip], [pipp]]\n',
    "content/sample/rules.yaml":
      "rules: [{ id: r, deck: crew, check: run, field: rnak, from: 1, to: 3, why: all }]\n",
  };
  const { texts } = await fix(files);
  expect(texts).toMatchObject({
    "content/sample/game.yaml": "broadside: 1\nid: sample\ntitle: Sample\nversion: 1.0.0\n",
    "content/sample/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: crew, only: [cook, pilot] }]\n",
    "content/sample/dice/red.yaml":
      'die: red\ntitle: Red\ncolour: "#ff0000"\nfaces: [[pip], [pip], [pip], [pip], [pip], [pip]]\n',
    "content/sample/rules.yaml":
      "rules: [{ id: r, deck: crew, check: run, field: rank, from: 1, to: 3, why: all }]\n",
  });
});

test("a template: fields, terms, helpers", async () => {
  const svg = (inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">\n${inner}\n</svg>\n`;
  const text = (words: string): string =>
    svg(`<b:text x="5" y="5" width="50" height="40" size="12pt" font="Alegreya">${words}</b:text>`);
  const { texts, rules } = await fix({ [CARD]: text("{{rank}} {{ titel }} {{uper title}} :crwe:") });
  expect(texts).toEqual({ [CARD]: text("{{rank}} {{ title }} {{upper title}} :crew:") });
  expect(rules).toEqual([]);
});

test("a CSV file: a cell is written as a cell", async () => {
  const csv = "content/sample/decks/crew.csv";
  const { texts } = await fix({
    [CREW]: `${DECK}cards: crew.csv\n`,
    [csv]: 'id,rank,title,kind\na,1,"Take :crwe:, run",lnad\n',
  });
  expect(texts).toEqual({ [csv]: 'id,rank,title,kind\na,1,"Take :crew:, run",land\n' });
});

test("HTML in a cell of a CSV file", async () => {
  const csv = "content/sample/decks/crew.csv";
  const { texts } = await fix({
    [CREW]: `${DECK}cards: crew.csv\n`,
    [csv]: 'id,rank,title\na,1,<b>A</b>\nb,2,"<i>B</i>, ""c"""\n',
  });
  expect(texts).toEqual({ [csv]: 'id,rank,title\na,1,**A**\nb,2,"*B*, ""c"""\n' });
});

test.each([
  ["version: 1.0.0 # first", "version: 1.0.1 # first"],
  ['version: "2.9"', 'version: "2.10"'],
])("a version that was printed with other content: %s becomes the next one", async (before, after) => {
  const path = "content/sample/game.yaml";
  const game = (version: string): string => (SAMPLE_GAME[path] as string).replace(/^version: .*$/m, version);
  const host = createMemoryHost({ ...SAMPLE_GAME, [path]: game(before) });
  const [, version] = /([\d.]+)/.exec(before) ?? [];
  const journal = { journal: 2, prints: [{ version, content: "another print" }] };
  const output = {
    host: createMemoryHost({ "sample/journal.json": JSON.stringify(journal) }),
    shown: "output",
  };
  const { files } = await fixTargets({ host, bundle, memory: createMemory(), output }, WHOLE, SILENT);
  expect(files.map(({ path, after }) => [path, Buffer.from(after).toString()])).toEqual([
    [path, game(after)],
  ]);
});

test("HTML without one obvious replacement is left alone: no partner, spaces inside, other tags", async () => {
  const titles = ["<b>A", "<b> A </b>", "<u>A</u>", "x<b>(A)</b>", "<b>A*</b>"];
  const cards = titles.map((title, index) => `  - { id: c${index}, rank: 1, title: "${title}" }\n`).join("");
  const { texts, left } = await fix({ [CREW]: `${DECK}cards:\n${cards}` });
  expect(texts).toEqual({});
  expect(left.findings.filter(({ rule }) => rule === "text/raw-mark").length).toBeGreaterThanOrEqual(
    titles.length,
  );
});

test("many findings in a file need no more reads than one", async () => {
  const reads = async (count: number): Promise<number> => {
    const cards = Array.from({ length: count }, (_, index) => `  - { id: c-${index}, rnak: 1, title: A }\n`);
    const host = createMemoryHost({ ...SAMPLE_GAME, [CREW]: `${DECK}cards:\n${cards.join("")}` });
    let looks = 0;
    const counting = {
      ...host,
      readBytes: (path: string) => {
        if (path === CREW) looks++;
        return host.readBytes(path);
      },
    };
    const { files } = await fixTargets({ host: counting, bundle, memory: createMemory() }, WHOLE, SILENT);
    expect(files.map(({ fixed }) => fixed.get("schema/unknown-field"))).toEqual([count]);
    return looks;
  };
  expect(await reads(50)).toBe(await reads(1));
});

describe("is left alone", () => {
  test("a name close to several words", async () => {
    const cards = "cards: [{ id: a, rank: 1, title: A, kind: lad }]\n";
    const deck = DECK.replace("[sea, land]", "[lid, led]");
    const { files } = await fix({ [CREW]: deck + cards });
    expect(files).toEqual([]);
  });

  const patients =
    "where: { kind: ill }, check: pairs, with: { deck: crew, where: { kind: well }, field: heals }";
  const nurses =
    "where: { kind: well }, check: pairs, field: heals, with: { deck: crew, where: { kind: ill } }";
  test.each([
    ["facts/out-of-range", "where: { kind: well }, check: range, field: heals, values: [cat, car]"],
    ["facts/dangling-reference", "check: reference, field: heals, to: { deck: crew }"],
    ["facts/unpaired", patients],
    ["facts/unpaired", `${nurses}, spare: true`],
  ])("a value equally close to two words: %s, %s", async (rule, check) => {
    const deck = DECK.replace(
      "kind: { enum: [sea, land] }",
      "kind: { type: string }, heals: { type: string }",
    );
    const cards = `cards:
  - { id: cat, rank: 1, title: A, kind: ill }
  - { id: car, rank: 1, title: A, kind: ill }
  - { id: nurse, rank: 1, title: A, kind: well, heals: cap }
`;
    const { texts, rules } = await fix({
      "content/sample/rules.yaml": `rules:\n  - { id: r, deck: crew, ${check}, why: so it is }\n`,
      [CREW]: deck + cards,
    });
    expect(rules).toContain(rule);
    expect(texts).toEqual({});
  });

  test("a change that would cause a new error; the round's other edits are made", async () => {
    // With the quotes that the # requires, the rank would be a text.
    const cards = (title: string): string =>
      `cards:\n  - id: a\n    rank: 1 #5\n    title: ${title}\n  - { id: b, rank: 2, title: B }\n`;
    const { texts, rules } = await fix({ [CREW]: DECK + cards("Cook #5") });
    expect(texts).toEqual({ [CREW]: DECK + cards('"Cook #5"') });
    expect(rules).toEqual([]);
  });

  test("a value that would still be wrong", async () => {
    // Whether "sea: yes" was intended as a text or as a list, it is not a kind.
    const { texts, rules, notFixed } = await fix({
      [CREW]: `${DECK}cards:\n  - id: a\n    rank: 1\n    title: A\n    kind: sea: yes\n`,
    });
    expect(texts).toEqual({});
    expect(rules).toContain("yaml/unquoted-text");
    expect(notFixed.map(({ finding, because }) => [finding.rule, because?.rule])).toEqual([
      ["yaml/unquoted-text", "schema/not-allowed"],
    ]);
  });

  test.each([
    ["two fields", "cards: [{ id: a, rank: 1, titel: A, tilte: B }]\n"],
    ["a field beside the right one", "cards: [{ id: a, rank: 1, title: A, titel: B }]\n"],
  ])("names that would become the same: %s", async (_, cards) => {
    const { texts, rules } = await fix({ [CREW]: DECK + cards });
    expect(texts).toEqual({});
    expect(rules).not.toEqual([]);
  });

  test("names that would become the same in two files: decks, tables and their rows, columns", async () => {
    const deck = (id: string): string => `${DECK.replace("deck: crew", `deck: ${id}`)}cards: x.csv\n`;
    const table = (id: string): string =>
      `table: ${id}\ntitle: T\nrow: { properties: { text: { type: string } } }\nrows: [{ id: Ab, text: a }, { id: aB, text: b }]\n`;
    const { texts } = await fix({
      "content/sample/decks/a.yaml": deck("Boats"),
      "content/sample/decks/b.yaml": deck("boats"),
      "content/sample/decks/x.csv": "id,rank,titel,tilte\nx,1,Fox,Owl\n",
      "content/sample/tables/a.yaml": table("Signs"),
      "content/sample/tables/b.yaml": table("signs"),
    });
    expect(texts).toEqual({});
  });

  test("a name close to only one of thousands of icons", async () => {
    const cards = "cards: [{ id: a, rank: 1, title: 'Take a :leaf:' }]\n";
    const { texts, left } = await fix({ [CREW]: DECK + cards });
    expect(texts).toEqual({});
    const fixes = left.findings.flatMap(({ rule, fix }) => (rule === "text/unknown-name" ? [fix] : []));
    expect(fixes).toEqual([
      expect.stringMatching(/^write .*:oak-leaf:.*to see more, search icons for "leaf"$/),
    ]);
  });

  test("words that may not be terms, and names", async () => {
    const { texts, left } = await fix({
      "content/sample/glossary.yaml":
        "terms: { polish: { title: Polish, meaning: a people } }\navoid: { march: walk }\n",
      [CREW]: `${DECK}cards: [{ id: a, rank: 1, title: You polish it in March. }]\n`,
    });
    expect(texts).toEqual({});
    expect(left.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["words/term-capitals", "words/forbidden-word"]),
    );
  });

  test("straight quotes in a text whose language is unclear", async () => {
    const card = (id: string, text: string): string => `  - { id: ${id}, rank: 1, title: '${text}' }\n`;
    const cards = `cards:\n${card("a", "She says “Stop”")}${card("b", 'Er sagt "Halt"')}`;
    expect((await fix({ [CREW]: DECK + cards })).texts).toEqual({});
    const mixed = `cards:\n${card("a", 'She says “Stop” and "Go"')}`;
    expect((await fix({ [CREW]: DECK + mixed })).texts).toEqual({
      [CREW]: `${DECK}cards:\n${card("a", "She says “Stop” and “Go”")}`,
    });
  });

  test("a word whose replacement does not fit its box", async () => {
    const { texts, left } = await fix({
      "content/sample/glossary.yaml": `avoid: { foe: ${"somebody who stands against you ".repeat(8)}}\n`,
      [CREW]: `${DECK}cards: [{ id: a, rank: 1, title: A foe }]\n`,
    });
    expect(texts).toEqual({});
    expect(left.findings.map(({ rule }) => rule)).toContain("words/forbidden-word");
  });

  test("a file that is not UTF-8, which is reported", async () => {
    const latin = Buffer.from(`${DECK}# \xe9\ncards: [{ id: a, rnak: 1, title: A }]\n`, "latin1");
    const { files, refused } = await fix({ [CREW]: latin });
    expect(files).toEqual([]);
    expect(refused).toEqual([CREW]);
  });

  test("files outside the target", async () => {
    const files = {
      [CREW]: `${DECK}cards: [{ id: a, rnak: 1, title: A }]\n`,
      "content/sample/kits/all.yaml": "kit: all\ntitle: All\ncontents: [{ deck: cerw }]\n",
    };
    const only = [{ game: "sample", files: ["content/sample/kits/all.yaml"] }];
    expect(Object.keys((await fix(files, only)).texts)).toEqual(["content/sample/kits/all.yaml"]);
  });

  test("the package's shared templates", async () => {
    const shared = "templates/shared/card.svg.hbs";
    const files = { [shared]: String(SAMPLE_GAME[CARD]).replace("{{title}}", "{{titel}}") };
    const { [CARD]: _own, ...rest } = SAMPLE_GAME;
    const host = createMemoryHost({ ...rest, ...files });
    const own = { ...bundle, host: { ...bundle.host, root: host.root } };
    const inPackage = await fixTargets({ host, bundle: own }, WHOLE, SILENT);
    expect(inPackage.left.findings.map(({ rule }) => rule)).toContain("template/unknown-field");
    expect(inPackage.files).toEqual([]);
    expect((await fixTargets({ host, bundle }, WHOLE, SILENT)).files).toHaveLength(1);
  });
});

test("a template shared with another game is not fixed for one of them alone", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">';
  const shared = `${svg}<b:text x="5" y="5" width="50" height="9" size="12pt">{{title}}</b:text></svg>\n`;
  const deck = (field: string) =>
    `deck: crew\ntitle: Crew\nsize: poker-us\nfront: box\ncard: { properties: { ${field}: { type: string } }, required: [${field}] }\ncards: [{ id: cook, ${field}: Cook }]\n`;
  const { texts } = await fix({
    [CREW]: deck("titel"),
    "content/other/game.yaml": "broadside: 1\nid: other\ntitle: Other\nversion: 1.0.0\n",
    "content/other/decks/crew.yaml": deck("title"),
    "templates/shared/box.svg.hbs": shared,
  });
  expect(texts).toEqual({});
});
