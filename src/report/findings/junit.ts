/**
 * Findings as JUnit XML, the test report that CI servers read: one suite per file, one case per finding. A finding that
 * makes the exit status 1 is a failure; a less severe one is a passed case with output. A clean run has one passed
 * case, because servers treat an empty report as broken.
 */
import { type Diagnostic, fullMessage } from "../../diagnostics/diagnostic.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import { xmlAttribute, xmlText } from "../../diagnostics/text/xml-text.ts";
import { fileWords, shownPlace } from "./place-words.ts";

const CLEAN = [
  '  <testsuite name="broadside check" tests="1" failures="0" errors="0" skipped="0">',
  '    <testcase name="no findings" classname="broadside.check"/>',
  "  </testsuite>",
];

/** @param fails whether the finding makes the exit status 1 */
export function reportJunit(
  diagnostics: readonly Diagnostic[],
  fails: (diagnostic: Diagnostic) => boolean,
): string {
  const byFile = groupedBy(diagnostics, ({ file }) => fileWords(file));
  const suites = [...byFile].flatMap(([file, found]) => suiteOf(file, found, fails));
  const counts = countsOf(diagnostics, fails, Math.max(1, diagnostics.length));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="broadside check" ${counts}>`,
    ...(diagnostics.length === 0 ? CLEAN : suites),
    "</testsuites>",
    "",
  ].join("\n");
}

function suiteOf(
  file: string,
  found: readonly Diagnostic[],
  fails: (diagnostic: Diagnostic) => boolean,
): readonly string[] {
  const names = caseNames(found);
  // Servers split a class name at its dots; a file extension would be taken for the class.
  const classname = xmlAttribute(file.replace(/\.[^./]+$/, ""));
  const cases = found.map((one, index) => {
    const open = `    <testcase name="${xmlAttribute(names[index] as string)}" classname="${classname}">`;
    return `${open}\n${fails(one) ? failureOf(one) : noteOf(one)}\n    </testcase>`;
  });
  const head = `  <testsuite name="${xmlAttribute(file)}" ${countsOf(found, fails, found.length)} errors="0" skipped="0">`;
  return [head, ...cases, "  </testsuite>"];
}

function countsOf(
  found: readonly Diagnostic[],
  fails: (diagnostic: Diagnostic) => boolean,
  tests: number,
): string {
  return `tests="${tests}" failures="${found.filter(fails).length}"`;
}

/** Names without line numbers, so that a server recognises a case in the next run; equal ones are numbered. */
function caseNames(found: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return found.map((diagnostic) => {
    const name = `${diagnostic.rule}: ${fullMessage(diagnostic)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function failureOf(diagnostic: Diagnostic): string {
  const { severity } = diagnostic;
  return `      <failure type="${severity}" message="${xmlAttribute(fullMessage(diagnostic))}">${xmlText(wordsOf(diagnostic))}</failure>`;
}

const noteOf = (diagnostic: Diagnostic): string =>
  `      <system-out>${xmlText(wordsOf(diagnostic))}</system-out>`;

function wordsOf(diagnostic: Diagnostic): string {
  const { rule, severity, why, fix } = diagnostic;
  const notes = [why && `why: ${why}`, fix && `fix: ${fix}`].filter((words) => words);
  return [`${shownPlace(diagnostic)}: ${severity}[${rule}] ${fullMessage(diagnostic)}`, ...notes].join("\n");
}
