/** Runs an example of the manual through the whole pipeline, on a project in memory laid over the sample game. */
import type { Diagnostic, Severity } from "../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { checkGame } from "../../src/pipeline/check-game.ts";
import { checkSheets } from "../../src/pipeline/impose-print.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { contentOf } from "./example-bytes.ts";
import { filesOf, type Mark } from "./example-text.ts";
import { type ProjectFiles, SAMPLE_GAME } from "./sample-game.ts";

const bundle = openBundle();

/** Everything that is found in the sample game with these files laid over it, before sheets are thought of. */
export async function checkFiles(files: ProjectFiles): Promise<readonly Diagnostic[]> {
  return (await check(files)).diagnostics;
}

/** The same with what is found on its sheets. */
export async function checkFilesAndSheets(files: ProjectFiles): Promise<readonly Diagnostic[]> {
  const { made, diagnostics } = await check(files);
  return [...diagnostics, ...(made ? checkSheets(made) : [])];
}

function check(files: ProjectFiles) {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  return checkGame({ host, bundle }, "sample", SILENT);
}

export interface CheckedExample {
  /** What the example's marks ask for, and what was found, in the same form and order. */
  readonly expected: readonly string[];
  readonly found: readonly string[];
  readonly severities: readonly Severity[];
  /** Findings of other rules, one line each. */
  readonly others: readonly string[];
}

export async function checkExample(rule: string, example: string): Promise<CheckedExample> {
  const files = filesOf(example);
  const laid = Object.fromEntries(files.map((file) => [file.path, contentOf(file, SAMPLE_GAME)]));
  const diagnostics = await (rule.startsWith("sheet/") ? checkFilesAndSheets : checkFiles)(laid);
  const own = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
  return {
    expected: files
      .flatMap(({ marks }) => marks)
      .map(lineOf)
      .sort(),
    found: own.map(markOf).map(lineOf).sort(),
    severities: own.map(({ severity }) => severity),
    others: diagnostics
      .filter((one) => one.rule !== rule)
      .map((one) => `${one.rule}: ${lineOf(markOf(one))}`),
  };
}

function markOf({ file, start, end, message }: Diagnostic): Mark {
  const length = end.line === start.line ? Math.max(1, end.column - start.column) : Number.POSITIVE_INFINITY;
  return { file, line: start.line, column: start.column, length, message };
}

const lineOf = ({ file, line, column, length, message }: Mark): string =>
  `${file}:${line}:${column}+${length} ${message}`;
