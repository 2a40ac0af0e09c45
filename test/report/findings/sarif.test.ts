/** SARIF: by the standard's schema, and by hand where the standard's text requires more than its schema. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { reportSarif } from "../../../src/report/findings/sarif.ts";
import { FILE, finding, HOSTILE, HOSTILE_FINDINGS, many, obeyed } from "./support.ts";

const OPTIONS = { version: "1", rules: [], exitCode: 0 };

const RULE = {
  id: "facts/broken-run",
  severity: "error" as const,
  summary: "A run has a gap.",
  why: "players must be able to follow suit",
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync("test/report/schemas/sarif-2.1.0.json", "utf8")));

/** The only run of the report, which must fit the schema. */
function runOf(diagnostics: readonly Diagnostic[], text?: string, more = {}) {
  const options = { version: "1.2.3", rules: [RULE], exitCode: 1, ...more };
  const log = JSON.parse(reportSarif(diagnostics, () => text, options));
  expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  expect(log.runs).toHaveLength(1);
  return log.runs[0];
}

describe("the schema of SARIF 2.1.0", () => {
  test("refuses malformed reports", () => {
    const log = JSON.parse(
      reportSarif([finding(1, 1, 1)], () => undefined, { version: "1", rules: [], exitCode: 1 }),
    );
    log.runs[0].results[0].level = "hint";
    expect(validate(log)).toBe(false);
    log.runs[0].results[0].level = "note";
    log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = "a file.yaml";
    expect(validate(log)).toBe(false);
  });

  test("accepts no findings, hostile findings and findings of the sheets", () => {
    expect(runOf([]).results).toEqual([]);
    expect(runOf(HOSTILE_FINDINGS).results).toHaveLength(HOSTILE.length);
    expect(obeyed(reportSarif(HOSTILE_FINDINGS, () => "a", OPTIONS))).toEqual([]);
    expect(runOf([finding(1, 1, 0, { file: "sheet" })]).results).toHaveLength(1);
  });
});

test("names the tool that ran and how it ended", () => {
  const { tool, invocations, columnKind } = runOf([finding(1, 1, 1)]);
  expect(tool.driver).toMatchObject({ name: "Broadside", version: "1.2.3", semanticVersion: "1.2.3" });
  expect(invocations).toEqual([{ executionSuccessful: true, exitCode: 1 }]);
  expect(columnKind).toBe("utf16CodeUnits");
});

test("a result refers to its rule, with the rule's texts and usual level", () => {
  const other = finding(2, 1, 1, { rule: "a/fault-of-a-stage", severity: "hint", why: "it matters" });
  const { tool, results } = runOf([finding(1, 1, 1, { severity: "warning" }), other]);
  const { rules } = tool.driver;
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(["a/fault-of-a-stage", "facts/broken-run"]);
  expect(results[0]).toMatchObject({ ruleId: "facts/broken-run", ruleIndex: 1, level: "warning" });
  expect(results[1]).toMatchObject({ ruleId: "a/fault-of-a-stage", ruleIndex: 0, level: "note" });
  expect(rules[1]).toMatchObject({
    name: "FactsBrokenRun",
    shortDescription: { text: "A run has a gap." },
    defaultConfiguration: { level: "error" },
  });
  expect(rules[1].fullDescription.text).toContain("Why: players must be able to follow suit.");
  expect(rules[1].help.text).toContain("broadside explain facts/broken-run");
  expect(rules[0]).toMatchObject({ shortDescription: { text: "fault of a stage." } });
  expect(rules[0].help.text).not.toContain("explain");
});

