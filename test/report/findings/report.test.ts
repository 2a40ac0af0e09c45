import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { reportPretty } from "../../../src/report/findings/pretty.ts";
import { reportShort } from "../../../src/report/findings/short.ts";
import { summary } from "../../../src/report/findings/summary.ts";
import { notFixedWords } from "../../../src/report/fix/fix-words.ts";
import { FILE, finding, HOSTILE, HOSTILE_FINDINGS, obeyed, writtenOut } from "./support.ts";

const text = `${"\n".repeat(83)}  - id: axe-8\n    value: 8\n`;

/** Warnings of one file, one per line. */
const warnings = (count: number, file: string): readonly Diagnostic[] =>
  Array.from({ length: count }, (_, index) =>
    finding(index + 1, 1, 1, { file, severity: "warning", message: `fault ${index + 1}` }),
  );

const pretty = (diagnostics: readonly Diagnostic[], source: string | undefined, more = {}): string =>
  reportPretty(diagnostics, () => source, { colour: false, ...more });

/** The excerpt's line and the line with its mark, without the frame. */
function marked(line: string, column: number, length: number): readonly string[] {
  return pretty([finding(1, column, length)], line)
    .split("\n")
    .slice(3, 5)
    .map((shown) => shown.slice(4));
}

describe("pretty", () => {
  test("the look of the manual", () => {
    const diagnostic = finding(84, 5, 9, {
      message: 'suit "axe" has no 7',
      label: "between axe-6 and this card",
      why: "players must be able to follow suit with every value from 1 to 9",
      fix: "add a card with suit axe and value 7",
    });
    expect(pretty([diagnostic], text, { explained: new Set(["facts/broken-run"]) })).toBe(
      `error[facts/broken-run]: suit "axe" has no 7
  --> content/pirate-quest/decks/battle.yaml:84:5
   |
84 |   - id: axe-8
   |     ^^^^^^^^^ between axe-6 and this card
   = why: players must be able to follow suit with every value from 1 to 9
   = fix: add a card with suit axe and value 7
   = more: broadside explain facts/broken-run

1 error in 1 file
`,
    );
  });

  test("many findings at one place do not hide the file's others", () => {
    const loop = Array.from({ length: 60 }, (_, nth) => finding(1, 1, 1, { message: `value ${nth}` }));
    const shown = pretty([...loop, finding(2, 7, 1, { message: "the cause" })], "\n").split("\n");
    expect(shown.filter((line) => line.endsWith(": the cause"))).toHaveLength(1);
    expect(shown.filter((line) => line.startsWith("error["))).toHaveLength(50);
  });

  test("related places are below; line numbers have one width", () => {
    const related = [{ ...finding(7, 1, 2), message: "drawn here" }];
    expect(
      pretty([finding(84, 5, 2, { related })], text)
        .split("\n")
        .slice(1, 9),
    ).toEqual([
      `  --> ${FILE}:84:5`,
      "   |",
      "84 |   - id: axe-8",
      "   |     ^^",
      `  ::: ${FILE}:7:1`,
      "   |",
      " 7 |",
      "   | - drawn here",
    ]);
  });

  test("tabs and wide characters keep carets under the fault", () => {
    expect(marked("\tx: bad", 5, 3)).toEqual(["    x: bad", "       ^^^"]);
    expect(marked("中文: ab", 5, 2)).toEqual(["中文: ab", "      ^^"]);
    expect(marked("e\u0301: ab", 5, 2)).toEqual(["e\u0301: ab", "   ^^"]);
    expect(marked("😀 ab", 4, 2)).toEqual(["😀 ab", "   ^^"]);
    expect(marked("a: 中文", 4, 2)).toEqual(["a: 中文", "   ^^^^"]);
  });

  test("an empty mark is one caret, also behind the end of a line", () => {
    expect(marked("ab", 3, 0)).toEqual(["ab", "  ^"]);
    expect(marked("", 1, 0)).toEqual(["", "^"]);
  });

  test("a mark over several lines ends with the first", () => {
    const [diagnostic] = [finding(1, 3, 0, { end: { line: 2, column: 2, offset: 9 } })];
    expect(pretty([diagnostic as Diagnostic], "a: bcd\r\ne")).toContain("1 | a: bcd\n  |   ^^^^");
  });

  test("long lines are cut to 100 columns around the mark", () => {
    const [shown, mark] = marked(`${"a".repeat(500)}FAULT${"b".repeat(500)}`, 501, 5) as [string, string];
    expect(shown).toHaveLength(100);
    expect(shown).toMatch(/^…a+FAULTb+…$/);
    expect(mark).toBe(`${" ".repeat(shown.indexOf("FAULT"))}^^^^^`);
    for (const line of marked("b".repeat(101), 1, 200)) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("of a line of a million characters, only those near the mark are examined", () => {
    const [shown, mark] = marked(`${"a".repeat(500_000)}FAULT${"b".repeat(500_000)}`, 500_001, 5) as [
      string,
      string,
    ];
    expect(shown).toMatch(/^…a{30}FAULTb+…$/);
    expect(mark).toBe(`${" ".repeat(31)}^^^^^`);
  });

  test("a label without room beside the mark goes below it", () => {
    const label = "a label of some length";
    expect(
      pretty([finding(1, 5, 90, { label })], `a: ${"b".repeat(91)}`)
        .split("\n")
        .slice(4, 6),
    ).toEqual([`  |     ${"^".repeat(90)}`, `  |     ${label}`]);
  });

  test("other people's text cannot control the terminal", () => {
    const report = pretty([finding(1, 1, 1, { message: "\u001b[2J\u202Ex" })], "\u001b]0;x\u0007");
    for (const sign of ["\u001b", "\u0007", "\u202e"]) expect(report).not.toContain(sign);
  });

  test("colour appears only on request, without changing the words", () => {
    const coloured = reportPretty([finding(84, 5, 9)], () => text, { colour: true });
    expect(coloured).toContain("\u001b[31m");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
    expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(pretty([finding(84, 5, 9)], text));
  });

  test("without the file's text only the place is shown", () => {
    expect(pretty([finding(84, 5, 9, { label: "here" })], undefined)).toBe(
      `error[facts/broken-run]: a fault
  --> ${FILE}:84:5
   | here

1 error in 1 file
`,
    );
    expect(pretty([], undefined)).toBe("no findings\n");
  });

  test("the first fifty findings of each file are shown and the rest counted", () => {
    const report = pretty([...warnings(62, "a.yaml"), ...warnings(50, "b.yaml")], undefined);
    expect(report.match(/--> a\.yaml/g)).toHaveLength(50);
    expect(report.match(/--> b\.yaml/g)).toHaveLength(50);
    expect(report).toContain("--> a.yaml:50:1\n\n... and 12 more in a.yaml\n\nwarning[");
    expect(report).not.toContain("a.yaml:51:");
    expect(report).not.toContain("more in b.yaml");
    expect(report).toContain("\n112 warnings in 2 files\n");
  });

  test("a finding repeated in its file is one finding that names the other lines; all are counted", () => {
    const found = [3, 5, 5, 9].map((line, index) => finding(line, index + 1, 1));
    const elsewhere = finding(7, 1, 1, { file: "b.yaml" });
    const report = pretty([...found, finding(4, 1, 1, { message: "another" }), elsewhere], undefined);
    expect(report.match(/: a fault$/gm)).toHaveLength(2);
    expect(report).toContain(`--> ${FILE}:3:1\n  = again: on lines 5 and 9\n`);
    expect(report).toContain(": another\n");
    expect(report).toContain("--> b.yaml:7:1\n\n6 errors in 2 files\n");
    const many = Array.from({ length: 20 }, (_, index) => finding(index + 1, 1, 1));
    expect(pretty(many, undefined)).toContain("10, 11, 12, 13 and 7 more\n");
    expect(pretty(many.slice(0, 2), undefined)).toContain("= again: on line 2\n");
  });

  test("errors are among the first fifty, in their place; warnings come before hints", () => {
    const late = [
      finding(90, 1, 1, { file: "a.yaml", severity: "hint" }),
      finding(91, 1, 1, { file: "a.yaml" }),
    ];
    const report = pretty([...warnings(60, "a.yaml"), ...late], undefined);
    expect(report).toContain(
      "--> a.yaml:49:1\n\nerror[facts/broken-run]: a fault\n  --> a.yaml:91:1\n\n... and 12 more",
    );
    expect(report).not.toContain("a.yaml:90");
  });

  test("of many related places ten are shown", () => {
    const related = Array.from({ length: 13 }, (_, index) => ({
      ...finding(index + 1, 1, 1),
      message: "too",
    }));
    const report = pretty([finding(1, 1, 1, { related })], undefined);
    expect(report.match(/:::/g)).toHaveLength(10);
    expect(report).toContain("= also: 3 more places\n");
  });

  test("quiet omits the counts, and prints nothing if there are no findings", () => {
    expect(pretty([finding(1, 1, 1)], undefined, { quiet: true })).not.toContain("1 error");
    expect(pretty([], undefined, { quiet: true })).toBe("");
  });

  test("hostile text stays on its lines", () => {
    const report = pretty(HOSTILE_FINDINGS, undefined);
    expect(obeyed(report)).toEqual([]);
    expect(report).toContain(`: ${writtenOut("\u001b[2J\u001b]0;title\u0007")}\n`);
    const painted = reportPretty(HOSTILE_FINDINGS, () => undefined, { colour: true });
    expect(stripVTControlCharacters(painted)).toBe(report);
    expect(report.match(/^error\[/gm)).toHaveLength(HOSTILE.length);
    expect(report).not.toMatch(/^::/m);
  });
});

test("for a file that is not text only the place is shown", () => {
  const picture = { ...finding(1, 1, 0), file: "content/sample/art/broken.png" };
  expect(pretty([picture], "\uFFFDPNG\r\n\u0000").split("\n").slice(1, 3)).toEqual([
    " --> content/sample/art/broken.png:1:1",
    "",
  ]);
  expect(pretty([{ ...picture, file: FILE }], "a: \uFFFD")).toContain("1 | a: \uFFFD");
});

test("a place that is not a file has no line", () => {
  const onSheets = { ...finding(1, 1, 0), file: "sheet" };
  expect(pretty([onSheets], undefined).split("\n").slice(1, 3)).toEqual([" --> the sheets", ""]);
  expect(reportShort([onSheets])).toBe("the sheets: error[facts/broken-run] a fault\n");
});

test("short: one line per finding", () => {
  expect(reportShort([finding(84, 5, 9), finding(1, 1, 0, { severity: "hint" })])).toBe(
    `${FILE}:84:5: error[facts/broken-run] a fault\n${FILE}:1:1: hint[facts/broken-run] a fault\n`,
  );
  expect(reportShort([])).toBe("");
});

test("the counts say what can be fixed and what is allowed", () => {
  const edits = [{ ...finding(1, 1, 1), text: "x" }];
  expect(summary([finding(1, 1, 1, { edits }), finding(2, 1, 1)], 3)).toBe(
    "2 errors in 1 file; broadside check --fix may fix 1 of them; 3 more are allowed",
  );
  expect(summary([], 1)).toBe("no findings; 1 is allowed");
});

test("after fixes, the counts say why one was not made, and promise nothing", () => {
  const found = finding(1, 1, 1, { edits: [{ ...finding(1, 1, 1), text: "x" }] });
  const because = { ...finding(1, 1, 1), rule: "text/unclosed-mark", message: "no end" };
  expect(summary([found], 0, 0, notFixedWords([{ finding: found, because }]))).toBe(
    "1 error in 1 file; 1 was not fixed, because the fix would lead to another finding: text/unclosed-mark, no end",
  );
  const untried = { finding: found, because: undefined };
  expect(notFixedWords([untried, { finding: found, because }])).toBe(
    "2 were not fixed, because their fixes would lead to other findings: text/unclosed-mark, no end",
  );
  expect(notFixedWords([untried])).toMatch(/^1 was not fixed, because there were too many/);
  expect(summary([found], 0, 0, notFixedWords([]))).toBe("1 error in 1 file");
});

test("summary counts by severity and file", () => {
  const other = { file: "b.yaml" };
  const all = [finding(1, 1, 1), finding(2, 1, 1), finding(1, 1, 1, { severity: "warning", ...other })];
  expect(summary([...all, ...[1, 2, 3].map((line) => finding(line, 1, 1, { severity: "hint" }))])).toBe(
    "2 errors, 1 warning, 3 hints in 2 files",
  );
  expect(summary([])).toBe("no findings");
});
