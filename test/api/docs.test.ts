/** The programs of docs/api.md: each runs on its own against the package, one after the other in one folder. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { stepsOf } from "../support/command/guide.ts";
import { temporaryFolder } from "../support/temporary.ts";

test("the examples of docs/api.md print what the page shows", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "broadside"));
  const steps = stepsOf(readFileSync("docs/api.md", "utf8"));
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
