/**
 * Whole runs of the command, one `*.case` file per subject. A file consists of blocks under `=== name` lines: first the
 * files of a project (`=== project NAME` takes those of NAME.project, later ones replace or extend them), then for each
 * run `=== command` (`NAME=value` before it sets the environment) and the expected results; all runs share one folder.
 * Only listed results are checked, but the exit status always is.
 *
 *     === stdout                the whole output; `<project>` is the folder
 *     === stderr contains       each line occurs somewhere in the output
 *     === stderr lacks          no line occurs anywhere in it
 *     === written               every file that the run added to the folder, except its cache
 *     === file PATH             the content of a file
 *     === status                the exit status
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { broadside, type CommandRun, writeProject } from "../support/command/command.ts";
import { broadsideInside } from "../support/command/command-inside.ts";
import { type Block, blocksOf, CASES_FOLDER, projectFiles } from "../support/command/project-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Run as a compiled process of their own; the others run inside this one, which takes a tenth of the time. */
const STARTED = ["check/clean.case", "usage.case", "build/papers-and-backs.case"];

const CASES = readdirSync(CASES_FOLDER, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".case"));

test.each(CASES)("%s", async (name) => {
  const blocks = blocksOf(readFileSync(join(CASES_FOLDER, name), "utf8"));
  const starts = blocks.flatMap((block, index) => (block.name === "command" ? [index] : []));
  const project = temporaryFolder();
  writeProject(project, filesOf(blocks.slice(0, starts[0])));
  const run = STARTED.includes(name) ? broadside : broadsideInside;
  for (const [index, start] of starts.entries())
    await checkRun(
      run,
      project,
      blocks[start]?.text.trim() ?? "",
      blocks.slice(start + 1, starts[index + 1]),
    );
  expect(starts.length).toBeGreaterThan(0);
});

async function checkRun(
  run: typeof broadside | typeof broadsideInside,
  project: string,
  command: string,
  expectations: readonly Block[],
): Promise<void> {
  const before = new Set(filesBelow(project));
  const { words, env } = wordsOf(command);
  const { stdout, stderr, status } = await run(words, project, env);
  const shown = (text: string): string => text.replaceAll(project, "<project>");
  const done = { stdout: shown(stdout), stderr: shown(stderr), status };
  expect(
    expectations.some(({ name }) => name === "status"),
    `${command}: has a status`,
  ).toBe(true);
  for (const { name, text } of expectations)
    if (name === "written") {
      const added = filesBelow(project).filter((file) => !before.has(file));
      expect(added, `${command}: written`).toEqual(linesOf(text));
    } else if (name.startsWith("file "))
      expect(readFileSync(join(project, name.slice(5)), "utf8"), `${command}: ${name}`).toBe(text);
    else checkOutput(command, done, name, text);
}

function checkOutput(command: string, run: CommandRun, name: string, text: string): void {
  const [stream, how] = name.split(" ");
  const message = `${command}: ${name}; stderr: ${run.stderr}`;
  if (stream === "status") expect(run.status, message).toBe(Number(text));
  else if (stream !== "stdout" && stream !== "stderr") throw new Error(`unknown block "=== ${name}"`);
  else if (how === undefined) expect(run[stream], message).toBe(text);
  else if (how === "contains") for (const line of linesOf(text)) expect(run[stream], message).toContain(line);
  else for (const line of linesOf(text)) expect(run[stream], message).not.toContain(line);
}

function filesOf(blocks: readonly Block[]): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { name, text } of blocks)
    if (name.startsWith("project ")) Object.assign(files, projectFiles(name.slice("project ".length)));
    else files[name] = text;
  return files;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && basename(entry.parentPath) !== ".cache")
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const linesOf = (text: string): readonly string[] => text.split("\n").filter((line) => line !== "");

/** Splits at blanks; double quotes hold a word together. */
function wordsOf(command: string): { readonly words: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  const all = [...command.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
  const first = all.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const start = first === -1 ? all.length : first;
  return {
    words: all.slice(start),
    env: Object.fromEntries(all.slice(0, start).map((word) => word.split("=", 2) as [string, string])),
  };
}
