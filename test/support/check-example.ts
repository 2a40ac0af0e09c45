/** Runs an example of a rule through the whole pipeline, on a project in memory laid over the sample game. */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { checkGame } from "../../src/pipeline/check-game.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { filesOf, type Mark, marksOf } from "./example-text.ts";
import { type ProjectFiles, SAMPLE_GAME } from "./sample-game.ts";

const bundle = openBundle();

/** Everything that is found in the sample game with these files laid over it. */
export async function checkFiles(files: ProjectFiles): Promise<readonly Diagnostic[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  return (await checkGame({ host, bundle }, "sample", SILENT)).diagnostics;
}

export interface CheckedExample {
  /** What the example's marks ask for, and what was found, in the same form and order. */
  readonly expected: readonly string[];
  readonly found: readonly string[];
  /** Findings of other rules, one line each. */
  readonly others: readonly string[];
}

export async function checkExample(rule: string, example: string): Promise<CheckedExample> {
  const files = filesOf(example);
  const diagnostics = await checkFiles(Object.fromEntries(files.map(({ path, text }) => [path, text])));
  const own = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
  return {
    expected: files.flatMap(marksOf).map(lineOf).sort(),
    found: own.map(markOf).map(lineOf).sort(),
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
