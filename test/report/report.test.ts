import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { reportJson } from "../../src/report/json.ts";
import { reportPretty } from "../../src/report/pretty.ts";
import { reportShort } from "../../src/report/short.ts";
import { summary } from "../../src/report/summary.ts";

const FILE = "content/pirate-quest/decks/battle.yaml";
const text = `${"\n".repeat(83)}  - id: axe-8\n    value: 8\n`;

/** A finding whose mark covers `length` units on a line. */
function finding(line: number, column: number, length: number, more: Partial<Diagnostic> = {}): Diagnostic {
  const start = { line, column, offset: 0 };
  const end = { line, column: column + length, offset: length };
  return { rule: "deck/broken-run", severity: "error", message: "a fault", file: FILE, start, end, ...more };
}

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
    expect(pretty([diagnostic], text, { explained: new Set(["deck/broken-run"]) })).toBe(
      `error[deck/broken-run]: suit "axe" has no 7
  --> content/pirate-quest/decks/battle.yaml:84:5
   |
84 |   - id: axe-8
   |     ^^^^^^^^^ between axe-6 and this card
   = why: players must be able to follow suit with every value from 1 to 9
   = fix: add a card with suit axe and value 7
   = more: broadside explain deck/broken-run

1 error in 1 file
`,
    );
  });

  test("related places stand below, line numbers keep one width", () => {
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

  test("a mark over lines goes to the end of the first", () => {
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

  test("a label that has no room beside the mark goes below it", () => {
    const label = "a label of some length";
    expect(
      pretty([finding(1, 5, 90, { label })], `a: ${"b".repeat(91)}`)
        .split("\n")
        .slice(4, 6),
    ).toEqual([`  |     ${"^".repeat(90)}`, `  |     ${label}`]);
  });

  test("text of other people cannot steer the terminal", () => {
    const report = pretty([finding(1, 1, 1, { message: "\u001b[2J\u202Ex" })], "\u001b]0;x\u0007");
    for (const sign of ["\u001b", "\u0007", "\u202e"]) expect(report).not.toContain(sign);
  });

  test("colour only when asked for, and then the same words", () => {
    const coloured = reportPretty([finding(84, 5, 9)], () => text, { colour: true });
    expect(coloured).toContain("\u001b[31m");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
    expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(pretty([finding(84, 5, 9)], text));
  });

  test("without a text the place alone is shown; a limit counts what it hides", () => {
    expect(pretty([finding(84, 5, 9, { label: "here" }), finding(90, 1, 1)], undefined, { limit: 1 })).toBe(
      `error[deck/broken-run]: a fault
  --> ${FILE}:84:5
   | here

... and 1 more finding

2 errors in 1 file
`,
    );
    expect(pretty([], undefined)).toBe("no findings\n");
  });
});

test("of a file that is no text only the place is shown", () => {
  const picture = { ...finding(1, 1, 0), file: "content/sample/art/broken.png" };
  expect(pretty([picture], "\uFFFDPNG\r\n\u0000").split("\n").slice(1, 3)).toEqual([
    " --> content/sample/art/broken.png:1:1",
    "",
  ]);
  expect(pretty([{ ...picture, file: FILE }], "a: \uFFFD")).toContain("1 | a: \uFFFD");
});

test("what is no file has no line", () => {
  const onSheets = { ...finding(1, 1, 0), file: "sheet" };
  expect(pretty([onSheets], undefined).split("\n").slice(1, 3)).toEqual([" --> the sheets", ""]);
  expect(reportShort([onSheets])).toBe("the sheets: error[deck/broken-run] a fault\n");
});

test("short: one line a finding", () => {
  expect(reportShort([finding(84, 5, 9), finding(1, 1, 0, { severity: "hint" })])).toBe(
    `${FILE}:84:5: error[deck/broken-run] a fault\n${FILE}:1:1: hint[deck/broken-run] a fault\n`,
  );
  expect(reportShort([])).toBe("");
});

test("summary counts by severity and file", () => {
  const other = { file: "b.yaml" };
  const all = [finding(1, 1, 1), finding(2, 1, 1), finding(1, 1, 1, { severity: "warning", ...other })];
  expect(summary([...all, ...[1, 2, 3].map((line) => finding(line, 1, 1, { severity: "hint" }))])).toBe(
    "2 errors, 1 warning, 3 hints in 2 files",
  );
  expect(summary([])).toBe("no findings");
});

test("json has the shape that its module states", () => {
  const position = {
    type: "object",
    properties: {
      line: { type: "integer", minimum: 1 },
      column: { type: "integer", minimum: 1 },
      offset: { type: "integer", minimum: 0 },
    },
    required: ["line", "column", "offset"],
    additionalProperties: false,
  };
  const place = { file: { type: "string" }, start: position, end: position };
  const words = { type: "string", minLength: 1 };
  const related = {
    type: "object",
    properties: { message: words, ...place },
    required: ["message", "file", "start", "end"],
    additionalProperties: false,
  };
  const schema = {
    type: "object",
    properties: {
      format: { const: 1 },
      counts: {
        type: "object",
        properties: { error: { type: "integer" }, warning: { type: "integer" }, hint: { type: "integer" } },
        required: ["error", "warning", "hint"],
        additionalProperties: false,
      },
      findings: {
        type: "array",
        items: {
          type: "object",
          properties: {
            rule: { type: "string", pattern: "^[a-z-]+/[a-z-]+$" },
            severity: { enum: ["error", "warning", "hint"] },
            message: words,
            ...place,
            label: words,
            why: words,
            fix: words,
            related: { type: "array", items: related },
          },
          required: ["rule", "severity", "message", "file", "start", "end"],
          additionalProperties: false,
        },
      },
    },
    required: ["format", "counts", "findings"],
    additionalProperties: false,
  };
  const validate = new Ajv().compile(schema);
  const full = finding(84, 5, 9, {
    label: "l",
    why: "w",
    fix: "f",
    related: [{ ...finding(1, 1, 1), message: "r" }],
  });
  const value = JSON.parse(reportJson([full, finding(2, 1, 1, { severity: "hint" })]));
  expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  expect(value.counts).toEqual({ error: 1, warning: 0, hint: 1 });
  expect(value.findings[0].related[0].message).toBe("r");
  expect(validate(JSON.parse(reportJson([])))).toBe(true);
});
