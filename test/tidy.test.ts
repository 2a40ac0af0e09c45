/** Formatting, lint and types, of the tests too, are part of the suite. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("biome finds nothing to change", () => {
  expect(run("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"])).toEqual(CLEAN);
});

test("the compiler accepts sources and tests", () => {
  // What did not change since the last run, and hangs on nothing that did, is not read again; a fresh clone has no last run.
  const kept = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/broadside/types.tsbuildinfo"];
  expect(run("node_modules/typescript/bin/tsc", ["--project", "test/tsconfig.json", ...kept])).toEqual(CLEAN);
});

const CLEAN = { status: 0, findings: "" };

function run(script: string, words: readonly string[]): typeof CLEAN {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: "utf8" });
  return { status: status ?? -1, findings: status === 0 ? "" : stdout + stderr };
}
