/** Runs an example of the manual through the whole pipeline, on a project in memory: the sample game plus its files. */
import { type Diagnostic, fullMessage, type Severity } from "../../../src/diagnostics/diagnostic.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { checkTargets } from "../../../src/pipeline/judge/check-targets.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import { RULES } from "../../../src/rules/index.ts";
import { layOver } from "./example-bytes.ts";
import { filesOf, type Mark } from "./example-text.ts";
import { rememberedBundle } from "./remembered-bundle.ts";
import { filesFor, isLeftUnused, type ProjectFiles, SAMPLE_GAME } from "./sample-game.ts";

const bundle = rememberedBundle();
/** Whatever an example leaves unchanged in the sample game is read and laid out once. */
const memory = createMemory();

/** All findings about the sample game with these files added or replaced, before sheets are considered. */
export async function checkFiles(files: ProjectFiles): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await check({ ...SAMPLE_GAME, ...files });
  return diagnostics.filter((finding) => !isLeftUnused(finding, Object.keys(files)));
}

/** The same with the findings about posters, lists and sheets. */
async function checkToTheEnd(project: ProjectFiles): Promise<readonly Diagnostic[]> {
  const { findings } = await checkTargets(projectOf(project), [{ game: "sample", files: [] }], SILENT);
  return findings;
}

/** In the language of its translation, if it has one. */
const check = (project: ProjectFiles) => {
  const lang = Object.keys(project).flatMap((path) => /\/locales\/(\w{2})\//.exec(path)?.[1] ?? [])[0];
  const opened = projectOf(project);
  return checkGame(lang === undefined ? opened : { ...opened, lang }, "sample", SILENT);
};

function projectOf(project: ProjectFiles): ProjectContext {
  const prints = Object.entries(project).filter(([path]) => path.startsWith("output/"));
  const printed = Object.fromEntries(
    prints.map(([path, content]) => [path.slice("output/".length), content]),
  );
  const output = { host: createMemoryHost(printed), shown: "output" };
  return { host: createMemoryHost(project), bundle, memory, output };
}

export interface CheckedExample {
  /** The findings that the example's marks expect, and those found, in the same form and order. */
  readonly expected: readonly string[];
  readonly found: readonly string[];
  /** The severities of those found, and which of them offer no fix. */
  readonly severities: readonly Severity[];
  readonly withoutFix: readonly string[];
  /** Findings of other rules, one line each. */
  readonly others: readonly string[];
}

export async function checkExample(rule: string, example: string): Promise<CheckedExample> {
  const files = filesOf(example);
  const laid = layOver(SAMPLE_GAME, files);
  const project = { ...filesFor(laid), ...laid };
  const paths = files.map(({ path }) => path);
  const all =
    rule.startsWith("sheet/") || RULES.some((one) => one.id === rule && "afterAll" in one)
      ? await checkToTheEnd(project)
      : (await check(project)).diagnostics;
  const diagnostics = all.filter((finding) => !isLeftUnused(finding, paths));
  const own = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
  return {
    expected: files
      .flatMap(({ marks }) => marks)
      .map(lineOf)
      .sort(),
    found: own.map(markOf).map(lineOf).sort(),
    severities: own.map(({ severity }) => severity),
    withoutFix: own.filter(({ fix }) => fix === undefined).map(({ message }) => message),
    others: diagnostics
      .filter((one) => one.rule !== rule)
      .map((one) => `${one.rule}: ${lineOf(markOf(one))}`),
  };
}

function markOf(finding: Diagnostic): Mark {
  const { file, start, end } = finding;
  const length = end.line === start.line ? Math.max(1, end.column - start.column) : Number.POSITIVE_INFINITY;
  return { file, line: start.line, column: start.column, length, message: fullMessage(finding) };
}

const lineOf = ({ file, line, column, length, message }: Mark): string =>
  `${file}:${line}:${column}+${length} ${message}`;
