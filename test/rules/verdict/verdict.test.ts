/** Allowances and severities on the findings of whole games in memory: where they apply, and where they do not. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { checkOrder } from "../../../src/pipeline/judge/check-order.ts";
import { wholeOrder } from "../../../src/pipeline/judge/whole-order.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();

const GAME = "broadside: 1\nid: sample\ntitle: Sample\nversion: 1.0.0\n";
const DECK = `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } }, required: [rank, title] }
`;

const projectOf = (files: ProjectFiles) => ({ host: createMemoryHost({ ...SAMPLE_GAME, ...files }), bundle });

const check = (files: ProjectFiles) => checkGame(projectOf(files), "sample", SILENT);

/** Without the hints about parts of the sample game that these decks do not use. */
const lines = (found: readonly Diagnostic[]): readonly string[] =>
  found
    .filter(({ severity, rule }) => severity !== "hint" || !/\/unused/.test(rule))
    .map(({ file, start, severity, rule }) => `${file.split("/").at(-1)}:${start.line} ${severity} ${rule}`);

async function foundIn(files: ProjectFiles): Promise<readonly string[]> {
  return lines((await check(files)).diagnostics);
}

const deck = (cards: string): ProjectFiles => ({ "content/sample/decks/crew.yaml": DECK + cards });

