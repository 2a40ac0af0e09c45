/**
 * The programs of docs/api.md: each runs on its own against the package, one after the other in one folder. That they
 * compile is part of `whole/package.test.ts`, which has the published types.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { OPEN_OPTIONS } from "../../src/api/project-at.ts";
import { ERROR_CODES } from "../../src/diagnostics/broadside-error.ts";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { stepsOf } from "../support/command/guide.ts";
import { temporaryFolder } from "../support/temporary.ts";

const PAGE = readFileSync("docs/api.md", "utf8");

test("the examples of docs/api.md print what the page shows", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "broadside"));
  const steps = stepsOf(PAGE);
  expect(steps.length).toBeGreaterThan(5);
  for (const [index, { language, text }] of steps.entries()) {
    if (language !== "js") continue;
    const file = join(folder, `example-${index}.mjs`);
    writeFileSync(file, text);
    const { stdout, stderr, status } = spawnSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });
    expect(status, `${text}\n${stderr}`).toBe(0);
    expect(stdout.trimEnd(), text).toBe(steps[index + 1]?.text.trimEnd());
  }
});

/** The cells of the first column of a table under a heading, without back quotes and arguments. */
function rowsUnder(heading: string): readonly string[] {
  const [, section = ""] = PAGE.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return [...own.matchAll(/^\| `([\w.-]+)/gm)].map(([, word]) => word as string);
}

test("docs/api.md has every call of a project", async () => {
  const project = await openProject(createMemoryHost({}));
  const calls = Object.entries(project).flatMap(([name, call]) =>
    typeof call === "object" ? Object.keys(call).map((one) => `${name}.${one}`) : [name],
  );
  const facts = ["root", "isBundled"];
  expect([...rowsUnder("Every call")].sort()).toEqual(calls.filter((name) => !facts.includes(name)).sort());
});

test("docs/api.md has every option of openProject, and every error code", () => {
  expect(rowsUnder("Open a project")).toEqual(Object.keys(OPEN_OPTIONS));
  expect(rowsUnder("Errors")).toEqual(ERROR_CODES);
});