describe("places", () => {
  const locationOf = (one: Diagnostic, prefix = "") =>
    runOf([one], undefined, { prefix }).results[0].locations[0];

  test("are regions counted from 1, with the end after the last character (3.30.6 to 3.30.8)", () => {
    expect(locationOf(finding(3, 5, 4)).physicalLocation).toEqual({
      artifactLocation: { uri: FILE, uriBaseId: "%SRCROOT%" },
      region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9, charOffset: 204, charLength: 4 },
    });
  });

  test("are URIs: characters with a meaning in URIs are percent-encoded (RFC 3986)", () => {
    const file = "content/my game/50 %/é#?:.yaml";
    const { uri } = locationOf(finding(1, 1, 1, { file }), "a b/").physicalLocation.artifactLocation;
    expect(uri).toBe("a%20b/content/my%20game/50%20%25/%C3%A9%23%3F%3A.yaml");
    expect(decodeURIComponent(new URL(uri, "file:///root/").pathname)).toBe(`/root/a b/${file}`);
  });

  test("without a file have an address anyway, because services require one, and a name", () => {
    const location = locationOf(finding(1, 1, 0, { file: "sheet" }));
    expect(location.physicalLocation.artifactLocation.uri).toBe("content");
    expect(location.logicalLocations).toEqual([{ name: "sheet", fullyQualifiedName: "the sheets" }]);
  });
});

test("the message has label, why and fix, and turns no text into a link", () => {
  const words = { message: "a [b](c)", label: "here", why: "it matters", fix: "did you mean d?" };
  expect(runOf([finding(1, 1, 1, words)]).results[0].message.text).toBe(
    "a [b] (c).\nhere.\nWhy: it matters.\nFix: did you mean d?",
  );
});

test("related places and edits are included", () => {
  const related = [{ ...finding(7, 1, 2), message: "the first" }];
  const other = "content/pirate-quest/glossary.yaml";
  const edits = [
    { ...finding(2, 1, 3), text: "new" },
    { ...finding(5, 1, 0), file: other, text: "" },
  ].map(({ file, start, end, text }) => ({ file, start, end, text }));
  const [result] = runOf([finding(2, 1, 3, { related, edits, fix: "write new" })]).results;
  expect(result.relatedLocations[0]).toMatchObject({
    message: { text: "the first." },
    physicalLocation: { region: { startLine: 7, endColumn: 3 } },
  });
  expect(result.fixes).toHaveLength(1);
  const [here, there] = result.fixes[0].artifactChanges;
  expect(here.artifactLocation.uri).toBe(FILE);
  expect(here.replacements[0]).toMatchObject({
    deletedRegion: { startLine: 2, startColumn: 1, endColumn: 4 },
    insertedContent: { text: "new" },
  });
  expect(there.artifactLocation.uri).toBe(other);
  expect(there.replacements[0].deletedRegion).toMatchObject({ startLine: 5, startColumn: 1, endColumn: 1 });
});

describe("fingerprints", () => {
  const namesOf = (diagnostics: readonly Diagnostic[], text?: string): readonly string[] =>
    runOf(diagnostics, text).results.map(
      ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
        partialFingerprints["broadside/v1"],
    );

  test("stay when lines move or are indented", () => {
    const before = namesOf([finding(2, 1, 3)], "a: 1\nbad: 2\n");
    expect(namesOf([finding(5, 3, 3)], "a: 1\n\n# new\n\n  bad: 2\n")).toEqual(before);
  });

  test("distinguish rules, lines and equal lines", () => {
    const all = [
      finding(1, 1, 1),
      finding(2, 1, 1),
      finding(3, 1, 1),
      finding(3, 1, 1, { rule: "deck/other" }),
    ];
    expect(new Set(namesOf(all, "x: 1\nx: 1\ny: 2\n")).size).toBe(4);
  });

  test("come from the message when the file is not available", () => {
    const [a, b] = namesOf([finding(1, 1, 1, { message: "a" }), finding(1, 1, 1, { message: "b" })]);
    expect(a).not.toBe(b);
  });
});

test("two thousand findings are one report", () => {
  expect(runOf(many(2_000), "a: 1\n".repeat(2_000)).results).toHaveLength(2_000);
});

test("equal findings give equal text", () => {
  const text = (): string => reportSarif(HOSTILE_FINDINGS, () => "a", OPTIONS);
  expect(text()).toBe(text());
});