describe("an allowance in YAML", () => {
  const allow = "broadside-allow text/unclosed-mark: his menu has stars";

  test("applies at the end of the line and above it, above other comments and with CRLF", async () => {
    const card = "  - { id: cook, rank: 1, title: 'The **best cook' }";
    expect(await foundIn(deck(`cards:\n${card}\n`))).toEqual(["crew.yaml:7 hint text/unclosed-mark"]);
    expect(await foundIn(deck(`cards:\n${card} # ${allow}\n`))).toEqual([]);
    expect(await foundIn(deck(`cards:\n  #${allow}\n${card}\n`))).toEqual([]);
    expect(await foundIn(deck(`cards:\n# ${allow}\n  # (so be it)\n${card}\n`))).toEqual([]);
    const windows = `${DECK}cards:\n# ${allow}\n${card}\n`.replaceAll("\n", "\r\n");
    expect(await foundIn({ "content/sample/decks/crew.yaml": windows })).toEqual([]);
  });

  test("applies only to its own line and rule, and to all findings of the rule there", async () => {
    const two = "  - { id: cook, rank: 1, title: 'The **best cook, the **worst waiter' }";
    expect(await foundIn(deck(`cards:\n${two} # ${allow}\n`))).toEqual([]);
    const below = `cards:\n# ${allow}\n\n${two}\n`;
    expect(await foundIn(deck(below))).toEqual([
      "crew.yaml:7 warning allowance/unused",
      "crew.yaml:9 hint text/unclosed-mark",
      "crew.yaml:9 hint text/unclosed-mark",
    ]);
    const other = `cards:\n${two} # broadside-allow text/too-small: short\n`;
    expect((await foundIn(deck(other))).at(-1)).toBe("crew.yaml:7 warning allowance/unused");
  });

  test("takes an id that the finding had in an earlier version", async () => {
    const files = (comment: string, severity = ""): ProjectFiles => ({
      "content/sample/game.yaml": GAME + severity,
      "content/sample/rules.yaml": `rules:\n  # ${comment}\n  - { id: four, deck: crew, check: count, is: 4, why: so it is }\n`,
    });
    expect(await foundIn(files("nothing"))).toEqual(["rules.yaml:3 error facts/wrong-count"]);
    expect(await foundIn(files("broadside-allow deck/wrong-count: one is lost"))).toEqual([]);
    const severity = "severity:\n  - { rule: deck/wrong-count, is: warning }\n";
    expect(await foundIn(files("nothing", severity))).toEqual(["rules.yaml:3 warning facts/wrong-count"]);
  });

  test("is ignored if the # is part of a text", async () => {
    const quoted = `cards:\n  - { id: cook, rank: 1, title: 'The **best # ${allow}' }\n`;
    expect(await foundIn(deck(quoted))).toContain("crew.yaml:7 hint text/unclosed-mark");
    const block = `cards:\n  - id: cook\n    rank: 1\n    title: |\n      The **best\n      # ${allow}\n`;
    expect((await foundIn(deck(block))).some((line) => line.endsWith("text/unclosed-mark"))).toBe(true);
  });

  test("applies to a text of several lines at its first", async () => {
    const block = (comment: string): ProjectFiles =>
      deck(`cards:\n  - id: cook\n    rank: 1\n    title: |${comment}\n      The\n      **best\n`);
    expect(await foundIn(block(""))).toEqual(["crew.yaml:11 hint text/unclosed-mark"]);
    expect(await foundIn(block(` # ${allow}`))).toEqual([]);
  });

  test("applies to a CSV file at the line that names it", async () => {
    const files = (comment: string): ProjectFiles => ({
      ...deck(`cards: crew.csv${comment}\n`),
      "content/sample/decks/crew.csv": "id,rank,title\ncook,1,The **best\npilot,2,The **calm\n",
    });
    expect(await foundIn(files(""))).toEqual([
      "crew.csv:2 hint text/unclosed-mark",
      "crew.csv:3 hint text/unclosed-mark",
    ]);
    expect(await foundIn(files(` # ${allow}`))).toEqual([]);
  });

  test("is ignored for findings that keep a card from being made, which the finding says", async () => {
    const { diagnostics } = await check(
      deck(
        "cards:\n  # broadside-allow schema/wrong-type: he has no rank\n  - { id: cook, rank: no, title: C }\n",
      ),
    );
    expect(lines(diagnostics)).toEqual(["crew.yaml:8 error schema/wrong-type"]);
    expect(diagnostics[0]?.related?.map(({ start, message }) => [start.line, message])).toEqual([
      [7, "this allowance is ignored: findings that keep a card from being made cannot be allowed"],
    ]);
  });

  test("is not reported as unused while something keeps cards from being made", async () => {
    const cards = `cards:\n  - { id: cook, rank: no, title: C } # ${allow}\n`;
    expect(await foundIn(deck(cards))).toEqual(["crew.yaml:7 error schema/wrong-type"]);
  });

  test("applies in a file whose game cannot be read", async () => {
    const files = {
      "content/sample/game.yaml": GAME.replace("title: Sample", "title: [1]"),
      ...deck(
        "cards:\n  - { id: cook, rank: 007, title: C } # broadside-allow schema/leading-zero: an agent\n",
      ),
    };
    expect(await foundIn(files)).toEqual(["game.yaml:3 error schema/wrong-type"]);
  });

  test("a misspelled one is fixed by its edit", async () => {
    const { diagnostics } = await check(deck("# broadside_alow text/overflow: x\ncards: [{ id: cook }]\n"));
    expect(diagnostics.map(({ rule, edits }) => [rule, edits?.map(({ text }) => text)])).toContainEqual([
      "allowance/malformed",
      ["broadside-allow"],
    ]);
  });
});

