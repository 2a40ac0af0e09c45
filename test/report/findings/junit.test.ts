/** JUnit, validated by the schema that Jenkins uses (with libxml2), and read back by the test's own JUnit reader. */
import { readFileSync } from "node:fs";
import { parse } from "junit2json";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { atLeast, type Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { reportJunit } from "../../../src/report/findings/junit.ts";
import { asUtf8, FILE, finding, HOSTILE, HOSTILE_FINDINGS, many, writtenOut } from "./support.ts";

const validator = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(readFileSync("test/report/schemas/jenkins-junit.xsd")),
);

/** @throws with libxml2's own words when the text is not XML or does not fit the schema */
function validate(xml: string): void {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
  }
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** The suites as a reader sees them. */
async function suitesOf(diagnostics: readonly Diagnostic[], fails = isError) {
  const xml = reportJunit(diagnostics, fails);
  validate(xml);
  const report = await parse(xml);
  if (!report || !("testsuite" in report)) throw new Error("no suites");
  return report;
}

test("the schema refuses malformed reports", () => {
  const xml = reportJunit([finding(1, 1, 1)], isError);
  expect(() => validate(xml.replace(' name="content', ' nane="content'))).toThrow();
  expect(() => validate(xml.replace("</testsuites>", ""))).toThrow();
});

test("one suite per file, one case per finding", async () => {
  const other = finding(1, 1, 1, { file: "content/pirate-quest/game.yaml", severity: "hint" });
  const report = await suitesOf([finding(84, 5, 9, { why: "w", fix: "f" }), finding(90, 1, 1), other]);
  expect(report).toMatchObject({ tests: 3, failures: 2 });
  expect(report.testsuite?.map(({ name, tests, failures }) => [name, tests, failures])).toEqual([
    [FILE, 2, 2],
    ["content/pirate-quest/game.yaml", 1, 0],
  ]);
  const [first] = report.testsuite?.[0]?.testcase ?? [];
  expect(first).toMatchObject({
    name: "facts/broken-run: a fault",
    classname: "content/pirate-quest/decks/battle",
  });
  expect(first?.failure?.[0]).toMatchObject({
    type: "error",
    message: "a fault",
    inner: `${FILE}:84:5: error[facts/broken-run] a fault\nwhy: w\nfix: f`,
  });
});

test("findings that do not fail the run pass, with their text", async () => {
  const warning = finding(1, 1, 1, { severity: "warning" });
  const { testsuite } = await suitesOf([warning]);
  const [passed] = testsuite?.[0]?.testcase ?? [];
  expect(passed?.failure).toBeUndefined();
  expect(passed?.["system-out"]).toEqual([`${FILE}:1:1: warning[facts/broken-run] a fault`]);
  const strict = await suitesOf([warning], ({ severity }) => atLeast(severity, "warning"));
  expect(strict.failures).toBe(1);
});

test("a clean run has one case that passed", async () => {
  const report = await suitesOf([]);
  expect(report).toMatchObject({ tests: 1, failures: 0 });
  expect(report.testsuite?.flatMap(({ testcase }) => testcase)).toMatchObject([{ name: "no findings" }]);
});

test("names do not depend on line numbers, and differ within a file", async () => {
  const namesOf = async (...lines: readonly number[]) =>
    (await suitesOf(lines.map((line) => finding(line, 1, 1)))).testsuite?.[0]?.testcase?.map(
      ({ name }) => name,
    );
  expect(await namesOf(3, 9)).toEqual(["facts/broken-run: a fault", "facts/broken-run: a fault (2)"]);
  expect(await namesOf(4, 90)).toEqual(await namesOf(3, 9));
});

describe("hostile words", () => {
  test.each(HOSTILE.map((text, index) => [text, index] as const))("%j", async (text, index) => {
    const { testsuite } = await suitesOf([HOSTILE_FINDINGS[index] as Diagnostic]);
    const failure = testsuite?.[0]?.testcase?.[0]?.failure?.[0];
    const lines = asUtf8(text)
      .replace(/[\uFFFE\uFFFF]/g, "\uFFFD")
      .split(/(\r?\n)/);
    expect(failure?.message).toBe(
      lines.map((line) => writtenOut(line, "\r\n".slice(line.endsWith("\n") ? 0 : 1))).join(""),
    );
  });
});

test("ten thousand findings are one report", async () => {
  expect(await suitesOf(many(10_000))).toMatchObject({ tests: 10_000, failures: 3334 });
});
