/** The manual in its forms: pages in docs/rules/, and the output of `broadside explain`. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { explain as entriesFor } from "../../src/api/explain.ts";
import { BroadsideError } from "../../src/diagnostics/broadside-error.ts";
import { GROUPS } from "../../src/manual/groups.ts";
import { entriesOf, groupsOf, MANUAL } from "../../src/manual/manual.ts";
import { manualPages } from "../../src/manual/markdown-page.ts";
import { SEVERITIES_OF_STAGES, stageFaults } from "../../src/manual/stage-faults.ts";
import { manualWords } from "../../src/report/manual-words.ts";
import { RULES } from "../../src/rules/index.ts";
import { stagePages } from "../../src/tools/stage-pages.mjs";

const explain = (word?: string, colour = false): string => manualWords(word, entriesFor(word), { colour });

const PAGES = manualPages(stagePages());

test("the pages in docs/rules/ are as they should look (renew: node dist/tools/write-rule-pages.js)", () => {
  const pages = readdirSync("docs/rules", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => [file, readFileSync(`docs/rules/${file}`, "utf8")] as const);
  expect(new Map(pages.sort())).toEqual(new Map([...PAGES].sort()));
});

test("the program says what the pages say (compile: node src/tools/setup.mjs compile)", () => {
  expect(stageFaults()).toEqual(stagePages());
  const severities = stagePages().map(({ id, severities }) => [id, severities]);
  expect(SEVERITIES_OF_STAGES).toEqual(Object.fromEntries(severities));
});

test("the manual has all rules and all faults of stages, each once and sorted", () => {
  const ids = MANUAL.map(({ id }) => id);
  expect(ids).toEqual([...RULES, ...stageFaults()].map(({ id }) => id).sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("no entry names a command or its options: people read them in the studio too", () => {
  const named = MANUAL.flatMap(({ id, summary, why, fix, unshown = "" }) =>
    [summary, why, fix, unshown].flatMap((text) =>
      /(?<![<\w-])--[a-z]|\bbroadside [a-z]/.test(text) ? [`${id}: ${text}`] : [],
    ),
  );
  expect(named).toEqual([]);
});

test("every group has a description, and there are no unused ones", () => {
  expect(Object.keys(GROUPS)).toEqual(groupsOf(MANUAL));
});

describe("a page of docs/rules/", () => {
  const page = (id: string): string => PAGES.get(`${id}.md`) as string;

  test("states the fault, its severity, why it matters, how to fix it and how to allow it, with examples under file names", () => {
    const text = page("csv/quote");
    for (const part of [
      "# csv/quote",
      "- Severity: error",
      "(../README.md#csv)",
      "## Why it matters",
      "## How to fix it",
      "`decks/crew.csv`\n\n```csv\nid,rank,title\n",
      "## Right",
      "It cannot be allowed",
    ])
      expect(text).toContain(part);
  });

  test("shows a part of a file as one, and links to the game that has the rest", () => {
    const text = page("map/impassable");
    expect(text).toContain("`decks/reef.yaml`\n\n```yaml\n# ...\ncards:\n");
    expect(text).toContain("](../example-game.md)");
    expect(page("yaml/tab")).not.toContain("example-game");
    const game = PAGES.get("example-game.md");
    for (const line of ["deck: crew", "scenario: bay", 'viewBox="{{@shape.viewBox}}"'])
      expect(game).toContain(line);
  });

  test("shows a binary file by the origin of its bytes", () => {
    expect(page("art/corrupt")).toContain("`art/fox.png` (the first 60 bytes of art/sharp.png)");
  });

  test("states who writes it", () => {
    expect(page("text/too-small")).toMatch(/^<!-- generated from .* do not edit -->\n/);
    expect(page("csv/quote")).toMatch(/^<!-- written by hand; /);
  });

  test("states why it has no example", () => {
    expect(page("csv/more-faults")).toContain(
      "## Wrong\n\nNo example: it takes a file with more than twenty faults.\n\n## How to allow it",
    );
  });

  test("states how to allow what can be allowed", () => {
    expect(page("text/too-small")).toContain("# broadside-allow text/too-small: the reason");
    expect(page("csv/date-like")).toContain("# broadside-allow csv/date-like: the reason");
    expect(page("deck/unknown-template")).toContain("It cannot be allowed");
    expect(page("allowance/unused")).toContain("A comment cannot allow it");
  });

  test("is linked from the index, under its group, and no link of the index is dangling", () => {
    const index = PAGES.get("README.md") as string;
    const links = [...index.matchAll(/\]\(([a-z-]+\/[a-z-]+\.md)\)/g)].map(([, path]) => path as string);
    expect(links.sort()).toEqual([...PAGES.keys()].filter((path) => path.includes("/")).sort());
    expect(index).toContain("](example-game.md)");
    for (const group of groupsOf(MANUAL)) expect(index).toContain(`\n## ${group}\n`);
  });
});

describe("broadside explain", () => {
  test("explains a finding, of a rule or of a stage", () => {
    const stage = explain("yaml/tab");
    expect(stage).toContain("yaml/tab  error\n\nA line is indented with a tab.");
    expect(stage).toContain("how to fix it\n  Replace the tab with spaces.");
    expect(stage).toContain("a tab in the indentation");
    const rule = explain("text/too-small");
    expect(rule).toContain("text/too-small  warning");
    expect(rule).toContain("why it matters\n");
    expect(rule).toContain("broadside-allow text/too-small: the reason");
  });

  test("says why there is no example", () => {
    const text = explain("art/unreadable");
    expect(text).toContain("\nwrong\n  No example: it depends on file permissions.\n\nhow to allow it\n");
  });

  test("lists a group with summaries, and the groups with counts", () => {
    for (const { id } of entriesOf("csv")) expect(explain("csv")).toContain(` ${id}\n  `);
    const groups = explain();
    for (const group of groupsOf(MANUAL))
      expect(groups).toMatch(new RegExp(`^ +${group} +${entriesOf(group).length}  [A-Z]`, "m"));
    expect(groups).toContain(`${MANUAL.length} findings in `);
  });

  test("accepts an id of earlier versions", () => {
    expect(explain("game/duplicate-kit")).toBe(explain("kit/duplicate-kit"));
  });

  test.each([
    ["text/to-small", '"text/too-small"'],
    ["too-small", '"text/too-small"'],
    ["txet", '"text"'],
    ["yaml/too-small", '"text/too-small"'],
    ["unknown-feild", '"kit/unknown-field", "schema/unknown-field" or "template/unknown-field"'],
  ])("suggests the nearest id for %s", (word, meant) => {
    expect(() => explain(word)).toThrow(BroadsideError);
    expect(() => explain(word)).toThrow(`no finding or group is called "${word}"; did you mean ${meant}?`);
  });

  test("names the groups for a word that resembles no id", () => {
    expect(() => explain("quidditch")).toThrow(`groups: ${groupsOf(MANUAL).join(", ")}`);
  });

  test("has lines that fit a terminal of 80 columns, except in examples", () => {
    for (const { id } of MANUAL) {
      const lines = explain(id).split("\n");
      const words = lines.filter((line, index) => /^ {0,2}\S/.test(line) && index > 0);
      expect(words.filter((line) => line.length > 80)).toEqual([]);
    }
  });

  test("has colours only for a terminal", () => {
    expect(explain("yaml/tab")).not.toContain("\u001b[");
    expect(explain("yaml/tab", true)).toContain("\u001b[");
  });
});