describe("an allowance in a template", () => {
  const template = (before: string, after = ""): ProjectFiles => ({
    "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
${before}<b:text x="5" y="5" width="50" height="20" size="4pt" font="Alegreya">{{rank}} {{title}}</b:text>${after}
</svg>
`,
  });
  const allow = "broadside-allow text/too-small: an imprint";

  test.each([
    ["{{!-- ", " --}}"],
    ["{{~!-- ", " --~}}"],
    ["{{! ", " }}"],
    ["<!-- ", " -->"],
    ["<!--\n  ", "\n-->"],
  ])("applies as %j ... %j, above the line and at its end", async (open, close) => {
    expect(await foundIn(template(""))).toEqual(["card.svg.hbs:2 warning text/too-small"]);
    expect(await foundIn(template(`  ${open}${allow}${close}\n`))).toEqual([]);
    expect(await foundIn(template("", ` ${open}${allow}${close}`))).toEqual([]);
    expect(await foundIn(template(`  ${open}${allow}${close}\n{{! and }}\n<!-- more -->\n`))).toEqual([]);
  });

  test("is ignored inside another comment", async () => {
    expect(await foundIn(template(`{{!-- <!-- ${allow} --> --}}\n`))).toContain(
      "card.svg.hbs:3 warning text/too-small",
    );
  });
});

describe("a game's list of severities", () => {
  const small = "templates/sample/card.svg.hbs";
  const tiny = { [small]: String(SAMPLE_GAME[small]).replace("14pt", "4pt") };
  const listed = (entries: string): ProjectFiles => ({
    ...tiny,
    "content/sample/game.yaml": `${GAME}severity:\n${entries}`,
  });

  test("lowers, raises and silences a rule; the last entry that matches applies", async () => {
    expect(await foundIn(tiny)).toEqual(["card.svg.hbs:2 warning text/too-small"]);
    expect(await foundIn(listed("  - { rule: text/too-small, is: hint }\n"))).toEqual([
      "card.svg.hbs:2 hint text/too-small",
    ]);
    expect(await foundIn(listed("  - { rule: text/too-small, is: error }\n"))).toEqual([
      "card.svg.hbs:2 error text/too-small",
    ]);
    expect(await foundIn(listed("  - { rule: text/too-small, is: off }\n"))).toEqual([]);
    const two =
      "  - { rule: text/too-small, is: error }\n  - { rule: text/too-small, path: 'templates/*', is: off }\n";
    expect(await foundIn(listed(two))).toEqual([]);
  });

  test("applies only to the files of its path", async () => {
    expect(await foundIn(listed("  - { rule: text/too-small, path: 'decks/**', is: off }\n"))).toEqual([
      "card.svg.hbs:2 warning text/too-small",
    ]);
  });

  test("does not lower what keeps a card from being made", async () => {
    const files = {
      "content/sample/game.yaml": `${GAME}severity:\n  - { rule: schema/wrong-type, is: off }\n`,
      ...deck("cards:\n  - { id: cook, rank: no, title: C }\n"),
    };
    expect(await foundIn(files)).toEqual([
      "crew.yaml:7 error schema/wrong-type",
      "game.yaml:6 warning severity/stays-error",
    ]);
  });

  test("says that rules that always keep cards from being made stay errors, found or not", async () => {
    expect(
      await foundIn({ "content/sample/game.yaml": `${GAME}severity:\n  - { rule: yaml/tab, is: off }\n` }),
    ).toEqual(["game.yaml:6 warning severity/stays-error"]);
  });

  test("lowers warnings of the stages before the rules", async () => {
    const files = {
      "content/sample/game.yaml": `${GAME}severity:\n  - { rule: schema/leading-zero, is: hint }\n`,
      ...deck("cards:\n  - { id: cook, rank: 007, title: C }\n"),
    };
    expect(await foundIn(files)).toEqual(["crew.yaml:7 hint schema/leading-zero"]);
  });
});

test("findings of sheets are allowed at their place, and only checking the sheets shows unused allowances", async () => {
  const files = (comment: string): ProjectFiles => ({
    "content/sample/decks/crew.yaml": `${DECK.replace("poker-us", `poker-us${comment}`)}cards: [{ id: cook, rank: 1, title: C, copies: 0 }]\n`,
  });
  const allow = " # broadside-allow sheet/empty-component: not yet drawn";
  const verdicts = async (comment: string) => {
    const { made, found, judge, diagnostics } = await check(files(comment));
    const order =
      made && (await checkOrder(projectOf(files(comment)), { made, found }, wholeOrder(made), SILENT));
    const sheets = order?.imposed ?? [];
    const only = (some: readonly Diagnostic[]) => lines(some).filter((line) => /sheet|allowance/.test(line));
    return {
      content: only(diagnostics),
      sheets: only(judge(sheets, "sheets").findings),
      all: only(judge([...found, ...sheets], "all").findings),
    };
  };
  const found = ["crew.yaml:3 hint sheet/empty-component"];
  expect(await verdicts("")).toEqual({ content: [], sheets: found, all: found });
  expect(await verdicts(allow)).toEqual({ content: [], sheets: [], all: [] });
});
