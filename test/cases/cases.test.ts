/**
 * Whole runs of the command. Each `*.case` file holds the files of a project (`=== path`), then `=== command`, and what
 * is expected: `=== stdout`, `=== stderr` (either may be left out) and `=== status`. `<project>` stands for the folder.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const SPECIAL = ["command", "stdout", "stderr", "status"];
const main = resolve("dist/cli/main.js");
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(readdirSync("test/cases").filter((file) => file.endsWith(".case")))("%s", (name) => {
  const parts = partsOf(readFileSync(join("test/cases", name), "utf8"));
  const project = mkdtempSync(join(tmpdir(), "broadside-case-"));
  folders.push(project);
  for (const [path, text] of parts) {
    if (SPECIAL.includes(path)) continue;
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const words = wordsOf(parts.get("command") ?? "");
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...words], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, CI: "true", NO_COLOR: "1" },
  });
  const shown = (text: string): string => text.replaceAll(project, "<project>");
  const found = { stdout: shown(stdout), stderr: shown(stderr), status };
  const expected = {
    stdout: parts.get("stdout") ?? found.stdout,
    stderr: parts.get("stderr") ?? found.stderr,
    status: Number(parts.get("status")),
  };
  expect(found).toEqual(expected);
});

function partsOf(text: string): ReadonlyMap<string, string> {
  const blocks = text.split(/^=== (.+)\n/m).slice(1);
  const parts = new Map<string, string>();
  for (let index = 0; index < blocks.length; index += 2)
    parts.set(blocks[index] as string, blocks[index + 1] ?? "");
  return parts;
}

/** Splits at blanks; double quotes hold a word together. */
function wordsOf(command: string): readonly string[] {
  return [...command.trim().matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
}
